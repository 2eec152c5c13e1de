package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// scumKihraxzFighter lists the pilots of the Kihraxz Fighter that fly for Scum and Villainy.
func scumKihraxzFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("graz", number(xwing.AttackDiceCount, 1, fromBehind), number(xwing.DefenseDiceCount, 1, fromBehind)),
		pilot("talonbanecobra", number(xwing.AttackDiceCount, 1, attackRange1), number(xwing.DefenseDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == gauge.Range3 })),
		viktorHel("viktorhel"),
	}
}

func fromBehind(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Behind(m.Owner, m.Other) }
