package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// talents lists talents that change dice.
func talents() []*xwing.Card {
	return []*xwing.Card{crackShot(), fearless(), intimidation(), juke(), loneWolf(), marksmanship(), trickShot(),
		saturationSalvo(), swarmTactics(), debrisGambit()}
}

func crackShot() *xwing.Card {
	return upgrade("crackshot", xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(a.Attacker, a.Defender) && t.CountResults(board.DefenseDice, board.EvadeResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.CancelResult(m, board.DefenseDice, board.EvadeResult) }})
}

// Fearless counts the icon on the weapon, like all front arc attacks.
func fearless() *xwing.Card {
	noHit := func(d board.Die) bool { return !d.Gone && d.Face != board.Hit }
	return upgrade("fearless", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && a.Range == physics.Range1 &&
				t.InArc(a.Defender, a.Attacker, physics.Front) && slices.ContainsFunc(t.Dice(board.AttackDice), noHit)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult, board.Crit)
		}})
}

func intimidation() *xwing.Card {
	return upgrade("intimidation", xwing.Ability{Query: xwing.DefenseDiceCount, By: plus(-1),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range0)
		}})
}

func juke() *xwing.Card {
	return upgrade("juke", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Ship(m.Owner).Has(board.Evade) > 0 && t.CountResults(board.DefenseDice, board.EvadeResult) > 0
		}),
		Do: changes(board.DefenseDice, board.EvadeResult, board.FocusResult, 1)})
}

func loneWolf() *xwing.Card {
	rerolls := func(when xwing.Timing, side board.Side) xwing.Ability {
		return xwing.Ability{When: when, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				pack := t.ShipsAt(m.Owner, physics.Range2, func(id board.ShipID) bool { return id != m.Owner && t.Friendly(m.Owner, id) })
				return t.Rolled(side) == m.Owner && len(pack) == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, side, 1, 1) }}
	}
	return upgrade("lonewolf", rerolls(xwing.ModifyingAttackDice, board.AttackDice), rerolls(xwing.ModifyingDefenseDice, board.DefenseDice))
}

func marksmanship() *xwing.Card {
	return upgrade("marksmanship", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.InBullseye(a.Attacker, a.Defender) && t.CountResults(board.AttackDice, board.Hit) > 0
		}),
		Do: changes(board.AttackDice, board.Hit, board.Crit, 1)})
}

func trickShot() *xwing.Card {
	return upgrade("trickshot", xwing.Ability{Query: xwing.AttackDiceCount, If: whenAttacking(obstructed), By: plus(1)})
}

// Saturation Salvo takes the charge from the weapon; of the two dice chosen as
// many are rerolled as may be.
func saturationSalvo() *xwing.Card {
	return upgrade("saturationsalvo", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			u := t.Ship(m.Owner).Upgrade(a.Weapon.Upgrade)
			return u != nil && (u.Kind == "torpedo" || u.Kind == "missile") && u.Charges.Active > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendCharges(m.Owner, t.View.Attack.Weapon.Upgrade, 1)
			t.RerollChosen(m.Owner, board.DefenseDice, 2, 2)
		}})
}

func swarmTactics() *xwing.Card {
	swarm := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool {
			return t.Friendly(m.Owner, id) && t.RangeBetween(m.Owner, id) >= physics.Range1
		})
	}
	return upgrade("swarmtactics", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(swarm(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ship := t.ChooseShip(m, swarm(t, m), true); ship != 0 {
				t.SetInitiative(ship, m.Card, t.Initiative(m.Owner), board.End)
			}
		}})
}

// The red evade action that the card adds is a fact.
func debrisGambit() *xwing.Card {
	return upgrade("debrisgambit", xwing.Ability{Query: xwing.ActionColor,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == catalog.Evade.String() && m.Difficulty == catalog.Red && t.NearObstacle(m.Owner, physics.Range1)
		},
		By: func(*xwing.Table, xwing.Moment) int { return int(catalog.White) }})
}
