package player

import (
	"math"
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

// stance is that of the acting ship, until another's is asked for.
func (l *look) stance(me *board.Ship) *stance {
	l.stands = stance{l, l.outlook(me, l.present()), l.view.Area, me.Size, l.Upcoming(me.ID), l.Dial(me.ID)}
	return &l.stands
}

// at is what it is worth to stand at a pose.
func (s *stance) at(pose physics.Pose) float64 { return s.beats(pose, math.Inf(-1)) }

// beats is at but for places that are worth no more than over: of these it says no more than that.
func (s *stance) beats(pose physics.Pose, over float64) float64 {
	there := gauge.Base{Pose: pose, Size: s.size}
	if !s.next.IsZero() {
		there.Pose = s.Rules().Edition.Huge.Tools.End(there, s.next.Move())
	}
	if !gauge.InsideBase(s.area, there) {
		return flees
	}
	box := there.Box()
	if most := s.most(&box); most <= over {
		return most
	}
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
// things to do. Of one that is worth no more than over it says no more than that.
func (l *look) budge(action catalog.ActionType, own bool, over float64) float64 {
	me := l.view.Ship(l.about)
	if me == nil {
		return 0
	}
	if !own && l.view.Phase == board.Activation && !me.Activated && !me.Dial.Revealed {
		return -100 // nothing tells where the ship will go from there
	}
	if own && over >= budges+mostGained {
		return budges + mostGained
	}
	view, here := l.stance(me), me.Base().Box()
	now := view.at(me.Pose)
	const reach = 130 // how far it may get
	if own && view.mostAround(&here, reach)-now < hopeful {
		return budges
	}
	b := bettering{own: own, strays: !view.next.IsZero()}
	return b.worth(l.BestReposition(me.ID, action, now+b.least(over)-rounding, view.beats) - now)
}

// bettering is what a place to boost or roll to is worth by how much better it is.
type bettering struct {
	own    bool // it is the ship's own action
	strays bool // the maneuver to come was not planned from there
}

// What it is worth at most, and at least.
const mostGained, mostLost = 48, -100

func (b bettering) worth(better float64) float64 {
	if b.own {
		return budges + max(min(1.2*better, mostGained), mostLost)
	}
	if b.strays {
		better += unplanned
	}
	return max(3*(better-worthwhile), mostLost)
}

// least is how much better a place is at most that is worth no more than over.
func (b bettering) least(over float64) float64 {
	switch {
	case b.own && over >= budges+mostLost:
		return (over - budges) / 1.2
	case b.own || over < mostLost:
		return math.Inf(-1)
	case b.strays:
		return over/3 + worthwhile - unplanned
	}
	return over/3 + worthwhile
}
