package player

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// harm is how much a device at a pose threatens: enemies that will be about there
// in a while count for it, friends against it. A mine wants somebody to fly over
// it, a bomb somebody to be near.
func (l *look) harm(mine bool, at physics.Pose) float64 {
	score := -0.4 // it may be of more use later
	for i := range l.view.Ships {
		s := &l.view.Ships[i]
		if s.Where != board.InPlay || s.Remote != "" {
			continue
		}
		// Where it will be after a middling maneuver.
		ahead := s.Pose.Moved(0, 120).Point().Sub(at.Point()).Len()
		now := s.Pose.Point().Sub(at.Point()).Len()
		near := 0.0
		switch {
		case mine && now < 45:
			near = 2 // it goes off at once
		case mine && ahead < 130 && gauge.Behind(gauge.Base{Pose: s.Pose, Size: s.Size}, gauge.Base{Pose: at.Turned(180), Size: gauge.Small}):
			near = 0.6
		case mine && ahead < 110:
			near = 0.4
		case !mine && ahead < 130:
			near = 1
		case !mine && now < 130:
			near = 0.4
		}
		if !l.view.Opposed(s.Seat, l.seat) {
			near *= -1
		}
		score += near
	}
	return score
}

// device judges the places for a device; anything that is no weapon is put down
// gladly. Who has picked it puts it down, or would pick it again, and again.
func (l *look) device(kind string) func(o *game.Option) float64 {
	return func(o *game.Option) float64 {
		if pose, ok := o.Pose(); ok {
			return l.threat(kind, pose)
		}
		return -1
	}
}

// threat is what a device of a kind is worth at a pose.
func (l *look) threat(kind string, at physics.Pose) float64 {
	switch {
	case kind == catalog.ConnerNet, l.IsMine(kind):
		return l.harm(true, at)
	case kind == catalog.DRK1ProbeDroid, kind == catalog.BuzzDroidSwarm, kind == catalog.ElectroChaffCloud, kind == catalog.LooseCargo, kind == catalog.SpareParts:
		return 1 + l.closeness(at)
	}
	return l.harm(false, at)
}

// closeness is more the nearer an enemy is to a pose.
func (l *look) closeness(at physics.Pose) float64 {
	best := 0.0
	for e := range l.enemies() {
		best = max(best, 1-e.Pose.Point().Sub(at.Point()).Len()/900)
	}
	return best
}

// system judges what a ship may do in the System Phase: a device if there is a
// good place for it, and otherwise nearly anything.
func (l *look) system(o *game.Option) float64 {
	switch kind, spots := l.PreviewPlaces(l.about, o.ID); {
	case o.ID == game.Done:
		return 0
	case !l.advised(o.Text.Arg("card")):
		return -4
	case kind != "":
		best := -1.0
		for _, s := range spots {
			if s.Refusal == nil {
				best = max(best, l.threat(kind, s.Pose))
			}
		}
		return 6 * best
	case strings.HasPrefix(o.ID, "dock>"):
		return -1.2
	case o.ID == "deploy":
		for _, s := range l.PreviewDeploy(l.about) {
			if !s.Fails && l.outside(s.Final) >= 0 {
				return 3
			}
		}
		return -3 // wait for room
	case catalog.DeviceKind.Names(o.ID):
		return 1
	}
	return 3
}

// hop brings a remote towards the enemy.
func (l *look) hop(o *game.Option) float64 {
	pose, ok := o.Pose()
	if !ok {
		pose = l.view.Ship(l.about).Pose
	}
	return l.closeness(pose) * 20
}

// deployment wants a ship to come out whole, on the table and with a way out. Who
// has picked to deploy stays docked only if nothing of the kind is left.
func (l *look) deployment(o *game.Option) float64 {
	if o.ID == game.None {
		return -20
	}
	pose, ok := o.Pose()
	if !ok || strings.HasSuffix(o.Text.Key, "-fails") || strings.HasSuffix(o.Text.Key, "-lost") {
		return -100
	}
	return l.outside(pose)
}

// outside is what it is worth to come out of the carrier at a pose: more for every
// enemy ahead, far below nothing off the table or without a way out.
func (l *look) outside(at physics.Pose) float64 {
	me := l.view.Ship(l.about)
	there := gauge.Base{Pose: at, Size: me.Size}
	switch {
	case !gauge.Inside(l.view.Area, there):
		return -100
	case !l.wayOut(l.view.Area, there, l.Dial(l.about)):
		return trapped
	}
	score := 0.0
	for e := range l.enemies() {
		if gauge.InFrontOf(e.Base(), there) {
			score += 5
		}
	}
	return score
}
