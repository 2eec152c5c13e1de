package board

import "xwing/internal/facts"

// Phase is a phase of the round, or the time before the first and after the last.
type Phase uint8

// The phases (ARM-RND).
const (
	Setup Phase = iota
	CommandPhase
	ShipPhase
	SquadronPhase
	StatusPhase
	GameOver
)

// phaseIDs are written into journals and words.
func phaseIDs() []string { return []string{"setup", "command", "ship", "squadron", "status", "over"} }

// String is the phase's id.
func (p Phase) String() string { return facts.EnumString(phaseIDs(), p) }
