package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// imperialTIEAdvancedX1 lists the pilots of the TIE Advanced x1 that fly for the Galactic Empire.
func imperialTIEAdvancedX1() []*xwing.Card {
	return []*xwing.Card{
		also(darthVader(), "darthvader-swz105"),
		also(pilot("darthvader-battleofyavin", turnsAttack(board.Blank, board.Hit, xwing.Cost{Force: 1}, nil)), "darthvader-battleofyavin-lsl"),
		pilot("junoeclipse", afterAction(red(catalog.Boost))),
		also(maarekStele(), "maarekstele-swz105"),
		pilot("vedfoslo", variesSpeed(0, mine)),
		zertikStrom(),
	}
}

func darthVader() *xwing.Card {
	return pilot("darthvader", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Force: 1}, Act: &xwing.ActionGrant{}})
}

// maarekStele picks where it hurts.
func maarekStele() *xwing.Card {
	return pilot("maarekstele", picksCard(func(*xwing.Table) bool { return true }))
}

func zertikStrom() *xwing.Card { return pilot("zertikstrom", opensUp(xwing.DuringEndPhase)) }
