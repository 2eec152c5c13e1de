package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

func remotes() []*xwing.Card {
	return []*xwing.Card{buzzDroidSwarm(), discordMissiles(), drk1ProbeDroid(), drk1ProbeDroids(), sensorBuoy(), sensorBuoySuite()}
}

// drk1ProbeDroid: range for locks and jams may be measured from it; it relocates
// in the System Phase; an enemy's maneuver onto it may be its end.
func drk1ProbeDroid() *xwing.Card {
	reach := []physics.Template{left(2), straight(2), right(2)}
	return device("drk1probedroid", nil,
		xwing.Ability{When: xwing.DuringSystemPhase, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RelocateByTemplate(m.Owner, reach) }},
		xwing.Ability{Query: xwing.MeasuringFrom,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Friendly(m.Owner, m.Ship) },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterMeetingRemote,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && m.Overlap && m.By == board.ByManeuver && t.Enemy(m.Owner, m.Ship)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RollAttackDie(m.Ship, because(m)) == board.FocusResult {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				}
			}})
}

// A speed 3 template may be the straight one, a bank or a turn.
func drk1ProbeDroids() *xwing.Card {
	three := []physics.Template{straight(3), left(3), right(3),
		{Kind: physics.Turn, Speed: 3, Side: physics.LeftSide}, {Kind: physics.Turn, Speed: 3, Side: physics.RightSide}}
	return drained(upgrade("drk1probedroids", xwing.Ability{
		When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1}, If: always,
		Place: &xwing.Placing{Device: "drk1probedroid", Ways: append(board.Drops(three...), board.Launches(three...)...)},
	}))
}

// buzzDroidSwarm clings to the enemy ship that meets it and hurts what is at
// range 0 when it engages.
func buzzDroidSwarm() *xwing.Card {
	return device("buzzdroidswarm", nil,
		xwing.Ability{When: xwing.AfterMeetingRemote, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				met := m.By != "" || t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range0) // or it clings to another ship by now
				return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && met
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if !t.Attach(m.Owner, m.Ship) {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
				}
			}},
		xwing.Ability{When: xwing.WhenEngaging,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && len(enemyAt(t, m, physics.Range0, nil)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range enemyAt(t, m, physics.Range0, nil) {
					t.SufferDamage(id, xwing.Damage{Crits: 1})
				}
			}})
}

func discordMissiles() *xwing.Card {
	return drained(upgrade("discordmissiles", xwing.Ability{
		When: xwing.StartOfEngagement, May: true, If: always,
		Cost:  xwing.Cost{Charges: 1, Spend: board.Calculate, SpendN: 1},
		Place: &xwing.Placing{Device: "buzzdroidswarm", Ways: board.Launches(left(3), straight(3), right(3))},
	}))
}

// sensorBuoy does nothing by itself.
func sensorBuoy() *xwing.Card { return device("sensorbuoy", nil) }

// sensorBuoySuite sets two buoys up, and locks what is near them.
func sensorBuoySuite() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if t.HiddenFromLocks(m.Owner) {
			return nil
		}
		return slices.DeleteFunc(t.ShipsNearRemotes(m.Owner, "sensorbuoy", physics.Range1), t.HiddenFromLocks)
	}
	return upgrade("sensorbuoysuite",
		xwing.Ability{When: xwing.BeforePlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SetUpRemotes(m, "sensorbuoy", 2) }},
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(near(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AcquireLock(m.Owner, t.ChooseShip(m, near(t, m), false).Piece())
			}})
}
