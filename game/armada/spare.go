package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
)

// spared reports whether a piece that is destroyed remains in play as if it were not: it was spared before, or a card
// spares it now.
func (t *Table) spared(piece string, m Moment) bool {
	if !t.isSpared(piece) {
		t.trigger(WhenDestroyed, m)
	}
	return t.isSpared(piece) || slices.Contains(t.returned, board.SquadronOf(piece))
}

func (s *State) isSpared(piece string) bool {
	ship, q, o := s.View.Ship(board.ShipOf(piece)), s.View.Squadron(board.SquadronOf(piece)), s.View.Obstacle(board.ObstacleOf(piece))
	return ship != nil && ship.Spared || q != nil && q.Spared || o != nil && o.Spared
}

// Spare has a piece that is destroyed remain in play to the end of the Status Phase, whatever befalls it until then.
func (t *Table) Spare(piece string) { t.announce(board.PieceSpared{Piece: piece}) }

// removeSpared takes what was spared from the table at the end of the Status Phase.
func (t *Table) removeSpared() {
	for _, id := range t.onTable(game.NoSeat) {
		if t.Ship(id).Spared {
			t.takeShip(id, false)
		}
	}
	for _, id := range t.squadronsOnTable(game.NoSeat) {
		if t.Squadron(id).Spared {
			t.takeSquadron(id, false)
		}
	}
	t.eachObstacle(func(o *board.Obstacle) {
		if o.Spared {
			t.announce(board.PieceDestroyed{Piece: o.ID.Piece(), Seat: t.second()})
		}
	})
}

// shipCost is the cost of a ship with all its upgrades, discarded ones too (ARM-SCR-002, -003).
func (s *State) shipCost(id board.ShipID) int {
	cost := s.shipCard(id).Cost
	for _, u := range s.View.Ship(id).Upgrades {
		if card, err := s.rules.Catalog.Upgrade(u.Card); err == nil {
			cost += card.Cost
		}
	}
	return cost
}
