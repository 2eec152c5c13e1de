package cards

import "xwing/game/xwing"

// turretUpgrades lists the upgrades of the slot turret.
func turretUpgrades() []*xwing.Card {
	return []*xwing.Card{dorsalTurret(), weapon("ioncannonturret", "", 0, ionizes("ioncannonturret"))}
}

// The dorsal turret is an attack of the facts, no ability.
func dorsalTurret() *xwing.Card { return upgrade("dorsalturret") }
