package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumKimogila lists the pilots of the M12-L Kimogila Fighter, first edition.
func firstScumKimogila() []*xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) []board.ShipID {
		return enemyAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && f(id) })
	}
	return []*xwing.Card{
		firstPilot("dalanoberos-m12lkimogilafighter", chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return ahead(t, m, func(id board.ShipID) bool { return locksAnew(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })),
		firstPilot("toranikulda", xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(ahead(t, m, anyShip)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range ahead(t, m, anyShip) {
					if focusedOrEvading(t, id) && !t.AskRather(m, id, "suffer-hit", "lose-focus-evade") {
						losesFocusAndEvade(t, id)
					} else {
						t.SufferDamage(id, xwing.Damage{Hits: 1})
					}
				}
			}}),
	}
}
