package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumKihraxzFighter lists the pilots of the Kihraxz Fighter that fly for Scum and Villainy.
func scumKihraxzFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("graz", number(xwing.AttackDiceCount, 1, fromBehind), number(xwing.DefenseDiceCount, 1, fromBehind)),
		pilot("talonbanecobra", number(xwing.AttackDiceCount, 1, attackRange1), number(xwing.DefenseDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == gauge.Range3 })),
		viktorHel(),
	}
}

func fromBehind(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Behind(m.Owner, m.Other) }

func viktorHel() *xwing.Card {
	return pilot("viktorhel", xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			rolled := slices.DeleteFunc(slices.Clone(t.Dice(board.DefenseDice)), func(d board.Die) bool { return d.Added })
			return you(m) && len(rolled) != 2
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }})
}
