package cards

import (
	"xwing/game/xwing"
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
		firstPilot("maarekstele-tiedefender", picksCard(byAttack)),
	}
}
