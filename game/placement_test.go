package game

import (
	"math"
	"testing"

	"xwing/physics"
)

func keys(rs []Refusal) string {
	s := ""
	for _, r := range rs {
		s += r.Rule + ":" + r.Why.Key + " "
	}
	return s
}

func TestPlacementCheck(t *testing.T) {
	p := toyPlacement([]physics.Pose{physics.PoseAt(200, 50, 0)})
	p.KeepOut = append(p.KeepOut, KeepOut{ID: "rock", Shape: physics.Rect(0, 0, 10, 10), Distance: 30, Refusal: Refusal{Rule: "TOY-4", Why: Say("near")}})
	for _, test := range []struct {
		x, y, degrees float64
		want          string
	}{
		{100, 50, 0, ""},
		{60.002, 20, 0, ""},
		{60, 20, 0, "TOY-4:near "}, // exactly at the distance is too near
		{100, 20, 0, ""},           // on the edge is inside
		{100, 20, 90, ""},
		{100, 19.99, 0, "GAME-AREA:refused.outside-area TOY-2:zone "},
		{100, 20, 45, "GAME-AREA:refused.outside-area TOY-2:zone "},
		{100, 80, 0, ""},
		{100, 80.01, 0, "TOY-2:zone "},
		{160, 50, 0, ""}, // touching is no overlap
		{161, 50, 0, "TOY-3:taken "},
		{200, 90, 0, "TOY-2:zone "},
		{40, 20, 0, "TOY-4:near "},
		{0, 0, 0, "GAME-AREA:refused.outside-area TOY-2:zone TOY-4:near "},
	} {
		pose := physics.PoseAt(test.x, test.y, test.degrees)
		if got := keys(p.Check("tile", pose)); got != test.want {
			t.Errorf("Check(%v, %v, %v°) = %q, want %q", test.x, test.y, test.degrees, got, test.want)
		}
		if legal := p.legal(&p.Pieces[0], pose); legal != (test.want == "") {
			t.Errorf("legal(%v, %v, %v°) = %v", test.x, test.y, test.degrees, legal)
		}
	}
	if got := keys(p.Check("ghost", physics.Pose{})); got != "GAME-FORM:refused.not-offered " {
		t.Errorf("Check of an unknown piece = %q", got)
	}
	for _, heading := range []int32{-1, maxHeading, math.MaxInt32} {
		if got := keys(p.Check("tile", physics.Pose{X: 100_000, Y: 50_000, Heading: heading})); got != "GAME-FORM:refused.no-pose " {
			t.Errorf("Check with heading %d = %q", heading, got)
		}
	}
}

// TestLeaving sets down what may leave the area, and is lost there: no search goes there, and no draw.
func TestLeaving(t *testing.T) {
	p := toyPlacement(nil)
	p.Pieces[0].Zone.Outline = physics.Rect(-100, -100, 300, 200)
	inside, across := physics.PoseAt(100, 20, 0), physics.PoseAt(100, 19.99, 0)
	if p.Leaves("tile", across) || keys(p.Check("tile", across)) != "GAME-AREA:refused.outside-area " {
		t.Error("a piece leaves the area where it may not")
	}
	p.Leaving = &Refusal{Rule: "TOY-5", Why: Say("lost")}
	for _, pose := range []physics.Pose{inside, across} {
		if len(p.Check("tile", pose)) > 0 || p.Leaves("tile", pose) != (pose == across) || p.legal(&p.Pieces[0], pose) != (pose == inside) {
			t.Errorf("at %v: against it %q, leaves %v, searched %v", pose, keys(p.Check("tile", pose)), p.Leaves("tile", pose),
				p.legal(&p.Pieces[0], pose))
		}
	}
}

