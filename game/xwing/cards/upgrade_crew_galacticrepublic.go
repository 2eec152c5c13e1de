package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicCrewUpgrades lists the upgrades of the slot crew of the Galactic Republic.
func republicCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		aaylaSecuraCrew(),
		c3poOfTheRepublic(),
		upgrade("ghostcompany", sweeping(xwing.AttackTerms{})),
		kitFisto(),
		commandos("niteowlcommandos"),
		wolfpack(),
	}
}

func aaylaSecuraCrew() *xwing.Card {
	return upgrade("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && rolls(t, m.Ship, board.DefenseDice) && t.InBullseye(m.Owner, m.Other) &&
				t.CountResults(board.DefenseDice, board.Blank) > 0
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func c3poOfTheRepublic() *xwing.Card {
	return upgrade("c3po-republic", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Has(board.Calculate) > 0
	}), xwing.Ability{When: xwing.AfterAction,
		If: having(catalog.Calculate),
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

func kitFisto() *xwing.Card {
	evade := xwing.ActionGrant{Only: red(catalog.Evade)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, evade) })
	}
	return upgrade("kitfisto", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, t.ChooseShip(m, able(t, m), false), evade) }})
}

// wolfpack lets whoever was shot at turn on the attacker.
func wolfpack() *xwing.Card {
	return upgrade("wolfpack", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.InFiringArc(m.Owner, m.Other) && t.CanLock(m.Ship, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Ship, board.Strain, 1)
			t.AcquireLock(m.Ship, m.Other.Piece())
		}})
}
