package xwing

import "xwing/game/xwing/board"

// Step is an entry of an edition's phase table, by name. The machine runs it piece by
// piece until it is finished and goes on to the next one, and from the last one back
// to the one where a round begins.
type Step string

// The steps.
const (
	DeterminePlayerOrder Step = "setup/player-order"
	PlaceObstacles       Step = "setup/obstacles"
	ChooseEdges          Step = "setup/edges" // first edition; later each seat has its own from the start
	PlaceForces          Step = "setup/forces"
	PrepareComponents    Step = "setup/components"
	PlanningPhase        Step = "planning"
	SystemPhase          Step = "system"
	ActivationPhase      Step = "activation"
	EngagementPhase      Step = "engagement"
	EndPhase             Step = "end"
)

// Phase returns the phase that the step belongs to.
func (s Step) Phase() board.Phase {
	switch s {
	case PlanningPhase:
		return board.Planning
	case SystemPhase:
		return board.System
	case ActivationPhase:
		return board.Activation
	case EngagementPhase:
		return board.Engagement
	case EndPhase:
		return board.End
	}
	return board.Setup
}

// runStep does the next piece of a step and reports whether the step is finished.
func (t *Table) runStep(s Step) (finished bool) {
	switch s {
	case DeterminePlayerOrder:
		return t.determinePlayerOrder()
	case PlaceObstacles:
		return t.placeObstacles()
	case ChooseEdges:
		return t.chooseEdges()
	case PlaceForces:
		return t.placeForces()
	case PrepareComponents:
		return t.prepareComponents()
	case PlanningPhase:
		return t.planningPhase()
	case SystemPhase:
		return t.systemPhase()
	case ActivationPhase:
		return t.activationPhase()
	case EngagementPhase:
		return t.engagementPhase()
	case EndPhase:
		return t.endPhase()
	}
	panic("xwing: the edition has a step that the rules do not know: " + string(s))
}
