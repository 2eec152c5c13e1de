package game

// Event is what just happened, complete enough to change a display board by
// itself. Each rule set has one concrete type per kind of event; none carries a
// fact that is hidden from any seat.
type Event interface {
	EventKind() string // stable: keys the words and the coverage
}

// Rewound says that undo, redo or a recovered fault changed the past: a board
// must be taken anew from the view once the batch in which it was drained is
// through, whatever else the batch holds.
type Rewound struct {
	Choices int  `json:"choices"` // how many choices were taken back (negative: redone)
	Fault   bool `json:"fault,omitempty"`
}

// EventKind names the event.
func (Rewound) EventKind() string { return "Rewound" }
