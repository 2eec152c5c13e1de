package xwing

import (
	"xwing/game/xwing/board"
	"xwing/physics"
)

// placed is where an obstacle lies: it follows from the view, and is asked for
// so often that it is kept. It is never written again, so that states share it.
type placed struct {
	physics.Area
	xws  string
	pose physics.Pose
}

// of reports whether it is where the obstacle lies.
func (p *placed) of(o *board.Obstacle) bool { return p.pose == o.Pose && p.xws == o.XWS }

// placedAt returns where an obstacle lies.
func (s *State) placedAt(o *board.Obstacle) *placed {
	if i := int(o.ID) - 1; i >= 0 && i < len(s.placed) && s.placed[i].of(o) {
		return &s.placed[i]
	}
	p := s.layOut(o)
	return &p
}

func (s *State) layOut(o *board.Obstacle) placed {
	return placed{physics.AreaOf(s.outline(o).At(o.Pose)), o.XWS, o.Pose}
}

// keepPlaced brings up to date what is kept of the obstacles. Other states may
// read what was kept before.
func (s *State) keepPlaced() {
	fresh := len(s.placed) == len(s.View.Obstacles)
	for i := range s.View.Obstacles {
		fresh = fresh && s.placed[i].of(&s.View.Obstacles[i])
	}
	if fresh {
		return
	}
	all := make([]placed, len(s.View.Obstacles))
	for i := range all {
		all[i] = *s.placedAt(&s.View.Obstacles[i])
	}
	s.placed = all
}
