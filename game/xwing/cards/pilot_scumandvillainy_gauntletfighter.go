package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// scumGauntletFighter lists the pilots of the Gauntlet Fighter that fly for Scum and Villainy.
func scumGauntletFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("bokatankryze-armedanddangerous", rerolls(board.AttackDice, 1, besideFoe)),
		maul(),
		rookKast(),
	}
}

// maul commands two who are slower than he.
func maul() *xwing.Card {
	lower := func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		return t.Initiative(id) < t.Initiative(m.Owner)
	}
	return pilot("maul", xwing.Ability{Query: xwing.TreatingAction, Cost: xwing.Cost{Force: 1},
		By: func(*xwing.Table, xwing.Moment) int { return int(catalog.White) },
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Coordinate) && t.CanCoordinate(m.Owner, func(id board.ShipID) bool { return lower(t, m, id) })
		},
		Coordinates: &xwing.CoordinateTerms{More: 1, Fits: lower,
			Then: func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
			}}})
}

func rookKast() *xwing.Card {
	return pilot("rookkast",
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }},
		hitsStrained(inPrimary))
}
