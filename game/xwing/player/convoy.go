package player

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// What a remote of a convoy is worth beside any other target, for each time that it is worth more than those.
const (
	aimedAt  = 6.0 // points of a place that has it in sight
	shotAt   = 2.0 // damage of an attack
	mostPlus = 3.0
	future   = 1.0 // tokens that it is reckoned to load yet
)

// convoyed reports whether a ship is a remote that a scenario has one side bring away.
func (l *look) convoyed(s *board.Ship) bool {
	m := l.Mission()
	return m != nil && m.Convoy != nil && s.Remote == m.Convoy.Kind && s.Where == board.InPlay && !s.Destroyed
}

// convoy are the remotes of a convoy that the other side brings away, as foes that harm nobody.
func (l *look) convoy(foes []foe) []foe {
	if m := l.Mission(); m == nil || m.Convoy == nil {
		return foes
	}
	for i := range l.view.Ships {
		if s := &l.view.Ships[i]; l.convoyed(s) && l.view.Opposed(s.Seat, l.seat) {
			f := foeOn(s.Base())
			f.prize, f.meek = aimedAt*l.dearer(s), true
			foes = append(foes, f)
		}
	}
	return foes
}

// dearer is by how many times a remote of a convoy is worth more, for each damage that it can bear yet, than the other side's ships:
// whoever destroys it has its tokens, and what it would load yet is lost to the others.
func (l *look) dearer(s *board.Ship) float64 {
	c := l.Mission().Convoy
	points, health := 0, 0
	for e := range l.enemies() {
		points, health = points+l.Worth(e.ID), health+e.Hull+e.Shields.Limit
	}
	if points == 0 || l.left(s.ID) <= 0 {
		return mostPlus
	}
	worth := float64(c.Worth) * (float64(s.Objectives) + future) / float64(l.left(s.ID))
	return min(worth*float64(health)/float64(points)-1, mostPlus)
}

// prize is what it is worth to attack a ship beside the damage that is done.
func (l *look) prize(s *board.Ship) float64 {
	if !l.convoyed(s) {
		return 0
	}
	return shotAt * l.dearer(s)
}

// charges are the remotes of a convoy of one's own side that are worth far more than ships: who is in an arc in which one of them is
// attacked keeps it from harm.
func (l *look) charges() (all []physics.Vec) {
	if m := l.Mission(); m == nil || m.Convoy == nil {
		return nil
	}
	for i := range l.view.Ships {
		if s := &l.view.Ships[i]; l.convoyed(s) && !l.view.Opposed(s.Seat, l.seat) && l.dearer(s) > 1 {
			all = append(all, s.Pose.Point())
		}
	}
	return all
}

// loads prefers the remote of a convoy that is nearest to its jump, and of those the one that can bear most.
func (l *look) loads(o *game.Option) float64 {
	s := l.view.Ship(board.ShipOf(o.Target))
	if s == nil {
		return 0
	}
	return 20*float64(s.Objectives) + 2*float64(l.left(s.ID))
}
