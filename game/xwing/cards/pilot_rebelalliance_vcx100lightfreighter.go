package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelVCX100LightFreighter lists the pilots of the VCX-100 Light Freighter that fly for the Rebel Alliance.
func rebelVCX100LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("alexsandrkallus", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Modified(m.Other, board.AttackDice)
		}), xwing.Cost{})),
		chopper("chopper"),
		heraSyndulla("herasyndulla-vcx100lightfreighter"),
		pilot("kananjarrus", wish(number(xwing.AttackDiceCount, -1, sheltered), xwing.Cost{Force: 1})),
	}
}

func chopper(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range0, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range enemyAt(t, m, gauge.Range0, nil) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 2)
			}
		}})
}

func sheltered(t *xwing.Table, m xwing.Moment) bool {
	return t.Friendly(m.Owner, m.Other) && t.InFiringArc(m.Owner, m.Other)
}
