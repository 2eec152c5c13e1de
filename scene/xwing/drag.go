package xwing

import (
	"xwing/game"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/ui"
)

// pieceInHand is the piece of the open Place question that is being placed.
func (t *placing) pieceInHand() (game.Decision, game.Piece, bool) {
	d, ok := t.question.Decision()
	if !ok || d.Shape != game.Place || !t.play.board.Resting() || t.question.BehindCurtain() || t.question.draft.piece == "" {
		return d, game.Piece{}, false
	}
	p, ok := d.Placement.Piece(t.question.draft.piece)
	return d, p, ok
}

// dragPiece moves the piece in hand with the mouse and turns it by wheel, Q and
// E; it reports whether the mouse is taken by that.
func (t *placing) dragPiece(a *Client) bool {
	d, _, ok := t.pieceInHand()
	if !ok {
		return false
	}
	u := a.UI
	in := &u.In
	mouse := t.sight.cam.Table(in.X, in.Y)
	t.turnKeys(a)
	if t.question.draft.dragging {
		want := physics.PoseAt(mouse.X-t.question.draft.grabX, mouse.Y-t.question.draft.grabY, t.question.draft.want.Degrees())
		if in.Down[ui.LeftButton] && (want != t.question.draft.want || t.question.draft.free != scene.Held(in, scene.ActFree)) {
			t.question.draft.free = scene.Held(in, scene.ActFree)
			t.slideTo(a, want)
		}
		if in.WheelY != 0 {
			t.turn(a, wheelTurn(in))
		}
		if !in.Down[ui.LeftButton] {
			t.question.draft.dragging = false
			t.question.draft.want = t.question.draft.pose
			t.dropped(a)
		}
		return true
	}
	if !u.Free() || !t.sight.areas.table.Contains(in.X, in.Y) {
		return false
	}
	id, over := t.laidAt(d, mouse)
	if !over {
		return false
	}
	if in.Pressed[ui.LeftButton] && !scene.Held(in, scene.ActGrab) {
		t.takeByID(a, d, id)
		at := t.question.draft.pose.Point()
		t.question.draft.dragging = true
		t.question.draft.grabX, t.question.draft.grabY = mouse.X-at.X, mouse.Y-at.Y
		a.Touch()
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
func (t *placing) laidAt(d game.Decision, at physics.Vec) (string, bool) {
	found, ok := "", false
	for _, p := range t.laid(d) {
		if p.Outline.At(t.laying.poses[p.ID]).Contains(at) && (!ok || p.ID == t.question.draft.piece) {
			found, ok = p.ID, true
		}
	}
	return found, ok
}

// takeByID takes a piece in hand unless it is already.
func (t *placing) takeByID(a *Client, d game.Decision, id string) {
	for i := range d.Placement.Pieces {
		if d.Placement.Pieces[i].ID == id && id != t.question.draft.piece {
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
func (t *placing) turnKeys(a *Client) {
	in := &a.UI.In
	step := 15.0
	if in.Shift() {
		step = 1
	}
	if scene.Struck(in, scene.ActLeft) {
		t.turn(a, step)
	}
	if scene.Struck(in, scene.ActRight) {
		t.turn(a, -step)
	}
}

// placeKeys push the piece in hand by the arrow keys, pass on to the next piece
// and look for a legal place.
func (t *placing) placeKeys(a *Client) {
	in := &a.UI.In
	d, _, ok := t.pieceInHand()
	if !ok {
		return
	}
	step := 10.0
	if scene.Held(in, scene.ActFine) {
		step = 1
	}
	if i, ok := scene.StruckAt(in, scene.ActPush); ok {
		side := t.sight.cam.Side()
		t.shift(a, float64(scene.Ways[i][0])*step*side, -float64(scene.Ways[i][1])*step*side)
	}
	if scene.Struck(in, scene.ActFind) {
		t.suggest(a, d)
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		t.nextPiece(a, d, back)
	}
	if scene.Swallow(in, scene.ActPress) || scene.Swallow(in, scene.ActMain) {
		if !a.UI.PressPrimary() {
			t.dropped(a) // it says why not
		}
	}
}

// nextPiece takes the next piece in hand, or the one before.
func (t *placing) nextPiece(a *Client, d game.Decision, back bool) {
	n := len(d.Placement.Pieces)
	for i := range n {
		if d.Placement.Pieces[i].ID != t.question.draft.piece {
			continue
		}
		step := 1
		if back {
			step = n - 1
		}
		if n > 1 {
			t.takePiece(a, d, (i+step)%n)
			a.Touch()
		}
		return
	}
}

// dropped says in words what is against the place where a piece was let go.
func (t *placing) dropped(a *Client) {
	d, piece, ok := t.pieceInHand()
	if !ok {
		return
	}
	if against := t.placementAround(d, piece.ID).Check(piece.ID, t.question.draft.pose); len(against) > 0 {
		t.question.Draft.Refusal = t.play.words.Refusal(against[0])
	}
	a.Touch()
}
