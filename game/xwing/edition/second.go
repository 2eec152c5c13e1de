// Package edition declares the editions of the game: one value each, of what the chapters of the rules ask
// where editions part. It decides no rule.
package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
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

		Setup:      xwing.SetupRules{Depth: gauge.Range1},
		Difficulty: xwing.DifficultyRules{BlueRemoves: []board.Token{board.Stress, board.Strain, board.Deplete}},
		Lock:       xwing.LockRules{Nearest: gauge.Range0, Farthest: gauge.Range3},
		Jam:        xwing.JamRules{Bullseye: gauge.Range1},
		Ion: xwing.IonRules{
			Tokens:    xwing.BySize{Small: 1, Medium: 2, Large: 3, Huge: 6},
			Maneuver:  catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Blue},
			Fixed:     true,
			FocusOnly: true,
		},
		Tractor: xwing.TractorRules{Tokens: xwing.BySize{Small: 1, Medium: 2, Large: 3, Huge: 6}, OntoObstacles: true, AnyToken: true},
		Obstacles: xwing.ObstacleRules{
			Asteroid: xwing.ObstacleRule{Hit: xwing.Harm{Hits: 1}, Crit: xwing.Harm{Crits: 1}, Halts: true, BarsAttacks: true},
			Debris:   xwing.ObstacleRule{Meeting: xwing.Harm{Stress: 1}, Crit: xwing.Harm{Crits: 1}},
			Strewn:   xwing.ObstacleRule{Meeting: xwing.Harm{Stress: 1}, Crit: xwing.Harm{Crits: 1}},
			Gas:      xwing.ObstacleRule{Halts: true, Hides: true},
		},
		Huge: xwing.HugeRules{
			Tools:     gauge.HugeTools{gauge.Huge: gauge.SecondEditionTool()},
			SmallDice: 1, MediumDice: 2, LargeDice: 3,
			Solid: xwing.Harm{Crits: 1, Stress: 1}, Gas: xwing.Harm{Jam: 1},
			FarDice: 2,
		},
		Scoring: xwing.ScoringRules{Halves: true},
		Epic: xwing.EpicRules{
			Setup:   xwing.SetupRules{Depth: gauge.Range2},
			Scoring: xwing.ScoringRules{Casualties: true},
			Rounds:  12,
		},
	}
}
