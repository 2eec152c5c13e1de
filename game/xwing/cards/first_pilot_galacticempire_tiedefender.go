package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEDefender lists the pilots of the TIE Defender, first edition.
func firstImperialTIEDefender() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("colonelvessery", xwing.Ability{When: xwing.AfterRolling, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				if !you(m) || !m.Attack.Pool {
					return false
				}
				id := t.View.Attack.Defender
				return len(t.LockedBy(id)) > 0 && locksAnew(t, m, id)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, t.View.Attack.Defender.Piece()) }}),
		firstPilot("countessryad", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Maneuver.Bearing == gauge.StraightAhead
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				to.Bearing = gauge.KoiogranTurn
				t.ChangeManeuver(m.Owner, to)
			}}),
		firstPilot("maarekstele-tiedefender", picksCard(byAttack)),
		firstPilot("rexlerbrath", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true,
			Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If:   func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().CanExposeDealt(m.Other) },
			Do:   func(t *xwing.Table, m xwing.Moment) { t.Fight().ExposeDealt(m.Other) }}),
	}
}
