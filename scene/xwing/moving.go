package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// pose is where a ship is shown now: on its way along the template while it moves.
func (b *display) pose(s *board.Ship) physics.Pose {
	e, ok := b.Now.(board.ShipMoved)
	if !ok || e.Ship != s.ID {
		return s.Pose
	}
	return b.poseOnWay(e, s.Size, b.Progress())
}

// poseOnWay is where a moving ship is a part t of its way.
func (b *display) poseOnWay(e board.ShipMoved, size gauge.Size, t float64) physics.Pose {
	if t >= 1 {
		return e.To
	}
	if e.By != board.ByManeuver && e.By != board.BySLAM || e.Move.Bearing == gauge.Stationary || e.Move.Bearing == 0 {
		return between(e.From, e.To, t)
	}
	base := gauge.Base{Pose: e.From, Size: size}
	if tool, ok := b.state().Rules().Edition.Huge.Tools.Of(size); ok {
		return tool.Along(base, e.Move, t)
	}
	template, ok := e.Move.Template()
	if !ok {
		return between(e.From, e.To, t)
	}
	from := -2 * size.Fore()
	end := template.Length()
	if !e.Full {
		end = reached(base, e, from, end)
	}
	const turning = 0.82 // the last part turns a Koiogran turn or slides a Tallon roll
	way := gauge.Along(base, e.Move, from+(end-from)*min(t/turning, 1))
	if t <= turning {
		return way
	}
	return between(way, e.To, (t-turning)/(1-turning))
}

// reached is how far along the template a partial move came.
func reached(base gauge.Base, e board.ShipMoved, from, to float64) float64 {
	best, at := 1e18, to
	target := e.To.Point()
	for i := range 200 {
		s := from + (to-from)*float64(i)/199
		if d := gauge.Along(base, e.Move, s).Point().Sub(target).Len(); d < best {
			best, at = d, s
		}
	}
	return at
}

// between is the pose a part t of the way from p to q, turning the shorter way.
func between(p, q physics.Pose, t float64) physics.Pose {
	a, b := p.Point(), q.Point()
	turn := q.Degrees() - p.Degrees()
	for turn > 180 {
		turn -= 360
	}
	for turn < -180 {
		turn += 360
	}
	return physics.PoseAt(a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t, p.Degrees()+turn*t)
}

// fading is how visible a ship is: one that leaves the game fades.
func (t *onTable) fading(s *board.Ship) float64 {
	switch e := t.play.board.Now.(type) {
	case board.ShipDestroyed:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.Progress()
		}
	case board.ShipFled:
		if e.Ship == s.ID {
			return 1 - 0.7*t.play.board.Progress()
		}
	}
	if s.Destroyed || s.Fled {
		return 0.35
	}
	return 1
}
