package game

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// drawDecision makes any Decision of any shape, answerable or not.
func drawDecision(t *rapid.T) Decision {
	offer := func(label string) []Option {
		var ids []string
		for i := range rapid.IntRange(0, 6).Draw(t, label) {
			ids = append(ids, rapid.SampledFrom([]string{"", "x-"}).Draw(t, "legal")+fmt.Sprint("o", i))
		}
		return options(ids...)
	}
	d := Decision{Kind: "k", Seat: Seat(rapid.IntRange(0, 1).Draw(t, "seat")), Shape: Shape(rapid.IntRange(1, 5).Draw(t, "shape"))}
	switch d.Shape {
	case OneForEach:
		for i := range rapid.IntRange(0, 3).Draw(t, "slots") {
			d.Slots = append(d.Slots, Slot{ID: fmt.Sprint(i), Options: offer("options")})
		}
	case Place:
		var taken []physics.Pose
		for range rapid.IntRange(0, 3).Draw(t, "taken") {
			taken = append(taken, physics.PoseAt(rapid.Float64Range(0, 300).Draw(t, "x"), rapid.Float64Range(0, 200).Draw(t, "y"), 0))
		}
		d.Placement = toyPlacement(taken)
		for i := range d.Placement.KeepOut {
			d.Placement.KeepOut[i].Distance = rapid.Float64Range(0, 120).Draw(t, "distance")
		}
	default:
		d.Options = offer("options")
		d.Min = rapid.IntRange(0, 3).Draw(t, "min")
		d.Max = d.Min + rapid.IntRange(0, 3).Draw(t, "more")
	}
	return d
}

func TestSampleIsLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawDecision(t)
		src := NewSource(rapid.Uint64().Draw(t, "seed"), 0)
		c, err := Sample(&src, d)
		switch {
		case err == nil:
			if err := validate(d, c); err != nil {
				t.Fatalf("Sample(%+v) = %+v: %v", d, c, err)
			}
			again := NewSource(src.Hi, src.Lo)
			if _, err := Sample(&again, d); err != nil {
				t.Fatalf("a second Sample: %v", err)
			}
		case !errors.Is(err, ErrStuck):
			t.Fatal(err)
		case d.Shape == Place:
			if piece, pose, ok := d.Placement.AnyLegal(); ok {
				t.Fatalf("stuck, but %s may stand at %v", piece, pose)
			}
		case d.wellFormed(2) == nil:
			t.Fatalf("stuck in %+v", d)
		}
	})
}

// Every legal answer comes about equally often.
func TestSampleIsUniform(t *testing.T) {
	for _, test := range []struct {
		name    string
		d       Decision
		answers int
	}{
		{"one", Decision{Kind: "k", Shape: OneOf, Options: options("a", "b", "x-no", "c")}, 3},
		{"some", Decision{Kind: "k", Shape: SomeOf, Min: 0, Max: 3, Options: options("a", "b", "c", "d")}, 1 + 4 + 6 + 4},
		{"order", Decision{Kind: "k", Shape: Order, Options: options("a", "b", "c")}, 6},
		{"each", Decision{Kind: "k", Shape: OneForEach, Slots: []Slot{
			{ID: "1", Options: options("a", "b")}, {ID: "2", Options: options("a", "b", "c")}}}, 6},
	} {
		src := NewSource(21, 0)
		counts := map[string]int{}
		const each = 2000
		for range test.answers * each {
			c, err := Sample(&src, test.d)
			if err != nil {
				t.Fatal(err)
			}
			counts[fmt.Sprint(c.Pick, c.Each)]++
		}
		if len(counts) != test.answers {
			t.Errorf("%s: %d different answers, want %d", test.name, len(counts), test.answers)
		}
		for answer, n := range counts {
			if n < each*85/100 || n > each*115/100 {
				t.Errorf("%s: %s came %d times, want about %d", test.name, answer, n, each)
			}
		}
	}
}

func TestSamplePlaceCoversTheZone(t *testing.T) {
	d := Decision{Kind: "k", Shape: Place, Placement: toyPlacement(nil)}
	src := NewSource(4, 4)
	var quarters, headings [4]int
	const n = 4000
	for range n {
		c, err := Sample(&src, d)
		if err != nil {
			t.Fatal(err)
		}
		p := c.Pose.Point()
		quarter := 0
		if p.X > 150 {
			quarter++
		}
		if p.Y > 50 {
			quarter += 2
		}
		quarters[quarter]++
		headings[c.Pose.Heading/(maxHeading/4)]++
	}
	for i := range 4 {
		if quarters[i] < n/5 || headings[i] < n/5 {
			t.Fatalf("quarters %v, headings %v", quarters, headings)
		}
	}
}

func TestSampleManyOptions(t *testing.T) {
	var ids []string
	for i := range 200 {
		ids = append(ids, fmt.Sprint(i))
	}
	d := Decision{Kind: "k", Shape: SomeOf, Min: 90, Max: 110, Options: options(ids...)}
	src := NewSource(1, 1)
	sizes := map[int]int{}
	for range 500 {
		c, err := Sample(&src, d)
		if err != nil || validate(d, c) != nil {
			t.Fatal(err, validate(d, c))
		}
		sizes[len(c.Pick)]++
	}
	if len(sizes) != 21 {
		t.Errorf("%d sizes, want 21", len(sizes))
	}
}

func TestSampleSaysWhenItIsStuck(t *testing.T) {
	full := toyPlacement(nil)
	full.KeepOut = []KeepOut{{Shape: physics.Rect(0, 0, 300, 200)}}
	for _, d := range []Decision{
		{Kind: "k", Shape: OneOf},
		{Kind: "k", Shape: OneOf, Options: options("x-no")},
		{Kind: "k", Shape: SomeOf, Min: 2, Max: 3, Options: options("a", "x-no")},
		{Kind: "k", Shape: OneForEach, Slots: []Slot{{ID: "1"}}},
		{Kind: "k", Shape: Place},
		{Kind: "k", Shape: Place, Placement: full},
	} {
		src := NewSource(1, 1)
		if c, err := Sample(&src, d); !errors.Is(err, ErrStuck) || !strings.Contains(err.Error(), "k") {
			t.Errorf("Sample(%+v) = %+v, %v, want ErrStuck", d, c, err)
		}
	}
	src := NewSource(1, 1)
	if _, err := Sample(&src, Decision{Kind: "k"}); err == nil || errors.Is(err, ErrStuck) {
		t.Errorf("Sample of no shape = %v", err)
	}
}

// A piece that fits nowhere leaves the others to be drawn.
func TestSamplePlaceDropsPiecesThatDoNotFit(t *testing.T) {
	p := toyPlacement(nil)
	p.Pieces = slices.Insert(p.Pieces, 0, Piece{ID: "giant", Outline: physics.Rect(-200, -200, 200, 200), Zone: p.Pieces[0].Zone})
	src := NewSource(1, 1)
	for range 3 {
		if c, err := Sample(&src, Decision{Kind: "k", Shape: Place, Placement: p}); err != nil || c.Piece != "tile" {
			t.Errorf("Sample = %+v, %v", c, err)
		}
	}
}
