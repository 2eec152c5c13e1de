package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceT70XWing lists the pilots of the T-70 X-wing that fly for the Resistance.
func resistanceT70XWing() []*xwing.Card {
	return []*xwing.Card{
		also(caiThrenalli("caithrenalli"), "caithrenalli-evacuationofdqar"),
		elloAsty(),
		also(jayCrisTubbs(), "jaycristubbs-evacuationofdqar"),
		jessikaPava(),
		pilot("jophseastriker", xwing.Ability{When: xwing.AfterLosingShield,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		pilot("karekun", number(xwing.BoostingTurns, xwing.InItsColor, nil)),
		lieutenantBastian(),
		nienNunb(),
		nimiChireen(),
		also(pilot("poedameron", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Charges: 1}, Act: whiteAsRed()}),
			"poedameron-evacuationofdqar"),
		poeOfTheResistance(),
		pilot("stomeronistarck-evacuationofdqar"), // whose dial he has is a fact
		temminWexleyLater(),
		pilot("temminwexley", xwing.Ability{When: xwing.AfterManeuver, If: fully(2, 4), Act: may(white(catalog.Boost))}),
		venisaDoza(),
		pilot("zayversio", rerolls(board.DefenseDice, 1, againstDamaged)),
	}
}

func elloAsty() *xwing.Card {
	return pilot("elloasty", xwing.Ability{Query: xwing.ColoredManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			tallon := m.Move.Maneuver.Bearing == gauge.TallonRollLeft || m.Move.Maneuver.Bearing == gauge.TallonRollRight
			return you(m) && tallon && m.Difficulty == catalog.Red && t.Ship(m.Owner).Has(board.Stress) <= 2
		},
		By: func(_ *xwing.Table, m xwing.Moment) int { // white, whatever has made it red
			return int(catalog.White) - int(m.Move.Maneuver.Difficulty) - m.N
		}})
}

// venisaDoza has warheads turn on whoever is close behind her.
func venisaDoza() *xwing.Card {
	return pilot("venisadoza", number(xwing.AttackingRearwards, int(gauge.Range2), warheadOf))
}

func jayCrisTubbs() *xwing.Card {
	return pilot("jaycristubbs", calms(xwing.AfterManeuver, func(m xwing.Moment) bool {
		return you(m) && m.Move.Full && m.Difficulty == catalog.Blue
	}))
}

func lieutenantBastian() *xwing.Card {
	return pilot("lieutenantbastian", xwing.Ability{When: xwing.AfterDealtCard, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Ship).Remote == "" && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) &&
				!t.Ship(m.Owner).HasLocked(m.Ship.Piece()) && t.CanLock(m.Owner, m.Ship.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Ship.Piece()) }})
}

func nienNunb() *xwing.Card { return pilot("niennunb", shrugsNear()) }

func nimiChireen() *xwing.Card {
	return pilot("nimichireen", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Initiative(m.Other) > t.Initiative(m.Owner) &&
				t.Fight().CountResults(board.AttackDice, board.Blank) > 0
		},
		Do: changes(board.AttackDice, board.Blank, board.FocusResult, 1)})
}

// poeOfTheResistance spurs on whoever acts near him.
func poeOfTheResistance() *xwing.Card {
	g := *whiteAsRed()
	return pilot("poedameron-swz68", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && t.View.Phase == board.Activation && t.View.Active == m.Ship && t.CanPerform(m.Ship, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, g) }})
}

// jessikaPava relies on those beside her, and on her droid's charges.
func jessikaPava() *xwing.Card {
	droid := func(t *xwing.Table, m xwing.Moment) string {
		for _, e := range t.EquippedIn("astromech", []board.ShipID{m.Owner}) {
			if t.ActiveCharges(m.Owner, e.XWS) > 0 && t.Ship(m.Owner).Upgrade(e.XWS).Charges.Recurring == 0 {
				return e.XWS
			}
		}
		return ""
	}
	pays := func(t *xwing.Table, m xwing.Moment) {
		card, own := droid(t, m), t.ActiveCharges(m.Owner, board.ShipCharges) > 0
		if card == "" || own && t.AskRather(m, m.Owner, "own-charge", "droid-charge") {
			card = board.ShipCharges
		}
		t.SpendCharges(m.Owner, card, 1)
	}
	all := rerollsBoth(func(t *xwing.Table, m xwing.Moment) int {
		if droid(t, m) == "" && t.ActiveCharges(m.Owner, board.ShipCharges) == 0 {
			return 0
		}
		return len(othersAt(t, m, gauge.Range1, nil))
	})
	for i := range all {
		rerolls := all[i].Do
		all[i].Do = func(t *xwing.Table, m xwing.Moment) {
			pays(t, m)
			rerolls(t, m)
		}
	}
	return pilot("jessikapava", all...)
}

// temminWexleyLater has the wings of everybody's X-wing opened or closed before the fight.
func temminWexleyLater() *xwing.Card {
	winged := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
			return t.Ship(id).Chassis == "t70xwing" && len(t.EquippedIn("configuration", []board.ShipID{id})) > 0
		})
	}
	return pilot("temminwexley-swz68", xwing.Ability{When: xwing.StartOfEngagement, May: true,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(winged(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseShips(m, winged(t, m)) {
				t.GainTokens(id, board.Strain, 1)
				t.FlipUpgrade(id, t.EquippedIn("configuration", []board.ShipID{id})[0].XWS)
				t.GainTokens(id, board.Calculate, 1)
			}
		}})
}
