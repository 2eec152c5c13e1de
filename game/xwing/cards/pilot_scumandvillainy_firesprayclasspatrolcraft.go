package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumFiresprayClassPatrolCraft lists the pilots of the Firespray-class Patrol Craft that fly for Scum and Villainy.
func scumFiresprayClassPatrolCraft() []*xwing.Card {
	return []*xwing.Card{
		pilot("bobafett-armedanddangerous", strikesBack(nil, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && t.Ship(m.Owner).HasLocked(m.Other.Piece())
		})),
		bobaFett(),
		hondoOhnaka(),
		pilot("emonazzameen", insteadOfDrop(turn(3, gauge.LeftSide), straight(3), turn(3, gauge.RightSide))),
		pilot("kathscarlet", number(xwing.AttackDiceCount, 1, pinned)),
		pilot("koshkafrost", rerolls(board.AttackDice, 1, foeStressed), rerolls(board.DefenseDice, 1, foeStressed)),
		krassisTrelix(),
	}
}

func bobaFett() *xwing.Card {
	return pilot("bobafett", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(enemyAt(t, m, gauge.Range1, nil)) })...)
}

func pinned(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && len(t.ShipsAt(m.Other, gauge.Range0, func(id board.ShipID) bool {
		return t.Friendly(m.Owner, id) && t.Pilot(id).Limited == 0
	})) > 0
}

// krassisTrelix shoots what is ahead of others at whoever is behind him.
func krassisTrelix() *xwing.Card {
	return pilot("krassistrelix", number(xwing.AttackingRearwards, int(gauge.Beyond), nil),
		rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Weapon.Special }))
}

// hondoOhnaka does both sides a favor: with what he can do himself.
func hondoOhnaka() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, f)
	}
	rivals := func(t *xwing.Table, m xwing.Moment, of board.ShipID) []board.ShipID {
		return near(t, m, func(id board.ShipID) bool { return !t.Friendly(of, id) })
	}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return near(t, m, func(id board.ShipID) bool { return len(rivals(t, m, id)) > 0 })
	}
	return pilot("hondoohnaka", xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			first := t.ChooseShip(m, able(t, m), false)
			second := t.ChooseShip(m, rivals(t, m, first), false)
			favor := xwing.ActionGrant{Only: t.ActionBar(m.Owner), Stressed: true}
			t.GrantAction(m, first, favor)
			t.GrantAction(m, second, favor)
			t.GainTokens(m.Owner, board.Calculate, 1)
		}})
}
