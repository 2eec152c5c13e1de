package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelASF01BWing lists the pilots of the A/SF-01 B-wing that fly for the Rebel Alliance.
func rebelASF01BWing() []*xwing.Card {
	return []*xwing.Card{
		also(pilot("adonfox-battleoverendor", number(xwing.DefenseDiceCount, 1, stressed)), "adonfox-battleoverendor-lsl"),
		pilot("braylenstramm", rerolls(board.AttackDice, 2, stressed), rerolls(board.DefenseDice, 2, stressed)),
		ginaMoonsong(),
		heraLends("herasyndulla-asf01bwing"),
		// Other things.
		tenNumb(),
	}
}

func ginaMoonsong() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, nil)
	}
	return pilot("ginamoonsong", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() && len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.TransferToken(m.Owner, t.ChooseShip(m, others(t, m), false), board.Stress)
		}})
}

func tenNumb() *xwing.Card {
	return pilot("tennumb", turnsFocus(99, xwing.Cost{Spend: board.Stress, SpendN: 1}, always)...)
}
