package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// rebelVCX100LightFreighter lists the pilots of the VCX-100 Light Freighter that fly for the Rebel Alliance.
func rebelVCX100LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("alexsandrkallus", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Fight().Modified(m.Other, board.AttackDice)
		}), xwing.Cost{})),
		chopper("chopper"),
		heraSyndulla("herasyndulla-vcx100lightfreighter"),
		pilot("kananjarrus", wish(number(xwing.AttackDiceCount, -1, sheltered), xwing.Cost{Force: 1})),
	}
}

func sheltered(t *xwing.Table, m xwing.Moment) bool {
	return t.Friendly(m.Owner, m.Other) && t.InFiringArc(m.Owner, m.Other)
}
