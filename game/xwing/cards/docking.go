package cards

import (
	"slices"

	"xwing/game/xwing"
)

// docking lists the cards of carriers and of the ships that they carry.
func docking() []*xwing.Card {
	return []*xwing.Card{ghost(), houndsTooth(), nashtahPup(), phantom()}
}

// carries is the ability to carry n ships of some chassis.
func carries(n int, chassis ...string) xwing.Ability {
	return xwing.Ability{Query: xwing.Carrying,
		If: func(t *xwing.Table, m xwing.Moment) bool { return slices.Contains(chassis, t.Ship(m.Ship).Chassis) },
		By: func(*xwing.Table, xwing.Moment) int { return n }}
}

// The Ghost's ships leave by the rear.
func ghost() *xwing.Card {
	return upgrade("ghost", carries(1, "attackshuttle", "sheathipedeclassshuttle"),
		xwing.Ability{Query: xwing.RearGuidesOnly, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }})
}

func houndsTooth() *xwing.Card { return upgrade("houndstooth", carries(1, "z95af4headhunter")) }

func phantom() *xwing.Card {
	return upgrade("phantom", xwing.Ability{Query: xwing.DockingReach, By: one})
}

// The Nashtah Pup starts aboard and leaves a wreck alone, with the pilot of it.
func nashtahPup() *xwing.Card {
	return pilot("nashtahpup",
		xwing.Ability{Query: xwing.StartingDocked, By: one},
		xwing.Ability{Query: xwing.EmergencyOnly, By: one},
		xwing.Ability{When: xwing.BeforeEmergencyDeploy, Docked: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.TakeOver(m.Owner, m.Other) }})
}