// X20-SIZ-004: a large ship may stick out of range 1 if it fills its depth.
func TestAPieceThatFillsTheZoneMayStickOut(t *testing.T) {
	const width, height = 900.0, 800.0
	zone := func(x0, y0, x1, y1 float64) Zone {
		return Zone{Outline: physics.Rect(x0, y0, x1, y1), MayFill: true}
	}
	large := physics.Rect(-40, -40, 40, 40)
	diagonal := 40 * math.Sqrt2
	for name, test := range map[string]struct {
		zone  Zone
		pose  physics.Pose
		legal bool
	}{
		"bottom, inside":           {zone(0, 0, width, 100), physics.PoseAt(400, 40, 0), true},
		"bottom, straight, out":    {zone(0, 0, width, 100), physics.PoseAt(400, 61, 0), false},
		"bottom, diagonal, fills":  {zone(0, 0, width, 100), physics.PoseAt(400, diagonal, 45), true},
		"bottom, diagonal, afloat": {zone(0, 0, width, 100), physics.PoseAt(400, diagonal+1, 45), false},
		"top, diagonal, fills":     {zone(0, height-100, width, height), physics.PoseAt(400, height-diagonal, 45), true},
		"top, diagonal, afloat":    {zone(0, height-100, width, height), physics.PoseAt(400, height-diagonal-1, 45), false},
		"left, diagonal, fills":    {zone(0, 0, 100, height), physics.PoseAt(diagonal, 400, 45), true},
		"in the middle":            {zone(0, 300, width, 400), physics.PoseAt(400, 300+diagonal, 45), false},
	} {
		p := Placement{Area: physics.Rect(0, 0, width, height), Pieces: []Piece{{ID: "ship:1", Outline: large, Zone: test.zone}}}
		if got := len(p.Check("ship:1", test.pose)) == 0; got != test.legal {
			t.Errorf("%s: legal %v, want %v", name, got, test.legal)
		}
	}
}

func TestFindLegal(t *testing.T) {
	p := toyPlacement(nil)
	if pose, ok := p.FindLegal("tile"); !ok || pose != p.Pieces[0].Start {
		t.Errorf("FindLegal = %v, %v, want the start", pose, ok)
	}
	if _, ok := p.FindLegal("ghost"); ok {
		t.Error("FindLegal finds a place for nothing")
	}
	// All but a hole of 46 mm in one corner is taken.
	p.KeepOut = []KeepOut{{Shape: physics.Rect(46, 0, 300, 200)}, {Shape: physics.Rect(0, 46, 300, 200)}}
	pose, ok := p.FindLegal("tile")
	if !ok || len(p.Check("tile", pose)) > 0 {
		t.Errorf("FindLegal in the corner = %v, %v", pose, ok)
	}
	if again, _ := p.FindLegal("tile"); again != pose {
		t.Errorf("FindLegal again = %v, want %v", again, pose)
	}
	p.KeepOut[0].Shape = physics.Rect(38, 0, 300, 200)
	if pose, ok := p.FindLegal("tile"); ok {
		t.Errorf("FindLegal in a hole that is too small = %v", pose)
	}
	if _, _, ok := p.AnyLegal(); ok {
		t.Error("AnyLegal in a hole that is too small")
	}
}

func TestCoreIsCoveredAtAnyHeading(t *testing.T) {
	for _, test := range []struct {
		name    string
		outline physics.Shape
		want    float64
	}{
		{"square", physics.Rect(-20, -20, 20, 20), 20},
		{"off centre", physics.Rect(-5, -20, 20, 20), 5},
		{"origin outside", physics.Rect(5, 5, 20, 20), 0},
	} {
		if got := core(test.outline); got > test.want || got < test.want-0.2 {
			t.Errorf("core of %s = %v, want about %v", test.name, got, test.want)
		}
	}
}

