package board

// Phase is a phase of the round, or setup before the first.
type Phase uint8

// The phases (Round chapter).
const (
	Setup Phase = iota
	Planning
	System
	Activation
	Engagement
	End
)

var phaseNames = [...]string{"setup", "planning", "system", "activation", "engagement", "end"}

// String returns the phase's stable id ("planning").
func (p Phase) String() string { return phaseNames[p] }
