package cards

import "xwing/game/xwing"

// Hull Upgrade is a stat of the facts, no ability.
func hullUpgrade() *xwing.Card { return upgrade("hullupgrade") }
