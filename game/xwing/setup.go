package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// beginPhase opens a phase of the round unless it is already running. Planning
// opens the next round (Round chapter, X20-RND-001). It reports whether it did.
func (t *Table) beginPhase(p board.Phase) bool {
	if t.View.Phase == p {
		return false
	}
	round := t.View.Round
	if p == board.Planning {
		round++
	}
	for i := range t.Memory.Ships {
		t.Memory.Ships[i].Decloaked = false
	}
	t.announce(board.PhaseBegan{Phase: p, Round: round})
	return true
}

// byInitiative sorts ships from lowest to highest initiative, player order
// breaking ties, into groups of one player and one initiative (X20-INI-002,
// X20-PLO-005).
func (t *Table) byInitiative(ids []board.ShipID) [][]board.ShipID {
	order := t.playerOrder()
	rank := func(id board.ShipID) int {
		return 2*t.Initiative(id) + slices.Index(order[:], t.Ship(id).Seat)
	}
	ids = slices.Clone(ids)
	slices.SortStableFunc(ids, func(a, b board.ShipID) int { return rank(a) - rank(b) })
	groups := make([][]board.ShipID, 0, len(ids))
	for len(ids) > 0 {
		n := 1
		for n < len(ids) && rank(ids[n]) == rank(ids[0]) {
			n++
		}
		groups, ids = append(groups, ids[:n:n]), ids[n:]
	}
	return groups
}

// pickTurn asks a player which of his ships of one initiative goes next; a single
// one goes unasked (X20-SYS-005, X20-AVN-007, X20-ENG-004).
func (t *Table) pickTurn(kind game.Kind, ships []board.ShipID) board.ShipID {
	if len(ships) == 1 {
		return ships[0]
	}
	options := make([]game.Option, len(ships))
	for i, id := range ships {
		options[i] = game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())}
	}
	return board.ShipOf(t.askOne(t.Ship(ships[0]).Seat, kind, game.Say("prompt."+string(kind)), pieces(ships), options))
}
