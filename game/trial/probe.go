package trial

import (
	"fmt"

	"xwing/game"
)

// Probe is a game's own part of a trial: it follows the game as everybody sees it, and
// says what does not hold there. It is told of all in the order in which it happens.
type Probe interface {
	// Begin is told where the game begins, and where to say what does not hold.
	Begin(now game.State, f *Faults)
	// Happened is told of every Event, and of the step in which the game stands then.
	Happened(step string, e game.Event)
	// Rewound is told where the game stands after something was taken back.
	Rewound(now game.State)
	// Answered is told of every Decision that was answered.
	Answered(d game.Decision)

	// What follows is asked when checks are on.

	// Stands checks where the game stands, and what it has been told against it.
	Stands(s *game.Session)
	// Asked checks a Decision that is put.
	Asked(step string, d game.Decision, now game.State)
	// Refuses reports whether there is a rule, in the game as it is played, by that name.
	Refuses(rule string, now game.State) bool
	// Table is all that everybody sees, as text.
	Table(now game.State) string
}

// maxBroken is how many breaches of one game are told.
const maxBroken = 5

// Faults are what should have held in a game and did not, the first few.
type Faults []error

// Fail notes what should have held.
func (f *Faults) Fail(format string, args ...any) {
	if len(*f) < maxBroken {
		*f = append(*f, fmt.Errorf(format, args...))
	}
}
