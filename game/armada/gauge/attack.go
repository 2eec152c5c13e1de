package gauge

import "xwing/physics"

// Ship is a ship on the table, with what is printed on its token.
type Ship struct {
	Pose    physics.Pose
	Chassis *Chassis
	frame   physics.Frame // of the pose
}

// NewShip is a ship that stands somewhere.
func NewShip(at physics.Pose, c *Chassis) *Ship { return &Ship{at, c, at.Frame()} }

// Base is the ship's base.
func (s *Ship) Base() Base { return Base{s.Pose, s.Chassis.Size} }

// Hull is the outline of a hull zone on the table.
func (s *Ship) Hull(z Zone) physics.Convex { return s.Chassis.hull[z].At(s.frame) }

// Target is the targeting point of a hull zone on the table.
func (s *Ship) Target(z Zone) physics.Vec { return s.frame.Out(s.Chassis.targets[z]) }

// HullRange is the shortest way from a hull zone to the part of a defender's hull zone in its firing arc, by which
// attack range goes (ARM-RNG-008 to -011); false when no part is in the arc.
func (s *Ship) HullRange(z Zone, defender *Ship, at Zone) (physics.Gap, bool) {
	return s.reach(z, &s.Chassis.arcs[z], defender, at)
}

// ArcRange is HullRange with a special arc in place of the zone's own (ARM-IGN-009).
func (s *Ship) ArcRange(z Zone, arc *physics.Wedge, defender *Ship, at Zone) (physics.Gap, bool) {
	return s.reach(z, arc, defender, at)
}

func (s *Ship) reach(z Zone, arc *physics.Wedge, defender *Ship, at Zone) (physics.Gap, bool) {
	seen := defender.Chassis.hull[at].AtSeen(defender.frame, s.frame)
	if arc.Trim(&seen); seen.Empty() {
		return physics.Gap{}, false
	}
	return s.Chassis.hull[z].Gap(&seen).Out(s.frame), true
}

// SquadronRange is the shortest way from a hull zone to the part of a squadron's base in its firing arc (ARM-RNG-010).
func (s *Ship) SquadronRange(z Zone, squadron physics.Pose) (physics.Gap, bool) {
	gap, ok := s.Chassis.arcs[z].DiscGap(&s.Chassis.hull[z], s.frame.In(squadron.Point()), SquadronRadius)
	if !ok {
		return gap, false
	}
	return gap.Out(s.frame), true
}

// TokenRange is the shortest way from a hull zone to the part in its arc of a token of any outline: a station that is attacked.
func (s *Ship) TokenRange(z Zone, token *physics.Shape) (physics.Gap, bool) {
	hull := s.Chassis.hull[z].At(s.frame)
	from := hull.Shape()
	return s.Chassis.arcs[z].GapFrom(s.frame, &from, token)
}

// RangeToHull is the shortest way to a hull zone from a squadron, whose arc is all around (ARM-ARC-005).
func RangeToHull(squadron physics.Pose, defender *Ship, at Zone) physics.Gap {
	hull := defender.Hull(at)
	from := hull.PointGap(squadron.Point())
	d := max(0, from.Distance-SquadronRadius)
	rim := squadron.Point()
	if from.Distance > 0 {
		rim = rim.Lerp(from.A, min(1, SquadronRadius/from.Distance))
	}
	line := physics.Segment{A: rim, B: from.A}
	return physics.Gap{Distance: d, A: rim, B: from.A, First: line, Last: line}
}

// SquadronsApart is how far the bases of two squadrons are apart in mm; 0 when they touch.
func SquadronsApart(a, b physics.Pose) float64 {
	return max(0, a.Point().Sub(b.Point()).Len()-2*SquadronRadius)
}

// OtherZone is the first zone of the defender, other than the defending one, that a line crosses: a line of sight or
// of attack range that does is none (ARM-LOS-004, ARM-RNG-012). False when it crosses none.
func (s *Ship) OtherZone(line physics.Segment, defending Zone) (Zone, bool) {
	seen := physics.NewPassage(physics.Segment{A: s.frame.In(line.A), B: s.frame.In(line.B)})
	for z := Front; z <= Zone(s.Chassis.Zones); z++ {
		if z != defending && seen.Crosses(&s.Chassis.hull[z]) {
			return z, true
		}
	}
	return 0, false
}

// FreeLine is a shortest line of a gap to a defending zone that crosses no other zone of the defender: of a band of
// equally short ones any may be the one that is measured. False when every one crosses one.
func (s *Ship) FreeLine(g physics.Gap, defending Zone) (physics.Segment, bool) {
	if _, crosses := s.OtherZone(g.Line(), defending); !crosses {
		return g.Line(), true
	}
	if !g.Band {
		return g.Line(), false
	}
	var zones []*physics.Shape
	for z := Front; z <= Zone(s.Chassis.Zones); z++ {
		if z != defending {
			hull := s.Hull(z)
			shape := hull.Shape()
			zones = append(zones, &shape)
		}
	}
	for _, line := range physics.BandLines(g, zones) {
		if len(line.Through) == 0 {
			return line.Line, true
		}
	}
	return g.Line(), false
}
