package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumKihraxzFighter lists the pilots of the Kihraxz Fighter that fly for Scum and Villainy.
func scumKihraxzFighter() []*xwing.Card {
	return []*xwing.Card{
		blackSunBodyguard(),
		captainJostero(),
		pilot("graz", number(xwing.AttackDiceCount, 1, fromBehind), number(xwing.DefenseDiceCount, 1, fromBehind)),
		pilot("talonbanecobra", number(xwing.AttackDiceCount, 1, attackRange1), number(xwing.DefenseDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == gauge.Range3 })),
		viktorHel("viktorhel"),
	}
}

func fromBehind(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Behind(m.Owner, m.Other) }

func blackSunBodyguard() *xwing.Card {
	return pilot("blacksunbodyguard-wat1",
		xwing.Ability{When: xwing.AfterSetup, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, 2) }},
		xwing.Ability{When: xwing.AfterSufferingDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, board.ShipCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }},
		recharges(xwing.BeforeEngaging, xwing.Cost{Charges: 2}, you))
}

// captainJostero falls upon whoever is hurt, unless somebody is shooting at it already.
func captainJostero() *xwing.Card {
	terms := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Whom: func(id board.ShipID) bool { return id == m.Ship && !t.Ship(id).Due() }}
	}
	return pilot("captainjostero", xwing.Ability{When: xwing.AfterSufferingDamage, Upon: theShip, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return t.Enemy(m.Owner, m.Ship) && (a == nil || a.Defender != m.Ship) && t.CanBonusAttack(m.Owner, terms(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(t, m)) }})
}
