package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// imperialTIEPhPhantom lists the pilots of the TIE/ph Phantom that fly for the Galactic Empire.
func imperialTIEPhPhantom() []*xwing.Card {
	return []*xwing.Card{
		pilot("echo", xwing.Ability{Query: xwing.DecloakingBanks, By: one}),
		pilot("whisper", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		also(pilot("whisper-pnp", xwing.Ability{When: xwing.AfterAttacking, Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Cloak))}), "whisper-pnp-ls"),
	}
}
