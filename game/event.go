package game

import (
	"reflect"
	"strconv"
)

// Event is what just happened, complete enough to change a display board by
// itself. Each rule set has one concrete type per kind of event; none carries a
// fact that is hidden from any seat. The kernel hands events on and never looks
// inside.
type Event any

// EventKind names the kind of an event, which is stable: its type's name. It keys the
// words and the coverage.
func EventKind(e Event) string { return reflect.TypeOf(e).Name() }

// Rewound says that undo, redo or a recovered fault changed the past: a board
// must be taken anew from the view once the batch in which it was drained is
// through, whatever else the batch holds.
type Rewound struct {
	Choices int  `json:"choices"` // how many choices were taken back (negative: redone)
	Fault   bool `json:"fault,omitempty"`
}

// Phrase tells what undo and redo did, and what a recovered fault did.
func (e Rewound) Phrase() Phrase {
	key, n := "event.Rewound", e.Choices
	switch {
	case e.Fault:
		key += ".fault"
	case n == 0:
		key += ".end"
	case n < 0:
		key, n = key+".redo", -n
	}
	return Say(key, "n", strconv.Itoa(n))
}
