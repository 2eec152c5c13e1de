package xwing

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// A barrel roll with a bank slides two ways that are no line together: the template along the
// base that it leaves, then the base along the template's far edge, turned by 45 degrees. Each
// is a question of its own (X10-BRL-002).

// bankRolls are the ways of a barrel roll to a side with a bank: bent forward and backward.
// None for a ship that rolls straight.
func (s *State) bankRolls(id board.ShipID, r Roll) []rollWay {
	return slices.DeleteFunc(s.rollWays(id, r), func(w rollWay) bool { return w.curve == gauge.Uncurved })
}

// bankRoll is a barrel roll with a bank that lies so many µm ahead of the middle of the base,
// and the ship so many ahead of the middle of its far edge.
func (s *State) bankRoll(id board.ShipID, side gauge.Side, w rollWay, template, ship int32) gauge.Reposition {
	return gauge.BarrelRollSlide(s.View.Ship(id).Base(), side, w.template, w.curve, float64(template)/1000, float64(ship)/1000)
}

// bankEnds is how far in µm a bank and a base slide along each other either way.
func (s *State) bankEnds(id board.ShipID) [2]int32 {
	limit := int32(1000 * gauge.EndSlideLimit(s.View.Ship(id).Size))
	return [2]int32{-limit, limit}
}

// bankRail is where the template of a barrel roll with a bank may lie, told by a ship in the
// middle of its far edge: on no obstacle, and so that the ship fits somewhere along that edge.
func (s *State) bankRail(id board.ShipID, c Crossing, side gauge.Side, w rollWay) game.Rail {
	middle := s.bankRoll(id, side, w, 0, 0)
	bend := float64(s.View.Ship(id).Pose.Heading-middle.Final.Heading) / 100_000
	rail := game.Rail{ID: board.SideID(side) + "-" + curveID(w.curve), Start: middle.Final, Aside: bend, Ends: s.bankEnds(id),
		Template: middle.Template, Carried: true}
	add := func(no game.Refusal, apart func(um int32) float64) {
		for _, ends := range blocked(rail.Ends, apart) {
			rail.Gaps = append(rail.Gaps, game.RailGap{Ends: ends, Refusal: no})
		}
	}
	for _, o := range s.templateObstacles(id, c) {
		shape := s.ObstacleShape(o)
		add(*s.Refuse(rule.BarrelRollOntoObstacle, "refusal.meets-obstacle", "obstacle", o.Piece()), func(um int32) float64 {
			return free(s.bankRoll(id, side, w, um, 0).Template, shape)
		})
	}
	add(*s.Refuse(rule.BarrelRollOntoShip, "refusal.nothing-fits"),
		func(um int32) float64 { return s.room(id, c, s.endRail(id, c, side, w, um)) })
	return rail
}

// endRail is where a ship may come to stand along the far edge of a bank that lies so many µm
// ahead of the middle of the base that it leaves.
func (s *State) endRail(id board.ShipID, c Crossing, side gauge.Side, w rollWay, template int32) game.Rail {
	middle := s.bankRoll(id, side, w, template, 0)
	rail := game.Rail{ID: board.SideID(side), Start: middle.Final, Ends: s.bankEnds(id), Template: middle.Template}
	rail.Gaps = s.standGaps(id, c, &rail, rollRefusals)
	return rail
}

// room is how far in mm at least a rail may be moved so that the ship still fits somewhere on
// it; 0 if it fits nowhere.
func (s *State) room(id board.ShipID, c Crossing, rail game.Rail) float64 {
	best := 0.0
	for _, part := range rail.OpenParts() {
		base := gauge.Base{Pose: rail.At(part[0] + (part[1]-part[0])/2), Size: s.View.Ship(id).Size}
		here := insideBy(s.View.Area, base.Shape())
		var others othersRoom
		_, bases := s.others(id, &others)
		for _, other := range bases {
			here = math.Min(here, physics.Distance(base.Shape(), other.Shape()).Distance)
		}
		for _, o := range s.templateObstacles(id, c) {
			here = math.Min(here, physics.Distance(base.Shape(), s.ObstacleShape(o)).Distance)
		}
		best = max(best, here, 0.001)
	}
	return best
}

// rollBank has a player lay the bank of a ship's barrel roll against one of the sides, and
// then place the ship at its end. It fails if nothing fits.
func (t *Table) rollBank(by game.Seat, id board.ShipID, r Roll, sides ...gauge.Side) (why game.Phrase, ok bool) {
	type way struct {
		rollWay
		side gauge.Side
	}
	var ways []way
	var rails []game.Rail
	for _, side := range sides {
		for _, w := range t.bankRolls(id, r) {
			ways, rails = append(ways, way{w, side}), append(rails, t.bankRail(id, r.Crossing, side, w))
		}
	}
	if !slices.ContainsFunc(rails, func(rail game.Rail) bool { return rail.Open() }) {
		return game.Say("refusal.nothing-fits"), false
	}
	laid := t.placeOnRails(by, id, ask.PlaceRollTemplate, t.say("prompt.place-roll-template", "ship", id.Piece()), rails)
	for i, w := range ways {
		template, on := rails[i].Place(laid)
		if !on {
			continue
		}
		end := t.endRail(id, r.Crossing, w.side, w.rollWay, template)
		pose := t.placeOnRails(by, id, ask.PlaceBarrelRoll, t.say("prompt.place-roll-end", "ship", id.Piece()), []game.Rail{end})
		um, _ := end.Place(pose)
		spot := Spot{Pose: pose, Template: t.bankRoll(id, w.side, w.rollWay, template, um).Template}
		began := t.Began()
		t.reposition(id, spot, board.ShipMoved{By: r.By, Side: w.side, Curve: w.curve, Move: gauge.Move{Speed: w.template.Speed, SlideUM: um}})
		t.Trigger(Moment{When: AfterBarrelRolling, Ship: id, Move: MomentMove{By: r.By}, Began: began})
		break
	}
	return game.Phrase{}, true
}
