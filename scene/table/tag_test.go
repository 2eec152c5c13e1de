package table

import (
	"testing"

	"xwing/scene"
	"xwing/scene/draw"
)

// emptied is a table on which nothing lies.
func emptied() *Sight {
	s := &Sight{Areas: Areas{Table: draw.Rect{X: 300, Y: 50, W: 600, H: 600}}}
	s.Free.View = s.Areas.Table
	return s
}

// TestTagsKeepApart writes several tags at one place without one covering another.
func TestTagsKeepApart(t *testing.T) {
	s, d := emptied(), newDesk(t)
	for range 4 {
		s.Tag(d, 500, 300, "leaves the play area", draw.Warn)
	}
	s.Tag(d, 905, 651, "in the corner", draw.Warn)
	for i, g := range s.Tags {
		if g.At.Intersect(s.Areas.Table) != g.At {
			t.Errorf("the tag at %v leaves the table", g.At)
		}
		for _, other := range s.Tags[:i] {
			if !g.At.Intersect(other.At).Empty() {
				t.Errorf("the tags at %v and %v cover each other", g.At, other.At)
			}
		}
	}
	if s.DrawTags(d); len(s.Tags) != 0 || len(s.Written) != 5 {
		t.Errorf("once painted %d are left to be, and %d were", len(s.Tags), len(s.Written))
	}
}

// TestTagsKeepOffPieces: words go a little way rather than lie over a piece, and stay where
// pieces lie everywhere.
func TestTagsKeepOffPieces(t *testing.T) {
	s, d := emptied(), newDesk(t)
	stone := draw.Rect{X: 480, Y: 280, W: 40, H: 40}
	s.Free.Pieces = []draw.Rect{stone}
	if r := s.Tag(d, 500, 300, "Range 1", draw.Warn); scene.Overlap(r, stone) > 0 {
		t.Errorf("the tag at %v lies over the piece at %v", r, stone)
	}
	s.Free.Pieces = []draw.Rect{s.Areas.Table}
	if r := s.Tag(d, 500, 500, "Range 1", draw.Warn); !r.Contains(500, 500) {
		t.Errorf("where there is no room the tag goes to %v", r)
	}
}

// TestWordsOfLines: words about a line stand beside it, and those of several lines in one place apart.
func TestWordsOfLines(t *testing.T) {
	s, d := emptied(), newDesk(t)
	line := [4]float64{500, 300, 700, 300}
	if r := s.BesideLine(d, line, "Range 2"); r.Y < 300 && r.Bottom() > 300 || r.Y > 330 || r.Bottom() < 270 {
		t.Errorf("words beside a line stand at %v", r)
	}
	var taken []draw.Rect
	for range 6 {
		s.spotFor(d, "123 mm", [4]float64{500, 300, 540, 300}, &taken)
	}
	for i, r := range taken {
		for _, q := range taken[:i] {
			if !r.Intersect(q).Empty() {
				t.Errorf("words at %v and %v overlap", r, q)
			}
		}
	}
	if len(taken) != 6 {
		t.Errorf("%d of 6 find a place", len(taken))
	}
}
