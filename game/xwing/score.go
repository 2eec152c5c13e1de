package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// ScoringRules say what mission points are given for (Mission Points chapter). What a
// scenario gives beside them is its own.
type ScoringRules struct {
	// Deficit begins with what the opponent's squad falls short of the limit. 2.5: yes.
	Deficit bool
	// Destroyed gives the squad points of an enemy ship that is destroyed or flees. 2.5: yes.
	Destroyed bool
}

// Score gives a player mission points, for what the phrase says.
func (t *Table) Score(seat game.Seat, points int, why game.Phrase) {
	if points > 0 {
		t.announce(board.PointsScored{Seat: seat, N: points, Why: why})
	}
}

// scoreDeficit gives each player his opponent's deficit as the game begins.
func (t *Table) scoreDeficit() {
	list, err := t.rules.Catalog.List(t.rules.List)
	if err != nil || !t.rules.Edition.Scoring.Deficit {
		return
	}
	for seat, points := range t.Memory.Points {
		t.Score(game.Seat(seat).Other(), list.Budget-points, game.Say("why.deficit"))
	}
}

// scoreRemoved gives the opponent of a ship that leaves the game its squad points.
func (t *Table) scoreRemoved(id board.ShipID) {
	if t.rules.Edition.Scoring.Destroyed && int(id) <= len(t.Memory.Worth) {
		t.Score(t.Ship(id).Seat.Other(), t.Memory.Worth[id-1], game.Say("why.ship-lost", "ship", id.Piece()))
	}
}
