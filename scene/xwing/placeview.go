package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/table"
)

// drawPlaced paints the pieces that are laid out; of the one in hand, how far it
// is from edges and neighbours.
func (t *placing) drawPlaced(a *desk, d game.Decision) {
	_, hand, ok := t.InHand()
	if !ok {
		return
	}
	for _, piece := range t.Laid(d) {
		if piece.ID != hand.ID {
			t.drawLaid(a, d, piece, 0.75, a.UI.Px(1.5))
		}
	}
	t.drawLaid(a, d, hand, 0.95, a.UI.Px(2.5))
	shape := hand.Outline.At(t.Pose(hand.ID))
	taken := append(slices.Concat(t.sight.Free.Pieces, t.sight.Free.Over), t.sight.Rect(shape))
	for _, piece := range t.Laid(d) {
		taken = append(taken, t.sight.Rect(piece.Outline.At(t.Pose(piece.ID))))
	}
	for _, n := range t.Clearances() {
		t.sight.Clearance(a.Desk, n, clearanceWords(a, n.Long), &taken)
	}
}

// clearanceWords are a distance in millimetres, and its range band.
func clearanceWords(a *desk, long float64) string {
	mm := fmt.Sprintf("%.0f", long)
	if r := gauge.RangeOf(long); r < gauge.Beyond {
		return a.Say("mm-range", "mm", mm, "n", fmt.Sprint(int(r)))
	}
	return a.Say("mm", "n", mm)
}

// drawLaid paints one piece, its edge in the color that says whether it may lie
// there.
func (t *placing) drawLaid(a *desk, d game.Decision, piece game.Piece, alpha, width float64) {
	pose := t.Pose(piece.ID)
	shape := piece.Outline.At(pose)
	if s := t.play.board.view.Ship(board.ShipOf(piece.ID)); s != nil {
		t.pieces.drawBase(a, s, pose, alpha)
	} else if xws, ok := catalog.ObstacleKind.Of(piece.ID); ok {
		t.pieces.layObstacle(a, &a.Back, xws, pose, alpha)
	} else if kind := xwing.DeviceKindOf(piece.ID); kind != "" {
		t.pieces.drawToken(a, kind, shape, pose, d.Seat, alpha)
	} else if board.CounterOf(piece.ID) != 0 {
		t.pieces.drawCounter(a, board.Target, pose, d.Seat, alpha)
	} else if board.FeatureOf(piece.ID) != 0 {
		t.pieces.drawFeature(a, featureLook{t.play.state().Mission().Feature, pose, [2]game.Seat{game.NoSeat, game.NoSeat}, 1, alpha})
	}
	table.OutlineJudged(a.Desk, t.sight.Cam.Points(shape.Outline(0.3)), max(1.5, width), 1, t.Fine(d, piece))
	a.UI.Piece(piece.ID, t.play.words.Value("piece", piece.ID), t.sight.Rect(shape))
}

// measured is how much of what lies around the piece in hand is worth telling. While it is
// dragged, all up to range 3, of a ship's likes the two nearest; where it lies, what it is
// about to be too near to, and a ship's own edge.
func (t *placing) measured(a *desk, piece string) scene.Measured {
	const closeBy = 60 // mm: how far what must only not be covered is told
	ship, dragged := board.ShipOf(piece) != 0, t.Dragging()
	deep := t.play.state().Rules().Edition.Setup.Depth.Limit()
	reach := gauge.Range3.Limit()
	m := scene.Measured{
		Most:    5,
		KeepOut: func(asked float64) float64 { return 1.6*asked + closeBy },
		Edge:    func(asked float64) float64 { return edgeTold(ship, deep, asked) },
		Far:     reach,
	}
	switch {
	case ship && dragged:
		m.Most, m.Beside = 2, t.obstaclesLaid(a)
	case ship:
		m.Most = 1
	case dragged:
		m.KeepOut = func(asked float64) float64 {
			if asked == 0 {
				return closeBy
			}
			return reach
		}
	}
	if dragged {
		m.Edge = func(float64) float64 { return reach }
	}
	return m
}

// edgeTold is up to which distance an edge is told where a piece lies from which its zone
// is so far: of one that the zone touches, which is so deep, if a ship deploys there, of the far one never.
func edgeTold(ship bool, deep, asked float64) float64 {
	switch {
	case asked == 0 && ship:
		return deep
	case asked == 0 || asked > 4*gauge.RangeBand:
		return 0
	}
	return asked + 80
}

// obstaclesLaid are the obstacles on the table.
func (t *placing) obstaclesLaid(a *desk) []physics.Shape {
	var out []physics.Shape
	for i := range t.play.board.view.Obstacles {
		if o := &t.play.board.view.Obstacles[i]; !o.Gone {
			outline, _ := a.obstacleOutline(o.XWS)
			out = append(out, outline.At(o.Pose))
		}
	}
	return out
}
