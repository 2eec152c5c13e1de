package xwing

import (
	"math"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// RepositionRules say where a ship may come to stand beside a template (Barrel Roll,
// Boost, Cloak, Maneuver chapters).
type RepositionRules struct {
	// Sliding lets it stand anywhere along the template's end in a barrel roll or a Tallon roll, within the base. First
	// edition: yes; else there are three places.
	Sliding bool
	// Sure lets a ship declare only what fits, and another way or another action if one does not. First edition: yes; else a
	// way is declared, and fails.
	Sure bool
}

// finest is by how many µm a rail is followed where it is blocked: an opening narrower
// than that is taken as none.
const finest = 250

// blocked returns the parts of a rail, in µm, where something blocks it: apart tells how
// many mm at least the piece is free of that at a place, 0 where it is blocked.
func blocked(ends [2]int32, apart func(um int32) float64) [][2]int32 {
	var out [][2]int32
	for um := ends[0]; um <= ends[1]; {
		if free := apart(um); free > 0 {
			um += max(1, int32(math.Min(free*1000, 1e6)))
			continue
		}
		in, past := um, um // blocked, and the first place tried that is not
		for past = min(in+finest, ends[1]+1); past <= ends[1] && apart(past) <= 0; past = min(in+finest, ends[1]+1) {
			in = past
		}
		for past-in > 1 {
			if mid := in + (past-in)/2; apart(mid) > 0 {
				past = mid
			} else {
				in = mid
			}
		}
		out = append(out, [2]int32{um, in})
		um = past
	}
	return out
}

// free is how far at least a shape is from what it may not overlap; 0 where it does.
func free(shape, other physics.Shape) float64 {
	if physics.ShapesOverlap(shape, other) {
		return 0
	}
	return max(physics.Distance(shape, other).Distance, 0.001)
}

// standGaps are the parts of a rail where a ship would stand on another, on an obstacle or
// outside of the play area, by the rules that forbid it; a rule of 0 forbids nothing.
func (s *State) standGaps(id board.ShipID, c Crossing, rail *game.Rail, rules [3]rule.Name) []game.RailGap {
	var gaps []game.RailGap
	add := func(no *game.Refusal, apart func(gauge.Base) float64) {
		for _, ends := range blocked(rail.Ends, func(um int32) float64 { return apart(gauge.Base{Pose: rail.At(um), Size: s.View.Ship(id).Size}) }) {
			gaps = append(gaps, game.RailGap{Ends: ends, Refusal: *no})
		}
	}
	var room othersRoom
	ids, bases := s.others(id, &room)
	for i, other := range bases {
		add(s.Refuse(rules[0], "refusal.overlaps-ship", "ship", ids[i].Piece()), func(b gauge.Base) float64 {
			if gauge.Overlap(b, other) {
				return 0
			}
			return max(physics.Distance(b.Shape(), other.Shape()).Distance, 0.001)
		})
	}
	if rules[1] != 0 {
		for _, o := range s.View.ObstaclesInPlay() {
			if !s.passes(c, id, o) {
				shape := s.ObstacleShape(o)
				add(s.Refuse(rules[1], "refusal.meets-obstacle", "obstacle", o.Piece()), func(b gauge.Base) float64 { return free(b.Shape(), shape) })
			}
		}
	}
	if rules[2] != 0 {
		add(s.Refuse(rules[2], "refusal.outside"), func(b gauge.Base) float64 {
			if s.outside(b) {
				return 0
			}
			return max(insideBy(s.View.Area, b.Shape()), 0.001)
		})
	}
	return gaps
}

// insideBy is how far in mm a shape is from the edges of the play area.
func insideBy(area gauge.Area, shape physics.Shape) float64 {
	lo, hi := shape.Bounds()
	return min(lo.X, lo.Y, area.Width-hi.X, area.Height-hi.Y)
}

// placeOnRails has a player place a ship on one of some rails.
func (t *Table) placeOnRails(by game.Seat, id board.ShipID, kind game.Kind, prompt game.Phrase, rails []game.Rail) physics.Pose {
	outline := gauge.Base{Size: t.Ship(id).Size}.Shape()
	p := game.Placement{Area: t.View.Area.Shape(), Pieces: []game.Piece{{ID: id.Piece(), Outline: outline, Start: rails[0].Start, Rails: rails}}}
	c := t.ask(game.Decision{Kind: kind, Seat: by, Shape: game.Place, Prompt: prompt, About: []string{id.Piece()}, Placement: &p})
	return *c.Pose
}

// slideTallon has the ship's player place it at the end of a Tallon roll, where it stands
// on no other ship, if that is anywhere.
func (t *Table) slideTallon(id board.ShipID, move gauge.Move) gauge.Move {
	base := t.Ship(id).Base()
	limit := int32(1000 * gauge.TallonSlideLimit(base.Size))
	rail := game.Rail{ID: "tallon", Start: gauge.End(base, move), Ends: [2]int32{-limit, limit}}
	rail.Gaps = t.standGaps(id, CrossingByCard, &rail, [3]rule.Name{rule.PartialExecution})
	if !rail.Open() {
		return move
	}
	prompt := t.say("prompt.place-tallon-roll", "ship", id.Piece())
	pose := t.placeOnRails(t.Ship(id).Seat, id, ask.PlaceTallonRoll, prompt, []game.Rail{rail})
	um, _ := rail.Place(pose)
	move.SlideUM = um
	if move.Bearing == gauge.TallonRollRight { // along the template its left is the other end of the ship
		move.SlideUM = -um
	}
	return move
}

// againstFit refuses a barrel roll or a boost that fits nowhere, where only what fits may be declared.
func (t *Table) againstFit(id board.ShipID, k catalog.ActionType) *game.Refusal {
	if !t.rules.Edition.Reposition.Sure {
		return nil
	}
	switch k {
	case catalog.BarrelRoll:
		if !t.fitsRoll(id, Roll{By: board.ByBarrelRoll, Template: straight(1), Color: catalog.White}) {
			return t.Refuse(rule.BarrelRollOntoShip, "refusal.nothing-fits")
		}
	case catalog.Boost:
		if allRefused(t.boostSpots(id, t.boostWays(id, Boosting{Color: catalog.White}), CrossingByCard)) {
			return t.Refuse(rule.BoostOntoShip, "refusal.nothing-fits")
		}
	}
	return nil
}

// fitsDecloak reports whether a ship can decloak any way, where only what fits may be declared.
func (t *Table) fitsDecloak(id board.ShipID) bool {
	roll := decloakRoll(t.Ship(id).Size)
	return !t.rules.Edition.Reposition.Sure || t.fitsRoll(id, roll) ||
		!allRefused(t.boostSpots(id, t.decloakWays(id, roll), CrossingByCard))
}
