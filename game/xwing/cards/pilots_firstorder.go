package cards

import (
	"slices"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// firstOrderPilots are pilots of the First Order.
func firstOrderPilots() []*xwing.Card {
	return []*xwing.Card{
		lieutenantRivas(), tn3465(), commanderMalarus(), ember(), lieutenantLeHuse(),
		pilot("avenger", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: &xwing.ActionGrant{Stressed: true},
			If: func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && t.Friendly(m.Owner, m.Ship) }}),
		backdraft(), blackout(), longshot(), scorch(), dread(), majorVonreg(), static(), pettyOfficerThanisson(),
		pilot("muse", calms(xwing.StartOfEngagement, func(xwing.Moment) bool { return true })),
	}
}

func backdraft() *xwing.Card {
	return pilot("backdraft", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Weapon.IsTurret() && t.InArc(m.Owner, m.Other, physics.Rear)
	}))
}

func blackout() *xwing.Card {
	return pilot("blackout", number(xwing.DefenseDiceCount, -2, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && len(t.View.Attack.Obstructed) > 0
	}))
}

func longshot() *xwing.Card {
	return pilot("longshot", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Range == physics.Range3
	}))
}

func scorch() *xwing.Card {
	return pilot("scorch", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && !t.Ship(m.Owner).Stressed()
	}), xwing.Cost{Gain: board.Stress, GainN: 1}))
}

func dread() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("dread", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == catalog.Reload.String() && len(ahead(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Deplete, 1)
			}
		}})
}

func majorVonreg() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("majorvonreg", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id, k := t.ChooseShip(m, ahead(t, m), false), board.Deplete
			if t.AskEither(m, m.Owner, "deplete-it", "strain-it") == "strain-it" {
				k = board.Strain
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, id, k, 1)
		}})
}

// static gives the lock up, too, which is why he is not offered without.
func static() *xwing.Card {
	return pilot("static", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.CanSpendLock(m.Owner, a.Defender.Piece()) &&
				t.CountResults(board.AttackDice, board.Blank, board.FocusResult, board.Hit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			for _, f := range [...]board.Face{board.Blank, board.FocusResult, board.Hit} {
				t.ChangeResults(board.AttackDice, f, board.Crit, len(t.Dice(board.AttackDice)))
			}
		}})
}

func pettyOfficerThanisson() *xwing.Card {
	return pilot("pettyofficerthanisson", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Stress && (t.View.Phase == board.Activation || t.View.Phase == board.Engagement) &&
				t.InArc(m.Owner, m.Ship, physics.Front) && t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range2)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Tractor(t.Ship(m.Owner).Seat, m.Ship, 1) }})
}

// lieutenantRivas locks whoever gets a red or orange token nearby; a lock is a red one.
func lieutenantRivas() *xwing.Card {
	spots := func(when xwing.Timing, whom func(m xwing.Moment) board.ShipID) xwing.Ability {
		return xwing.Ability{When: when, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				id, color := whom(m), m.Token.Color()
				return id != 0 && (when == xwing.AfterLocking || color == board.RedColor || color == board.Orange) &&
					t.AtRange(m.Owner, id, physics.Range1, physics.Range2) && !t.Ship(m.Owner).HasLocked(id.Piece()) && t.CanLock(m.Owner, id.Piece())
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, whom(m).Piece()) }}
	}
	return pilot("lieutenantrivas", spots(xwing.AfterGainingToken, func(m xwing.Moment) board.ShipID { return m.Ship }),
		spots(xwing.AfterLocking, func(m xwing.Moment) board.ShipID { return m.Other }))
}

// tn3465 draws fire of his own side.
func tn3465() *xwing.Card {
	return pilot("tn3465", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) &&
				t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range1) &&
				t.CountResults(board.AttackDice, board.Blank, board.FocusResult, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			t.ChangeOne(m.Owner, board.AttackDice, board.Crit, board.Blank, board.FocusResult, board.Hit)
		}})
}

// commanderMalarus drives herself for a round.
func commanderMalarus() *xwing.Card {
	driven := func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, "driven") }
	return pilot("commandermalarus", append(turnsFocus(99, xwing.Cost{}, driven),
		xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Stress, GainN: 1},
			If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "driven") }})...)
}

// ember pins the defender down by its own damage or a wingman's.
func ember() *xwing.Card {
	return pilot("ember", xwing.Ability{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a != nil && a.Attacker == m.Owner && a.Defender == m.Ship && (m.Token == board.Focus || m.Token == board.Calculate) &&
				len(t.ShipsAt(a.Defender, physics.Range1, func(id board.ShipID) bool {
					return t.Friendly(a.Defender, id) && t.Ship(id).Damaged()
				})) > 0
		}})
}

// lieutenantLeHuse shoots by the locks of others.
func lieutenantLeHuse() *xwing.Card {
	lockers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.LockedBy(m.Other), func(id board.ShipID) bool { return id == m.Owner || !t.Friendly(m.Owner, id) })
	}
	return pilot("lieutenantlehuse", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return len(lockers(t, m)) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(t.ChooseShip(m, lockers(t, m), false), m.Other.Piece())
			t.RerollChosen(m.Owner, board.AttackDice, 1, len(t.Dice(board.AttackDice)))
		}})
}
