package player

import (
	"math"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// tries is how many places a player looks at before it takes any.
const tries = 40

// place sets pieces down: ships facing the enemy near the front of their zone, squadrons before them, obstacles rather on the
// other side of the table.
func (p *Sensible) place(l *look, d game.Decision) (game.Choice, bool) {
	if d.Placement == nil || len(d.Placement.Pieces) == 0 {
		return game.Choice{}, false
	}
	if l.driven(&d) {
		return p.comparing(l, d)
	}
	switch d.Kind {
	case ask.MoveSquadron:
		return p.fly(l, d)
	case ask.Deploy:
		return p.deploy(l, d)
	case ask.PlaceObstacle:
		return p.obstacle(l, d)
	case ask.PlaceAside, ask.PlaceMarker:
		return p.comparing(l, d)
	}
	return game.Choice{}, false
}

// obstacle takes the best of a few places.
func (p *Sensible) obstacle(l *look, d game.Decision) (best game.Choice, ok bool) {
	most := math.Inf(-1)
	for range 3 {
		c, err := game.Sample(&p.src, d)
		if err != nil {
			return c, false
		}
		far := c.Pose.Point().Y
		if d.Seat == game.Blue {
			far = -far
		}
		if far > most {
			best, most = c, far
		}
	}
	return best, true
}

// deploy picks a ship as often as squadrons, and its best place of many.
func (p *Sensible) deploy(l *look, d game.Decision) (game.Choice, bool) {
	var ships, squadrons []int
	for i := range d.Placement.Pieces {
		if board.ShipOf(d.Placement.Pieces[i].ID) != 0 {
			ships = append(ships, i)
		} else {
			squadrons = append(squadrons, i)
		}
	}
	from := ships
	if len(ships) == 0 || len(squadrons) > 0 && p.src.Below(2) == 0 {
		from = squadrons
	}
	piece := &d.Placement.Pieces[from[p.src.Below(len(from))]]
	best, most := physics.Pose{}, math.Inf(-1)
	for range tries {
		pose := p.somewhere(l, piece)
		if worth := l.station(piece, pose); worth > most && len(d.Placement.Check(piece.ID, pose)) == 0 {
			best, most = pose, worth
		}
	}
	if math.IsInf(most, -1) {
		return game.Choice{}, false
	}
	return placed(&d, piece.ID, best), true
}

// somewhere is a place in a piece's zone; of a squadron one beside a ship of its side.
func (p *Sensible) somewhere(l *look, piece *game.Piece) physics.Pose {
	from, to := piece.Zone.Outline.Bounds()
	share := func() float64 { return float64(p.src.Below(10001)) / 10000 }
	if board.SquadronOf(piece.ID) != 0 {
		var near []*craft
		l.ships(true, func(c *craft) { near = append(near, c) })
		if len(near) > 0 {
			c := near[p.src.Below(len(near))]
			box := c.Size.Base().Scale(0.5)
			aside, along := float64(2*share())-1, float64(2*share())-1
			out := gauge.SquadronRadius + 60
			at := c.Pose.Frame().Out(physics.Vec{X: float64(aside * (box.X + out)), Y: float64(along * (box.Y + out))})
			return piece.Start.MovedTo(at)
		}
	}
	lo, hi := piece.Outline.Bounds()
	half := max(hi.X-lo.X, hi.Y-lo.Y) / 2
	span := to.Sub(from).Sub(physics.Vec{X: 2 * half, Y: 2 * half})
	into := physics.Vec{X: float64(max(0, span.X) * share()), Y: float64(max(0, span.Y) * share())}
	at := from.Add(physics.Vec{X: half, Y: half}).Add(into)
	if span.Y < 0 {
		at.Y = (from.Y + to.Y) / 2
	}
	if span.X < 0 {
		at.X = (from.X + to.X) / 2
	}
	return piece.Start.MovedTo(at)
}

// station is what a place is worth to be deployed at: far ahead, near the middle, or near the enemies that stand already.
func (l *look) station(piece *game.Piece, pose physics.Pose) float64 {
	sin, cos := physics.HeadingSinCos(piece.Start.Heading)
	ahead := physics.Vec{X: -sin, Y: cos}
	at, middle := pose.Point(), l.view.Field.All()
	goal, n := physics.Vec{X: (middle.X0 + middle.X1) / 2, Y: (middle.Y0 + middle.Y1) / 2}, 1.0
	l.ships(false, func(c *craft) {
		goal = goal.Add(c.Pose.Point())
		n++
	})
	goal = goal.Scale(1 / n)
	off := goal.Sub(at)
	aside := off.Sub(ahead.Scale(off.Dot(ahead))).Len()
	return at.Dot(ahead) - max(0, aside-250)/2
}
