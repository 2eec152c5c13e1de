package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
)

// statusPhase readies defense tokens and upgrades, flips the initiative token and ends the round (ARM-RND-005 to -014).
func (t *Table) statusPhase() Step {
	t.beginPhase(board.StatusPhase)
	t.trigger(StartOfPhase, Moment{Phase: board.StatusPhase})
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Where == board.OnTable {
			t.readyTokens(s.ID.Piece())
			t.readyUpgrades(s)
		}
	}
	payReadyCosts(t)
	for i := range t.View.Squadrons {
		if q := &t.View.Squadrons[i]; q.Where == board.OnTable {
			t.readyTokens(q.ID.Piece())
		}
	}
	t.clearChaff()
	t.announce(board.InitiativeFlipped{})
	t.removeSpared()
	t.trigger(EndOfRound, Moment{})
	t.Memory.Lasting, t.Memory.UsedInRound, t.Memory.Gains = nil, nil, nil
	t.swim()
	t.Memory.Scores = append(t.Memory.Scores, [2]int{t.Score(game.Red), t.Score(game.Blue)})
	t.announce(board.RoundEnded{Round: t.View.Round})
	if t.View.Round == t.rules.Rounds {
		return Over
	}
	if t.rules.Rounds == 0 { // the initiative passes on (ARM-OPT-003)
		t.announce(board.FirstPlayerChosen{Seat: t.second()})
	}
	return CommandPhase
}

// readyTokens readies the exhausted defense tokens of a piece; discarded ones stay away.
func (t *Table) readyTokens(piece string) {
	if id := board.ShipOf(piece); id != 0 && t.forbidden(Regaining, Moment{Ship: id}) != nil {
		return
	}
	for i, token := range t.View.TokensOf(piece) {
		if token.State == board.Exhausted {
			t.announce(board.DefenseTokenChanged{Piece: piece, Token: i, State: board.Ready})
		}
	}
}
