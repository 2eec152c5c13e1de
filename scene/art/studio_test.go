package art

import (
	"fmt"
	"image"
	"slices"
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

// TestSignsComeFirst: what is painted at once comes before ships, and what the table lies over last, in whatever
// order they are wanted; one that is begun waits for what is more urgent.
func TestSignsComeFirst(t *testing.T) {
	studio, err := NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	at := time.Unix(0, 0)
	now := func() time.Time { at = at.Add(Slice + 1); return at } // one step a Work
	mat := studio.Sprite(Ground{Mat: "teal"})
	studio.Work(now)
	ship := studio.Sprite(slow{2})
	studio.Work(now)
	sign := studio.Sprite(Caption{Text: "1", Wide: 20, High: 20})
	var got []string
	for range 3 {
		studio.Work(now)
		got = append(got, fmt.Sprint(sign.Image != nil, ship.Image != nil, mat.Image != nil))
	}
	if want := []string{"true false false", "true true false", "true true false"}; !slices.Equal(got, want) {
		t.Errorf("sign, ship and mat are there: %v, want %v", got, want)
	}
}

// TestRareTicksPaintMore: where a tick takes long, a part of that goes to the pictures, but no more than a few Slices.
func TestRareTicksPaintMore(t *testing.T) {
	for _, c := range []struct {
		tick  time.Duration
		least int // pictures a tick, of a millisecond each
		most  int
	}{{16 * time.Millisecond, 4, 7}, {100 * time.Millisecond, 18, 22}, {time.Second, 38, 42}} {
		studio, err := NewStudio()
		if err != nil {
			t.Fatal(err)
		}
		for i := range 100 {
			studio.Sprite(Caption{Text: "1", Wide: 4, High: float64(i + 2)})
		}
		at := time.Unix(0, 0)
		now := func() time.Time { at = at.Add(time.Millisecond); return at }
		studio.Work(now)
		at = at.Add(c.tick - 6*time.Millisecond)
		before := studio.Pending()
		studio.Work(now)
		if n := before - studio.Pending(); n < c.least || n > c.most {
			t.Errorf("ticks of %v: %d pictures, want %d to %d", c.tick, n, c.least, c.most)
		}
	}
}
