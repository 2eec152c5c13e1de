package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstImperialTIEPhantom lists the pilots of the TIE Phantom, first edition.
func firstImperialTIEPhantom() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("echo", xwing.Ability{Query: xwing.DecloakingBanks, By: one}),
		firstPilot("whisper", xwing.Ability{When: xwing.AfterAttacking, May: true, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}),
	}
}
