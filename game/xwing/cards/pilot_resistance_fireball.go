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
		torraDoza(),
		pilot("r1j5", xwing.Ability{When: xwing.WouldExpose, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Damage.Dealt.Card == "" && t.Exposable(m.Owner) > 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.ExposeChosen(m, m.Owner) }}),
	}
}

// torraDoza talks friends through their mishaps, and gets over hers.
func torraDoza() *xwing.Card {
	return pilot("torradoza-wat1",
		xwing.Ability{When: xwing.WouldExpose, May: true, Cost: xwing.Cost{Either: []board.Token{board.Deplete, board.Stress}},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Damage.Dealt.Card != "" && friendlyAt(t, m, gauge.Range3)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.TurnFacedown(m.Ship, m.Damage.Dealt) }},
		number(xwing.RemovingMore, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token.Color() == board.RedColor }))
}

// jarekYeager flies the better the worse his ship is off.
func jarekYeager() *xwing.Card {
	return pilot("jarekyeager", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			if !you(m) || m.Action != xwing.ManeuverWhileStressed || s.Has(board.Stress) > 2 {
				return false
			}
			if m.Move.Maneuver.Bearing <= gauge.TurnRight {
				return s.Damaged()
			}
			return s.CriticallyDamaged()
		}})
}
