package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// inWell reports whether a ship that is deployed there has to begin at speed 0: at distance 1-3 of a grav well token whose player
// has the card in play that has placed it (ARM-SET-034, ARM-CLR-115).
func (s *State) inWell(base gauge.Base) bool {
	for i := range s.View.Markers {
		m := &s.View.Markers[i]
		if m.Kind == board.GravWell && !m.Gone && gauge.At(gauge.Token(m.Pose), base.Shape(), gauge.Distance1, gauge.Distance3) &&
			s.fields(m.Seat, m.Card) {
			return true
		}
	}
	return false
}

// fields reports whether a seat has an upgrade in play.
func (s *State) fields(seat game.Seat, card string) bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool {
		u := ship.Upgrade(card)
		return ship.Seat == seat && ship.Where <= board.OnTable && u != nil && !u.Discarded
	})
}

// PlaceToken has the card's player place a token of a kind anywhere in the play area.
func (o Own) PlaceToken(kind board.MarkerKind) {
	t := o.t
	id, all := board.MarkerID(len(t.View.Markers)+1), t.View.Field.All()
	p := t.markerPlacement(id, physics.PoseAt(all.X1/2, (all.Y0+all.Y1)/2, 0), all.Shape(), *refuse(rule.SetupArea, "setup-area"))
	prompt := "place-grav-well"
	if kind == board.GravShift {
		prompt = "place-grav-shift"
	}
	pose := t.askMarker(o.Player(), p, prompt)
	t.announce(board.MarkerPlaced{Marker: board.Marker{ID: id, Kind: kind, Seat: o.Player(), Pose: pose,
		Card: o.Upgrade().Card}})
}

// placed are the tokens of a kind that lie there for the card's player.
func (o Own) placed(kind board.MarkerKind) (shapes []physics.Shape) {
	for i := range o.t.View.Markers {
		if m := &o.t.View.Markers[i]; m.Kind == kind && m.Seat == o.Player() && !m.Gone {
			shapes = append(shapes, gauge.Token(m.Pose))
		}
	}
	return shapes
}

// Shiftable are the obstacles at distance 1-3 of the player's grav shift token.
func (o Own) Shiftable() (ids []board.ObstacleID) {
	o.t.eachObstacle(func(ob *board.Obstacle) {
		for _, token := range o.placed(board.GravShift) {
			if gauge.At(token, ob.Shape(), gauge.Distance1, gauge.Distance3) {
				ids = append(ids, ob.ID)
				return
			}
		}
	})
	return ids
}

// ShiftObstacle lets the card's player move an obstacle to a place of which no part is beyond a distance from where it lies, off
// ships, obstacles and tokens; squadrons under it are placed by the other player so that they touch it (ARM-CLR-144, -145).
func (o Own) ShiftObstacle(id board.ObstacleID, far gauge.Distance) {
	t := o.t
	moveWithin(t, o.Player(), id, far, func(k game.KeepOut) bool { return board.SquadronOf(k.ID) != 0 })
	t.moveOffToken(board.Across(o.Player()), t.View.Obstacle(id))
}
