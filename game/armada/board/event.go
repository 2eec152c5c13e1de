package board

import (
	"slices"
	"strconv"

	"xwing/game"
)

// Event is what just happened on Armada's table, complete: it needs nothing but the view to change it and to say so.
// Every kind is declared in one place: its fields, how it changes the view, and its Phrase, whose key is
// "event.<kind>", with a word more where one kind tells several tales. A kind without a sentence of its own is silent.
type Event interface {
	// Change changes the view. What it puts there is the view's own, never shared with the Event.
	Change(v *View)
	// Phrase says what happened; v is the table on which it did, nil where none is at hand.
	Phrase(v *View) game.Phrase
}

// Apply changes the view by one Event. It is total: an Event of another game changes nothing.
func (v *View) Apply(e game.Event) {
	if e, ok := e.(Event); ok {
		e.Change(v)
	}
}

// tell is the Phrase of an event, by its kind and a variant of it (".spent").
func tell(e Event, variant string, namesAndValues ...string) game.Phrase {
	return game.Say("event."+game.EventKind(e)+variant, namesAndValues...)
}

// when returns the variant of a key if it holds.
func when(holds bool, variant string) string {
	if holds {
		return variant
	}
	return ""
}

// without returns a copy of the list that lacks the first x, the list itself if it has none.
func without[T comparable](list []T, x T) []T {
	i := slices.Index(list, x)
	if i < 0 {
		return list
	}
	return slices.Delete(slices.Clone(list), i, i+1)
}

func itoa(n int) string { return strconv.Itoa(n) }
