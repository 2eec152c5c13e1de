package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
)

// Step is what runs next, by name. The machine runs it piece by piece until it is finished and goes on to the next one.
type Step string

// The steps, in their order; the round begins with StackDials (ARM-RND-001).
const (
	DetermineInitiative Step = "setup/initiative"
	ChooseObjective     Step = "setup/objective"
	PlaceObstacles      Step = "setup/obstacles"
	DeployFleets        Step = "setup/deploy"
	FinishSetup         Step = "setup/finish"
	CommandPhase        Step = "command"
	ShipPhase           Step = "ship"
	RevealStep          Step = "ship/reveal"
	AttackStep          Step = "ship/attack"
	ManeuverStep        Step = "ship/maneuver"
	SquadronPhase       Step = "squadron"
	StatusPhase         Step = "status"
	Over                Step = "over"
)

// Run runs the step to its end.
func (s *State) Run(kernel *game.Table) {
	t := &Table{Table: kernel, State: s}
	if s.View.Step != string(s.Memory.At) {
		t.announce(board.StepBegan{Step: string(s.Memory.At)})
	}
	s.Memory.At = t.run(s.Memory.At)
	t.endIfOver()
}

// run does a piece of a step and tells what runs next.
func (t *Table) run(step Step) (next Step) {
	switch step {
	case DetermineInitiative:
		return t.determineInitiative()
	case ChooseObjective:
		return t.chooseObjective()
	case PlaceObstacles:
		return t.placeObstacles()
	case DeployFleets:
		return t.deployFleets()
	case FinishSetup:
		return t.finishSetup()
	case CommandPhase:
		return t.commandPhase()
	case ShipPhase:
		return t.shipPhase()
	case RevealStep:
		return t.revealStep()
	case AttackStep:
		return t.attackStep()
	case ManeuverStep:
		return t.maneuverStep()
	case SquadronPhase:
		return t.squadronPhase()
	case StatusPhase:
		return t.statusPhase()
	case Over:
		return Over
	}
	panic("armada: the rules do not know the step " + string(step))
}

// beginPhase opens a phase of the round unless it is already running; it reports whether it did.
func (t *Table) beginPhase(p board.Phase) bool {
	if t.View.Phase == p {
		return false
	}
	round := t.View.Round
	if p == board.CommandPhase {
		round++
	}
	t.announce(board.PhaseBegan{Phase: p, Round: round})
	return true
}
