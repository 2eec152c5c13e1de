package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of damage and losses, and of those who hide from them.

// endures shrugs crits off unless they are well aimed, and collects itself after one.
func endures() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.CritsFirst, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && !t.InBullseye(m.Ship, m.Owner)
		}),
		{When: xwing.AfterSufferingDamage,
			If:  func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Damage.Crit },
			Act: &xwing.ActionGrant{OnBar: []catalog.ActionType{catalog.Calculate, catalog.Focus}, Color: catalog.Red, Stressed: true}},
	}
}

// robsTheDead takes a green token from a friend that goes down.
func robsTheDead() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range2) && t.CanTransferAny(m.Ship, m.Owner, greens(t, m.Ship)...)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.TransferAny(m, m.Ship, m.Owner, greens(t, m.Ship)...) }}
}

// mourns turns a friend of renown that goes down into calm or a charge.
func mourns() xwing.Ability {
	calms := func(t *xwing.Table, m xwing.Moment) bool { return t.CanShed(m.Owner, board.RedColor) }
	charges := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Charges.Recurring > 0 && t.CanRecover(m.Owner, board.ShipCharges)
	}
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.Pilot(m.Ship).Limited > 0 && (calms(t, m) || charges(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if !charges(t, m) || calms(t, m) && t.AskRather(m, m.Owner, "remove-red", "recover-charge") {
				t.Shed(m, m.Owner, board.RedColor)
				return
			}
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
		}}
}

// vanishes shakes something off as it cloaks, and no enemy locks it then.
func vanishes() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterGainingToken, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Token == board.Cloak && t.CanShed(m.Owner, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor) }},
		{Query: xwing.AcquiringLock, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && t.Ship(m.Owner).Has(board.Cloak) > 0
			}},
	}
}

// stepsOut gives up the cloak to strike whom a friend has hit.
func stepsOut() []xwing.Ability {
	strike := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Uncloak: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return []xwing.Ability{
		{When: xwing.AfterAttacking, May: true, Bonus: true, Upon: theOther, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.View.Attack.Hit && t.Enemy(m.Owner, m.Other) &&
					t.InArc(m.Owner, m.Other, gauge.Front) && t.Ship(m.Owner).Has(board.Cloak) > 0 && t.CanBonusAttack(m.Owner, strike(m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Cloak, 1)
				t.BonusAttack(m.Owner, strike(m))
			}},
		{When: xwing.EndOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Strained() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }},
	}
}

// shakesOff discards a card of damage that no attack has done.
func shakesOff(dealt xwing.Timing) xwing.Ability {
	return xwing.Ability{When: dealt, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !defending(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardDealt(m) }}
}

// hurtsDeeply makes a crit for a Force, and feeds on whom it hurts.
func hurtsDeeply() []xwing.Ability {
	const angry, pierced = "angry", "pierced"
	return []xwing.Ability{
		{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
				return t.Fight().CountResults(board.AttackDice, board.FocusResult, board.Hit) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Crit, board.FocusResult, board.Hit)
				t.NoteInAttack(m, angry)
			}},
		{When: xwing.AfterDealtCard,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.NotedInAttack(m, angry) && m.Ship == t.View.Attack.Defender &&
					t.DamageTrait(m.Damage.Dealt.Card) == catalog.PilotTrait
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, pierced) }},
		{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.NotedInAttack(m, pierced) && t.CanRecover(m.Owner, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 2) }},
	}
}

// byAttack: a damage card that is dealt now is dealt by the attack itself.
func byAttack(t *xwing.Table) bool { return t.Fight().ByAttack() }

// picksCard has the owner's player pick of three a faceup damage card that its defender is dealt while f holds.
func picksCard(f func(*xwing.Table) bool) xwing.Ability {
	return xwing.Ability{When: xwing.WouldBeDealtFaceup,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Attacking(m.Owner) && t.View.Attack.Defender == m.Ship && f(t)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.DealOneOf(m, 3) }}
}

// opensUp spends the lock on an enemy ship to turn one of its facedown damage cards faceup.
func opensUp(when xwing.Timing) xwing.Ability {
	return chooses(when,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return slices.DeleteFunc(enemies(t, m), func(id board.ShipID) bool {
				return t.Exposable(id) == 0 || !t.Ship(m.Owner).HasLocked(id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			t.ExposeOf(id)
		})
}

// undamaged reports whether the owner has no damage cards.
func undamaged(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Damaged() }

// keepsTheDead keeps the owner and friends whose pilots nobody knows at their guns until the Engagement Phase ends.
func keepsTheDead() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.View.Phase == board.Engagement && (you(m) || friendlyAt(t, m, gauge.Range2) && t.Pilot(m.Ship).Limited == 0)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.StayInPlay(m.Ship, board.Engagement) }}
}
