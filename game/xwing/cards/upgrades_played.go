package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// morePlayed lists titles, crew and talents that are flown much.
func morePlayed() []*xwing.Card {
	return []*xwing.Card{r2d2Crew(), scimitar(), moldyCrow(), clanTraining(),
		upgrade("hansolo-crew", xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Action == "evade" && len(enemyAt(t, m, physics.Range1, nil)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokens(m.Owner, board.Evade, len(enemyAt(t, m, physics.Range1, nil)))
			}}),
		upgrade("soullessone", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.InFiringArc(m.Owner, m.Other)
		})),
		upgrade("slavei-swz82", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Arc == catalog.FrontArc && t.InArc(a.Defender, m.Owner, physics.FullRear)
		})),
		upgrade("targetingsynchronizer", xwing.Ability{Query: xwing.WaivingRequirement, If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Action == "lock" && t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range1, physics.Range2) &&
				t.Ship(m.Owner).HasLocked(m.Other.Piece())
		}}),
		upgrade("maul", xwing.Ability{When: xwing.AfterSufferingDamage, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, "force") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", 1) }}),
		upgrade("jangofett", blanks(board.AttackDice), blanks(board.DefenseDice)),
		upgrade("jynerso", xwing.Ability{When: xwing.WouldGainToken, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Focus && friendlyAt(t, m, physics.Range3)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Evade, 1) }}),
		upgrade("patternanalyzer", xwing.Ability{When: xwing.BeforeChecking, Act: &xwing.ActionGrant{},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Full && m.Difficulty == catalog.Red }}),
	}
}

// blanks spoils a focus result of the other ship for the lock on it.
func blanks(side board.Side) xwing.Ability {
	a := spoils(side, func(t *xwing.Table, m xwing.Moment) bool { return t.CanSpendLock(m.Owner, m.Other.Piece()) })
	do := a.Do
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.SpendLock(m.Owner, m.Other.Piece())
		do(t, m)
	}
	return a
}

// r2d2Crew mends shields at a risk.
func r2d2Crew() *xwing.Card {
	return upgrade("r2d2-crew", xwing.Ability{When: xwing.DuringEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return s.Damaged() && !s.Shielded() && s.Shields.Limit > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			f := t.RollAttackDie(m.Owner, because(m))
			t.RecoverShield(m.Owner)
			if f == board.Hit {
				t.ExposeDamage(m.Owner)
			}
		}})
}

func scimitar() *xwing.Card {
	return upgrade("scimitar",
		xwing.Ability{When: xwing.AfterPlacingForces, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Cloak) == 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }},
		chooses(xwing.AfterDecloaking,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				if !you(m) {
					return nil
				}
				return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 1)
			}))
}

// The Moldy Crow's gun is a fact; its crew keeps a cool head.
func moldyCrow() *xwing.Card {
	return upgrade("moldycrow", number(xwing.KeepingCircular, 2, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Token == board.Focus
	}))
}

// clanTraining hits hard up close.
func clanTraining() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) bool {
		return len(enemyAt(t, m, physics.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.InArc(m.Owner, id, physics.Front)
		})) > 0
	}
	return upgrade("clantraining",
		xwing.Ability{When: xwing.BeforeEngaging, Cost: xwing.Cost{Charges: 1}, Act: may(red(catalog.Focus)),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Has(board.Focus) == 0 && near(t, m)
			}},
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Other).Destroyed && t.CanRecover(m.Owner, "clantraining")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "clantraining", 1) }})
}
