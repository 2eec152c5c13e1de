package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Edition is the rules of one edition as a value. Code asks the edition; it
// never asks which edition it is.
type Edition struct {
	ID      string // "2.0"
	Ruleset catalog.Ruleset
	Steps   []Step // the phase table; the first round begins at Steps[Again]
	Again   int
	Arcs    physics.ArcLayout
	Area    physics.Area
	Ledger  *rule.Ledger // where its rules stand
}

// SecondEdition returns the rules of second edition 2.0.
func SecondEdition() *Edition {
	steps := []Step{
		{"setup/player-order", board.Setup, (*Table).determinePlayerOrder},
		{"setup/obstacles", board.Setup, (*Table).placeObstacles},
		{"setup/forces", board.Setup, (*Table).placeForces},
		{"setup/components", board.Setup, (*Table).prepareComponents},
		{"planning", board.Planning, (*Table).planningPhase},
		{"system", board.System, (*Table).systemPhase},
		{"activation", board.Activation, (*Table).activationPhase},
		{"engagement", board.Engagement, (*Table).engagementPhase},
		{"end", board.End, (*Table).endPhase},
	}
	return &Edition{
		ID: "2.0", Ruleset: "ffg20", Steps: steps, Again: 4,
		Arcs: physics.SecondEditionArcs(), Area: physics.Area{Width: 914.4, Height: 914.4}, Ledger: rule.Second(),
	}
}
