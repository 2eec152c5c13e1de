package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/table"
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
	if a.Covers.Dialog != nil {
		return
	}
	t.sight.Shortcuts(&a.Desk, table.Keys{Question: &t.question.Question, Ruler: &t.ruler,
		Moves: !t.play.board.Resting() || t.question.Computing(),
		Shut:  func() bool { return t.shutOdds() || t.side.shut() }, Menu: func() { a.Cover(t.menu()) },
		Own: func() bool { return t.measureKeys(a.desk) }})
	if !t.dials.dialKeys(a.desk) {
		t.placing.Keys()
	}
	t.viewKeys(a.desk)
	t.adviseKey(a.desk)
	t.lessonKeys(a.desk)
	t.oddsKey(a.desk)
}

// measureKeys take up the ruler and switch range bands on.
func (t *tableScreen) measureKeys(a *desk) bool {
	switch in := &a.UI.In; {
	case scene.Struck(in, actRanges):
		t.side.ranges = !t.side.ranges
	case scene.Struck(in, actRuler):
		t.ruler.Turn()
	default:
		return false
	}
	return true
}

// viewKeys move the view and what stands beside it; they change no answer.
func (t *tableScreen) viewKeys(a *desk) {
	u := a.UI
	in := &u.In
	if t.sight.Keys(a.Desk) || table.LogKeys(a.Desk, func() { t.side.foldLog(a) }) {
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
