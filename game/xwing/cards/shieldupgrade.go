package cards

import "xwing/game/xwing"

// Shield Upgrade is a stat of the facts, no ability.
func shieldUpgrade() *xwing.Card { return upgrade("shieldupgrade") }
