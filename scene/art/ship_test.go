package art

import (
	"image"
	"image/draw"
	"io/fs"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/scene/art/figure"
)

// What a description keeps to: it stays within its frame, so that the ship keeps
// the margin of its base, and fills most of it one way.
const (
	reach = 100
	fills = 90
)

// TestEveryShipIsDescribed reads the description of every ship type of the
// facts, which fits its frame; what scenarios lay is described like them.
func TestEveryShipIsDescribed(t *testing.T) {
	facts, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{"plain": true, "satellite": true, "supplycache": true, "evacuationshuttle": true}
	for _, s := range facts.Ships() {
		known[s.XWS] = true
		f, err := figure.Load(s.XWS, In(assets.Ships()))
		if err != nil {
			t.Error(err)
			continue
		}
		x, y := f.Extent()
		if max(x, y) > reach {
			t.Errorf("%s reaches %v, %v, want at most %v", s.XWS, x, y, reach)
		}
		if max(x, y) < fills {
			t.Errorf("%s reaches %v, %v: it would look small on its base", s.XWS, x, y)
		}
		for _, p := range f.Parts {
			if p.Tone == figure.Ink || p.Tone == figure.Cut {
				t.Errorf("%s has a part of tone %s, which is for signs", s.XWS, p.Tone)
			}
		}
	}
	if len(known) < 86 {
		t.Errorf("%d ship types, want 84", len(known)-4)
	}
	for _, name := range described(t) {
		if !known[name] {
			t.Errorf("%s is described, but no ship type of the facts", name)
		}
	}
}

// described are the names of the described ship types.
func described(t *testing.T) []string {
	t.Helper()
	files, err := fs.Glob(assets.Ships(), "*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no descriptions: %v", err)
	}
	for i := range files {
		files[i] = strings.TrimSuffix(files[i], ".txt")
	}
	return files
}

// silhouette is a ship type as little pixels, in no light: that comes from one side.
func silhouette(s *Studio, name string) *image.RGBA {
	const side = 64
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(img, img.Rect, s.Picture(Raised{Chassis: name, Side: side}), image.Point{}, draw.Src)
	return img
}

// apart is how many of two pictures' pixels differ clearly.
func apart(a, b *image.RGBA) int {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for k := range 4 {
			if d := int(a.Pix[i+k]) - int(b.Pix[i+k]); d > 64 || d < -64 {
				n++
				break
			}
		}
	}
	return n
}

// TestShipsAreSymmetric compares each picture with its mirror image: they are
// the same unless the description says lopsided, and then they are not.
func TestShipsAreSymmetric(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range described(t) {
		a := silhouette(studio, name)
		b := image.NewRGBA(a.Rect)
		for y := range a.Rect.Dy() {
			for x := range a.Rect.Dx() {
				b.Set(a.Rect.Dx()-1-x, y, a.At(x, y))
			}
		}
		n, says := apart(a, b), studio.ship(name).Lopsided
		if !says && n > 32 {
			t.Errorf("%s is not symmetric (%d pixels) and does not say that it is lopsided", name, n)
		}
		if says && n <= 8 {
			t.Errorf("%s says that it is lopsided, but is symmetric", name)
		}
	}
}

// TestShipsLookDifferent finds no two ship types with nearly the same picture,
// but for those that are said to have the same.
func TestShipsLookDifferent(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	const clearly = 150 // of 64×64 pixels
	names := described(t)
	var pictures []*image.RGBA
	for _, name := range names {
		pictures = append(pictures, silhouette(studio, name))
	}
	for i := range names {
		for j := range i {
			same := studio.ship(names[i]).Same == names[j] || studio.ship(names[j]).Same == names[i]
			n := apart(pictures[i], pictures[j])
			if n < clearly && !same {
				t.Errorf("%s and %s differ in %d pixels only", names[i], names[j], n)
			}
			if n > 0 && same {
				t.Errorf("%s should look like %s", names[i], names[j])
			}
		}
	}
}

// TestEveryShipHasEngines finds them on the ship, those on the right where those on the
// left are mirrored.
func TestEveryShipHasEngines(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range described(t) {
		side := 0.0
		for _, n := range studio.Nozzles(name) {
			side += n.X
			if n.R <= 0 || n.R > 0.6 || max(n.X, -n.X) > 1 || max(n.Y, -n.Y) > 1 {
				t.Errorf("%s has an engine at %+v", name, n)
			}
		}
		if f := studio.ship(name); !f.Lopsided && max(side, -side) > 0.01 {
			t.Errorf("the engines of %s are %v to one side", name, side)
		}
	}
}
