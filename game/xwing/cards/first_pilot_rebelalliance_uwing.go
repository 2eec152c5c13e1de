package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelUWing lists the pilots of the U-wing, first edition.
func firstRebelUWing() []*xwing.Card {
	weary := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.CanRemoveToken(id, board.Stress) })
	}
	return []*xwing.Card{
		firstPilot("benthictwotubes", handsFocus()),
		firstPilot("bodhirook", seesForAll()),
		firstPilot("cassianandor", chooses(xwing.StartOfActivation, weary,
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.RemoveTokens(id, board.Stress, 1) })),
		firstPilot("hefftobber", xwing.Ability{When: xwing.AfterManeuver, Act: &xwing.ActionGrant{},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && slices.Contains(m.Move.Onto, m.Owner)
			}}),
		firstPilot("magvayarro", number(xwing.MostRerolls, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other != m.Owner && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2)
		})),
		firstPilot("sawgerrera", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return (s.Stressed() || s.Damaged()) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
		})),
	}
}
