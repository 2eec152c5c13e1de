package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistFiresprayClassPatrolCraft lists the pilots of the Firespray-class Patrol Craft that fly for the Separatist Alliance.
func separatistFiresprayClassPatrolCraft() []*xwing.Card {
	return []*xwing.Card{
		aurraSing(),
		also(bobaFettAlone(), "bobafett-firesprayclasspatrolcraft"),
		pilot("jangofett", spoils(board.AttackDice, easier), spoils(board.DefenseDice, func(t *xwing.Table, m xwing.Moment) bool {
			return inPrimary(t) && easier(t, m)
		})),
		pilot("zamwesell", secrets("ship")...),
	}
}

func bobaFettAlone() *xwing.Card {
	return pilot("bobafett-separatistalliance", turnsOwn(board.DefenseDice, board.Blank, board.FocusResult, 1, xwing.Cost{},
		func(t *xwing.Table, m xwing.Moment) bool { return friendless(t, m, gauge.Range2) }))
}

// easier reports whether the owner's revealed maneuver is easier than the other's; one
// that was not revealed is no harder than any.
func easier(t *xwing.Table, m xwing.Moment) bool {
	return t.Ship(m.Owner).Dial.Revealed && t.RevealedDifficulty(m.Owner) < t.RevealedDifficulty(m.Other)
}

// aurraSing sets two enemies at odds.
func aurraSing() *xwing.Card {
	foes := func(t *xwing.Table, m xwing.Moment, fit func(board.ShipID) bool) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, fit)
	}
	return pilot("aurrasing", xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && len(foes(t, m, nil)) > 1 &&
				len(foes(t, m, func(id board.ShipID) bool { return burdened(t, id) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			first := t.ChooseShip(m, foes(t, m, nil), false)
			second := t.ChooseShip(m, foes(t, m, func(id board.ShipID) bool {
				return id != first && (burdened(t, first) || burdened(t, id))
			}), false)
			t.TransferBetween(m, first, second, board.Orange, board.RedColor)
		}})
}
