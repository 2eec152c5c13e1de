package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// scumGunnerUpgrades lists the upgrades of the slot gunner of Scum and Villainy.
func scumGunnerUpgrades() []*xwing.Card {
	return []*xwing.Card{
		bosskGunner(),
		upgrade("dengar", xwing.Ability{When: xwing.AfterDefending, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InFiringArc(m.Owner, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				orGreen(t, m, m.Other, func() {
					if rollFor(t, m).Hurts() {
						t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
					}
				})
			}}),
		garSaxonGunner(),
		greedo(),
		scumHanSoloGunner(),
	}
}

// bosskGunner never lets go of whom he has missed.
func bosskGunner() *xwing.Card {
	again := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return upgrade("bossk", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, Bonus: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && !a.Hit && !t.Ship(m.Owner).Stressed() && t.CanBonusAttack(m.Owner, again(m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(m)) }})
}

// garSaxonGunner looks ahead and astern, and presses whom troubles hold.
func garSaxonGunner() *xwing.Card {
	return upgrade("garsaxon-gunner",
		xwing.Ability{Query: xwing.AcquiringLock, Refuse: refusing(rule.MandatoryEffect), If: func(t *xwing.Table, m xwing.Moment) bool {
			in := func(arc gauge.Arc) bool { return t.ObjectInArc(m.Owner, m.Answer, arc, gauge.Range0, arcReach) }
			return you(m) && m.Is(catalog.Lock) && !in(gauge.Front) && !in(gauge.Rear)
		}},
		xwing.Ability{Query: xwing.AttackDiceCount, May: true, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				ends := t.InArc(m.Owner, m.Other, gauge.Front) || t.InArc(m.Owner, m.Other, gauge.Rear)
				return you(m) && inPrimary(t) && ends && m.N < 4 && t.CanShed(m.Other, board.Orange, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Other, board.Orange, board.RedColor) }})
}

// greedo shoots first, or somebody else does.
func greedo() *xwing.Card {
	return upgrade("greedo", turnsAttack(board.Hit, board.Crit, xwing.Cost{Charges: 1}, nil),
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Foe: true, Do: changes(board.AttackDice, board.Hit, board.Crit, 1),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && rolls(t, m.Ship, board.AttackDice) && t.ActiveCharges(m.Owner, "greedo") > 0 &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			}})
}

func scumHanSoloGunner() *xwing.Card {
	grant := xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Focus, Difficulty: catalog.Red}}}
	return upgrade("hansolo-gunner", acts(xwing.BeforeEngaging, grant))
}
