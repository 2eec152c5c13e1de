package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// squadronPilots are pilots of the starfighters that are flown most, whose
// abilities are short.
func squadronPilots() []*xwing.Card {
	return []*xwing.Card{
		// More dice.
		pilot("maulermithel", number(xwing.AttackDiceCount, 1, attackRange1)),
		pilot("scourgeskutu", number(xwing.AttackDiceCount, 1, inOwnBullseye)),
		pilot("gideonhask", number(xwing.AttackDiceCount, 1, againstDamaged)),
		pilot("gideonhask-tieininterceptor", number(xwing.AttackDiceCount, 1, againstDamaged)),
		pilot("ndrusuhlak", number(xwing.AttackDiceCount, 1, alone)),
		pilot("kathscarlet", number(xwing.AttackDiceCount, 1, pinned)),
		pilot("wedgeantilles-rz1awing", number(xwing.DefenseDiceCount, -1, aheadOfWedge)),
		wampa(),
		// Rerolls.
		pilot("howlrunner", rerolls(board.AttackDice, 1, howled)),
		pilot("delmeeko", rerolls(board.DefenseDice, 1, covered)),
		pilot("captainjonus", rerolls(board.AttackDice, 2, warhead)),
		pilot("braylenstramm", rerolls(board.AttackDice, 2, stressed), rerolls(board.DefenseDice, 2, stressed)),
		pilot("koshkafrost", rerolls(board.AttackDice, 1, foeStressed), rerolls(board.DefenseDice, 1, foeStressed)),
		// Other things.
		tenNumb(), ezraInTheTIE(), ginaMoonsong(), dutchVander(), kadSolus(), seynMarana(),
		pilot("turrphennir", xwing.Ability{When: xwing.AfterAttacking, Act: stressedMay(catalog.BarrelRoll, catalog.Boost)}),
		pilot("leevantenza", xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && (m.Action == "barrelroll" || m.Action == "boost")
			},
			Act: may(red(catalog.Evade))}),
		pilot("sabinewren-tielnfighter", xwing.Ability{When: xwing.BeforeActivating, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
	}
}

func alone(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Owner, physics.Range2, func(id board.ShipID) bool {
		return id != m.Owner && t.Friendly(m.Owner, id)
	})) == 0
}

func pinned(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Other, physics.Range0, func(id board.ShipID) bool {
		return t.Friendly(m.Owner, id) && t.Pilot(id).Limited == 0
	})) > 0
}

func aheadOfWedge(t *xwing.Table, m xwing.Moment) bool {
	return m.Other == m.Owner && inPrimary(t) && t.InArc(m.Owner, m.Ship, physics.Front)
}

func howled(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, physics.Range1) && inPrimary(t)
}

func covered(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, physics.Range2) && t.Ship(m.Other).Damaged()
}

func warhead(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, physics.Range1) && t.WeaponIn(m.Ship, t.View.Attack.Weapon, "torpedo", "missile")
}

// wampa cannot keep his charge when he is shot at.
func wampa() *xwing.Card {
	attacks := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) }
	return pilot("wampa", wish(number(xwing.AttackDiceCount, 1, attacks), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.AfterDefending, Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "ship", 1) }})
}

func tenNumb() *xwing.Card {
	return pilot("tennumb", turnsFocus(99, xwing.Cost{Spend: board.Stress, SpendN: 1}, always)...)
}

func ezraInTheTIE() *xwing.Card {
	return pilot("ezrabridger-tielnfighter", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...)
}

func ginaMoonsong() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, physics.Range2, nil)
	}
	return pilot("ginamoonsong", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() && len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.TransferToken(m.Owner, t.ChooseShip(m, others(t, m), false), board.Stress)
		}})
}

// dutchVander points out what he has just locked, of two locks, too.
func dutchVander() *xwing.Card {
	friends := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range3, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && !t.Ship(id).HasLocked(m.Answer)
		})
	}
	return pilot("dutchvander", xwing.Ability{When: xwing.AfterAction, Upon: theLocked, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == "lock" && len(friends(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(t.ChooseShip(m, friends(t, m), false), m.Answer)
		}})
}

func kadSolus() *xwing.Card {
	return pilot("kadsolus", xwing.Ability{When: xwing.AfterManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Full && m.Difficulty == catalog.Red },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 2) }})
}

// seynMarana trades all results for one damage card.
func seynMarana() *xwing.Card {
	return pilot("seynmarana", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.CountResults(board.AttackDice, board.Crit) > 0 && t.Ship(m.Other).Remote == ""
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendResult(m.Owner, board.AttackDice, board.Crit)
			t.DealDamageCard(m.Other, false)
			t.CancelAll(m, board.AttackDice)
		}})
}
