package cards

import (
	"strconv"

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
		firstPilot("thweek", copies()...),
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
			return you(m) && m.Action == xwing.BankTemplate && t.Noted(m, byBank)
		}),
	}
}

// copies takes over the pilot skill or the ability of an enemy pilot, whatever becomes of that one.
func copies() []xwing.Ability {
	const skill = "skill"
	foes := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return t.View.SquadsAgainst(t.Ship(m.Owner).Seat) }
	noted := func(t *xwing.Table, m xwing.Moment) (value int) {
		for value = maxSkill; value >= 0 && !t.NotedForGame(m, skill+strconv.Itoa(value)); value-- {
		}
		return value
	}
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, foes(t, m), true)
			if id == 0 {
				return
			}
			card := mimicked
			if t.AskRather(m, m.Owner, "copy-skill", "copy-ability") {
				card = shadowed
			}
			t.AssignCondition(m, id, card)
		}},
		{When: xwing.AfterSetup, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range foes(t, m) {
				if t.ConditionBy(id, shadowed) == m.Owner {
					t.NoteForGame(m, skill+strconv.Itoa(t.Initiative(id)))
				}
			}
		}},
		{Query: xwing.InitiativeValue, By: noted, If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && noted(t, m) >= 0 }},
		number(xwing.SharingPilot, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.ConditionBy(m.Other, mimicked) == m.Owner
		}),
	}
}

// maxSkill is the highest pilot skill.
const maxSkill = 12
