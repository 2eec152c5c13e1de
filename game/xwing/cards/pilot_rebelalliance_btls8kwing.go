package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelBTLS8KWing lists the pilots of the BTL-S8 K-wing that fly for the Rebel Alliance.
func rebelBTLS8KWing() []*xwing.Card {
	return []*xwing.Card{esegeTuketu(), mirandaDoni()}
}

// esegeTuketu focuses for friends who fight.
func esegeTuketu() *xwing.Card {
	return pilot("esegetuketu", number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return spendsToken(m, board.Focus) && t.Fight().Fighting(m.Ship) && friendlyAt(t, m, gauge.Range2)
	}))
}

// mirandaDoni trades shields for dice, and dice for shields.
func mirandaDoni() *xwing.Card {
	spends := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }),
		xwing.Cost{Shields: 1})
	spends.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "spent") }
	recovers := wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.Ship(m.Owner).Shielded() && !t.NotedInAttack(m, "spent")
	}), xwing.Cost{})
	recovers.Do = func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }
	return pilot("mirandadoni", spends, recovers)
}
