package player

import (
	"slices"

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
		return judgment{score: func(*game.Option) float64 { return 0 }, whim: 6}
	}
	f := flight{look: l, ship: s, dial: l.Dial(id), Foresight: l.Foresee(id), outlook: l.outlook(s, ahead)}
	f.at = s.Base().Stand()
	f.seen = make([]glance, 0, len(f.dial))
	return judgment{f.score, 6, f.most}
}

// astray is how far in mm from the way to its end a partial move leaves a ship at
// most: a Tallon roll, by its slide.
const astray = 15

// flight is a ship about to move.
type flight struct {
	*look
	*xwing.Foresight
	outlook
	ship *xwing.Ship
	at   physics.Stand
	dial []catalog.Maneuver
	seen []glance
}

// glance is what a glance at an option has shown.
type glance struct {
	option string
	xwing.Foreseen
}

// most is what a maneuver is worth at most, by a glance.
func (f *flight) most(o *game.Option) float64 {
	m, err := catalog.ParseManeuver(o.ID)
	if err != nil {
		return 0
	}
	to := f.Glance(m)
	f.seen = append(f.seen, glance{o.ID, to})
	if to.Flees && to.Full {
		return flees
	}
	at := physics.Base{Pose: to.Final, Size: f.ship.Size}.Stand()
	if !to.Full {
		way := at.Origin.Sub(f.at.Origin).Len()
		return f.effort(&to) + f.mostAround(&f.at, way+astray)
	}
	return f.effort(&to) + f.outlook.most(&at)
}

// effort is what a maneuver is worth by itself, wherever it leads.
func (f *flight) effort(to *xwing.Foreseen) float64 {
	score := 0.0
	if !to.Full {
		score += bumps
	}
	switch {
	case to.Maneuver.Difficulty == catalog.Red:
		score += stresses
	case to.Maneuver.Difficulty == catalog.Blue && f.ship.Stressed():
		score += relieves
	}
	return score
}

// score judges a maneuver that has been glanced at.
func (f *flight) score(o *game.Option) float64 {
	i := slices.IndexFunc(f.seen, func(g glance) bool { return g.option == o.ID })
	if i < 0 { // no maneuver
		return 0
	}
	to := f.seen[i].Foreseen
	f.Land(&to)
	if to.Flees {
		return flees
	}
	there := physics.Base{Pose: to.Final, Size: f.ship.Size}
	score := f.effort(&to) + obstacle*float64(f.Met(&to))
	if !f.wayOut(there, f.dial) {
		score += trapped
	}
	at := there.Stand()
	return score + f.of(&at)
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
