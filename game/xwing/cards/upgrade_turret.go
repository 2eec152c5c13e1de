package cards

import "xwing/game/xwing"

// turretUpgrades lists the upgrades of the slot turret.
func turretUpgrades() []*xwing.Card {
	return []*xwing.Card{dorsalTurret(), weapon("ioncannonturret", nothing, 0, ionizes())}
}

// The dorsal turret is an attack of the facts, no ability.
func dorsalTurret() *xwing.Card { return upgrade("dorsalturret") }
