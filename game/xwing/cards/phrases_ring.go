package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of a ring that a ship which docks with it flies.

// fliesByDocked has the owner fly by the dial and at the initiative of the ship docked with it.
func fliesByDocked() []xwing.Ability {
	return []xwing.Ability{
		{Query: xwing.SharingPilot, Of: xwing.SharingDial, By: one, If: always},
		{Query: xwing.InitiativeValue,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.View.DockedWith(m.Owner)) > 0 },
			By: func(t *xwing.Table, m xwing.Moment) int { return t.Initiative(t.View.DockedWith(m.Owner)[0]) }},
	}
}

// slowedTo1 has the owner execute what is faster at speed 1.
func slowedTo1() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Maneuver.Speed > 1 && !m.Move.Maneuver.Bearing.Advanced()
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := m.Move.Maneuver
			to.Speed = 1
			t.ChangeManeuver(m.Owner, to)
		}}
}

// stopsInstead has the owner execute a white stationary maneuver in place of any advanced one, and turn after it if it may.
func stopsInstead() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.BeforeManeuver,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Maneuver.Bearing.Advanced() },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.ChangeManeuver(m.Owner, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White})
			}},
		{When: xwing.AfterManeuver, May: true, If: ownStop,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, t.AskPivot(m, 90, -90, 180)) }},
	}
}
