package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// undaunted lists cards that let stressed ships act and fly, or coordinated ones.
func undaunted() []*xwing.Card {
	return []*xwing.Card{jarekYeager(), larmaDAcy(),
		upgrade("primedthrusters", calmUnder(2, func(m xwing.Moment) bool { return m.Action == "barrelroll" || m.Action == "boost" })),
		upgrade("reysmillenniumfalcon", calmUnder(2, func(m xwing.Moment) bool {
			loop := m.Maneuver.Bearing == physics.SegnorsLoopLeft || m.Maneuver.Bearing == physics.SegnorsLoopRight
			return m.Action == "boost" || m.Action == "rotate" || loop
		})),
		pilot("ap5", xwing.Ability{Query: xwing.IgnoringStress, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Ship(m.Ship).Has(board.Stress) == 1
		}}),
		upgrade("squadleader", xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && !slices.ContainsFunc(t.ActionBar(m.Owner), func(a catalog.BarAction) bool { return a.Type.String() == m.Action })
			}}),
	}
}

// calmUnder lets a ship with at most so many stress tokens do something although it
// is stressed.
func calmUnder(most int, what func(m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.IgnoringStress, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Has(board.Stress) <= most && what(m)
	}}
}

// jarekYeager flies the better the worse his ship is off.
func jarekYeager() *xwing.Card {
	return pilot("jarekyeager", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			if !you(m) || m.Action != xwing.ManeuverWhileStressed || s.Has(board.Stress) > 2 {
				return false
			}
			if m.Maneuver.Bearing <= physics.TurnRight {
				return s.Damaged()
			}
			return s.CriticallyDamaged()
		}})
}

func larmaDAcy() *xwing.Card {
	hers := func(m xwing.Moment) bool {
		return m.Action == "reinforce" || m.Action == "coordinate" || m.Action == "jam"
	}
	return upgrade("larmadacy", calmUnder(2, hers),
		xwing.Ability{Query: xwing.ActionColor, By: plus(int(catalog.Red)), If: func(t *xwing.Table, m xwing.Moment) bool {
			return stressed(t, m) && m.Difficulty == catalog.White && hers(m)
		}})
}
