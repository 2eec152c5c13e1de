package xwing

import (
	"cmp"
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// MovePreview is what a maneuver comes to, for the rules and for the scene: both
// ask the same function.
type MovePreview struct {
	gauge.Execution
	Maneuver   catalog.Maneuver   // as it would be executed; zero from PreviewMove
	Template   physics.Shape      // the whole template
	Blocked    board.ShipID       // partial: the ship that blocks the final place
	Touched    board.ShipID       // partial: the ship it ends up touching
	Overlapped []board.ShipID     // partial: all that the full maneuver would end on
	Crossed    []board.ObstacleID // moved through or overlapped, in order
	Obstacles  []board.ObstacleID // those of them that have their effect
	Devices    []Met              // likewise
	Flees      bool
	Ion        bool      // it is the ion maneuver, from PreviewDial
	Huge       *HugeMove // of a ship that maneuvers by a tool; else nil
	Wing       []Spot    // of the leader of a wing, not from PreviewMove: its wingmates, by their numbers
}

// PreviewManeuver returns what would come of the maneuver now: as it would be
// executed, stress and difficulty counted; a Tallon roll to its middle position.
func (s *State) PreviewManeuver(id board.ShipID, m catalog.Maneuver) MovePreview {
	return s.previewAttempted(id, (&Table{State: s}).attempted(id, m, false))
}

func (s *State) previewAttempted(id board.ShipID, m catalog.Maneuver) MovePreview {
	move, _ := (&Table{State: s}).fasterMove(id, m.Move(), ManeuverOptions{})
	p := s.PreviewMove(id, move)
	p.Maneuver = m
	p.Wing = s.previewWing(id, m, &p)
	return p
}

// PreviewDial returns what would come of a maneuver on the ship's dial now: an ionized
// ship flies the ion maneuver to that side.
func (s *State) PreviewDial(id board.ShipID, m catalog.Maneuver) MovePreview {
	if !s.ionizedByDial(id) {
		return s.PreviewManeuver(id, m)
	}
	p := s.previewAttempted(id, s.ionManeuverOf(m))
	p.Ion = true
	return p
}

// PreviewMove returns what comes of a maneuver's move among the ships and
// obstacles in play: fully or partially executed (Overlap chapter), what it
// meets, whether it leaves the play area. A partial move meets obstacles only
// with the template between its start and its final place (X20-OBS-016).
func (s *State) PreviewMove(id board.ShipID, move gauge.Move) MovePreview {
	if tool, ok := s.tool(s.View.Ship(id)); ok {
		return s.previewHuge(id, tool, move)
	}
	base := s.View.Ship(id).Base()
	var room othersRoom
	ids, bases := s.others(id, &room)
	p := MovePreview{Execution: gauge.Execute(base, move, bases), Template: gauge.TemplateShape(base, move)}
	if p.Execution.Blocked >= 0 {
		p.Blocked = ids[p.Execution.Blocked]
	}
	if p.Execution.Touched >= 0 {
		p.Touched = ids[p.Execution.Touched]
	}
	if !p.Full {
		for i, other := range ids {
			if p.Blockers>>i&1 != 0 {
				p.Overlapped = append(p.Overlapped, other)
			}
		}
	}
	areas := []physics.Shape{p.Used, gauge.Base{Pose: p.Final, Size: base.Size}.Shape()}
	p.Crossed = s.metBy(areas, func(o physics.Shape) (bool, float64) { return gauge.Meets(p.Execution, base, move, o) })
	p.Obstacles = s.withoutLeft(id, p.Crossed, p.Final)
	if move.Bearing == gauge.Stationary { // whatever it stands on (X20-BRG-019)
		p.Crossed = s.ObstaclesUnder(id)
		p.Obstacles = p.Crossed
	}
	if move.Bearing != gauge.Stationary { // which overlaps nothing anew but those
		final := gauge.Base{Pose: p.Final, Size: base.Size}.Shape()
		p.Devices = s.devicesMet(id, final, func(o physics.Shape) (bool, float64) { return gauge.Meets(p.Execution, base, move, o) })
	}
	p.Flees = s.outside(gauge.Base{Pose: p.Final, Size: base.Size})
	return p
}

// withoutLeft returns the obstacles that a move to a pose meets but for those that the ship
// only leaves, where the edition spares it those: it stands on them and will not
// (X25-OBS-021).
func (s *State) withoutLeft(id board.ShipID, met []board.ObstacleID, to physics.Pose) []board.ObstacleID {
	if !s.rules.Edition.Obstacles.LeftFreely || len(met) == 0 {
		return met
	}
	under := s.ObstaclesUnder(id)
	final := gauge.Base{Pose: to, Size: s.View.Ship(id).Size}.Shape()
	return slices.DeleteFunc(slices.Clone(met), func(o board.ObstacleID) bool {
		return slices.Contains(under, o) && !physics.ShapesOverlap(final, s.ObstacleShape(o))
	})
}

// Spot is a place where a barrel roll, boost or decloak could put a ship; with a
// Refusal, where it may not.
type Spot struct {
	ID       string // the option's id ("front", "left")
	Pose     physics.Pose
	Template physics.Shape
	Refusal  *game.Refusal
}

// PreviewBarrelRoll returns the places of a barrel roll to a side: the three of the
// straight 1, front to back, or those of the banks that the ship rolls with.
func (s *State) PreviewBarrelRoll(id board.ShipID, side gauge.Side) []Spot {
	return s.rollSpots(id, Roll{By: board.ByBarrelRoll, Template: straight(1), Color: catalog.White}, side)
}

// PreviewBoost returns the three places of a boost: left, straight, right.
func (s *State) PreviewBoost(id board.ShipID) []Spot {
	return s.boostSpots(id, (&Table{State: s}).boostWays(id, Boosting{Color: catalog.White}), CrossingByCard)
}

// BestReposition returns what the best place of a boost or barrel roll action is worth to a ship, of those
// where it may go and that are worth more than over; negative infinity if there is none. Legality is asked of the best first,
// for it costs most; worth need say of a place that is worth no more than the number it gets no more than that.
func (s *State) BestReposition(id board.ShipID, action catalog.ActionType, over float64,
	worth func(physics.Pose, float64) float64) float64 {
	type place struct {
		gauge.Reposition
		worth float64
	}
	var few [6]place
	places, base, rules := few[:0], s.View.Ship(id).Base(), rollRefusals
	add := func(p gauge.Reposition) {
		if worth := worth(p.Final, over); worth > over {
			places = append(places, place{p, worth})
		}
	}
	if action == catalog.Boost {
		rules = boostRefusals
		for _, way := range (&Table{State: s}).boostWays(id, Boosting{Color: catalog.White}) {
			add(gauge.Boost(base, way.template))
		}
	} else {
		for _, way := range s.rollWays(id, Roll{By: board.ByBarrelRoll, Template: straight(1), Color: catalog.White}) {
			for _, side := range [...]gauge.Side{gauge.LeftSide, gauge.RightSide} {
				for _, p := range gauge.BarrelRoll(base, side, way.template, way.curve) {
					add(p)
				}
			}
		}
	}
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(b.worth, a.worth) })
	for _, p := range places {
		if s.againstSpot(id, p.Reposition, CrossingByCard, rules) == nil {
			return p.worth
		}
	}
	return math.Inf(-1)
}
