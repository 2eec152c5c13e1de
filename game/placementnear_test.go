package game

import (
	"math/rand/v2"
	"testing"

	"xwing/physics"
)

// strip is the lower edge of a toy area as a shape.
var strip = physics.Rect(0, -1, 300, 0)

func TestNear(t *testing.T) {
	at := func(of physics.Shape, least, most float64) *Near {
		return &Near{Shapes: []physics.Shape{of}, Min: least, Max: most, Refusal: Refusal{Rule: "TOY-6", Why: Say("far")}}
	}
	rock := physics.Disc(physics.Vec{X: 150, Y: 100}, 10)
	for _, test := range []struct {
		name string
		near *Near
		x, y float64
		want string
	}{
		{"touching a rock", at(rock, 0, 0), 180, 100, ""},
		{"a hair away", at(rock, 0, 0), 180.02, 100, "TOY-6:far "},
		{"on a rock", at(rock, 0, 0), 150, 100, ""},
		{"touching it, where it must lie on it", &Near{Shapes: []physics.Shape{rock}, Onto: true, Refusal: Refusal{Rule: "TOY-6", Why: Say("far")}}, 180, 100, "TOY-6:far "},
		{"a little on it", &Near{Shapes: []physics.Shape{rock}, Onto: true}, 179.5, 100, ""},
		{"exactly as far as may be", at(rock, 20, 30), 210, 100, ""},
		{"farther", at(rock, 20, 30), 210.01, 100, "TOY-6:far "},
		{"a line belongs to what is nearer", at(rock, 20, 30), 200, 100, "TOY-6:far "},
		{"just beyond it", at(rock, 20, 30), 200.01, 100, ""},
		{"in a band of an edge", at(strip, 50, 100), 60, 90, ""},
		{"its far part out of the band", at(strip, 50, 100), 60, 119, ""},
		{"too near to the edge", at(strip, 50, 100), 60, 69, "TOY-6:far "},
		{"of one of two at least", &Near{Shapes: []physics.Shape{strip, rock}, Min: 20, Max: 30}, 60, 45, ""},
		{"of none", &Near{Refusal: Refusal{Rule: "TOY-7", Why: Say("none")}}, 150, 70, "TOY-7:none "},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := toyPlacement(nil)
			p.Pieces[0].Zone = Zone{Outline: p.Area}
			p.Near = test.near
			pose := physics.PoseAt(test.x, test.y, 0)
			if got := keys(p.Check("tile", pose)); got != test.want {
				t.Errorf("Check(%v, %v) = %q, want %q", test.x, test.y, got, test.want)
			}
			if legal := p.legal(&p.Pieces[0], pose); legal != (test.want == "") {
				t.Errorf("legal(%v, %v) = %v", test.x, test.y, legal)
			}
		})
	}
}

// What a piece may lie near instead will do where its zone does not, and its place is found and drawn there, too.
func TestElse(t *testing.T) {
	p := toyPlacement(nil)
	p.Pieces[0].Else = &Near{Shapes: []physics.Shape{physics.Disc(physics.Vec{X: 150, Y: 170}, 5)}, Max: 20}
	for _, test := range []struct {
		x, y float64
		want string
	}{
		{60, 50, ""}, {150, 140, ""}, {150, 124, "TOY-2:zone "}, {60, 140, "TOY-2:zone "}, {150, 190, "GAME-AREA:refused.outside-area "},
	} {
		pose := physics.PoseAt(test.x, test.y, 0)
		if got := keys(p.Check("tile", pose)); got != test.want {
			t.Errorf("Check(%v, %v) = %q, want %q", test.x, test.y, got, test.want)
		}
		if legal := p.legal(&p.Pieces[0], pose); legal != (test.want == "") {
			t.Errorf("legal(%v, %v) = %v", test.x, test.y, legal)
		}
	}
	p.KeepOut = []KeepOut{{Shape: physics.Rect(0, 0, 300, 100)}} // the zone is full
	if pose, ok := p.FindLegal("tile"); !ok || pose.Point().Y < 100 {
		t.Errorf("FindLegal = %v, %v", pose, ok)
	}
	source := NewSource(5, 6)
	if pose, ok := samplePose(&source, p, &p.Pieces[0]); !ok || pose.Point().Y < 100 {
		t.Errorf("sampled %v, %v", pose, ok)
	}
}

// zones are outlines of zones on the toy area, no upright rectangle among them.
var zones = []physics.Shape{
	physics.Disc(physics.Vec{X: 150, Y: 100}, 80),
	physics.Polygon([]physics.Vec{{X: 10, Y: 10}, {X: 290, Y: 10}, {X: 290, Y: 90}, {X: 90, Y: 90}, {X: 90, Y: 190}, {X: 10, Y: 190}}),
	physics.Sector(physics.Vec{X: 20, Y: 20}, 60, 170, physics.Vec{X: 1}, physics.Vec{Y: 1}),
	physics.Rect(-60, -40, 60, 40).At(physics.PoseAt(150, 100, 30)),
}

