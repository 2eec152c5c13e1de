package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstScumStarViper lists the pilots of the StarViper, first edition.
func firstScumStarViper() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("dalanoberos-starviper", rollsInside()...),
		firstPilot("guri", focusesNear()),
		firstPilot("princexizor", given(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		}, chooses(xwing.AfterNeutralizing,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range1, nil) }, takesFor))),
	}
}

// rollsInside makes a red Tallon roll of any curve that is revealed, by the template of that.
func rollsInside() []xwing.Ability {
	const byBank = "by-bank"
	rolls := map[gauge.Side]gauge.Bearing{gauge.LeftSide: gauge.TallonRollLeft, gauge.RightSide: gauge.TallonRollRight}
	return []xwing.Ability{
		{When: xwing.AfterRevealingDial, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return calm(t, m) && rolls[xwing.Direction(m.Move.Maneuver.Bearing)] != 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				if template, _ := to.Move().Template(); template.Kind == gauge.Bank {
					t.Note(m, byBank)
				}
				to.Bearing, to.Difficulty = rolls[xwing.Direction(to.Bearing)], catalog.Red
				t.ChangeManeuver(m.Owner, to)
			}},
		number(xwing.SubstitutingTemplate, xwing.InItsPlace, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == "bank" && t.Noted(m, byBank)
		}),
	}
}
