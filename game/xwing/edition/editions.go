package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// Played is an edition as games are begun of it.
type Played struct {
	*xwing.Edition
	List      catalog.Ruleset // its own points list: that of a game that names none
	Scenarios bool            // its games are of a scenario
}

// Of returns the editions that play the cards of a family, the one of a new game first.
func Of(f catalog.Family) []Played {
	if f == catalog.XWing1 {
		return []Played{{Edition: First(), List: catalog.FFG10}}
	}
	return []Played{{Edition: Second(), List: catalog.FFG20}, {Edition: LaterSecond(), List: catalog.AMG25, Scenarios: true}}
}
