package cards

import "xwing/game/xwing"

// Pilots that print no ability: nothing to enforce.

func redSquadronVeteran() *xwing.Card    { return pilot("redsquadronveteran") }
func blueSquadronEscort() *xwing.Card    { return pilot("bluesquadronescort") }
func blackSquadronAce() *xwing.Card      { return pilot("blacksquadronace") }
func obsidianSquadronPilot() *xwing.Card { return pilot("obsidiansquadronpilot") }
func academyPilot() *xwing.Card          { return pilot("academypilot") }
