package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// resistanceFireball lists the pilots of the Fireball that fly for the Resistance.
func resistanceFireball() []*xwing.Card {
	return []*xwing.Card{
		jarekYeager(),
		pilot("kazudaxiono", mayBoth(func(t *xwing.Table, m xwing.Moment) bool {
			return t.Initiative(m.Other) > t.Ship(m.Owner).DamageCards()
		})...),
	}
}

// jarekYeager flies the better the worse his ship is off.
func jarekYeager() *xwing.Card {
	return pilot("jarekyeager", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			if !you(m) || m.Action != xwing.ManeuverWhileStressed || s.Has(board.Stress) > 2 {
				return false
			}
			if m.Maneuver.Bearing <= gauge.TurnRight {
				return s.Damaged()
			}
			return s.CriticallyDamaged()
		}})
}
