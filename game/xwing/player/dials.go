package player

import (
	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// dials sets a maneuver for every ship.
func (p *Sensible) dials(l *look, d game.Decision) game.Choice {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: make(map[string]string, len(d.Slots))}
	ahead := l.expected()
	for _, slot := range d.Slots {
		c.Each[slot.ID] = p.best(slot.Options, l.flight(xwing.ShipOf(slot.ID), ahead))
	}
	return c
}

// What a maneuver is worth, in points. A shot next turn is worth about 30.
const (
	flees    = -10000
	trapped  = -3000 // no maneuver would stay on the table from there
	bumps    = -25
	obstacle = -45
	stresses = -14
	relieves = 18
)

// flight judges the maneuvers of a ship by where they would leave it among enemies
// that will be ahead.
func (l *look) flight(id xwing.ShipID, ahead []foe) judgment {
	s := l.view.Ship(id)
	if s == nil {
		return judgment{func(game.Option, float64) float64 { return 0 }, 6}
	}
	foresight, dial, view := l.Foresee(id), l.Dial(id), outlook{l.guns(s), ahead}
	return judgment{func(o game.Option, least float64) float64 {
		m, err := catalog.ParseManeuver(o.ID)
		if err != nil {
			return 0
		}
		to := foresight.Maneuver(m)
		if to.Flees {
			return flees
		}
		score := obstacle * float64(to.Met)
		if !to.Full {
			score += bumps
		}
		switch {
		case to.Maneuver.Difficulty == catalog.Red:
			score += stresses
		case to.Maneuver.Difficulty == catalog.Blue && s.Stressed():
			score += relieves
		}
		there := physics.Base{Pose: to.Final, Size: s.Size}
		worth, ok := view.of(there, least-score)
		if !ok {
			return least
		}
		if !l.wayOut(there, dial) {
			score += trapped
		}
		return score + worth
	}, 6}
}

// wayOut reports whether any maneuver of the dial stays on the table.
func (l *look) wayOut(from physics.Base, dial []catalog.Maneuver) bool {
	for _, m := range dial {
		at := physics.End(from, m.Move())
		if physics.Inside(l.view.Area, physics.Base{Pose: at, Size: from.Size}) {
			return true
		}
	}
	return false
}
