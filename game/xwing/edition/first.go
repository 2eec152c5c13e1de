package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// First returns first edition: "1".
func First() *xwing.Edition {
	e := Second()
	e.ID, e.Ledger = "1", rule.First()
	e.Steps = []xwing.Step{
		xwing.DeterminePlayerOrder, xwing.PlaceObstacles, xwing.ChooseEdges, xwing.PlaceForces, xwing.PrepareComponents,
		xwing.PlanningPhase, xwing.ActivationPhase, xwing.EngagementPhase, xwing.EndPhase,
	}
	e.Again = 5
	e.Arcs, e.Prints = firstTokens()
	e.Huge = firstHuge()
	e.PlayerOrder.RollerChooses = true
	e.Overlap.Touches = true
	e.Dock = xwing.DockRules{Fastest: 3, Idle: true, Sinks: true}
	e.Devices.PartlyOutside, e.Devices.AmongAbilities = true, true
	e.Range0.None = true
	e.RangeBonus = xwing.RangeBonusRules{Nearest: gauge.Range1, PrimaryOnly: true}
	e.Dice = xwing.DiceRules{FocusFreely: true, EvadeAdds: true, ReinforceAdds: true, FloorsValues: true}
	e.Difficulty = xwing.DifficultyRules{BlueRemoves: []board.Token{board.Stress}, Harder: true}
	e.Stress.OpponentPicks = true
	e.Actions.CopiesAreOne = true
	e.SLAM.Flees = true
	e.Queue.TimingAlone = true
	e.Destroy.FledConditions = true
	e.DamageDeck.OpenDiscard, e.DamageDeck.Shown = true, true
	e.Reposition = xwing.RepositionRules{Sliding: true, Sure: true}
	e.Cloak.InActivation = true
	e.Simultaneous.OwnAttackOnly = true
	e.Lock = xwing.LockRules{Nearest: gauge.Range1, Farthest: gauge.Range3, EnemyShips: true, Sure: true, RerollsNone: true}
	e.Ion = xwing.IonRules{
		Tokens:           xwing.BySize{Small: 1, Large: 2, Huge: xwing.Unreached},
		Maneuver:         catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.White},
		GoneBeforeAction: true,
	}
	e.Obstacles = xwing.ObstacleRules{
		Asteroid: xwing.ObstacleRule{Hit: xwing.Harm{Hits: 1}, Crit: xwing.Harm{Crits: 1}, Halts: true, BarsAttacks: true},
		Debris:   xwing.ObstacleRule{Meeting: xwing.Harm{Stress: 1}, Crit: xwing.Harm{Crits: 1}},

		DiceLater: true,
	}
	e.Tokens.Leave = []board.Token{board.Focus, board.Evade, board.Disarm, board.Tractor, board.ReinforceFore, board.ReinforceAft}
	e.Tractor = xwing.TractorRules{
		Tokens:        xwing.BySize{Small: 1, Large: xwing.Unreached, Huge: xwing.Unreached}, // large ships are not moved
		OntoObstacles: true, OnceARound: true, Agility: true,
	}
	e.Jam.Strips, e.Jam.OwnPick = []board.Token{board.Focus, board.Evade}, true
	e.Scoring.Halves = false
	e.Teams.Friendly = true
	e.Ending.Agreed = true
	e.Epic.Setup.Pairs, e.Epic.Scoring.HugeHalves = true, true
	return e
}
