package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of standard loadouts, of those over Endor first.

// shakesRed takes a stress token off for a cost, where f holds, after a red maneuver, fully executed, or a red action.
func shakesRed(c xwing.Cost, f func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	after := func(when xwing.Timing, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: c,
			If: func(t *xwing.Table, m xwing.Moment) bool { return f(t, m) && t.CanRemoveToken(m.Owner, board.Stress) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
	}
	return []xwing.Ability{
		after(xwing.AfterManeuver, func(t *xwing.Table, m xwing.Moment) bool { return fullyRed(t, m) && f(t, m) }),
		after(xwing.AfterAction, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty == catalog.Red && f(t, m)
		}),
	}
}

// locksForCharge acquires a lock, for a charge, on an object that the owner has not locked yet.
func locksForCharge(when xwing.Timing, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	fresh := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.Lockable(m.Owner), func(o string) bool { return t.Ship(m.Owner).HasLocked(o) })
	}
	return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Charges: 1}, If: f,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(fresh(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Owner, fresh(t, m)) }}
}

// spendsFocusLate spends a focus result of a side at the end of the Neutralize Results step.
func spendsFocusLate(side board.Side, f func(*xwing.Table, xwing.Moment) bool, do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.AfterNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.Fight().Spendable(m, side, board.FocusResult) > 0 && f(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Fight().SpendResult(m.Owner, side, board.FocusResult) {
				do(t, m)
			}
		}}
}

// strainsLater strains the defender, for a focus result that is left over, once the attack is resolved.
func strainsLater() []xwing.Ability {
	const aimed = "aimed"
	return []xwing.Ability{
		spendsFocusLate(board.AttackDice, func(t *xwing.Table, m xwing.Moment) bool { return t.CanGain(m.Other, board.Strain) },
			func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, aimed) }),
		{When: xwing.AfterAttacking, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, aimed) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1) }},
	}
}

// jamsLocker has the owner jam whoever has locked it, however far away.
func jamsLocker() xwing.Ability {
	return xwing.Ability{When: xwing.AfterLocking, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.JamShip(m.Owner, m.Ship) }}
}

// foeAhead reports whether an enemy ship or device is in the owner's front arc.
func foeAhead(t *xwing.Table, m xwing.Moment) bool {
	ahead := func(object string) bool { return t.ObjectInArc(m.Owner, object, gauge.Front, gauge.Range0, arcReach) }
	return slices.ContainsFunc(enemies(t, m), func(id board.ShipID) bool { return ahead(id.Piece()) }) ||
		slices.ContainsFunc(t.DevicesAt(m.Owner, arcReach), func(piece string) bool {
			return t.View.Opposed(t.Ship(m.Owner).Seat, ownerOf(t, piece)) && ahead(piece)
		})
}

// ownerOf is whose a device is.
func ownerOf(t *xwing.Table, piece string) game.Seat {
	if s := t.Ship(board.ShipOf(piece)); s != nil {
		return s.Seat
	}
	if d := t.View.Device(board.DeviceOf(piece)); d != nil {
		return d.Seat
	}
	return t.View.Obstacle(board.ObstacleOf(piece)).Seat
}

// ramsWith rolls attack dice after a SLAM for damage to whatever large is touched, and ends there.
func ramsWith(n int) []xwing.Ability {
	return []xwing.Ability{
		number(xwing.IgnoringStress, 1, having(catalog.SLAM)),
		{When: xwing.AfterAction, If: having(catalog.SLAM), Do: func(t *xwing.Table, m xwing.Moment) {
			hits := 0
			for _, f := range t.RollAttackDice(m.Owner, n, because(m)) {
				if f == board.Hit || f == board.Crit {
					hits++
				}
			}
			for _, id := range t.ShipsAt(m.Owner, gauge.Range0, func(id board.ShipID) bool { return t.Ship(id).Size >= gauge.Large }) {
				t.SufferDamage(id, xwing.Damage{Hits: hits, Bypassing: true})
			}
			t.Destroy(m.Owner)
		}},
	}
}

// moreFriends reports whether more of the ships are friends of the owner's than its enemies.
func moreFriends(t *xwing.Table, m xwing.Moment, ships []board.ShipID) bool {
	n := 0
	for _, id := range ships {
		switch {
		case t.Friendly(m.Owner, id):
			n++
		case t.Enemy(m.Owner, id):
			n--
		}
	}
	return n > 0
}

// strikesBack is a bonus attack, with such a weapon (nil: any), on the attacker after a defense for which f holds.
func strikesBack(with func(board.Weapon) bool, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	back := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Weapon: with,
			Target: func(_ board.Weapon, defender board.ShipID) *game.Refusal {
				if defender == m.Other {
					return nil
				}
				return &game.Refusal{Rule: m.Card, Why: game.Say("refusal.only-against", "ship", m.Other.Piece())}
			}}
	}
	return xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return f(t, m) && t.CanBonusAttack(m.Owner, back(m)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, back(m)) }}
}

// turnsRecklessly boosts and barrel rolls with turn templates as a red action, at the risk of stress.
func turnsRecklessly() []xwing.Ability {
	risks := func(t *xwing.Table, m xwing.Moment) {
		if f := rollFor(t, m); f == board.Hit || f == board.Crit {
			t.GainTokens(m.Owner, board.Stress, 1)
		}
	}
	boost := number(xwing.BoostingTurns, xwing.InItsColor, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Difficulty == catalog.Red
	})
	roll := wish(number(xwing.RollingBanks, xwing.RollingTurns, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Difficulty == catalog.Red
	}), xwing.Cost{})
	boost.Do, roll.Do = risks, risks
	return []xwing.Ability{boost, roll}
}

// primaryWeapon reports whether a weapon is no special one.
func primaryWeapon(w board.Weapon) bool { return !w.Special }

// anyWeapon takes every weapon.
func anyWeapon(board.Weapon) bool { return true }
