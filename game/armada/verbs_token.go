package armada

import "xwing/game/armada/board"

// SetToken sets the state of a defense token: discarded, recovered, readied, exhausted.
func (t *Table) SetToken(k Token, state board.TokenState) {
	if t.View.TokensOf(k.Piece)[k.Index].State != state {
		t.announce(board.DefenseTokenChanged{Piece: k.Piece, Token: k.Index, State: state})
	}
}

// DiscardedTokens are the defense tokens of a piece that are discarded.
func (t *Table) DiscardedTokens(piece string) (tokens []Token) {
	for i, d := range t.View.TokensOf(piece) {
		if d.State == board.Discarded {
			tokens = append(tokens, Token{piece, i})
		}
	}
	return tokens
}
