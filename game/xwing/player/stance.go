package player

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// stance judges where the acting ship might stand before it goes on: if it has
// still to execute the maneuver that it has revealed, by where that leads.
type stance struct {
	*look
	outlook
	area gauge.Area
	size gauge.Size
	next catalog.Maneuver // zero if none is to come
	dial []catalog.Maneuver
}

func (l *look) stance(me *board.Ship) stance {
	return stance{l, l.outlook(me, l.present()), l.view.Area, me.Size, l.Upcoming(me.ID), l.Dial(me.ID)}
}

// at is what it is worth to stand at a pose.
func (s *stance) at(pose physics.Pose) float64 {
	there := gauge.Base{Pose: pose, Size: s.size}
	if !s.next.IsZero() {
		there.Pose = s.Rules().Edition.Huge.Tools.End(there, s.next.Move())
	}
	if !gauge.InsideBase(s.area, there) {
		return flees
	}
	box := there.Box()
	score := s.of(&box)
	if !s.wayOut(s.area, there, s.dial) {
		score += trapped
	}
	return score
}

// spots prefers a place to boost or roll to with a shot.
func (l *look) spots() func(o *game.Option) float64 {
	me := l.view.Ship(l.about)
	if me == nil {
		return func(*game.Option) float64 { return 0 }
	}
	view := l.stance(me)
	return func(o *game.Option) float64 {
		pose, ok := o.Pose()
		if !ok || strings.HasSuffix(o.Text.Key, "-fails") || strings.HasSuffix(o.Text.Key, "-flees") {
			return 0
		}
		return 100 + view.at(pose)
	}
}

// What else a boost or a barrel roll is worth than the place it leads to.
const (
	budges     = 12
	hopeful    = 16 // so much better a place may be worth an action
	worthwhile = 4  // so much better one what a card grants
	unplanned  = -5 // the maneuver was not planned from there
)

// budge is what a boost or a barrel roll is worth, by the best place that it leads
// to. In its own step a ship that would see as much from where it stands has better
// things to do.
func (l *look) budge(action catalog.ActionType, own bool) float64 {
	me := l.view.Ship(l.about)
	if me == nil {
		return 0
	}
	if !own && l.view.Phase == board.Activation && !me.Activated && !me.Dial.Revealed {
		return -100 // nothing tells where the ship will go from there
	}
	view, here := l.stance(me), me.Base().Box()
	now := view.at(me.Pose)
	const reach = 130 // how far it may get
	if own && view.mostAround(&here, reach)-now < hopeful {
		return budges
	}
	better := l.BestReposition(me.ID, action, view.at) - now
	switch {
	case own:
		return budges + max(min(1.2*better, 48), -100)
	case !view.next.IsZero():
		better += unplanned
	}
	return max(3*(better-worthwhile), -100)
}
