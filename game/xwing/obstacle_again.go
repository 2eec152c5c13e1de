package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// AnyPlaceAgain reports whether an obstacle in the play area could be placed again.
func (t *Table) AnyPlaceAgain() bool {
	for _, id := range t.View.ObstaclesInPlay() {
		if t.canPlaceAgain(id) {
			return true
		}
	}
	return false
}

func (t *Table) canPlaceAgain(id board.ObstacleID) bool {
	p := t.placementAgain(id)
	_, _, ok := p.AnyLegal()
	return ok
}

// PlaceAgain has the player of an ability choose an obstacle in the play area and place it
// beyond range 2 of every edge and ship and beyond range 1 of the other obstacles.
func (t *Table) PlaceAgain(m Moment) {
	var options []game.Option
	for _, id := range t.View.ObstaclesInPlay() {
		if t.canPlaceAgain(id) {
			options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.obstacle", "obstacle", id.Piece())})
		}
	}
	seat, about := t.Ship(m.Owner).Seat, []string{m.Owner.Piece()}
	id := board.ObstacleOf(t.askOne(seat, ask.ChooseObstacle, game.Say("prompt.choose-obstacle", "card", m.Card), about, options))
	p := t.placementAgain(id)
	c := t.ask(game.Decision{Kind: ask.PlaceObstacle, Seat: seat, Shape: game.Place,
		Prompt: game.Say("prompt.place-obstacle-again", "card", m.Card), About: about, Placement: &p})
	t.announce(board.ObstacleMoved{Obstacle: id, Pose: *c.Pose})
}

// placementAgain says where an obstacle that lies in the play area may go.
func (t *Table) placementAgain(id board.ObstacleID) game.Placement {
	o := t.View.Obstacle(id)
	p := game.Placement{Area: t.View.Area.Shape(), KeepOut: t.offFeatures(), Pieces: []game.Piece{{
		ID: obstaclePiece(o.XWS), Outline: t.obstacleFacts(o.XWS).Outline, Start: o.Pose,
		Zone: game.Zone{Outline: middleOf(t.View.Area), Refusal: *t.Refuse(rule.SetupEffects, "refusal.obstacle-near-edge")}}}}
	for _, other := range t.View.ObstaclesInPlay() {
		if other != id {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: other.Piece(), Shape: t.ObstacleShape(other), Distance: gauge.RangeBand,
				Refusal: *t.Refuse(rule.SetupEffects, "refusal.obstacle-near-obstacle", "obstacle", other.Piece())})
		}
	}
	for _, ship := range t.View.ShipsInPlay() {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: ship.Piece(), Shape: t.ShipShape(ship), Distance: 2 * gauge.RangeBand,
			Refusal: *t.Refuse(rule.SetupEffects, "refusal.obstacle-near-ship", "ship", ship.Piece())})
	}
	return p
}
