package xwing

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

// AttackStep is a step of an attack (Attack chapter).
type AttackStep uint8

// The steps of an attack in their order (X20-ATK-001).
const (
	DeclareTarget AttackStep = iota
	RollAttackDice
	ModifyAttackDice
	RollDefenseDice
	ModifyDefenseDice
	NeutralizeResults
	DealDamage
	Aftermath
)

var attackStepNames = [...]string{"declaretarget", "rollattackdice", "modifyattackdice", "rolldefensedice",
	"modifydefensedice", "neutralizeresults", "dealdamage", "aftermath"}

// String returns the step's stable id.
func (s AttackStep) String() string { return attackStepNames[s] }

// Step is an entry of an edition's phase table. Run does the next piece of it
// and reports whether the entry is finished; the machine then goes on to the
// next entry, and from the last one back to the one named by Again.
type Step struct {
	Name  string // "activation/ship"
	Phase Phase
	Run   func(*Table) (finished bool)
}
