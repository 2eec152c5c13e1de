package player

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Reseed has the player answer from now on as a new one of that seed would.
func (p *Sensible) Reseed(seed uint64) { p.src = game.NewSource(seed, sensibleStream) }

// Weigh is what each maneuver is worth to a ship, in points by which the player picks one, without whims: a shot next
// turn is worth about 30. The ship is of the table's seat.
func (p *Sensible) Weigh(t Table, id board.ShipID, maneuvers []catalog.Maneuver) []float64 {
	l := &p.look
	l.at(t, &game.Decision{Seat: t.Seat()})
	l.lookAhead()
	f := &p.flight
	f.begin(l, l.view.Ship(id))
	worth := make([]float64, len(maneuvers))
	for i, m := range maneuvers {
		worth[i] = f.value(m)
	}
	return worth
}
