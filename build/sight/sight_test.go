package main

import (
	"image"
	"math"
	"path/filepath"
	"testing"

	"xwing/scene/draw"
)

// TestPalette: what means different things is told apart by every eye in every theme, or
// a shape tells it.
func TestPalette(t *testing.T) {
	for _, id := range draw.Themes() {
		theme := draw.NewTheme(id)
		for _, p := range pairs() {
			if worst, far := least(p.in(theme)); far < enough && p.shape == "" {
				t.Errorf("%s: %s are %.0f apart by %s, and no shape tells them", id, p.name, far, worst)
			}
		}
	}
}

// TestGoldenPictures: the same holds for what is to be seen in the pictures.
func TestGoldenPictures(t *testing.T) {
	files, err := filepath.Glob("../../scene/e2e/testdata/golden/*.png")
	if err != nil || len(files) < 8 {
		t.Fatalf("%d pictures, %v", len(files), err)
	}
	together := 0
	for _, file := range files {
		img, err := read(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range seen(img) {
			together++
			if worst, far := least(p.a, p.b); far < enough && p.shape == "" {
				t.Errorf("%s: %s are %.0f apart by %s, and no shape tells them", file, p.name, far, worst)
			}
		}
	}
	if together < 20 {
		t.Errorf("only %d pairs are to be seen in the pictures", together)
	}
}

// TestEyes: white stays white, gray stays gray, and those who lack a cone mix up what they
// are known to mix up.
func TestEyes(t *testing.T) {
	red, green := draw.RGB(0xc04040), draw.RGB(0x5a7a30)
	for _, e := range eyes() {
		for _, gray := range []draw.Color{draw.RGB(0xffffff), draw.RGB(0x808080), draw.RGB(0)} {
			if d := apart(e.sees(gray), gray); d > 1 {
				t.Errorf("%s sees %v as %v", e.name, gray, e.sees(gray))
			}
		}
		far := apart(e.sees(red), e.sees(green)) / apart(red, green)
		if mixes := e.name == "protanopia" || e.name == "deuteranopia"; mixes != (far < 0.5) {
			t.Errorf("%s sees red and green %.2f as far apart", e.name, far)
		}
	}
	if d := apart(draw.RGB(0xffffff), draw.RGB(0)); math.Abs(d-100) > 0.1 {
		t.Errorf("black and white are %.1f apart, want 100", d)
	}
}

// TestShown finds colors in a picture, and none that is not there.
func TestShown(t *testing.T) {
	img := image.NewNRGBA(image.Rect(0, 0, 20, 20))
	for x := range 20 {
		img.SetNRGBA(x, 3, draw.Color{R: 0x52, G: 0x30, B: 0x70, A: 0xff})
	}
	got := shown(img, []draw.Color{draw.RGB(0x503070), draw.RGB(0x905070)})
	if len(got) != 1 || got[draw.RGB(0x503070)] != draw.RGB(0x523070) {
		t.Errorf("%v are shown", got)
	}
	if by := seenBy(img, eyes()[0]); by.NRGBAAt(5, 3) != img.NRGBAAt(5, 3) {
		t.Error("the usual eye changes a picture")
	}
}
