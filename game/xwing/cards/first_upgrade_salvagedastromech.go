package cards

import "xwing/game/xwing"

// firstSalvagedAstromechs lists the salvaged astromechs of first edition.
func firstSalvagedAstromechs() []*xwing.Card {
	return []*xwing.Card{firstUpgrade("unhingedastromech", eased(3, 3))}
}