// Check tells what measuring tells: from the outline of a zone, and from the shapes that a piece must be near.
func TestCheckMeasures(t *testing.T) {
	legal := 0
	r := rand.New(rand.NewPCG(9, 10))
	for range 3000 {
		zone := zones[r.IntN(len(zones))]
		least := float64(20 * r.IntN(3))
		near := &Near{Shapes: []physics.Shape{physics.Disc(physics.Vec{X: 60, Y: 60}, 12), strip}, Min: least,
			Max: least + float64(60*r.IntN(3))}
		near.Refusal = Refusal{Rule: "TOY-6", Why: Say("far")}
		p := Placement{Area: physics.Rect(0, 0, 300, 200), Near: near, Pieces: []Piece{{ID: "tile",
			Outline: physics.Rect(-6, -10, 6, 10), Zone: Zone{Outline: zone, Refusal: Refusal{Rule: "TOY-2", Why: Say("zone")}}}}}
		pose := physics.PoseAt(300*r.Float64(), 200*r.Float64(), 360*r.Float64())
		shape := p.Pieces[0].Outline.At(pose)
		far := true
		for _, s := range near.Shapes {
			d := physics.Distance(shape, s).Distance
			far = far && !(d <= max(near.Max+physics.Slack, physics.ContactGap) && (least == 0 || d > least+physics.Slack))
		}
		refused := map[string]bool{}
		for _, r := range p.Check("tile", pose) {
			refused[r.Rule] = true
		}
		if refused["TOY-6"] != far {
			t.Fatalf("refused as too far or near: %v, want %v", refused["TOY-6"], far)
		}
		for _, v := range shape.Outline(1) {
			if out := physics.Distance(zone, physics.Disc(v, 0)).Distance; out > 0.01 && !refused["TOY-2"] {
				t.Fatalf("corner %v is %v mm out of the zone, but not refused", v, out)
			}
		}
		if inner := physics.Inside(zone, shape); inner == refused["TOY-2"] {
			t.Fatalf("in the zone: %v, refused: %v", inner, refused["TOY-2"])
		}
		if len(refused) == 0 {
			legal++
		}
		if p.legal(&p.Pieces[0], pose) != (len(refused) == 0) {
			t.Fatalf("legal, but Check = %v", refused)
		}
	}
	if legal < 100 {
		t.Errorf("only %d places were legal", legal)
	}
}

// A search and a sampler find places in a zone of any outline, and near what is asked for.
func TestPlacesInAnyZone(t *testing.T) {
	for i, zone := range zones {
		for _, near := range []*Near{nil, {Shapes: []physics.Shape{strip}, Min: 30, Max: 60}, {Shapes: []physics.Shape{physics.Disc(physics.Vec{X: 60, Y: 60}, 12)}}} {
			p := Placement{Area: physics.Rect(0, 0, 300, 200), Near: near,
				Pieces: []Piece{{ID: "tile", Outline: physics.Rect(-8, -12, 8, 12), Zone: Zone{Outline: zone}}}}
			if near != nil && near.Max == 0 && !zone.Contains(physics.Vec{X: 60, Y: 60}) {
				continue // what is to be touched is out of the way
			}
			pose, ok := p.FindLegal("tile")
			if !ok || len(p.Check("tile", pose)) != 0 {
				t.Errorf("zone %d, near %+v: FindLegal = %v, %v", i, near, pose, ok)
			}
			source := NewSource(5, 6)
			if pose, ok := samplePose(&source, &p, &p.Pieces[0]); !ok || len(p.Check("tile", pose)) != 0 {
				t.Errorf("zone %d, near %+v: sampled %v, %v", i, near, pose, ok)
			}
		}
	}
}

// A zone of another outline gives way by the rectangle around it.
func TestWiderThanADisc(t *testing.T) {
	p := toyPlacement(nil)
	p.Pieces[0].Zone.Outline = physics.Disc(physics.Vec{X: 150, Y: 100}, 25) // 20 mm tiles do not fit in
	q, ok := p.Wider(Refusal{Rule: "RULINGS-36", Why: Say("give-way")})
	if !ok || q.Relaxed == nil {
		t.Fatalf("Wider = %+v, %v", q.Relaxed, ok)
	}
	if lo, hi, upright := q.Pieces[0].Zone.Outline.Upright(); !upright || hi.X-lo.X > 55 {
		t.Errorf("Wider grows the zone to %v, %v, want hardly more than the rectangle around it", lo, hi)
	}
}
