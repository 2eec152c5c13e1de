package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// conditionCards lists the conditions.
func conditionCards() []*xwing.Card {
	return []*xwing.Card{
		listeningDevice(),
		markedForElimination(),
		mercilessPursuit(),
		meansBusiness(),
		shouldThank(),
	}
}

// The dial of the ship that is listened to lies open in the System Phase, at its
// own initiative, while the informant is near.
func listeningDevice() *xwing.Card {
	return condition("listeningdevice", dialOpens(func(t *xwing.Table, m xwing.Moment) bool {
		return t.AtRange(t.ConditionBy(m.Owner, "listeningdevice"), m.Owner, gauge.Range0, gauge.Range2)
	}))
}

func markedForElimination() *xwing.Card {
	return condition("markedforelimination", spendsNot(func(k board.Token) bool { return k.Color() == board.Green },
		func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			by := t.Ship(a.Attacker)
			return a.Defender == m.Owner && t.Equips(by.ID, "trackingfob") && by.HasLocked(m.Owner.Piece())
		}))
}

func mercilessPursuit() *xwing.Card {
	return condition("mercilesspursuit", xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Equips(m.Other, "thechild") && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// meansBusiness strikes back.
func meansBusiness() *xwing.Card {
	against := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Target: func(_ board.Weapon, defender board.ShipID) *game.Refusal {
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

// zamsCharges names the charges that her conditions spend and recover.
func zamsCharges(t *xwing.Table, m xwing.Moment) string {
	if t.Ship(m.Owner).Pilot == "zamwesell" {
		return "ship"
	}
	return "zamwesell"
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
