package game

// State is a whole game as plain data between two steps. A rule set implements
// it; the kernel clones it at step boundaries and never looks inside.
type State interface {
	// Clone returns a deep copy that shares nothing mutable. It only reads, so
	// that forks on other goroutines may clone the same snapshot.
	Clone() State
	// Step names the step that Run will run next, by phase, initiative, ship
	// and sub-step ("activation/3/ship:2/maneuver").
	Step() string
	// Run runs that step to its end. It asks, announces and records through t.
	Run(t *Table)
	// Outcome returns how the game ended, and whether it has.
	Outcome() (Outcome, bool)
	// Reseed replaces the randomness still to come (an agreed undo past a roll):
	// the sources, and the order of whatever lies shuffled and unseen. It may come
	// in the middle of a step, while an Ask waits.
	Reseed(seed uint64)
	// Imagine is Reseed that replaces all that is hidden from a seat, what lies facedown
	// too, by what is believed of it, or else by what it might be as well; what the seat
	// knows, though it is hidden from others, stays. Two states that a seat sees alike are
	// the same after it, and bring the same to light. From NoSeat all is hidden that is
	// hidden from anybody. Like Reseed it may come while an Ask waits, but not one that
	// shows another seat something hidden from this one; what no State of the game can
	// be is not believed.
	Imagine(seat Seat, seed uint64, b Belief)
	// Encode returns the canonical bytes of the whole state, hidden facts
	// included: equal states, equal bytes. The kernel hashes them.
	Encode() []byte
}

// Outcome is how a game ended.
type Outcome struct {
	Winner Side   `json:"winner"` // NoSide for a draw
	Why    Phrase `json:"why"`
}
