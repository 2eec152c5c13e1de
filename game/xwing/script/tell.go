package script

import (
	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/terms"
)

// Append reads a line of the journal.
func (t *table) Append(line []byte) error { return t.chance.read(line) }

// Answered notes the cards that an answer names.
func (t *table) Answered(c game.Choice) { t.chance.answered(c) }

// Hear feeds the board with what has happened, and tells of it.
func (t *table) Hear(happened []game.Event) (said []string) {
	w := t.named()
	for _, e := range happened {
		t.chance.see(t, &t.board, e)
		t.board.Apply(e)
		if s, shown := w.Event(e); shown {
			said = append(said, s)
		}
	}
	return said
}

// Words are those of the board as it is.
func (t *table) Words() *words.Words { return t.named().Words }

func (t *table) named() *terms.Words { return t.words.With(terms.NewNames(&t.board, t.kit.Facts)) }
