package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// The phrases of repairs.

// hasFaceup is the condition that the owner has a faceup damage card with a trait, repairsOf repairs one of those.
func hasFaceup(trait catalog.Trait) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc(t.Ship(m.Owner).Faceup, func(d board.FaceupDamage) bool { return t.DamageTrait(d.Card) == trait })
	}
}

func repairsOf(trait catalog.Trait) func(*xwing.Table, xwing.Moment) {
	return func(t *xwing.Table, m xwing.Moment) {
		if d, ok := t.ChooseFaceup(m, func(card string) bool { return t.DamageTrait(card) == trait }); ok {
			t.RepairFaceup(m.Owner, d)
		}
	}
}

// repairShipDamage repairs one faceup damage card with the Ship trait.
func repairShipDamage(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, If: hasFaceup(catalog.ShipTrait), Do: repairsOf(catalog.ShipTrait)}
}

// actsRepaired performs an action of its bar after a repair.
func actsRepaired() xwing.Ability {
	return xwing.Ability{When: xwing.AfterRepairing, Act: &xwing.ActionGrant{OnBar: catalog.ActionTypes()}}
}

// repairedShip reports whether the owner has repaired a faceup damage card with the Ship trait.
func repairedShip(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.DamageTrait(m.Damage.Dealt.Card) == catalog.ShipTrait
}

// tinkers are the repairs of somebody who knows no fear, and not always what he does.
func tinkers() []xwing.Ability {
	ship := func(t *xwing.Table) func(string) bool {
		return func(card string) bool { return t.DamageTrait(card) == catalog.ShipTrait }
	}
	return []xwing.Ability{
		{When: xwing.DuringSystemPhase, Act: &xwing.ActionGrant{OnDamage: true, Stressed: true}},
		{When: xwing.AfterRepairing, May: true, If: repairedShip,
			Do: func(t *xwing.Table, m xwing.Moment) {
				switch rollFor(t, m) {
				case board.Hit:
					if d, ok := t.ChooseFaceup(m, ship(t)); ok {
						t.RepairFaceup(m.Owner, d)
					}
				case board.Crit:
					t.ExposeDamage(m.Owner)
				}
			}},
	}
}

// mendsAgain discards what it has just repaired, and works on damage under stress.
func mendsAgain() []xwing.Ability {
	return []xwing.Ability{
		calmUnder(2, func(m xwing.Moment) bool { return m.IsOf(catalog.DamageKind) }),
		{When: xwing.AfterRepairing, May: true, Cost: xwing.Cost{Charges: 1}, If: repairedShip,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RepairAgain(m.Owner, m.Damage.Dealt) }},
	}
}

// gainsIndependently reckons for itself alone, under stress if it has to.
func gainsIndependently() []xwing.Ability {
	return []xwing.Ability{{Query: xwing.TreatingAction, By: asRed,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Calculate) && m.Difficulty == catalog.White
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }},
		{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return !you(m) && m.Token == board.Calculate && m.Other == m.Owner
			}},
	}
}

// independent reports whether a ship reckons for itself.
func independent(t *xwing.Table, id board.ShipID) bool {
	return slices.ContainsFunc(t.Ship(id).Upgrades, func(u board.Upgrade) bool { return u.XWS == "independentcalculations" })
}
