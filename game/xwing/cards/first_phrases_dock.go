package cards

import (
	"slices"

	"xwing/game/xwing"
)

// The phrases of what docks with first edition's huge ships.

// clampable reports whether a ship is one that a Gozanti's clamps hold: of four types, and of that of those which they hold already.
func clampable(t *xwing.Table, m xwing.Moment) bool {
	kind := t.Ship(m.Ship).Chassis
	for _, id := range t.View.DockedWith(m.Owner) {
		if t.Ship(id).Chassis != kind {
			return false
		}
	}
	return slices.Contains([]string{"tiefighter", "tieinterceptor", "tiebomber", "tieadvanced"}, kind)
}

// launches has most docked ships at most deploy after a maneuver of the owner's, where f holds (nil: always).
func launches(most int, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (f == nil || f(t, m)) && len(t.View.DockedWith(m.Owner)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseUpTo(m, t.View.DockedWith(m.Owner), most) {
				t.Deploy(id, false)
			}
		}}
}
