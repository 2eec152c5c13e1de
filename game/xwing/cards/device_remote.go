package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// remoteDevices lists the devices of the type remote.
func remoteDevices() []*xwing.Card {
	return []*xwing.Card{
		buzzDroidSwarm(),
		commandoTeam("clanwrencommandos"),
		commandoTeam("deathwatchcommandos"),
		drk1ProbeDroid(),
		evacuationShuttle(),
		commandoTeam("imperialsupercommandos"),
		commandoTeam("mandaloriansupercommandos"),
		commandoTeam("niteowlcommandos"),
		sensorBuoy(),
		trackingTorpedo(),
	}
}

// buzzDroidSwarm clings to the enemy ship that meets it and hurts what is at
// range 0 when it engages.
func buzzDroidSwarm() *xwing.Card {
	return device("buzzdroidswarm", nil,
		xwing.Ability{When: xwing.AfterMeetingRemote, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				met := m.Move.By != "" || t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range0) // or it clings to another ship by now
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
				return you(m) && len(enemyAt(t, m, gauge.Range0, nil)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range enemyAt(t, m, gauge.Range0, nil) {
					t.SufferDamage(id, xwing.Damage{Crits: 1})
				}
			}})
}

// commandoPaths are the templates that commandos hop by.
func commandoPaths() []gauge.Template {
	return []gauge.Template{turn(1, gauge.LeftSide), straight(2), turn(1, gauge.RightSide)}
}

// A commando team strains who comes to lie on it, hops ahead when the Activation
// Phase starts, and shoots while nobody stands on it.
func commandoTeam(id string) *xwing.Card {
	return device(id, nil,
		xwing.Ability{When: xwing.AfterMeetingRemote, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && m.Met.Overlap && t.Enemy(m.Owner, m.Ship)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Strain, 1) }},
		xwing.Ability{When: xwing.StartOfActivation, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RelocateByTemplate(m.Owner, commandoPaths(), false) }},
		xwing.Ability{When: xwing.WhenEngaging,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				enemy := func(id board.ShipID) bool { return t.Enemy(m.Owner, id) }
				return you(m) && t.Ship(m.Owner).Charges.Active > 0 && len(t.ShipsAt(m.Owner, gauge.Range0, enemy)) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AttackForCharge(m.Owner) }},
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
			}})
}

// drk1ProbeDroid: range for locks and jams may be measured from it; it relocates
// in the System Phase; an enemy's maneuver onto it may be its end.
func drk1ProbeDroid() *xwing.Card {
	reach := []gauge.Template{left(2), straight(2), right(2)}
	return device("drk1probedroid", nil,
		xwing.Ability{When: xwing.DuringSystemPhase, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RelocateByTemplate(m.Owner, reach, false) }},
		xwing.Ability{Query: xwing.MeasuringFrom,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Is(catalog.Lock, catalog.Jam) && t.Friendly(m.Owner, m.Ship)
			},
			By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterMeetingRemote,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && m.Met.Overlap && m.Move.By == board.ByManeuver && t.Enemy(m.Owner, m.Ship)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RollAttackDie(m.Ship, because(m)) == board.FocusResult {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				}
			}})
}

// sensorBuoy does nothing by itself.
func sensorBuoy() *xwing.Card { return device("sensorbuoy", nil) }

// trackingTorpedo flies on ahead in the System Phase, locks what comes before it, and goes off when it has
// reached that; sometimes also when it is shot down.
func trackingTorpedo() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.Lockable(m.Owner), func(o string) bool {
			return !t.ObjectInArc(m.Owner, o, gauge.Front, gauge.Range1, arcReach)
		})
	}
	return device("trackingtorpedo",
		&xwing.Blast{Reach: gauge.Range0, RemoteReach: gauge.Range0, Ahead: gauge.Range1, Dice: 4, Ship: matching(0), Remote: matching(0)},
		xwing.Ability{When: xwing.DuringSystemPhase, Do: func(t *xwing.Table, m xwing.Moment) {
			t.RelocateByTemplate(m.Owner, torpedoPaths(), true)
		}},
		xwing.Ability{When: xwing.WhenEngaging,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && slices.ContainsFunc(t.Ship(m.Owner).Locks, func(o string) bool {
					return t.ObjectInArc(m.Owner, o, gauge.Front, gauge.Range0, gauge.Range1)
				})
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.DetonateRemote(m.Owner) }},
		xwing.Ability{When: xwing.DuringEndPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return len(t.Ship(m.Owner).Locks) == 0 && len(ahead(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Owner, ahead(t, m)) }},
		xwing.Ability{When: xwing.AfterRemoteDestroyed, Do: func(t *xwing.Table, m xwing.Moment) {
			if face := t.RollAttackDie(m.Owner, because(m)); face == board.Hit || face == board.Crit {
				t.DetonateRemote(m.Owner)
			}
		}})
}

// torpedoPaths are the templates by which tracking torpedoes are launched, and fly on.
func torpedoPaths() []gauge.Template { return []gauge.Template{left(3), straight(4), right(3)} }

// evacuationShuttle has an evade result more while a ship friendly to it is in the attack arc (X25-EPC-010).
func evacuationShuttle() *xwing.Card {
	return device(catalog.EvacuationShuttle, nil, xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && escorted(t, m.Owner) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }})
}

// escorted reports whether a ship friendly to a remote is in the attack arc of the attack under way.
func escorted(t *xwing.Table, remote board.ShipID) bool {
	return slices.ContainsFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
		return t.Friendly(remote, id) && inAttackArc(t, id)
	})
}
