// Package edition declares the editions of the game: one value each, of what the chapters of the rules ask
// where editions part. It decides no rule.
package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Second returns second edition as it was until 2.5: "2.0".
func Second() *xwing.Edition {
	return &xwing.Edition{
		ID: "2.0",
		Steps: []xwing.Step{
			xwing.DeterminePlayerOrder, xwing.PlaceObstacles, xwing.PlaceForces, xwing.PrepareComponents,
			xwing.PlanningPhase, xwing.SystemPhase, xwing.ActivationPhase, xwing.EngagementPhase, xwing.EndPhase,
		},
		Again:  4,
		Area:   gauge.Area{Width: 914.4, Height: 914.4},
		Arcs:   gauge.SecondEditionArcs(),
		Ledger: rule.Second(),
	}
}
