package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// placing lists the cards that change how devices are placed.
func placing() []*xwing.Card {
	return []*xwing.Card{delayedFuses(), skilledBombardier(), trajectorySimulator()}
}

func trajectorySimulator() *xwing.Card {
	return upgrade("trajectorysimulator", xwing.Ability{
		Query: xwing.PlacingWays, Ways: board.Launches(straight(5)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.When == xwing.DuringSystemPhase && t.IsBomb(m.Action)
		},
	})
}

func skilledBombardier() *xwing.Card {
	return upgrade("skilledbombardier", xwing.Ability{
		Query: xwing.PlacingSpeed, By: func(*xwing.Table, xwing.Moment) int { return 1 },
	})
}

func delayedFuses() *xwing.Card {
	return upgrade("delayedfuses", xwing.Ability{
		When: xwing.AfterPlacingDevice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.View.Device(m.Device)
			return you(m) && d != nil && !d.Gone
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AddFuse(m.Device) },
	})
}
