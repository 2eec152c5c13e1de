package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicConditionCards lists the conditions that are assigned by the Galactic Republic.
func republicConditionCards() []*xwing.Card {
	return []*xwing.Card{decoyed(), sickeningManeuver()}
}

func decoyed() *xwing.Card { return condition("decoyed") }

// sickeningManeuver makes sideslips of curves, and a red Koiogran turn of what is
// straight, until one maneuver is executed.
func sickeningManeuver() *xwing.Card {
	return condition("sickeningmaneuver",
		xwing.Ability{Query: xwing.IgnoringStress,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.ManeuverWhileStressed },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterRevealingDial,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && xwing.Basic(m.Move.Maneuver.Bearing) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				if slip, curved := slips(to.Bearing); curved {
					t.GainTokens(m.Owner, board.Strain, 1)
					to.Bearing = slip
				} else {
					to.Bearing, to.Difficulty = gauge.KoiogranTurn, catalog.Red
				}
				t.ChangeManeuver(m.Owner, to)
			}},
		xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }})
}
