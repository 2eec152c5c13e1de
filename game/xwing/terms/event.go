package terms

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// Event returns the sentence that the log shows for an Event; false for one
// that passes in silence (its sentence is empty).
func (w *Words) Event(e game.Event) (string, bool) {
	s := w.Say(w.phrase(e))
	return s, s != ""
}

// phrase is what an Event says, told of the table that the names are of.
func (w *Words) phrase(e game.Event) game.Phrase {
	switch e := e.(type) {
	case game.Rewound:
		return e.Phrase()
	case board.Event:
		return e.Phrase(w.names.table())
	}
	return game.Say("event." + game.EventKind(e))
}
