package mat

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// small is the side of the pictures that are measured.
const small = 128

// pictures are those of a mat that a table lies over.
func pictures(m *Mat) []*image.RGBA {
	out := []*image.RGBA{m.Gas(small).Whole()}
	if _, _, _, ok := m.Place(); ok {
		out = append(out, m.Planet(small).Whole())
	}
	return out
}

// contrast is that of two luminances by WCAG.
func contrast(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// TestNothingOutshinesTheTable paints every mat small and holds words, the colors of
// the seats and the edge of a rock against its brightest pixel.
func TestNothingOutshinesTheTable(t *testing.T) {
	over := []struct {
		what  string
		color color
		least float64
	}{{"white", rgb(0xffffff), 11}, {"red", rgb(0xe0675c), 3.3}, {"blue", rgb(0x5b9be0), 3.8}, {"rock", rgb(0x8d8378), 3}}
	for _, m := range All() {
		if m.Bare() {
			continue
		}
		brightest, sum := 0.0, 0.0
		for _, img := range pictures(&m) {
			for i := 0; i < len(img.Pix); i += 4 {
				l := color{linear(img.Pix[i]), linear(img.Pix[i+1]), linear(img.Pix[i+2])}.luminance()
				brightest = max(brightest, l)
				sum += l
			}
		}
		for _, o := range over {
			if got := contrast(o.color.luminance(), brightest); got < o.least {
				t.Errorf("%s: %s has a contrast of %.2f on the brightest pixel, want %v", m.ID, o.what, got, o.least)
			}
		}
		if mean := sum / (small * small); mean < 0.003 {
			t.Errorf("%s is black: a mean luminance of %.4f", m.ID, mean)
		}
	}
}

// TestKnee bends and never turns back.
func TestKnee(t *testing.T) {
	last := -1.0
	for i := range 2000 {
		l := float64(i) / 1000
		k := knee(l)
		if k < last || k > ease+room || l <= ease && k != l || k > l {
			t.Fatalf("knee(%v) = %v after %v", l, k, last)
		}
		last = k
	}
	if got := encoded(linear(77)) * 255; math.Abs(got-77) > 1e-9 {
		t.Errorf("a step of the screen comes back as %v", got)
	}
}

// TestTheSameSeedIsTheSameMat paints twice; no two mats are alike.
func TestTheSameSeedIsTheSameMat(t *testing.T) {
	seen := map[string][]byte{}
	for _, m := range All() {
		if m.Bare() {
			continue
		}
		a, again := pictures(&m), Find(m.ID)
		for i, b := range pictures(&again) {
			if !bytes.Equal(a[i].Pix, b.Pix) {
				t.Errorf("%s: picture %d differs when it is painted again", m.ID, i)
			}
		}
		for other, pix := range seen {
			if bytes.Equal(pix, a[0].Pix) {
				t.Errorf("%s and %s are the same picture", m.ID, other)
			}
		}
		seen[m.ID] = a[0].Pix
	}
	if got := Find("no such mat"); got.ID != All()[0].ID {
		t.Errorf("an unknown mat is %s", got.ID)
	}
}

// TestSheet writes the mats as the table shows them into the folder that XWING_SHEET
// names.
func TestSheet(t *testing.T) {
	folder := os.Getenv("XWING_SHEET")
	if folder == "" {
		t.Skip("XWING_SHEET names no folder")
	}
	for _, m := range All() {
		if m.Bare() {
			continue
		}
		const side = 640
		gas := m.Gas(side).Whole()
		if x, y, s, ok := m.Place(); ok {
			px := int(s / Spread * side)
			at := image.Pt(int((x-0.5)/Spread*side)+side/2-px/2, int((y-0.5)/Spread*side)+side/2-px/2)
			draw.Draw(gas, image.Rectangle{at, at.Add(image.Pt(px, px))}, m.Planet(px).Whole(), image.Point{}, draw.Over)
		}
		f, err := os.Create(filepath.Join(folder, m.ID+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, gas); err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}

// BenchmarkGas is what the picture of the gas costs.
func BenchmarkGas(b *testing.B) {
	m := All()[0]
	for b.Loop() {
		m.Gas(640).Whole()
	}
}
