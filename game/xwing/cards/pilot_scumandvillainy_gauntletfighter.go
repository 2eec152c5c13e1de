package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// scumGauntletFighter lists the pilots of the Gauntlet Fighter that fly for Scum and Villainy.
func scumGauntletFighter() []*xwing.Card {
	return []*xwing.Card{rookKast()}
}

func rookKast() *xwing.Card {
	return pilot("rookkast",
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }},
		hitsStrained(inPrimary))
}
