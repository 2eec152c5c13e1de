package scene

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/terms"
	"xwing/physics"
	"xwing/scene/sound"
)

// board is the table as it is shown: a view changed by Events alone, one after
// the other, each for as long as it takes to see it.
type display struct {
	view  board.View
	queue []game.Event
	speed int // percent; 0: at once

	initiative int // at which the ship acts that does

	now   game.Event // being shown; not yet applied
	at, n int        // ticks of it that have passed, and all
	lines []logLine
	since int          // the first line after the latest answer
	last  *lastMove    // the latest move, until something else matters
	hurt  map[bool]int // points of damage dealt by this attack so far: hits, and crits under true

	ears ears
	cues []sound.Cue // what has been heard since the latest frame
}

// logLine is a sentence of the log.
type logLine struct {
	text    string
	detail  string // what is read of it while the mouse is on it, "" for no more
	heading bool
	about   aboutness
	effect  board.ShipID // what a maneuver or an action of that ship may have led to
}

// answered stands in the queue of events where an answer was given. It is an Event of
// the scene alone and changes nothing.
type answered struct{}

func (b *display) add(e game.Event) { b.queue = append(b.queue, e) }

// resting reports whether the board shows all that has happened.
func (b *display) resting() bool { return b.now == nil && len(b.queue) == 0 }

// tick shows the next 60th of a second.
func (b *display) tick(w *terms.Words) {
	for {
		if b.now == nil {
			if len(b.queue) == 0 {
				return
			}
			b.now, b.queue = b.queue[0], b.queue[1:]
			b.at, b.n = 0, b.ticksOf(b.now)
			if !toldLast(b.now) {
				b.note(w, b.now)
			}
			b.follow(b.now)
			b.listen(b.now)
		}
		if b.at < b.n {
			b.at++
			return
		}
		if toldLast(b.now) {
			b.note(w, b.now)
		}
		b.apply(b.now)
		b.now = nil
	}
}

// apply brings the table to where an event leaves it.
func (b *display) apply(e game.Event) {
	if acts, ok := e.(board.ShipActive); ok {
		b.initiative = acts.Initiative
	}
	b.view.Apply(e)
}

// renew shows the table as a view has it.
func (b *display) renew(v board.View, s *xwing.State) {
	b.view, b.initiative, b.last = v, 0, nil
	if v.Active != 0 {
		b.initiative = s.Initiative(v.Active)
	}
}

// toldLast reports whether an event is told only when it has been shown: the dice
// tell their own results first.
func toldLast(e game.Event) bool {
	switch e.(type) {
	case board.DiceRolled, board.DiceModified, board.DiceCanceled, board.ResultsNeutralized:
		return true
	}
	return false
}

// finish shows the end of it all.
func (b *display) finish(w *terms.Words) {
	if b.now != nil {
		if toldLast(b.now) {
			b.note(w, b.now)
		}
		b.apply(b.now)
		b.now = nil
	}
	for _, e := range b.queue {
		b.note(w, e)
		b.follow(e)
		b.apply(e)
	}
	b.queue = nil
}

// progress is how much of the present event has been shown, from 0 to 1, eased.
func (b *display) progress() float64 {
	if b.n == 0 {
		return 1
	}
	t := float64(b.at) / float64(b.n)
	return t * t * (3 - 2*t)
}

// note writes an event's sentence into the log.
func (b *display) note(w *terms.Words, e game.Event) {
	if _, answer := e.(answered); answer {
		b.since = len(b.lines)
		return
	}
	s, ok := w.Event(e)
	line := logLine{text: s, about: aboutOf(e), effect: effectOn(e)}
	if own, mine := e.(eased); mine {
		line.text, line.detail, ok = own.text, own.detail, true
	}
	if !ok {
		return
	}
	_, line.heading = e.(board.PhaseBegan)
	b.lines = slices.Insert(b.lines, b.place(e), line)
}

// place is where an event's line belongs: at the end, but that of a maneuver or an
// action before the lines of what it has led to since the latest answer.
func (b *display) place(e game.Event) int {
	at := len(b.lines)
	var ship board.ShipID
	switch e := e.(type) {
	case board.ManeuverExecuted:
		ship = e.Ship
	case board.ActionPerformed:
		ship = e.Ship
	default:
		return at
	}
	for at > b.since && at > 0 && b.lines[at-1].effect == ship {
		at--
	}
	return at
}

// effectOn is the ship that an event befalls on its way or by its action, 0 for any
// other event.
func effectOn(e game.Event) board.ShipID {
	switch e := e.(type) {
	case board.ShipMoved:
		return e.Ship
	case board.TokenGained:
		return e.Ship
	case board.LockAcquired:
		return e.Ship
	case board.LockLost:
		return e.Ship
	case board.TurretRotated:
		return e.Ship
	case board.ObstacleMet:
		return e.Ship
	case board.DiceRolled:
		if !e.Attack {
			return e.Ship
		}
	case board.DamageSuffered:
		return e.Ship
	case board.DamageDealt:
		return e.Ship
	case board.ShieldsChanged:
		return e.Ship
	}
	return 0
}

// ticksOf is for how long an event is shown.
func (b *display) ticksOf(e game.Event) int {
	n := 0
	switch e := e.(type) {
	case board.ShipMoved:
		n = 60
		if e.From == e.To {
			n = 6
		}
	case board.RemoteMoved:
		n = 40
	case board.DeviceDetonated:
		n = 30
	case board.ShipPlaced, board.ObstaclePlaced, board.DevicePlaced, board.RemotePlaced, board.ShipDocked, board.ShipDeployed:
		n = 8
	case board.PhaseBegan:
		n = 24
	case board.DialRevealed:
		n = 30
	case board.AttackDeclared:
		n = 36
	case board.DiceRolled:
		n = 42
	case board.DiceModified:
		n = 24
	case board.ResultsNeutralized:
		n = 30 + 16*pairs(b.view.Attack, e)
	case board.AttackEnded:
		n = 40 // the dice and what came of them stay a moment
	case board.DamageSuffered:
		n = 18
	case board.DamageDealt:
		n = 20
	case board.DamageExposed, board.ShieldsChanged:
		n = 16
	case board.TokenGained, board.LockAcquired:
		n = 12
	case board.ShipDestroyed, board.ShipFled:
		n = 40
	case board.ActionFailed, board.DecloakFailed, board.DeployFailed, board.ActionStepSkipped, board.ObstacleMet:
		n = 18
	}
	if b.speed <= 0 {
		return 0
	}
	return n * 100 / b.speed
}

// pose is where a ship is shown now: on its way along the template while it moves.
func (b *display) pose(s *board.Ship) physics.Pose {
	e, ok := b.now.(board.ShipMoved)
	if !ok || e.Ship != s.ID {
		return s.Pose
	}
	return poseOnWay(e, s.Size, b.progress())
}

// poseOnWay is where a moving ship is a part t of its way.
func poseOnWay(e board.ShipMoved, size gauge.Size, t float64) physics.Pose {
	if t >= 1 {
		return e.To
	}
	if e.By != board.ByManeuver && e.By != board.BySLAM || e.Move.Bearing == gauge.Stationary || e.Move.Bearing == 0 {
		return between(e.From, e.To, t)
	}
	template, ok := e.Move.Template()
	if !ok {
		return between(e.From, e.To, t)
	}
	base := gauge.Base{Pose: e.From, Size: size}
	from := -size.Side()
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
