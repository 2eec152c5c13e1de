package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// answersOf are the answers that are about a ship.
func answersOf(d game.Decision, id board.ShipID) (at []*game.Option) {
	for i := range d.Options {
		if board.ShipOf(d.Options[i].Target) == id {
			at = append(at, &d.Options[i])
		}
	}
	return at
}

// answerBy takes a click on a ship's card in the roster for one on the ship, where a
// player is asked which of his own it is; it reports whether it was one.
func (t *question) answerBy(a *desk, id board.ShipID) bool {
	d, open := t.Decision()
	s := t.play.board.view.Ship(id)
	if !open || !t.Drafted(d) || s == nil || s.Seat != d.Seat || t.BehindCurtain() || !t.play.board.Resting() {
		return false
	}
	if d.Shape != game.OneOf && d.Shape != game.SomeOf {
		return t.takeUp(a, id)
	}
	var legal []*game.Option
	for _, o := range answersOf(d, id) {
		if o.Legal() {
			legal = append(legal, o)
		}
	}
	if len(legal) == 0 {
		return false
	}
	t.Take(d, legal)
	return true
}

// takeUp goes on with a ship where something is chosen for each; it reports whether this
// is one of those.
func (t *question) takeUp(a *desk, id board.ShipID) bool {
	d, open := t.Decision()
	if !open || d.Shape != game.OneForEach || t.BehindCurtain() || !hasSlot(d, id.Piece()) {
		return false
	}
	t.Draft.Slot, t.looked.selected = id.Piece(), id
	a.Touch()
	return true
}

func hasSlot(d game.Decision, id string) bool {
	for _, s := range d.Slots {
		if s.ID == id {
			return true
		}
	}
	return false
}
