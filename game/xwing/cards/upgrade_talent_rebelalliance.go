package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelTalentUpgrades lists the upgrades of the slot talent of the Rebel Alliance.
func rebelTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{hopeful(), selfless()}
}

func hopeful() *xwing.Card {
	return upgrade("hopeful", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: may(white(catalog.Focus, catalog.Boost)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range3) && (t.Pilot(m.Ship).Limited > 0 || t.Equips(m.Ship, "hopeful"))
		}})
}

func selfless() *xwing.Card {
	return upgrade("selfless", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			t.Fight().CancelResult(m, board.AttackDice, board.Crit)
		}})
}
