package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of attacks.

// inAttackArc reports whether the ship is in the attack arc of the attack under way.
func inAttackArc(t *xwing.Table, id board.ShipID) bool {
	a := t.View.Attack
	return t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id)
}

// ambush is a bonus attack with a weapon on an enemy who has just flown.
func ambush(may bool, c xwing.Cost) xwing.Ability {
	terms := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: may, Weapon: func(w board.Weapon) bool { return itself(m, w) },
			Whom: func(id board.ShipID) bool { return id == m.Ship }}
	}
	return xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: may, Bonus: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.CanBonusAttack(m.Owner, terms(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(m)) }}
}

// firing reports whether the dice are the owner's in an attack with the weapon.
func firing(t *xwing.Table, m xwing.Moment) bool {
	return m.Attack.Side == board.AttackDice && withIt(t, m)
}

// withIt reports whether the ship attacks with the card itself.
func withIt(t *xwing.Table, m xwing.Moment) bool {
	return t.View.Attack.Attacker == m.Owner && itself(m, t.View.Attack.Weapon)
}

// itself reports whether a weapon is that of the card.
func itself(m xwing.Moment, w board.Weapon) bool {
	return m.Card == catalog.UpgradeCard.Ref(w.Upgrade)
}

// ownAtRange is the condition that the owner attacks somebody at that attack range.
func ownAtRange(r gauge.Range) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.N == int(r) }
}

// attacksTouched lets the ships for which f holds perform primary attacks at range 0.
func attacksTouched(f func(m xwing.Moment) bool) xwing.Ability {
	return number(xwing.AttackingTouched, 1, func(t *xwing.Table, m xwing.Moment) bool {
		w, _ := t.Weapon(m.Ship, m.Action)
		return f(m) && !w.Special
	})
}

// whenAttacking holds where the owner performs the attack under way and f holds.
func whenAttacking(f func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool {
		a := t.View.Attack
		return a.Attacker == m.Owner && f(t, m, a)
	}
}

// sweeping lets a focused ship attack whom it has not through its turret once its
// primary attack is over.
func sweeping(terms xwing.AttackTerms) xwing.Ability {
	terms.Weapon = board.Weapon.IsTurret
	at := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		terms.Whom = func(id board.ShipID) bool { return !t.Attacked(m.Owner, id) }
		return terms
	}
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.Ship(m.Owner).Has(board.Focus) > 0 && t.CanBonusAttack(m.Owner, at(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, at(t, m)) }}
}

// rolls reports whether the dice of a side are the ship's.
func rolls(t *xwing.Table, id board.ShipID, side board.Side) bool {
	a := t.View.Attack
	return side == board.AttackDice && a.Attacker == id || side == board.DefenseDice && a.Defender == id
}

// attacking reports whether the owner performs the attack under way; defending,
// whether it is the defender.
func attacking(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.View.Attack != nil && t.View.Attack.Attacker == m.Owner
}

func defending(t *xwing.Table, m xwing.Moment) bool {
	return t.View.Attack != nil && t.View.Attack.Defender == m.Owner
}

// warheadOf reports whether the weapon that is asked about is a torpedo or a missile of the owner's.
func warheadOf(t *xwing.Table, m xwing.Moment) bool {
	w, _ := t.Weapon(m.Owner, m.Action)
	return t.WeaponIn(m.Owner, w, "torpedo", "missile")
}

// inPrimary reports whether the attack under way is a primary one.
func inPrimary(t *xwing.Table) bool { return !t.View.Attack.Weapon.Special }

// attackRange1 and the next two are conditions of the owner's dice: of either side,
// as attacker, against a damaged ship.
func attackRange1(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.View.Attack.Range == gauge.Range1
}

func inOwnBullseye(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.InBullseye(m.Owner, m.Other)
}

func againstDamaged(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Damaged() }

// obstructed reports whether the attack is, by what the attacker ignores or not.
func obstructed(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.IsObstructed() }

// hasHit reports whether the owner has just performed an attack that hit.
func hasHit(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Hit }

// inTheWay reports whether the owner is near a friend who defends, and in the attack
// arc.
func inTheWay(t *xwing.Table, m xwing.Moment) bool {
	return m.Other != m.Owner && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) &&
		t.InAttackArc(m.Ship, t.View.Attack.Weapon, m.Other, m.Owner)
}

// turning makes the weapons in a slot follow the turret indicator.
func turning(slot string) xwing.Ability { return turningTo(catalog.SingleTurretArc, slot) }

// turningTo has the weapons in a slot that attack through the front arc attack through another.
func turningTo(arc catalog.ArcKind, slot string) xwing.Ability {
	return xwing.Ability{Query: xwing.TurningWeapons, By: one, Arc: arc,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == slot }}
}

// attacksWith reports whether the owner attacks with a weapon in one of the slots.
func attacksWith(t *xwing.Table, m xwing.Moment, slots ...string) bool {
	return attacking(t, m) && t.WeaponIn(m.Owner, t.View.Attack.Weapon, slots...)
}

