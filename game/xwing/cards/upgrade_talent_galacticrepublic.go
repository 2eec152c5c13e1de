package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicTalentUpgrades lists the upgrades of the slot talent of the Galactic Republic.
func republicTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{dedicated()}
}

// dedicated covers limited friends, and those of the same mind.
func dedicated() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment) bool {
		return t.InArc(m.Owner, m.Ship, gauge.Left) || t.InArc(m.Owner, m.Ship, gauge.Right)
	}
	return upgrade("dedicated", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Ship, board.DefenseDice) && friendlyAt(t, m, gauge.Range2) && beside(t, m) &&
				(t.Pilot(m.Ship).Limited > 0 || t.Equips(m.Ship, "dedicated")) && !t.Ship(m.Owner).Strained() &&
				t.Fight().CanRerollOne(board.DefenseDice, board.Blank)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollOne(board.DefenseDice, board.Blank) }})
}
