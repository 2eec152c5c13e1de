package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// The phrases of talents.

// strainsAttacker strains, for a charge, whoever has attacked the owner, where f holds.
func strainsAttacker(f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && f(t, m) && t.CanGain(m.Other, board.Strain)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
		}}
}

// frightens strains whoever shoots at the owner, and hits the strained.
func frightens() []xwing.Ability {
	return []xwing.Ability{
		strainsAttacker(func(t *xwing.Table, m xwing.Moment) bool { return t.InFiringArc(m.Owner, m.Other) }),
		rerollsBlank(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return t.Ship(a.Defender).Strained() }),
	}
}

// bearsStrain bears a strain instead of something else.
func bearsStrain() xwing.Ability {
	return xwing.Ability{When: xwing.EndOfActivation, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !t.Ship(m.Owner).Strained() && t.CanShedToken(m.Owner, board.RedColor, board.Orange)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ShedToken(m, m.Owner, board.RedColor, board.Orange) }}
}

// makesBest makes the best of what has failed, and of nothing else in the round.
func makesBest() []xwing.Ability {
	focus := xwing.ActionGrant{Only: white(catalog.Focus)}
	return []xwing.Ability{
		{When: xwing.AfterFailing,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Green() == 0 && t.CanPerform(m.Owner, focus)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if action, _ := t.GrantAction(m, m.Owner, focus); action != "" {
					t.Note(m, "composed")
				}
			}},
		{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, "composed") }},
	}
}
