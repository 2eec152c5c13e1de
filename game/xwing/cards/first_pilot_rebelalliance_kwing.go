package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstRebelKWing lists the pilots of the K-wing, first edition.
func firstRebelKWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("esegetuketu", number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return spendsToken(m, board.Focus) && t.Attacking(m.Ship) && friendlyAt(t, m, gauge.Range2)
		})),
		mirandaOfFirst(),
	}
}

// mirandaOfFirst trades a shield for a die or a die for a shield, once a round, with any weapon.
func mirandaOfFirst() *xwing.Card {
	trade := func(dice int, cost xwing.Cost, f func(*xwing.Table, xwing.Moment) bool, do func(*xwing.Table, xwing.Moment)) xwing.Ability {
		a := wish(number(xwing.AttackDiceCount, dice, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && f(t, m) }), cost)
		a.Do = do
		return onceARound(a)
	}
	return firstPilot("mirandadoni",
		trade(1, xwing.Cost{Shields: 1}, always, func(*xwing.Table, xwing.Moment) {}),
		trade(-1, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecoverShield(m.Owner) },
			func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }))
}
