package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene"
)

// TakesKeys reports whether the table wants arrows, Tab and Enter for itself: for
// a dial or a piece in hand.
func (t *tableScreen) TakesKeys() bool {
	_, dials := t.dials.dials()
	_, _, placing := t.placing.InHand()
	return dials || placing
}

// shortcuts are the keys of the table.
func (t *tableScreen) shortcuts(a *Client) {
	in := &a.UI.In
	if a.Covers.Dialog != nil {
		return
	}
	switch {
	case scene.Struck(in, scene.ActUndo):
		t.question.Undo()
	case scene.Struck(in, scene.ActRedo):
		t.question.Redo()
	case scene.Struck(in, scene.ActFit):
		t.sight.Fit()
		a.Touch()
	case scene.Struck(in, actRanges):
		t.side.ranges = !t.side.ranges
	case scene.Struck(in, scene.ActFlip):
		t.sight.Flip()
	case scene.Struck(in, actRuler):
		t.ruler.Turn()
	case t.play.Computer.Both() && scene.Struck(in, scene.ActEscape): // there is always something to skip
		t.escape(a)
	case !t.play.board.Resting() || t.question.Computing():
		if scene.Swallow(in, scene.ActSkip) {
			t.question.Skip()
		}
	case scene.Struck(in, scene.ActEscape):
		t.escape(a)
	}
	if !t.dials.dialKeys(a.desk) {
		t.placing.Keys()
	}
	t.viewKeys(a.desk)
}

// escape closes what is open, from the smallest to the menu of the game.
func (t *tableScreen) escape(a *Client) {
	a.Touch()
	switch {
	case t.question.Draft.Menu != nil:
		t.question.Draft.Menu = nil
	case a.UI.Focused() != "":
		a.UI.Unfocus()
	case t.ruler.On:
		t.ruler.Turn()
	case t.side.shut():
	default:
		a.Cover(t.menu())
	}
}

// viewKeys move the view and what stands beside it; they change no answer.
func (t *tableScreen) viewKeys(a *desk) {
	u := a.UI
	in := &u.In
	if t.sight.Keys(a.Desk) {
		return
	}
	switch {
	case scene.Struck(in, actShip):
		t.side.nextShip(1)
	case scene.Struck(in, actShipBack):
		t.side.nextShip(-1)
	case scene.Struck(in, actCard):
		t.side.foldCard(a)
	case scene.Struck(in, actPin):
		t.side.pinShown(a)
	case scene.Struck(in, scene.ActLog):
		t.side.foldLog(a)
	case scene.Struck(in, scene.ActLogUp):
		u.ScrollBy("log", -1)
	case scene.Struck(in, scene.ActLogDown):
		u.ScrollBy("log", 1)
	case scene.Struck(in, actCardUp):
		u.ScrollBy("card", -1)
	case scene.Struck(in, actCardDown):
		u.ScrollBy("card", 1)
	default:
		return
	}
	a.Touch()
}

// nextShip shows the card of the next ship on the list, or of the one before.
func (t *side) nextShip(step int) {
	v := &t.play.board.view
	n := len(v.Ships)
	at := -1
	if step < 0 {
		at = n
	}
	for i := range v.Ships {
		if v.Ships[i].ID == t.looked.selected {
			at = i
		}
	}
	for range n {
		at = ((at+step)%n + n) % n
		if v.Ships[at].Where != board.Removed {
			t.looked.selected = v.Ships[at].ID
			return
		}
	}
}
