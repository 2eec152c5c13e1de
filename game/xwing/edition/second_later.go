package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// LaterSecond returns second edition since it counts mission points: "2.5".
func LaterSecond() *xwing.Edition {
	e := Second()
	e.ID, e.Ledger = "2.5", rule.LaterSecond()
	e.PlayerOrder = xwing.PlayerOrderRules{RollOff: true, EachRound: true}
	e.Overlap = xwing.OverlapRules{FriendDie: true, EnemyAction: true, MayDock: true}
	e.Range0 = xwing.Range0Rules{PrimaryAttacks: true, AnyArc: true, BindsAttacker: true, ShieldsDefender: true}
	e.RangeBonus.Nearest = gauge.Range1
	e.Dice.Most = 6
	e.Difficulty.ByDial = true
	e.Stress.Fixed = true
	e.Strain.AtRoll = true
	e.Destroy = xwing.DestroyRules{AtOnce: true, AfterQueue: true}
	e.DamageDeck.FromShips = true
	e.Tokens.OneGain = true
	e.Force.BySymbols = true
	e.Linked.Single = true
	e.Queue = xwing.QueueRules{ChooseLater: true, SetupOnly: true}
	e.SLAM.Granted = true
	e.Jam.Bullseye = gauge.Range2
	e.Ion.ByDial, e.Ion.FocusAlways, e.Ion.NoLocks = true, true, true
	e.Tractor = xwing.TractorRules{Tokens: e.Tractor.Tokens, AnyPhase: true, OnceARound: true, TurnAfter: true}
	e.Obstacles = xwing.ObstacleRules{
		Asteroid: xwing.ObstacleRule{Meeting: xwing.Harm{Hits: 1}, Hit: xwing.Harm{Hits: 1}, Crit: xwing.Harm{Hits: 1}, BarsAttacks: true},
		Debris:   xwing.ObstacleRule{Meeting: xwing.Harm{Stress: 1}, Hit: xwing.Harm{Hits: 1}, Crit: xwing.Harm{Crits: 1}, BarsAttacks: true},
		Strewn:   xwing.ObstacleRule{Meeting: xwing.Harm{Strain: 1}, Hit: xwing.Harm{Stress: 1}, Crit: xwing.Harm{Stress: 1}, BarsAttacks: true},
		Gas: xwing.ObstacleRule{Meeting: xwing.Harm{BreakLocks: true, Strain: 1}, Hit: xwing.Harm{Ion: 1}, Crit: xwing.Harm{Ion: 3},
			BarsAttacks: true, BarsLocks: true},
		HaltAtEnd: true, LeftFreely: true,
	}
	e.Devices = xwing.DeviceRules{SystemPhaseOnly: true, RemotesFlee: true, OrDecloak: true, CardEach: true, SetsAtOnce: true}
	e.Exchange.Restricted = true
	e.Scoring = xwing.ScoringRules{Deficit: true, Destroyed: true, Limit: 20, Halves: true}
	e.Ending.Rounds = 12
	return e
}
