package art

import (
	"image"
	"testing"
	"time"
)

// slow is a picture in some steps.
type slow struct{ steps int }

func (s slow) Size() (w, h, scale float64) { return 4, 4, 1 }
func (s slow) Paint(p *Paper)              { p.Whole(s) }

func (s slow) Begin(*Studio) func() image.Image {
	n := 0
	return func() image.Image {
		if n++; n < s.steps {
			return nil
		}
		return image.NewRGBA(image.Rect(0, 0, 4, 4))
	}
}

// TestSlowPicturesTakeTheirTime: a step takes a whole Slice here, so that every Work
// makes one; the picture is there after the last, and then the next is begun.
func TestSlowPicturesTakeTheirTime(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	at := time.Unix(0, 0)
	now := func() time.Time { at = at.Add(Slice + 1); return at }
	first, second := studio.Sprite(slow{3}), studio.Sprite(slow{2})
	for i, want := range []bool{false, false, true, false, true} {
		if got := studio.Work(now); got != want {
			t.Errorf("Work %d finishes a picture: %v, want %v", i, got, want)
		}
		if (first.Image != nil) != (i >= 2) || (second.Image != nil) != (i >= 4) {
			t.Errorf("after Work %d: %v, %v", i, first.Image != nil, second.Image != nil)
		}
	}
	if studio.Pending() != 0 || studio.Work(now) {
		t.Error("something is left to paint")
	}
}