func TestRulesGiveWayAsLittleAsPossible(t *testing.T) {
	why := Refusal{Rule: "RULINGS-36", Why: Say("give-way")}
	p := toyPlacement(nil)
	if q, ok := p.Closer(why); !ok || q.Relaxed != nil {
		t.Errorf("Closer with room enough: %v, %v", q.Relaxed, ok)
	}
	// From a rock in the middle no place of the area is 200 mm away.
	p.KeepOut = []KeepOut{{Shape: physics.Rect(140, 40, 160, 60), Distance: 200}}
	q, ok := p.Closer(why)
	if !ok || q.Relaxed == nil || q.Relaxed.Rule != why.Rule {
		t.Fatalf("Closer = %+v, %v", q.Relaxed, ok)
	}
	if d := q.KeepOut[0].Distance; d < 95 || d > 100 { // 300-40 mm left edge of the tile, 160 the rock's right edge
		t.Errorf("Closer keeps %v mm, want nearly 100", d)
	}
	if p.KeepOut[0].Distance != 200 {
		t.Error("Closer changed its receiver")
	}

	p = toyPlacement(nil)
	p.Near = &Near{Shapes: []physics.Shape{physics.Rect(-80, 40, -60, 60)}, Max: 10} // outside, 60 mm away
	q, ok = p.Farther(why)
	if !ok || q.Relaxed == nil || q.Near.Max < 60 || q.Near.Max > 65 {
		t.Fatalf("Farther = %+v, %v, %v", q.Near, q.Relaxed, ok)
	}
	if p.Near.Max != 10 {
		t.Error("Farther changed its receiver")
	}

	p = toyPlacement(nil)
	p.KeepOut = []KeepOut{{Shape: physics.Rect(0, 0, 300, 100)}}
	q, ok = p.Wider(why)
	if !ok || q.Relaxed == nil {
		t.Fatalf("Wider = %+v, %v", q.Relaxed, ok)
	}
	if _, hi := q.Pieces[0].Zone.Outline.Bounds(); hi.Y < 140 || hi.Y > 142 {
		t.Errorf("Wider grows the zone to %v mm, want 140", hi.Y)
	}
	p.KeepOut = []KeepOut{{Shape: physics.Rect(0, 0, 300, 200)}}
	if _, ok := p.Wider(why); ok {
		t.Error("Wider finds room on a full table")
	}
}

// A region may concern one piece, and spare a zone.
func TestKeepOutForOnePiece(t *testing.T) {
	p := toyPlacement(nil)
	other := p.Pieces[0]
	other.ID = "other"
	p.Pieces = append(p.Pieces, other)
	spared := Zone{Outline: physics.Rect(200, 0, 300, 100)}
	p.KeepOut = []KeepOut{{ID: "rock", Shape: physics.Rect(140, 0, 300, 100), For: other.ID, But: &spared, Refusal: Refusal{Rule: "TOY-5", Why: Say("for")}}}
	for _, test := range []struct {
		piece string
		x     float64
		want  string
	}{
		{"other", 100, ""}, {"other", 160, "TOY-5:for "}, {"other", 210, "TOY-5:for "}, {"other", 250, ""},
		{p.Pieces[0].ID, 160, ""}, {p.Pieces[0].ID, 250, ""},
	} {
		pose := physics.PoseAt(test.x, 50, 0)
		if got := keys(p.Check(test.piece, pose)); got != test.want {
			t.Errorf("%s at %v: %q, want %q", test.piece, test.x, got, test.want)
		}
		if piece, _ := p.Piece(test.piece); p.legal(&piece, pose) != (test.want == "") {
			t.Errorf("%s at %v: legal %v", test.piece, test.x, test.want != "")
		}
	}
}

// TestFindAnyLegal: between two walls that leave 43 mm, askew by 35 degrees, a square of 40 mm fits, and a coarse search misses
// it; between two that leave 39 it does not.
func TestFindAnyLegal(t *testing.T) {
	for _, c := range []struct {
		apart       float64
		coarse, any bool
	}{{60, true, true}, {43, false, true}, {39, false, false}} {
		wall := physics.Rect(c.apart/2, -300, 400, 300)
		p := Placement{Area: physics.Rect(0, 0, 300, 300), Pieces: []Piece{{ID: "tile", Outline: physics.Rect(-20, -20, 20, 20),
			Start: physics.PoseAt(20, 20, 0), Zone: Zone{Outline: physics.Rect(0, 0, 300, 300)}}}}
		for _, degrees := range []float64{35, 215} {
			p.KeepOut = append(p.KeepOut, KeepOut{ID: "wall", Shape: wall.At(physics.PoseAt(150, 150, degrees))})
		}
		_, coarse := p.FindLegal("tile")
		_, found := p.FindAnyLegal("tile")
		if coarse != c.coarse || found != c.any {
			t.Errorf("%v mm apart: found %v, and %v by looking closer; want %v and %v", c.apart, coarse, found, c.coarse, c.any)
		}
	}
}
