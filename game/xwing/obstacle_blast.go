package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Some abilities blow obstacles up.

// pickObstacle asks a seat for one of some obstacles because of a card; of one alone it need not.
func (t *Table) pickObstacle(seat game.Seat, about, card string, among []board.ObstacleID) board.ObstacleID {
	var options []game.Option
	for _, id := range among {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.obstacle", "obstacle", id.Piece())})
	}
	if len(options) == 1 {
		return among[0]
	}
	return board.ObstacleOf(t.askOne(seat, ask.ChooseObstacle, game.Say("prompt.choose-obstacle", "card", card), []string{about}, options))
}

// ChooseObstacle has the player of an ability choose one of some obstacles.
func (t *Table) ChooseObstacle(m Moment, among []board.ObstacleID) board.ObstacleID {
	return t.pickObstacle(t.Ship(m.Owner).Seat, m.Owner.Piece(), m.Card, among)
}

// ShipsNearObstacle returns the ships at range 0 to hi of an obstacle.
func (t *Table) ShipsNearObstacle(id board.ObstacleID, hi gauge.Range) (ships []board.ShipID) {
	for _, near := range t.nearShape(t.ObstacleShape(id), hi) {
		if t.Ship(near).Remote == "" {
			ships = append(ships, near)
		}
	}
	return ships
}

// RemoveObstacle takes an obstacle out of play.
func (t *Table) RemoveObstacle(id board.ObstacleID) { t.removeObstacle(id) }
