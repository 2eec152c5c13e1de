package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene/table"
)

// draw paints the pieces that are laid out; of the one in hand, how far it is from what it must keep off.
func (p *placing) draw(a *desk, d game.Decision) {
	_, hand, ok := p.InHand()
	if !ok {
		return
	}
	for _, piece := range p.Laid(d) {
		if piece.ID != hand.ID {
			p.laid(a, d, piece, 0.75)
		}
	}
	p.laid(a, d, hand, 0.95)
	shape := hand.Outline.At(p.Pose(hand.ID))
	taken := append(slices.Concat(p.sight.Free.Pieces, p.sight.Free.Over), p.sight.Rect(shape))
	for _, n := range p.Clearances() {
		p.sight.Clearance(a.Desk, n, a.Say("mm", "n", strconv.Itoa(int(n.Long))), &taken)
	}
}

// laid paints one piece, its edge in the color that says whether it may lie there.
func (p *placing) laid(a *desk, d game.Decision, piece game.Piece, alpha float64) {
	pose := p.Pose(piece.ID)
	shape := piece.Outline.At(pose)
	v, set, l := &p.play.board.view, p.pieces.set, &a.Back
	at := p.pieces.place(pose, alpha)
	ship, squadron := v.Ship(board.ShipOf(piece.ID)), v.Squadron(board.SquadronOf(piece.ID))
	switch rock := v.Obstacle(board.ObstacleOf(piece.ID)); {
	case ship != nil:
		set.Ship(l, ship.Card, ship.Seat, at)
		set.Shields(l, ship.Card, ship.Shields, at, p.pieces.shieldSize(a))
	case squadron != nil:
		at.Angle = 0
		set.Squadron(l, squadron.Card, squadron.Seat, false, at)
	case rock != nil:
		set.Obstacle(l, rock.Card, at)
	default:
		set.Marker(l, board.ObjectiveToken, d.Seat, at)
	}
	table.OutlineJudged(a.Desk, p.sight.Cam.Points(shape.Outline(0.3)), max(1.5, a.UI.Px(2)), 1, p.Fine(d, piece))
	a.UI.Piece(piece.ID, p.play.words.Value("piece", piece.ID), p.sight.Rect(shape))
}
