package relief

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// square is the outline of a square about a point.
func square(x, y, half float64) [][][2]float64 {
	return [][][2]float64{{{x - half, y - half}, {x + half, y - half}, {x + half, y + half}, {x - half, y + half}}}
}

var gray = color.NRGBA{R: 128, G: 128, B: 128, A: 255}

// TestMeasure compares the distances from the edge of a shape with a dent, and a hole
// in it, with those to every pixel.
func TestMeasure(t *testing.T) {
	const side = 40
	mask := image.NewAlpha(image.Rect(0, 0, side, side))
	in := func(x, y int) bool {
		return x > 5 && x < 34 && y > 8 && y < 30 && (x < 15 || y < 22) && math.Hypot(float64(x-24), float64(y-14)) > 3
	}
	for y := range side {
		for x := range side {
			if in(x, y) {
				mask.SetAlpha(x, y, color.Alpha{A: 255})
			}
		}
	}
	var f field
	f.measure(mask, mask.Rect)
	all := 0.0
	for y := range side {
		for x := range side {
			want := math.Inf(1)
			for v := range side {
				for u := range side {
					if in(u, v) != in(x, y) {
						want = min(want, math.Hypot(float64(u-x), float64(v-y)))
					}
				}
			}
			if want -= 0.5; !in(x, y) {
				want = -want
			}
			got := float64(f.at(x, y))
			if math.Abs(got-want) > 0.65 { // corners are rounded
				t.Fatalf("at %d, %d: %.3f from the edge, want %.3f", x, y, got, want)
			}
			all += math.Abs(got - want)
		}
	}
	if mean := all / side / side; mean > 0.2 {
		t.Errorf("%.3f pixels off on average", mean)
	}
}

// TestSlantingEdgesAreSmooth measures from edges that slant as those of wings do: along a line beside the edge all is
// equally far from it, so that light finds no ridges.
func TestSlantingEdgesAreSmooth(t *testing.T) {
	const side = 200
	for _, slant := range []float64{0.06, 0.12, 0.21, 0.35, 0.7, 1} {
		b := New(side, 1)
		half := slant * side / 2 // from y = half at the left to -half at the right
		r := b.raster([][][2]float64{{{-100, half}, {100, -half}, {100, 100}, {-100, 100}}}, 3)
		b.far.measure(b.mask, r)
		l := math.Hypot(1, slant)
		for _, deep := range []float64{1, 2.5, 4, 7, 11} {
			least, most := math.Inf(1), math.Inf(-1)
			for x := 60; x < 140; x++ {
				y := int(side/2 - slant*(float64(x)+0.5-side/2) + deep*l)
				want := (slant*(float64(x)+0.5-side/2) + float64(y) + 0.5 - side/2) / l
				off := float64(b.far.at(x, y)) - want
				least, most = min(least, off), max(most, off)
			}
			if most-least > 0.16 || max(-least, most) > 0.16 {
				t.Errorf("slant %v, %v deep: from %.2f to %.2f off", slant, deep, least, most)
			}
		}
	}
}

// sum is how bright a part of a picture is.
func sum(img *image.RGBA, r image.Rectangle) (all int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			all += int(img.RGBAAt(x, y).R)
		}
	}
	return all
}

// TestLitFromTheLamp raises a square: the edges toward the lamp are brighter than the
// others, and so they are when they are lit by the normals of its sheet.
func TestLitFromTheLamp(t *testing.T) {
	b := New(64, 1)
	b.Add(square(0, 0, 24), Finish{Color: gray, Height: 8, Bevel: 10})
	img := b.Lit([3]float64{-0.6, -0.6, 0.53})
	upper, lower := sum(img, image.Rect(10, 10, 54, 16)), sum(img, image.Rect(10, 48, 54, 54))
	left, right := sum(img, image.Rect(10, 10, 16, 54)), sum(img, image.Rect(48, 10, 54, 54))
	if upper < lower*3/2 || left < right*3/2 {
		t.Errorf("upper edge %d and lower %d, left %d and right %d", upper, lower, left, right)
	}
	sheet := b.Sheet()
	if n := sheet.RGBAAt(64+11, 32); n.R > 110 {
		t.Errorf("at the left edge the normal is %v, want it to point to the left", n)
	}
	if n := sheet.RGBAAt(64+32, 32); n.R < 126 || n.R > 129 || n.B < 250 {
		t.Errorf("in the middle the normal is %v, want it to point at whoever looks", n)
	}
}

// TestPaintKeepsTheShape paints over a raised part: its color changes, its shape does not.
func TestPaintKeepsTheShape(t *testing.T) {
	plain, painted := New(64, 1), New(64, 1)
	for _, b := range []*Body{plain, painted} {
		b.Add(square(0, 0, 24), Finish{Color: gray, Height: 8, Bevel: 10})
	}
	painted.Add(square(-20, 0, 8), Finish{Color: color.NRGBA{R: 255, A: 255}, Paint: true})
	p, q := plain.look[32*64+12], painted.look[32*64+12]
	if p.nx != q.nx || p.ny != q.ny {
		t.Errorf("the slope was %v, %v and is %v, %v", p.nx, p.ny, q.nx, q.ny)
	}
	if q.r != 255 || q.g != 0 {
		t.Errorf("the paint is %v, %v", q.r, q.g)
	}
}

// TestHalo is dark about the body, darker the nearer, and leaves the body and a free
// edge of the picture.
func TestHalo(t *testing.T) {
	b := New(64, 1)
	b.Add(square(0, 0, 20), Finish{Color: gray})
	b.Halo(8, 0.6)
	img := b.Sheet()
	near, far, beyond := img.RGBAAt(54, 32).A, img.RGBAAt(57, 32).A, img.RGBAAt(62, 32).A
	if near <= far || far == 0 || beyond != 0 || img.RGBAAt(54, 32).R != 0 {
		t.Errorf("beside the body: %d, %d, %d", near, far, beyond)
	}
	if c := img.RGBAAt(32, 32); c != (color.RGBA{128, 128, 128, 255}) {
		t.Errorf("the body is %v", c)
	}
}

// TestStepsAreTheWhole: a part raised in steps is the same as at once.
func TestStepsAreTheWhole(t *testing.T) {
	f := Finish{Color: gray, Height: 5, Bevel: 9, Line: 2, Shadow: 0.5, Reach: 4,
		Bump: func(x, y float64) float64 { return math.Sin(x) }, Tone: func(x, y float64) float64 { return 1 + y/100 }}
	a, b := New(90, 1.5), New(90, 1.5)
	a.Add(square(3, 2, 22), f)
	steps := 1
	for step := b.Begin(square(3, 2, 22), f); !step(); steps++ {
	}
	if steps < 4 {
		t.Errorf("done in %d steps", steps)
	}
	for i := range a.look {
		if a.look[i] != b.look[i] {
			t.Fatalf("place %d differs", i)
		}
	}
}
