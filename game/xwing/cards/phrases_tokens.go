package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of tokens that come and go.

// holds keeps the circular tokens of one of the ships, for two charges.
func holds(charges string, among func(*xwing.Table, xwing.Moment) []board.ShipID) []xwing.Ability {
	with := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if t.ActiveCharges(m.Owner, charges) < 2 {
			return nil
		}
		return slices.DeleteFunc(among(t, m), func(id board.ShipID) bool {
			for k := range board.TokenKinds {
				if k.Circular() && t.Ship(id).Has(k) > 0 {
					return false
				}
			}
			return true
		})
	}
	return []xwing.Ability{
		chooses(xwing.StartOfEnd, with, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, charges, 2)
			t.Note(m, id.Piece())
		}),
		number(xwing.KeepingCircular, 99, func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, m.Ship.Piece()) }),
	}
}

// hasEither reports whether a ship has a token of one of two kinds.
func hasEither(t *xwing.Table, id board.ShipID, kinds [2]board.Token) bool {
	return t.Ship(id).Has(kinds[0])+t.Ship(id).Has(kinds[1]) > 0
}

// holdsEither picks for a ship which token of two kinds it keeps in the End Phase, as the words for each say it.
func holdsEither(t *xwing.Table, m xwing.Moment, id board.ShipID, kinds [2]board.Token, one, other string) {
	s, k := t.Ship(id), kinds[0]
	if s.Has(k) == 0 || s.Has(kinds[1]) > 0 && !t.AskRatherFor(m, id, one, other) {
		k = kinds[1]
	}
	t.Note(m, id.Piece()+k.String())
}

// keepsHeld keeps those tokens.
func keepsHeld() xwing.Ability {
	return number(xwing.KeepingCircular, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Noted(m,
			m.Ship.Piece()+m.Token.String())
	})
}

// calms takes a stress token from a friendly ship nearby.
func calms(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
	nervous := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanRemoveToken(id, board.Stress) })
	}
	return xwing.Ability{When: when,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return f(m) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(nervous(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, nervous(t, m), true); id != 0 {
				t.RemoveTokens(id, board.Stress, 1)
			}
		}}
}

// passes transfers a token of a kind to one of the ships, if its player likes.
func passes(when xwing.Timing, k board.Token, to func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	return given(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(k) > 0 },
		chooses(when, to, func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, k) }))
}

// pockets takes a focus or evade token from one of the ships.
func pockets(from func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	holding := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(from(t, m), func(id board.ShipID) bool { return t.Ship(id).Has(board.Focus)+t.Ship(id).Has(board.Evade) == 0 })
	}
	return chooses(xwing.StartOfEngagement, holding, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		s, k := t.Ship(id), board.Focus
		if s.Has(board.Focus) == 0 || s.Has(board.Evade) > 0 && !t.AskRather(m, m.Owner, "take-focus", "take-evade") {
			k = board.Evade
		}
		t.TransferToken(id, m.Owner, k)
	})
}

// tractors pulls at a ship.
func tractors(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	t.Tractor(t.Ship(m.Owner).Seat, id, 1)
}

// orGreen does something to a ship unless it gives up a green token.
func orGreen(t *xwing.Table, m xwing.Moment, id board.ShipID, do func()) {
	if k, ok := t.AskToLose(m, id, greens(t, id)...); ok {
		t.RemoveTokens(id, k, 1)
		return
	}
	do()
}

// tokensOf counts a ship's tokens of a color, locks on it not among them.
func tokensOf(t *xwing.Table, id board.ShipID, color board.Color) (n int) {
	for k := range board.TokenKinds {
		if k.Color() == color {
			n += t.Ship(id).Has(k)
		}
	}
	return n
}

