package scene

import (
	"cmp"
	"maps"
	"slices"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
)

// Placing sets pieces down: it lays them out, moves the one in hand, and confirms. Those
// that are set down one after the other anyway (game.Piece.Onto) are moved as long as
// their player likes, and confirmed together.
type Placing struct {
	Question *Question
	Cam      *Camera
	Look     PieceLook

	poses   map[string]physics.Pose // by piece, also of questions that were taken back
	pending []string                // confirmed, and not yet answered
	choices int                     // of the Session when the latest of them was answered
}

// PieceLook is a game's own part of placing: what its pieces are called and look like.
type PieceLook struct {
	Label  func(piece string) string
	Sprite func(piece string) *draw.Sprite // nil for none
	Taken  func(piece string)              // it is in hand now

	Measured func(piece string) Measured // while it is in hand
}

// hand holds the piece that is being placed.
type hand struct {
	piece    string
	want     physics.Pose // where it is held, before it slides
	dragging bool
	free     bool        // it does not slide
	grab     physics.Vec // from its middle to where it was taken
}

// InHand is the piece of the open question that is being placed.
func (p *Placing) InHand() (game.Decision, game.Piece, bool) {
	d, ok := p.Question.Asked()
	if !ok || d.Shape != game.Place {
		return d, game.Piece{}, false
	}
	piece, ok := d.Placement.Piece(p.Question.Draft.hand.piece)
	return d, piece, ok
}

// Dragging reports whether the mouse holds the piece in hand.
func (p *Placing) Dragging() bool { return p.Question.Draft.hand.dragging }

// Pose is where a piece is shown.
func (p *Placing) Pose(piece string) physics.Pose { return p.poses[piece] }

// Laid lists the pieces of a question that lie on the table before they are confirmed:
// all that are set down together, or the one in hand.
func (p *Placing) Laid(d game.Decision) []game.Piece {
	var out []game.Piece
	for _, piece := range d.Placement.Pieces {
		if piece.Onto != nil || piece.ID == p.Question.Draft.hand.piece {
			out = append(out, piece)
		}
	}
	return out
}

// Around is a question's placement with the other pieces where they are shown: a piece
// may not be put onto those either.
func (p *Placing) Around(d game.Decision, piece string) *game.Placement {
	around := *d.Placement
	around.KeepOut = slices.Clip(around.KeepOut)
	for _, other := range p.Laid(d) {
		if pose, there := p.poses[other.ID]; there && other.ID != piece && other.Onto != nil {
			around.KeepOut = append(around.KeepOut, game.KeepOut{ID: other.ID, Shape: other.Outline.At(pose), Refusal: *other.Onto})
		}
	}
	return &around
}

// Fine reports whether a piece may lie where it is shown.
func (p *Placing) Fine(d game.Decision, piece game.Piece) bool {
	return Fine(p.Around(d, piece.ID), piece, p.poses[piece.ID])
}

// Against is what speaks against confirming: first about the piece in hand.
func (p *Placing) Against(d game.Decision) []game.Refusal {
	var out []game.Refusal
	words := p.Question.Play.Words
	laid := p.Laid(d)
	slices.SortStableFunc(laid, func(a, b game.Piece) int { // the one in hand first
		if b.ID == p.Question.Draft.hand.piece && a.ID != b.ID {
			return 1
		}
		return 0
	})
	for _, piece := range laid {
		for _, r := range p.Around(d, piece.ID).Check(piece.ID, p.poses[piece.ID]) {
			if !slices.ContainsFunc(out, func(o game.Refusal) bool { return words.Refusal(o) == words.Refusal(r) }) {
				out = append(out, r)
			}
		}
	}
	return out
}

// LayOut shows the pieces of a question: where they were when it was asked before,
// else each at a legal place of its own.
func (p *Placing) LayOut(d game.Decision) {
	before := p.poses
	p.poses = map[string]physics.Pose{}
	for _, piece := range d.Placement.Pieces {
		if piece.Onto == nil {
			continue
		}
		pose, known := before[piece.ID]
		if around := p.Around(d, piece.ID); !known || !Fine(around, piece, pose) {
			pose = FirstPlace(around, piece)
		}
		p.poses[piece.ID] = pose
	}
	p.inOrder(d, before)
	for id, pose := range before { // what an undo may bring back
		if _, there := p.poses[id]; !there {
			p.poses[id] = pose
		}
	}
	p.take(d, d.Placement.Pieces[0])
}

// inOrder puts the pieces that are shown for the first time from left to right in the
// order of the question, if each of them may stand where another did.
func (p *Placing) inOrder(d game.Decision, before map[string]physics.Pose) {
	var fresh []game.Piece
	var poses []physics.Pose
	for _, piece := range d.Placement.Pieces {
		if _, known := before[piece.ID]; !known && piece.Onto != nil {
			fresh, poses = append(fresh, piece), append(poses, p.poses[piece.ID])
		}
	}
	slices.SortFunc(poses, func(a, b physics.Pose) int {
		return cmp.Compare(p.Cam.Side()*a.Point().X, p.Cam.Side()*b.Point().X)
	})
	was := maps.Clone(p.poses)
	for i, piece := range fresh {
		p.poses[piece.ID] = poses[i]
	}
	for _, piece := range fresh {
		if !p.Fine(d, piece) {
			p.poses = was // bases of several sizes
			return
		}
	}
}

// setDown confirms what is laid out, first the piece in hand.
func (p *Placing) setDown(d game.Decision) {
	hand := p.Question.Draft.hand.piece
	p.pending = []string{hand}
	for _, piece := range p.Laid(d) {
		if piece.ID != hand {
			p.pending = append(p.pending, piece.ID)
		}
	}
	p.setNext(d, false)
}

// setNext answers with the next piece that was confirmed; self: it was confirmed with one before.
func (p *Placing) setNext(d game.Decision, self bool) {
	piece := p.pending[0]
	p.pending = p.pending[1:]
	pose := p.poses[piece]
	p.Question.Answer(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose, Self: self})
	if s := p.Question.Play.Session; s != nil {
		p.choices = s.Choices()
	}
}

// SetOn sets down what was confirmed with a piece before, once it is asked for, and
// reports whether it did. An undo takes all of it back.
func (p *Placing) SetOn() bool {
	play := p.Question.Play
	if len(p.pending) == 0 || play.Session == nil || !play.Show.Resting() || p.Question.App.Covers.Covered() {
		return false
	}
	if play.Session.Choices() < p.choices {
		p.pending = nil
		return false
	}
	d, ok := p.Question.Decision()
	if !ok || d.Shape != game.Place {
		return false
	}
	piece, offered := d.Placement.Piece(p.pending[0])
	if !offered || !Fine(d.Placement, piece, p.poses[piece.ID]) {
		p.pending = nil
		return false
	}
	p.setNext(d, true)
	return true
}