// ionizes spends one result for a point of damage and turns the rest into ion
// tokens, which come even if the damage is prevented (X20-FAQ-045).
func ionizes() xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: withIt,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Fight().SpendResult(m.Owner, board.AttackDice, board.Hit) || t.Fight().SpendResult(m.Owner, board.AttackDice, board.Crit) {
				t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			}
			t.Fight().InflictTokens(m, board.Ion)
		}}
}

// primary reports whether the ship that has the card performs a primary attack
// for which f holds.
func primary(f func(t *xwing.Table, a *board.Attack) bool) func(*xwing.Table, xwing.Moment) bool {
	return whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return !a.Weapon.Special && f(t, a) })
}

// bonusWith lets a ship perform a bonus attack with a weapon in the slot, after one for
// which f holds; whoever pays for it must.
func bonusWith(slot string, paid bool, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	terms := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: paid, Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, slot) },
			Picked: func(string) { t.Note(m, "again") }}
	}
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return f(t, m) && t.CanBonusAttack(m.Owner, terms(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(t, m)) }}
}

// burnsShield takes a shield off whoever the weapon has hit: in second edition once that is known, before damage is
// dealt, in first edition afterwards.
func burnsShield(when xwing.Timing, of string) xwing.Ability {
	return xwing.Ability{When: when, Of: of, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.View.Attack.Hit && t.Ship(m.Other).Shielded()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.LoseShield(m.Other) }}
}

// strainsBy strains whoever evaded hits or crits of such an attack that missed.
func strainsBy(attack func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attack(t, m) && !t.View.Attack.Hit && t.Fight().Neutralized() && t.CanGain(m.Other, board.Strain)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
		}}
}

// canLockFar reports whether a ship could acquire a lock on another, which it has not yet, whatever the range.
func canLockFar(t *xwing.Table, id, other board.ShipID) bool {
	return !t.Ship(id).HasLocked(other.Piece()) && t.CanLockFar(id, other.Piece())
}

// ionCrits turns the crits of a primary attack into ion tokens for two charges.
func ionCrits() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterBecomingDefender, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && inPrimary(t) && t.CanGain(m.Ship, board.Ion)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "charged") }},
		{When: xwing.IfAttackHits,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.NotedInAttack(m, "charged") && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Ion, t.Fight().CancelAll(m, board.AttackDice, board.Crit))
			}},
	}
}

// takesFor has a ship suffer a hit or a crit for the owner's player to cancel such a
// result.
func takesFor(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit), t.Fight().CountResults(board.AttackDice, board.Crit)
	if hits > 0 && (crits == 0 || t.AskRather(m, m.Owner, "hit", "crit")) {
		t.SufferDamage(id, xwing.Damage{Hits: 1})
		t.Fight().CancelResult(m, board.AttackDice, board.Hit)
		return
	}
	t.SufferDamage(id, xwing.Damage{Crits: 1})
	t.Fight().CancelResult(m, board.AttackDice, board.Crit)
}

// bursts has every other ship at range 0-1 suffer a hit.
func bursts(t *xwing.Table, m xwing.Moment) {
	for _, id := range t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner }) {
		t.SufferDamage(id, xwing.Damage{Hits: 1})
	}
}

// duringAttack holds while an attack is under way.
func duringAttack(t *xwing.Table, _ xwing.Moment) bool { return t.View.Attack != nil }

// hidesInNoise lets friends be jammed, and makes use of whoever is.
func hidesInNoise() []xwing.Ability {
	jammed := func(t *xwing.Table) bool {
		return slices.ContainsFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool { return t.Ship(id).Has(board.Jam) > 0 && inAttackArc(t, id) })
	}
	return []xwing.Ability{
		number(xwing.ChoosingFriends, 1, having(catalog.Jam)),
		wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (len(greens(t, m.Other)) == 0 || jammed(t))
		}), xwing.Cost{}),
	}
}

// aimsAll turns all results of the owner's attack to crits for a focus token and the lock on the defender, in attacks
// for which f holds.
func aimsAll(f func(*board.Attack) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return f(a) && t.CanSpendLock(m.Owner, a.Defender.Piece()) &&
				t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult, board.Hit) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			for _, f := range [...]board.Face{board.Blank, board.FocusResult, board.Hit} {
				t.Fight().ChangeResults(board.AttackDice, f, board.Crit, len(t.Fight().Dice(board.AttackDice)))
			}
		}}
}

// jukes turns an evade result of the defender to a focus result while the owner has an evade token.
func jukes() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Ship(m.Owner).Has(board.Evade) > 0 && t.Fight().CountResults(board.DefenseDice, board.EvadeResult) > 0
		}),
		Do: changes(board.DefenseDice, board.EvadeResult, board.FocusResult, 1)}
}

// obstructedMore is an attack die more in the owner's obstructed attacks.
func obstructedMore() xwing.Ability {
	return xwing.Ability{Query: xwing.AttackDiceCount, If: whenAttacking(obstructed), By: plus(1)}
}

// cancelsEvade cancels an evade result of whoever the owner attacks where f holds.
func cancelsEvade(f func(*xwing.Table, *board.Attack) bool) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeNeutralizing,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return f(t, a) && t.Fight().Cancelable(m, board.DefenseDice, board.EvadeResult)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelResult(m, board.DefenseDice, board.EvadeResult) }}
}
