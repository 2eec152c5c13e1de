package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumM3A lists the pilots of the M3-A Interceptor, first edition.
func firstScumM3A() []*xwing.Card {
	anew := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true, Cost: xwing.Cost{Shields: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return rolls(t, m.Owner, side) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollChosen(m.Owner, side, 1, t.Fight().Rerollable(side))
			}}
	}
	return []*xwing.Card{
		firstPilot("genesisred", xwing.Ability{When: xwing.AfterLocking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(lacking(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, k := range lacking(t, m) {
					t.GainTokens(m.Owner, k, t.Ship(m.Other).Has(k)-t.Ship(m.Owner).Has(k))
				}
			}}),
		firstPilot("inaldra", anew(board.AttackDice), anew(board.DefenseDice)),
		firstPilot("laetinashera", xwing.Ability{When: xwing.AfterDefending, May: true, If: missedAll,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		firstPilot("quinnjast", xwing.Ability{When: xwing.StartOfEngagement, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(launched(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.ReloadCard(m.Owner, t.ChooseUpgrade(m, launched(t, m))) }}),
		firstPilot("serissu", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range1)
		})),
		firstPilot("sunnybounder", onceARound(matches(xwing.AfterRolling)), onceARound(matches(xwing.AfterRerolling))),
	}
}

// lacking are the kinds of tokens of which the ship that the owner has locked has more.
func lacking(t *xwing.Table, m xwing.Moment) (kinds []board.Token) {
	for _, k := range [...]board.Token{board.Focus, board.Evade} {
		if t.Ship(m.Other).Has(k) > t.Ship(m.Owner).Has(k) {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// launched are the owner's torpedoes and missiles that have been discarded.
func launched(t *xwing.Table, m xwing.Moment) []string {
	return upgradesOf(t, m.Owner, func(u board.Upgrade) bool { return u.Discarded && (u.Kind == "torpedo" || u.Kind == "missile") })
}
