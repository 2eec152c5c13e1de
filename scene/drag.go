package scene

import (
	"xwing/game"
	"xwing/physics"
	"xwing/scene/ui"
)

// pieceInHand is the piece of the open Place question that is being placed.
func (t *tableScreen) pieceInHand() (game.Decision, game.Piece, bool) {
	d, ok := t.decision()
	if !ok || d.Shape != game.Place || !t.play.board.resting() || t.behindCurtain() || t.draft.piece == "" {
		return d, game.Piece{}, false
	}
	p, ok := d.Placement.Piece(t.draft.piece)
	return d, p, ok
}

// dragPiece moves the piece in hand with the mouse and turns it by wheel, Q and
// E; it reports whether the mouse is taken by that.
func (t *tableScreen) dragPiece(a *App) bool {
	d, _, ok := t.pieceInHand()
	if !ok {
		return false
	}
	u := a.ui
	in := &u.In
	mouse := t.cam.table(in.X, in.Y)
	t.turnKeys(a)
	if t.draft.dragging {
		want := physics.PoseAt(mouse.X-t.draft.grabX, mouse.Y-t.draft.grabY, t.draft.want.Degrees())
		if in.Down[ui.LeftButton] && (want != t.draft.want || t.draft.free != held(in, actFree)) {
			t.draft.free = held(in, actFree)
			t.slideTo(a, want)
		}
		if in.WheelY != 0 {
			t.turn(a, wheelTurn(in))
		}
		if !in.Down[ui.LeftButton] {
			t.draft.dragging = false
			t.draft.want = t.draft.pose
			t.dropped(a)
		}
		return true
	}
	if !u.Free() || !t.areas.table.Contains(in.X, in.Y) {
		return false
	}
	id, over := t.laidAt(d, mouse)
	if !over {
		return false
	}
	if in.Pressed[ui.LeftButton] && !held(in, actGrab) {
		t.takeByID(a, d, id)
		at := t.draft.pose.Point()
		t.draft.dragging = true
		t.draft.grabX, t.draft.grabY = mouse.X-at.X, mouse.Y-at.Y
		a.dirty = true
		return true
	}
	if in.WheelY != 0 && in.Shift() {
		t.takeByID(a, d, id)
		t.turn(a, wheelTurn(in))
		return true
	}
	return false
}

// laidAt is the piece that is laid out at a point of the table, the one in hand
// before others.
func (t *tableScreen) laidAt(d game.Decision, at physics.Vec) (string, bool) {
	found, ok := "", false
	for _, p := range t.laid(d) {
		if p.Outline.At(t.laying.poses[p.ID]).Contains(at) && (!ok || p.ID == t.draft.piece) {
			found, ok = p.ID, true
		}
	}
	return found, ok
}

// takeByID takes a piece in hand unless it is already.
func (t *tableScreen) takeByID(a *App, d game.Decision, id string) {
	for i := range d.Placement.Pieces {
		if d.Placement.Pieces[i].ID == id && id != t.draft.piece {
			t.takePiece(a, d, i)
		}
	}
}

// wheelTurn is by how much the wheel turns a piece: 5 degrees, finer with shift.
func wheelTurn(in *ui.Input) float64 {
	step := 5.0
	if in.Shift() {
		step = 1
	}
	if in.WheelY < 0 {
		return -step
	}
	return step
}

// turnKeys turns the piece in hand by Q and E.
func (t *tableScreen) turnKeys(a *App) {
	in := &a.ui.In
	step := 15.0
	if in.Shift() {
		step = 1
	}
	if struck(in, actLeft) {
		t.turn(a, step)
	}
	if struck(in, actRight) {
		t.turn(a, -step)
	}
}

// placeKeys push the piece in hand by the arrow keys, pass on to the next piece
// and look for a legal place.
func (t *tableScreen) placeKeys(a *App) {
	in := &a.ui.In
	d, _, ok := t.pieceInHand()
	if !ok {
		return
	}
	step := 10.0
	if held(in, actFine) {
		step = 1
	}
	if i, ok := struckAt(in, actPush); ok {
		side := t.cam.side()
		t.shift(a, float64(ways[i][0])*step*side, -float64(ways[i][1])*step*side)
	}
	if struck(in, actFind) {
		t.suggest(a, d)
	}
	if back := struck(in, actBack); back || struck(in, actNext) {
		t.nextPiece(a, d, back)
	}
	if swallow(in, actPress) || swallow(in, actMain) {
		if !a.ui.PressPrimary() {
			t.dropped(a) // it says why not
		}
	}
}

// nextPiece takes the next piece in hand, or the one before.
func (t *tableScreen) nextPiece(a *App, d game.Decision, back bool) {
	n := len(d.Placement.Pieces)
	for i := range n {
		if d.Placement.Pieces[i].ID != t.draft.piece {
			continue
		}
		step := 1
		if back {
			step = n - 1
		}
		if n > 1 {
			t.takePiece(a, d, (i+step)%n)
			a.dirty = true
		}
		return
	}
}

// dropped says in words what is against the place where a piece was let go.
func (t *tableScreen) dropped(a *App) {
	d, piece, ok := t.pieceInHand()
	if !ok {
		return
	}
	if against := t.placementAround(d, piece.ID).Check(piece.ID, t.draft.pose); len(against) > 0 {
		t.draft.refusal = t.play.words.Refusal(against[0])
	}
	a.dirty = true
}
