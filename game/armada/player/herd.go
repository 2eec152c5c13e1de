package player

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// migration is the objective of purrgil that swim along the table: who is at distance 1 of one at the end of a round gets a
// token, and a round later points for it.
const migration = "hyperspace-migration"

// herd are the purrgil that a ship wants to be at.
type herd struct {
	shapes []physics.Shape
	next   []physics.Shape // about where they are a round later
	token  float64         // what a token of this round is worth to the ship; 0: it gets none
	rounds int             // in which a token counts, behind this one
}

// How far in mm a purrgil swims in a round, about; as how large it is taken then; and how a place near it counts: a point for
// so many mm nearer, up to the most mm.
const (
	swims     = 100
	atPurrgil = 25
	herdPoint = 25
	herdMost  = 600
)

// herd is the herd of the objective, as a ship looks at it; none where another one is played.
func (l *look) herd(c *craft) (h herd) {
	if l.view.Objective != migration {
		return h
	}
	var to physics.Vec // they have come from the nearer token
	far := -1.0
	for i := range l.view.Obstacles {
		o := &l.view.Obstacles[i]
		if o.Kind != catalog.Purrgil || !o.Placed || o.Gone {
			continue
		}
		h.shapes = append(h.shapes, o.Shape())
		for k := range l.view.Markers {
			at := l.view.Markers[k].Pose.Point()
			if d := at.Sub(o.Pose.Point()).Len(); d > far {
				far, to = d, at
			}
		}
	}
	for i := range l.view.Obstacles {
		if o := &l.view.Obstacles[i]; o.Kind == catalog.Purrgil && o.Placed && !o.Gone {
			way := to.Sub(o.Pose.Point())
			at := o.Pose.Point().Add(way.Unit().Scale(min(swims, way.Len())))
			h.next = append(h.next, physics.Disc(at, atPurrgil))
		}
	}
	h.rounds = max(0, l.Rounds()-l.view.Round)
	if card, err := l.Catalog().Objective(migration); err == nil && h.rounds > 0 && !slices.Contains(c.Carried, "objective") {
		h.token = float64(card.Victory)
	}
	return h
}

// at is what it is worth to end this round at a place: a token, and the nearer it is to where purrgil are next, the more, as
// long as a token of then counts.
func (h *herd) at(outline physics.Shape) (worth float64) {
	if len(h.shapes) == 0 || h.rounds == 0 {
		return 0
	}
	for i := range h.shapes {
		if h.token > 0 && gauge.At(h.shapes[i], outline, gauge.Distance1, gauge.Distance1) {
			worth = h.token
		}
	}
	near := float64(herdMost)
	for i := range h.next {
		near = min(near, physics.Distance(outline, h.next[i]).Distance)
	}
	return worth - near/herdPoint*float64(h.rounds-1)/5
}

// beside is how much nearer a place is to the own ships than to the enemy's, as they are about to be; each pulls less the
// farther it is.
func (l *look) beside(at physics.Vec) (worth float64) {
	const reach = 700
	for i := range l.crafts {
		c := &l.crafts[i]
		pull := max(0, 1-c.ahead.Point().Sub(at).Len()/reach)
		switch {
		case c.Where != board.OnTable:
		case c.Seat == l.seat:
			worth += pull
		default:
			worth -= pull
		}
	}
	return worth
}

// shore judges from which short edge purrgil come: where the own ships are.
func (l *look) shore(o *game.Option) float64 {
	if m := l.view.Marker(board.MarkerOf(o.ID)); m != nil {
		return l.beside(m.Pose.Point())
	}
	return 0
}

// lane is what it is worth that purrgil swim past a place: about where the own ships come by.
func (l *look) lane(at physics.Vec) float64 {
	deep := at.Y
	if l.seat == game.Blue {
		deep = l.view.Field.Depth - at.Y
	}
	return -abs(deep - 0.3*l.view.Field.Depth)
}

// driven reports whether a question is where a purrgil of the herd is placed, or how far it swims.
func (l *look) driven(d *game.Decision) bool {
	o := l.view.Obstacle(board.ObstacleOf(d.Placement.Pieces[0].ID))
	return l.view.Objective == migration && o != nil && o.Kind == catalog.Purrgil
}
