package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderTIESfFighter lists the pilots of the TIE/sf Fighter that fly for the First Order.
func firstOrderTIESfFighter() []*xwing.Card {
	return []*xwing.Card{
		backdraft(),
		phasmaPilot(),
		pilot("lieutenantlehuse", byLocksOf(func(_ *xwing.Table, m xwing.Moment, id board.ShipID) bool { return id != m.Owner })),
		pilot("lieutenantlehuse-evacuationofdqar", takesOverLock()),
		quickdraw(),
		strife(),
		pilot("theta3-evacuationofdqar", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Green() == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		pilot("theta4-evacuationofdqar", disturbs()),
	}
}

func backdraft() *xwing.Card {
	return pilot("backdraft", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Weapon.IsTurret() && t.InArc(m.Owner, m.Other, gauge.Rear)
	}))
}

func quickdraw() *xwing.Card {
	terms := xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special }}
	return pilot("quickdraw", xwing.Ability{When: xwing.AfterLosingShield, May: true, Bonus: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanBonusAttack(m.Owner, terms) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms) }})
}

// phasmaPilot has somebody else pay, whether they like it or not.
func phasmaPilot() *xwing.Card {
	return pilot("captainphasma", xwing.Ability{When: xwing.AfterNeutralizing,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(othersAt(t, m, gauge.Range1, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			takesFor(t, m, t.ChooseShip(m, othersAt(t, m, gauge.Range1, nil), false))
		}})
}

func strife() *xwing.Card {
	return pilot("strife-wat1", xwing.Ability{When: xwing.AfterDefending, Upon: theShip, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.InTurretArc(m.Owner, m.Ship) && !t.Ship(m.Owner).Strained() && locksAnew(t, m, m.Ship)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Ship.Piece()) }})
}
