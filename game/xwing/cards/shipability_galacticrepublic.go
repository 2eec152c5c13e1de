package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicShipAbilities lists what ship types have that fly for the Galactic Republic.
func republicShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		bornForThis(),
		shipAbility("finetunedcontrols", xwing.Ability{When: xwing.AfterManeuver, If: fully(0, 5),
			Cost: xwing.Cost{Force: 1}, Act: may(white(catalog.Boost, catalog.BarrelRoll))}),
		fireConvergence(),
		hyperspaceDockingRing(),
		shipAbility("intuitivecontrols", inSystemPhase(purple(catalog.BarrelRoll, catalog.Boost))),
		platedHull(),
		shipAbility("twinionengines"),
		versatileFrame(),
	}
}

// bornForThis has clones lend their tokens to each other.
func bornForThis() *xwing.Card { return shipAbility("bornforthis", lendsInDefense()) }

// lendsInDefense lends focus and evade tokens to a friend that defends, who has spent them then, for a strain token.
func lendsInDefense() xwing.Ability {
	lends := number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return spendsToken(m, board.Focus, board.Evade) && !you(m) && t.Fight().Fighting(m.Ship) &&
			t.View.Attack.Defender == m.Ship &&
			friendlyAt(t, m, gauge.Range2) && !t.Ship(m.Owner).Strained()
	})
	lends.Cost = xwing.Cost{Gain: board.Strain, GainN: 1}
	return lends
}

func fireConvergence() *xwing.Card {
	return shipAbility("fireconvergence", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Ship && t.Friendly(m.Owner, m.Ship) && !a.Weapon.IsTurret() &&
				t.InTurretArc(m.Owner, a.Defender)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Ship, board.AttackDice, 0, 2) }})
}

// hyperspaceDockingRing goes where the ship docked with it wants.
func hyperspaceDockingRing() *xwing.Card {
	return shipAbility("hyperspacedockingring", slices.Concat(fliesByDocked(), stopsInstead(),
		[]xwing.Ability{carries(1, "delta7aethersprite", "eta2actis", "nimbusclassvwing"), slowedTo1()})...)
}

func platedHull() *xwing.Card {
	return shipAbility("platedhull", xwing.Ability{When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && len(t.Ship(m.Owner).Faceup) == 0 && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, 1)
		}})
}

// A blue maneuver leaves the Z-95 room to boost.
func versatileFrame() *xwing.Card {
	return shipAbility("versatileframe", xwing.Ability{Query: xwing.AddingActions, Bar: white(catalog.Boost),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && revealed(t, m.Owner, catalog.Blue)
		}})
}
