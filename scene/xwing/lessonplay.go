package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/lesson"
)

// foe is what the other seat answers in a first game; false where it is for the computer to say.
func (p *play) foe(d game.Decision) (game.Choice, bool) {
	if p.coach == nil {
		return game.Choice{}, false
	}
	return lesson.Foe(p.Session, d)
}

// learner is the learner's ship; nil if it is gone.
func (p *play) learner(s *xwing.State) *board.Ship {
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; ship.Seat == lesson.Learner && ship.Where == board.InPlay {
			return ship
		}
	}
	return nil
}
