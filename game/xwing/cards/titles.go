package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// titles lists titles and configurations.
func titles() []*xwing.Card {
	return []*xwing.Card{marauder(), millenniumFalcon(), outrider(), outrider2023(), pivotWing(), punishingOne(), slaveI(), virago()}
}

// primary reports whether the ship that has the card performs a primary attack
// for which f holds.
func primary(f func(t *xwing.Table, a *board.Attack) bool) func(*xwing.Table, xwing.Moment) bool {
	return whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return !a.Weapon.Special && f(t, a) })
}

func marauder() *xwing.Card {
	return upgrade("marauder", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: primary(func(t *xwing.Table, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.RearArc
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, 1) }})
}

func millenniumFalcon() *xwing.Card {
	return upgrade("millenniumfalcon", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Ship(m.Owner).Has(board.Evade) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.DefenseDice, 1, 1) }})
}

// Outrider asks for an obstacle: a ship or a device in between is none.
func outrider() *xwing.Card {
	return upgrade("outrider",
		number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && len(t.View.Attack.Obstructed) > 0
		}),
		xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Full && len(m.Obstacles) > 0 && t.CanShed(m.Owner, board.RedColor, board.Orange)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor, board.Orange) }})
}

// The Outrider of 2023 is another card: it shoots far, and into cover.
func outrider2023() *xwing.Card {
	return upgrade("outrider2023",
		xwing.Ability{Query: xwing.AttackDiceCount, By: plus(1),
			If: primary(func(_ *xwing.Table, a *board.Attack) bool { return a.Range == physics.Range3 })},
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Do: changes(board.DefenseDice, board.EvadeResult, board.FocusResult, 1),
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return obstructed(t, m, a) && t.CountResults(board.DefenseDice, board.EvadeResult) > 0
			})})
}

const closedWing = 1 // a dual card's first side

// Pivot Wing starts closed, which lets the ship turn on the spot and makes it
// easier to hit; open it does nothing.
func pivotWing() *xwing.Card {
	return upgrade("pivotwing",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Turns: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "pivotwing") }},
		xwing.Ability{Query: xwing.DefenseDiceCount, Side: closedWing, By: plus(-1)},
		xwing.Ability{When: xwing.AfterManeuver, Side: closedWing, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Maneuver.Bearing == physics.Stationary },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Pivot(m.Owner, t.AskPivot(m, 90, -90, 180))
			}})
}

func punishingOne() *xwing.Card {
	return upgrade("punishingone", xwing.Ability{Query: xwing.AttackDiceCount, By: plus(1),
		If: primary(func(t *xwing.Table, a *board.Attack) bool { return t.InArc(a.Attacker, a.Defender, physics.Front) })})
}

// Slave I: the maneuver is the one on its dial, without any stress for it.
func slaveI() *xwing.Card {
	mirror := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		other := map[physics.Bearing]physics.Bearing{physics.TurnLeft: physics.TurnRight, physics.TurnRight: physics.TurnLeft,
			physics.BankLeft: physics.BankRight, physics.BankRight: physics.BankLeft}[m.Maneuver.Bearing]
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return d.Bearing != other || d.Speed != m.Maneuver.Speed
		})
	}
	return upgrade("slavei", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(mirror(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, mirror(t, m)) }})
}

func virago() *xwing.Card {
	boost := xwing.ActionGrant{Source: "upgrade/virago", Only: []catalog.BarAction{{Type: catalog.Boost, Difficulty: catalog.Red}}, Must: true}
	a := acts(xwing.DuringEndPhase, boost)
	a.May, a.Cost = true, xwing.Cost{Charges: 1}
	return upgrade("virago", a)
}
