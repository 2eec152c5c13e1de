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

// A few devices are placed touching their ship, without a template: with a side along an
// edge of its base, anywhere on that.

// besideRails are the places beside a ship, an edge each, but those outside of the play area
// (X20-DEV-013).
func (s *State) besideRails(id board.ShipID, p *Placing) []game.Rail {
	base := s.View.Ship(id).Base()
	width, from, to := leftSide(s.rules.token(p.Device).Outline)
	rails := make([]game.Rail, 0, 4)
	for quarter := range 4 {
		if p.Behind && quarter != 3 {
			continue
		}
		// Looking along the edge, counterclockwise about the ship, the device has it to its left.
		along := base.Pose.Turned(90*float64(quarter)).Moved(base.Size.Toward(quarter+1)+width, 0)
		r := game.Rail{ID: [...]string{"right", "ahead", "left", "behind"}[quarter], Start: along,
			Ends: [2]int32{um(-base.Size.Toward(quarter) - to), um(base.Size.Toward(quarter) - from)}}
		no := s.Refuse(rule.DeviceOutside, "refusal.device-outside")
		for _, ends := range blocked(r.Ends, func(um int32) float64 {
			shape := s.rules.TokenShape(p.Device, r.At(um))
			if !gauge.Inside(s.View.Area, shape) {
				return 0
			}
			return max(insideBy(s.View.Area, shape), 0.001)
		}) {
			r.Gaps = append(r.Gaps, game.RailGap{Ends: ends, Refusal: *no})
		}
		if p.Behind {
			r.Gaps = append(r.Gaps, s.besideShips(id, p, r)...)
		}
		rails = append(rails, r)
	}
	return rails
}

// besideShips are the parts of a rail beside a ship where a device would lie on another.
func (s *State) besideShips(id board.ShipID, p *Placing, r game.Rail) (gaps []game.RailGap) {
	for _, other := range s.View.ShipsInPlay() {
		no, there := s.Refuse(rule.MandatoryEffect, "refusal.place-on-ship", "ship", other.Piece()), s.ShipShape(other)
		if !apart(s.View.Ship(other), id) || other == id {
			continue
		}
		for _, ends := range blocked(r.Ends, func(um int32) float64 { return free(s.rules.TokenShape(p.Device, r.At(um)), there) }) {
			gaps = append(gaps, game.RailGap{Ends: ends, Refusal: *no})
		}
	}
	return gaps
}

// um is a length in whole micrometres.
func um(mm float64) int32 { return int32(math.Round(mm * 1000)) }

// leftSide is how far to the left of its middle the side of a token lies, and from where to
// where ahead of that it goes.
func leftSide(outline physics.Shape) (width, from, to float64) {
	lo, _ := outline.Bounds()
	from, to = math.Inf(1), math.Inf(-1)
	for _, v := range outline.Outline(0.1) {
		if v.X <= lo.X+0.001 {
			from, to = min(from, v.Y), max(to, v.Y)
		}
	}
	return -lo.X, from, to
}

// touchingSpot is a place beside the ship, before it is known where: refused if there is none.
func (s *State) touchingSpot(id board.ShipID, p *Placing) PlaceSpot {
	spot := PlaceSpot{Way: board.Way{Touching: true}, Refusal: s.Refuse(rule.DeviceOutside, "refusal.device-outside")}
	for _, piece := range s.beside(id, p).Pieces {
		if pose, ok := (&game.Placement{Pieces: []game.Piece{piece}}).FindLegal(piece.ID); ok {
			spot.Pose, spot.Refusal = pose, nil
		}
	}
	return spot
}

// beside is where a device may be placed that must touch its ship.
func (s *State) beside(id board.ShipID, p *Placing) *game.Placement {
	rails := s.besideRails(id, p)
	i := max(0, slices.IndexFunc(rails, func(r game.Rail) bool { return r.Open() }))
	return &game.Placement{Area: s.View.Area.Shape(), Pieces: []game.Piece{{ID: devicePiece(p.Device),
		Outline: s.rules.token(p.Device).Outline, Start: rails[i].Start, Rails: rails}}}
}

// placeBeside has the ship's player choose where beside it a device lies.
func (t *Table) placeBeside(id board.ShipID, p *Placing) physics.Pose {
	return *t.ask(game.Decision{Kind: ask.PlaceBeside, Seat: t.Ship(id).Seat, Shape: game.Place,
		Prompt: game.Say("prompt.place-beside", "ship", id.Piece(), "device", devicePiece(p.Device)),
		About:  []string{id.Piece(), devicePiece(p.Device)}, Placement: t.beside(id, p)}).Pose
}