// greens are the kinds of green tokens that a ship has.
func greens(t *xwing.Table, id board.ShipID) (kinds []board.Token) {
	for k := range board.TokenKinds {
		if k.Color() == board.Green && t.Ship(id).Has(k) > 0 {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// everyToken are all kinds of tokens.
func everyToken() (kinds []board.Token) {
	for k := range board.TokenKinds {
		kinds = append(kinds, k)
	}
	return kinds
}

// locksAnew reports whether the owner may lock a ship that it has not locked yet.
func locksAnew(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return newLock(t, m.Owner, id.Piece())
}

// newLock reports the same of any ship and object: nobody pays for a lock that it has (X20-CST-001).
func newLock(t *xwing.Table, by board.ShipID, object string) bool {
	return !t.Ship(by).HasLocked(object) && t.CanLock(by, object)
}

// handsLock spends the lock on the defender after such an attack, so that another friendly ship for which fit holds
// may acquire one.
func handsLock(after func(*xwing.Table, xwing.Moment) bool, fit func(*xwing.Table, xwing.Moment, board.ShipID) bool) xwing.Ability {
	a := given(func(t *xwing.Table, m xwing.Moment) bool {
		return after(t, m) && t.CanSpendLock(m.Owner, m.Other.Piece())
	}, chooses(xwing.AfterAttacking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
				return id != m.Owner && fit(t, m, id) && newLock(t, id, m.Other.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.AcquireLock(id, m.Other.Piece())
		}))
	a.Upon = theOther
	return a
}

// burdened reports whether a ship has an orange or red token: the locks on it are red tokens, too.
func burdened(t *xwing.Table, id board.ShipID) bool { return laden(t, id) || len(t.LockedBy(id)) > 0 }

// laden reports whether it has such a token that is no lock.
func laden(t *xwing.Table, id board.ShipID) bool {
	for k := range board.TokenKinds {
		if (k.Color() == board.Orange || k.Color() == board.RedColor) && t.Ship(id).Has(k) > 0 {
			return true
		}
	}
	return false
}

// focuses gives the ship that the moment is about a focus token.
func focuses(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }

// refocuses gives a friendly ship nearby a focus token in place of one of these that it has spent.
func refocuses(kinds ...board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.AfterSpendingToken, May: true, Cost: xwing.Cost{Force: 1}, Do: focuses,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return slices.Contains(kinds, m.Token) && friendlyAt(t, m, gauge.Range2)
		}}
}

// computesLock trades a calculate token for a lock on an enemy farther off.
func computesLock() xwing.Ability {
	targets := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range3, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range2 && locksAnew(t, m, id)
		})
	}
	return xwing.Ability{When: xwing.EndOfEngagement, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1},
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(targets(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(m.Owner, t.ChooseShip(m, targets(t, m), false).Piece())
		}}
}

// locksWhenRed locks one of the ships after a red maneuver, fully executed, or a red action.
func locksWhenRed(among func(*xwing.Table, xwing.Moment) []board.ShipID) []xwing.Ability {
	return whenRed(among, func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })
}

// whenRed does something to one of the ships then.
func whenRed(among func(*xwing.Table, xwing.Moment) []board.ShipID, do func(*xwing.Table, xwing.Moment, board.ShipID)) []xwing.Ability {
	after := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return given(func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Red && f(m) },
			chooses(when, among, do))
	}
	return []xwing.Ability{after(xwing.AfterManeuver, func(m xwing.Moment) bool { return m.Move.Full }),
		after(xwing.AfterAction, func(xwing.Moment) bool { return true })}
}

// drawnOn are the owner's upgrades for which f holds that have a charge to recover.
func drawnOn(t *xwing.Table, m xwing.Moment, f func(board.Upgrade) bool) []string {
	return upgradesOf(t, m.Owner, func(u board.Upgrade) bool { return f(u) && t.CanRecover(m.Owner, u.XWS) })
}

// recharges recovers a charge on one of the owner's upgrades, for a cost.
func recharges(when xwing.Timing, cost xwing.Cost, f func(xwing.Moment) bool) xwing.Ability {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		return drawnOn(t, m, func(board.Upgrade) bool { return true })
	}
	return xwing.Ability{When: when, May: true, Cost: cost,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return f(m) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(spent(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }}
}

// chargedIn are the upgrades in a slot of a ship that have an active charge.
func chargedIn(t *xwing.Table, id board.ShipID, slot string) []string {
	return upgradesOf(t, id, func(u board.Upgrade) bool { return u.Kind == slot && u.Charges.Active > 0 })
}

func upgradesOf(t *xwing.Table, id board.ShipID, f func(board.Upgrade) bool) (out []string) {
	for _, u := range t.Ship(id).Upgrades {
		if f(u) {
			out = append(out, u.XWS)
		}
	}
	return out
}

// handsGreens transfers every green token of a ship to another.
func handsGreens(t *xwing.Table, from, to board.ShipID) {
	for k := range board.TokenKinds {
		for k.Color() == board.Green && t.TransferToken(from, to, k) {
		}
	}
}

// passesSpent gives another friendly ship at range 1 to hi a focus token in place of one that the owner has spent.
func passesSpent(hi gauge.Range) xwing.Ability {
	spent := func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Focus }
	return given(spent, chooses(xwing.AfterSpendingToken,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, hi, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.GainTokens(id, board.Focus, 1) }))
}

// shrugsNear may take off a stress token as it comes, with an enemy ahead and near.
func shrugsNear() xwing.Ability {
	return xwing.Ability{When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Stress && t.CanRemoveToken(m.Owner, board.Stress) &&
				len(enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
}

// sparesLock keeps the owner from spending its own lock while f holds; a lock of another's it may spend (X25-TOK-006).
func sparesLock(f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.SpendingLock, Refuse: refusing(rule.CardForbids),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return slices.Contains(m.Device.Lockers, m.Owner) && f(t, m)
		}}
}

// spendsToken reports whether what would be lent is such a token.
func spendsToken(m xwing.Moment, kinds ...board.Token) bool {
	return m.Action == "" && slices.Contains(kinds, m.Token)
}
