package player

import (
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/odds"
	"xwing/physics"
)

// prey is something that a squadron may go for: where to, and what an attack there is worth.
type prey struct {
	at    physics.Vec
	rim   float64 // from there to its edge
	worth float64
}

// prey of a squadron: enemy squadrons, and ships; the worth is that of one attack.
func (l *look) prey(w *wing) (all []prey) {
	l.squadrons(false, func(e *wing) {
		worth := l.onSquadron(e, odds.Attack{Dice: w.card.AntiSquadron})
		all = append(all, prey{e.Pose.Point(), gauge.SquadronRadius, worth})
	})
	a := odds.Attack{Dice: w.card.Battery, Crits: w.card.Value(catalog.Bomber) > 0}
	l.ships(false, func(e *craft) {
		zone := e.toward(w.Pose.Point())
		worth := l.onShip(e, zone, a, gauge.CloseRange.String())
		all = append(all, prey{e.ahead.Point(), min(e.Size.Base().X, e.Size.Base().Y) / 2, worth})
	})
	return all
}

// toward is the hull zone of a ship that looks at a point.
func (c *craft) toward(v physics.Vec) gauge.Zone {
	local := c.Pose.Frame().In(v)
	for z := gauge.Front; z <= gauge.Zone(c.hull.Zones); z++ {
		if c.hull.Arc(z).Contains(local) {
			return z
		}
	}
	return gauge.Front
}

// reach is how far in mm a squadron's middle may move.
func (w *wing) reach() float64 {
	return min(gauge.Distance(w.card.Speed).Limit(), gauge.RulerLength)
}

// best is what a squadron's best attack is worth that it can make after a move of so many mm.
func (l *look) best(w *wing, move float64) (most float64) {
	for _, p := range l.prey(w) {
		if p.at.Sub(w.Pose.Point()).Len()-p.rim-gauge.SquadronRadius-move <= gauge.Distance1.Limit() {
			most = max(most, p.worth)
		}
	}
	return most
}

// squadron judges which squadron is activated next: what does most first; of a command, none that would do nothing.
func (l *look) squadron(o *game.Option) float64 {
	w := l.wing(board.SquadronOf(o.ID))
	if w == nil {
		return 0.6
	}
	return 0.5 + l.best(w, w.reach())
}

// action judges whether a squadron moves or attacks first. A counter is always made.
func (l *look) action(d *game.Decision) func(o *game.Option) float64 {
	w := l.wing(board.SquadronOf(l.about))
	if w == nil {
		return nil
	}
	now := l.best(w, 0)
	later := l.best(w, w.reach())
	return func(o *game.Option) float64 {
		switch o.ID {
		case "counter":
			return 5
		case "attack":
			return now
		case "move":
			if canAttack(d) {
				return later*0.6 - 0.5
			}
			return 0.4
		}
		if dear(o) {
			return 0.1
		}
		return float64(strings.Count(o.ID, "/")) // a card's, before nothing else is done
	}
}

// canAttack reports whether a Decision offers an attack.
func canAttack(d *game.Decision) bool {
	for i := range d.Options {
		if d.Options[i].ID == "attack" && d.Options[i].Legal() {
			return true
		}
	}
	return false
}

// fly moves a squadron to where its best prey is in reach, or nearer to it.
func (p *Sensible) fly(l *look, d game.Decision) (game.Choice, bool) {
	w := l.wing(board.SquadronOf(l.about))
	if w == nil || len(d.Placement.Pieces) != 1 {
		return game.Choice{}, false
	}
	reach := w.reach()
	if from, to := d.Placement.Pieces[0].Zone.Outline.Bounds(); to.X > from.X {
		reach = min(reach, (to.X-from.X)/2-gauge.SquadronRadius)
	}
	goal, most := prey{}, 0.0
	for i, q := range l.prey(w) {
		apart := max(0, q.at.Sub(w.Pose.Point()).Len()-reach-q.rim)
		if worth := q.worth - apart/60; i == 0 || worth > most {
			goal, most = q, worth
		}
	}
	if goal.worth == 0 {
		return game.Choice{}, false
	}
	to := goal.at.Sub(w.Pose.Point())
	for _, near := range [4]float64{30, 5, 60, 72} { // from rim to rim
		for _, turn := range [7]float64{0, 0.35, -0.35, 0.8, -0.8, 1.6, -1.6} {
			sin, cos := physics.SinCos(turn)
			back := to.Unit().Scale(-(goal.rim + gauge.SquadronRadius + near))
			at := goal.at.Add(physics.Vec{X: float64(back.X*cos) - float64(back.Y*sin), Y: float64(back.X*sin) + float64(back.Y*cos)})
			if way := at.Sub(w.Pose.Point()); way.Len() > reach {
				at = w.Pose.Point().Add(way.Unit().Scale(reach - 0.01))
			}
			pose := w.Pose.MovedTo(at)
			if stays(d.Placement, pose) {
				return placed(&d, d.Placement.Pieces[0].ID, pose), true
			}
		}
	}
	if stays(d.Placement, w.Pose) {
		return placed(&d, d.Placement.Pieces[0].ID, w.Pose), true
	}
	return game.Choice{}, false
}

// stays reports whether the piece that is moved may stand there, and is not lost at the edge.
func stays(p *game.Placement, pose physics.Pose) bool {
	id := p.Pieces[0].ID
	return len(p.Check(id, pose)) == 0 && !p.Leaves(id, pose)
}

// placed is the answer that sets a piece down.
func placed(d *game.Decision, piece string, pose physics.Pose) game.Choice {
	return game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose}
}
