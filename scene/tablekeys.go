package scene

import (
	"xwing/game/xwing/board"
)

// takesKeys reports whether the table wants arrows, Tab and Enter for itself: for
// a dial or a piece in hand.
func (t *tableScreen) takesKeys() bool {
	_, dials := t.dials()
	_, _, placing := t.pieceInHand()
	return dials || placing
}

// shortcuts are the keys of the table.
func (t *tableScreen) shortcuts(a *App) {
	in := &a.ui.In
	if a.dialog != nil {
		return
	}
	switch {
	case struck(in, actUndo):
		t.undo(a)
	case struck(in, actRedo):
		t.redo(a)
	case struck(in, actFit):
		t.cam.fit(t.play.board.view.Area)
	case struck(in, actRanges):
		t.ranges = !t.ranges
	case struck(in, actFlip):
		t.flip()
	case struck(in, actRuler):
		t.ruler = ruler{on: !t.ruler.on}
	case !t.play.board.resting():
		if swallow(in, actSkip) {
			t.skip()
		}
	case struck(in, actEscape):
		t.escape(a)
	}
	if !t.dialKeys(a) && !t.draft.dragging {
		t.placeKeys(a)
	}
	t.viewKeys(a)
}

// escape closes what is open, from the smallest to the menu of the game.
func (t *tableScreen) escape(a *App) {
	a.dirty = true
	switch {
	case t.draft.menu != nil:
		t.draft.menu = nil
	case a.ui.Focused() != "":
		a.ui.Unfocus()
	case t.ruler.on:
		t.ruler = ruler{}
	default:
		a.cover(menuOverlay{t})
	}
}

// viewKeys move the view and what stands beside it; they change no answer.
func (t *tableScreen) viewKeys(a *App) {
	u := a.ui
	in := &u.In
	step := u.Px(9)
	for _, i := range heldAt(in, actPan) {
		t.cam.pan(-float64(ways[i][0])*step, -float64(ways[i][1])*step)
		t.cam.keep(t.play.board.view.Area)
		a.dirty = true
	}
	x, y := t.areas.table.Center()
	switch {
	case struck(in, actZoomIn):
		t.cam.zoom(x, y, 1.15)
	case struck(in, actZoomOut):
		t.cam.zoom(x, y, 1/1.15)
	case struck(in, actShip):
		t.nextShip(1)
	case struck(in, actShipBack):
		t.nextShip(-1)
	case struck(in, actCard):
		t.stretch(a, tallCard)
	case struck(in, actLog):
		t.stretch(a, tallLog)
	case struck(in, actLogUp):
		u.ScrollBy("log", -1)
	case struck(in, actLogDown):
		u.ScrollBy("log", 1)
	case struck(in, actCardUp):
		u.ScrollBy("card", -1)
	case struck(in, actCardDown):
		u.ScrollBy("card", 1)
	default:
		return
	}
	a.dirty = true
}

// nextShip shows the card of the next ship on the list, or of the one before.
func (t *tableScreen) nextShip(step int) {
	v := &t.play.board.view
	n := len(v.Ships)
	at := -1
	if step < 0 {
		at = n
	}
	for i := range v.Ships {
		if v.Ships[i].ID == t.selected {
			at = i
		}
	}
	for range n {
		at = ((at+step)%n + n) % n
		if v.Ships[at].Where != board.Removed {
			t.selected = v.Ships[at].ID
			return
		}
	}
}
