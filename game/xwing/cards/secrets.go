package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// Zam Wesell's secrets, of her pilot card and of the one as crew.

const (
	business = "youdbettermeanbusiness"
	thanks   = "youshouldthankme"
)

// secrets are the abilities of a card of Zam's whose charges have that name, and
// what both of her conditions do while they lie facedown.
func secrets(charges string) []xwing.Ability {
	hers := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).HasSecret() }
	return []xwing.Ability{
		{When: xwing.BeforePlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, charges, 2) }},
		{When: xwing.DuringSystemPhase, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AssignSecret(m, m.Owner, t.ChooseSecret(m, business, thanks))
			}},
		{When: xwing.AfterDefending, If: hers,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RevealSecret(m.Owner, m.Other) }},
		{When: xwing.EndOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).HasSecret() && targeted(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.AskReveal(m, againstReveal(t, m, charges)) {
					t.RevealSecret(m.Owner, 0)
				}
			}},
		{When: xwing.StartOfSystem,
			If: func(t *xwing.Table, m xwing.Moment) bool { // what others have laid onto her is none of hers
				s := t.Ship(m.Owner)
				return s.HasSecret() || s.HasCondition(business) || s.HasCondition(thanks)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveSecret(m.Owner)
				t.RemoveCondition(m.Owner, business)
				t.RemoveCondition(m.Owner, thanks)
			}},
	}
}

// targeted reports whether the ship that has the card is in a firing arc of an
// enemy's.
func targeted(t *xwing.Table, m xwing.Moment) bool {
	return slices.ContainsFunc(enemies(t, m), func(id board.ShipID) bool {
		return t.InFiringArc(id, m.Owner)
	})
}

// againstReveal says why she cannot reveal her secret now: the bonus attack costs
// two charges, and must be one that she can perform.
func againstReveal(t *xwing.Table, m xwing.Moment, charges string) *game.Refusal {
	switch {
	case !t.SecretIs(m.Owner, thanks):
		return nil
	case t.ActiveCharges(m.Owner, charges) < 2:
		return t.Refuse(rule.CostWithoutEffect, "refusal.cost", "card", m.Card)
	case !t.CanBonusAttack(m.Owner, xwing.AttackTerms{}):
		return t.Refuse(rule.CostWithoutEffect, "refusal.useless", "card", m.Card)
	}
	return nil
}
