package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// Zam Wesell, her pilot card and the one as crew, and her two secrets.
func zamWesell() []*xwing.Card {
	return []*xwing.Card{pilot("zamwesell", secrets("ship")...), upgrade("zamwesell", secrets("zamwesell")...),
		meansBusiness(), shouldThank()}
}

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
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Conditions) > 0 },
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
	return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), func(id board.ShipID) bool {
		return t.InFiringArc(id, m.Owner)
	})
}

// againstReveal says why she cannot reveal her secret now: the bonus attack costs
// two charges.
func againstReveal(t *xwing.Table, m xwing.Moment, charges string) *game.Refusal {
	if t.SecretIs(m.Owner, thanks) && t.ActiveCharges(m.Owner, charges) < 2 {
		return t.Refuse(rule.CostWithoutEffect, "refusal.cost", "card", m.Card)
	}
	return nil
}

// zamsCharges names the charges that her conditions spend and recover.
func zamsCharges(t *xwing.Table, m xwing.Moment) string {
	if t.Ship(m.Owner).Pilot == "zamwesell" {
		return "ship"
	}
	return "zamwesell"
}

// meansBusiness strikes back.
func meansBusiness() *xwing.Card {
	against := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Target: func(_ board.Weapon, defender board.ShipID) *game.Refusal {
			if defender != m.Other {
				return t.Refuse(rule.CardMeansYou, "refusal.only-against", "ship", m.Other.Piece())
			}
			return nil
		}}
	}
	return condition(business,
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.ActiveCharges(m.Owner, zamsCharges(t, m)) >= 2 && t.CanBonusAttack(m.Owner, against(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, zamsCharges(t, m), 2)
				t.BonusAttack(m.Owner, against(t, m))
			}},
		xwing.Ability{When: xwing.WhenRevealed,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, zamsCharges(t, m), 2) }})
}

// shouldThank takes aim.
func shouldThank() *xwing.Card {
	thanked := func(when xwing.Timing) []xwing.Ability {
		about := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Other != 0 }
		return []xwing.Ability{{When: when, If: about, Do: func(t *xwing.Table, m xwing.Moment) {
			t.RecoverCharges(m.Owner, zamsCharges(t, m), 1)
			if t.CanLock(m.Owner, m.Other.Piece()) && t.AskUse(m) {
				t.AcquireLock(m.Owner, m.Other.Piece())
			}
		}}}
	}
	return condition(thanks, append(append(thanked(xwing.AfterDefending), thanked(xwing.WhenRevealed)...),
		xwing.Ability{When: xwing.WhenRevealed,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == 0 }, // she could pay, or had not revealed it
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SpendCharges(m.Owner, zamsCharges(t, m), 2)
				t.BonusAttack(m.Owner, xwing.AttackTerms{})
			}})...)
}
