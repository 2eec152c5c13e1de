package xwing

import (
	"cmp"
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
	"xwing/physics"
	"xwing/scene"
)

// laying is the pieces that a player sets up: he moves his ships of one
// initiative as long as he likes and confirms them together; they are answered
// one after the other.
type laying struct {
	poses   map[string]physics.Pose // by piece, also of questions that were taken back
	pending []string                // confirmed, and not yet answered
	choices int                     // of the Session when the latest of them was answered
}

// laid lists the pieces of a question that lie on the table before they are
// confirmed: all ships of the group, or the one obstacle in hand.
func (t *placing) laid(d game.Decision) []game.Piece {
	var out []game.Piece
	for _, p := range d.Placement.Pieces {
		if board.ShipOf(p.ID) != 0 || p.ID == t.question.draft.piece {
			out = append(out, p)
		}
	}
	return out
}

// placementAround is a question's placement with the other ships of the group where they
// are shown: a piece may not be put onto those either.
func (t *placing) placementAround(d game.Decision, piece string) *game.Placement {
	p := *d.Placement
	p.KeepOut = slices.Clip(p.KeepOut)
	for _, other := range t.laid(d) {
		if pose, there := t.laying.poses[other.ID]; there && other.ID != piece {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: other.ID, Shape: other.Outline.At(pose),
				Refusal: *t.play.state().Refuse(rule.OntoShip, "refusal.place-on-ship", "ship", other.ID)})
		}
	}
	return &p
}

// layOut shows the pieces of a question: where they were when it was asked
// before, else each at a legal place of its own.
func (t *placing) layOut(a *Client, d game.Decision) {
	before := t.laying.poses
	t.laying.poses = map[string]physics.Pose{}
	for _, piece := range d.Placement.Pieces {
		if board.ShipOf(piece.ID) == 0 {
			continue
		}
		p := t.placementAround(d, piece.ID)
		pose, known := before[piece.ID]
		if !known || !scene.Fine(p, piece, pose) {
			pose = scene.FirstPlace(p, piece)
		}
		t.laying.poses[piece.ID] = pose
	}
	t.numbered(d, before)
	for id, pose := range before { // what an undo may bring back
		if _, there := t.laying.poses[id]; !there {
			t.laying.poses[id] = pose
		}
	}
	t.takePiece(a, d, 0)
}

// numbered puts the ships that are shown for the first time so that their numbers run
// from left to right, if each of them may stand where another did.
func (t *placing) numbered(d game.Decision, before map[string]physics.Pose) {
	var fresh []game.Piece
	var poses []physics.Pose
	for _, piece := range d.Placement.Pieces {
		if _, known := before[piece.ID]; !known && board.ShipOf(piece.ID) != 0 {
			fresh, poses = append(fresh, piece), append(poses, t.laying.poses[piece.ID])
		}
	}
	slices.SortFunc(fresh, func(a, b game.Piece) int { return int(board.ShipOf(a.ID)) - int(board.ShipOf(b.ID)) })
	slices.SortFunc(poses, func(a, b physics.Pose) int {
		return cmp.Compare(t.sight.cam.Side()*a.Point().X, t.sight.cam.Side()*b.Point().X)
	})
	was := maps.Clone(t.laying.poses)
	for i, piece := range fresh {
		t.laying.poses[piece.ID] = poses[i]
	}
	for _, piece := range fresh {
		if !scene.Fine(t.placementAround(d, piece.ID), piece, t.laying.poses[piece.ID]) {
			t.laying.poses = was // bases of several sizes
			return
		}
	}
}

// against is what speaks against confirming: first about the piece in hand.
func (t *placing) against(d game.Decision) []game.Refusal {
	var out []game.Refusal
	laid := t.laid(d)
	slices.SortStableFunc(laid, func(p, q game.Piece) int { // the one in hand first
		if q.ID == t.question.draft.piece && p.ID != q.ID {
			return 1
		}
		return 0
	})
	for _, piece := range laid {
		for _, r := range t.placementAround(d, piece.ID).Check(piece.ID, t.laying.poses[piece.ID]) {
			if !slices.ContainsFunc(out, func(o game.Refusal) bool { return t.play.words.Refusal(o) == t.play.words.Refusal(r) }) {
				out = append(out, r)
			}
		}
	}
	return out
}

// setDown confirms what is laid out.
func (t *placing) setDown(a *Client, d game.Decision) {
	t.laying.pending = []string{t.question.draft.piece}
	for _, p := range t.laid(d) {
		if p.ID != t.question.draft.piece {
			t.laying.pending = append(t.laying.pending, p.ID)
		}
	}
	t.setNext(a, d)
}

// setNext answers with the next piece that was confirmed.
func (t *placing) setNext(a *Client, d game.Decision) {
	piece := t.laying.pending[0]
	t.laying.pending = t.laying.pending[1:]
	pose := t.laying.poses[piece]
	t.question.Answer(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose})
	if t.play.Session != nil {
		t.laying.choices = t.play.Session.Choices()
	}
}

// layOn sets down what was confirmed with a piece before, once it is asked for,
// and reports whether it did. An undo takes all of it back.
func (t *placing) layOn(a *Client) bool {
	l := &t.laying
	p := t.play
	if len(l.pending) == 0 || p.Session == nil || !p.board.Resting() || a.Covers.Covered() {
		return false
	}
	if p.Session.Choices() < l.choices {
		l.pending = nil
		return false
	}
	d, ok := t.question.Decision()
	if !ok || d.Shape != game.Place {
		return false
	}
	piece, offered := d.Placement.Piece(l.pending[0])
	if !offered || !scene.Fine(d.Placement, piece, l.poses[piece.ID]) {
		l.pending = nil
		return false
	}
	n := p.Session.Choices()
	t.setNext(a, d)
	p.Hands.Gave(n)
	return true
}
