package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
)

// pieceName is what a piece is called, also one that is not in play yet.
func (t *cards) pieceName(id string) string { return t.play.words.Value("piece", id) }

// pieceLabel is the name of a piece that is chosen from several, and what tells
// it from others of that name: the size of an obstacle.
func (t *cards) pieceLabel(a *desk, id string) string {
	if xws, ok := catalog.ObstacleKind.Of(id); ok {
		return a.obstacleLabel(xws)
	}
	if n, m := board.FeatureOf(id), t.play.state().Mission(); n != 0 && m != nil { // it need not be on the table yet
		return scene.Capital(t.play.words.Value("kind", m.Feature)) + " " + strconv.Itoa(int(n))
	}
	return scene.Capital(t.pieceName(id))
}

// pieceSprite is a small picture of a piece.
func (t *cards) pieceSprite(a *desk, id string) *draw.Sprite {
	if s := t.play.board.view.Ship(board.ShipOf(id)); s != nil {
		return a.Studio.Sprite(a.shipPicture(s.Pilot, s.Chassis))
	}
	if xws, ok := catalog.ObstacleKind.Of(id); ok {
		return a.obstacleSprite(xws)
	}
	return nil
}

// taken shows the card of a ship that is taken in hand.
func (t *looked) taken(id string) {
	if ship := board.ShipOf(id); ship != 0 {
		t.selected = ship
	}
}
