package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstResistanceT70XWing lists the pilots of the T-70 X-wing, first edition.
func firstResistanceT70XWing() []*xwing.Card {
	poe := func(xws string) *xwing.Card {
		return firstPilot(xws, turnsFocus(1, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Focus) > 0 })...)
	}
	return []*xwing.Card{
		firstPilot("blueace", number(xwing.BoostingTurns, xwing.InItsColor, nil)),
		firstPilot("elloasty", xwing.Ability{When: xwing.BeforeManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				b := m.Move.Maneuver.Bearing
				rolls := b == gauge.TallonRollLeft || b == gauge.TallonRollRight
				return calm(t, m) && m.Act.Step && rolls && easedByWhite(t, m.Owner, m.Move.Maneuver)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.ChangeManeuver(m.Owner, asWhite(m.Move.Maneuver)) }}),
		firstPilot("jesspava", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(othersAt(t, m, gauge.Range1, nil)) })...),
		firstPilot("niennunb", shrugsNear()),
		poe("poedameron"),
		poe("poedameron-swx57"),
		firstPilot("redace", xwing.Ability{When: xwing.AfterLosingShield,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Noted(m, noteUsed) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, noteUsed)
				t.GainTokens(m.Owner, board.Evade, 1)
			}}),
		firstPilot("snapwexley", xwing.Ability{When: xwing.AfterManeuver, Act: may(white(catalog.Boost)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Maneuver.Speed >= 2 && m.Move.Maneuver.Speed <= 4 && !touching(t, m.Owner)
			}}),
	}
}
