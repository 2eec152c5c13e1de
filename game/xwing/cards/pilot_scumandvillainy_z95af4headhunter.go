package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumZ95AF4Headhunter lists the pilots of the Z-95-AF4 Headhunter that fly for Scum and Villainy.
func scumZ95AF4Headhunter() []*xwing.Card {
	return []*xwing.Card{
		bossk("bossk-z95af4headhunter", primaryWeapon),
		pilot("kaatoleeachos", pockets(kaatosFriends)),
		nashtahPup(),
		pilot("ndrusuhlak", number(xwing.AttackDiceCount, 1, alone)),
	}
}

func kaatosFriends(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return othersAt(t, m, gauge.Range2, nil)
}

// The Nashtah Pup starts aboard and leaves a wreck alone, with the pilot of it.
func nashtahPup() *xwing.Card {
	return pilot("nashtahpup",
		xwing.Ability{Query: xwing.StartingDocked, By: one},
		number(xwing.NotDeploying, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "" }),
		xwing.Ability{When: xwing.BeforeEmergencyDeploy, Docked: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.TakeOver(m.Owner, m.Other) }})
}

func alone(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && friendless(t, m, gauge.Range2)
}
