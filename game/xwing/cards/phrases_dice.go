package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of how many dice are rolled, and what becomes of them.

// fixing forbids to modify dice where f holds: m.Ship rolls them against m.Other.
func fixing(f func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.ChangingDice, If: f, Refuse: refusing(rule.CardForbids)}
}

// rerollFor lets a friendly attacker reroll one die.
func rerollFor(when func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.AttackDice) && when(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Ship, board.AttackDice, 1, 1) }}
}

// rollFor rolls one attack die because of the card.
func rollFor(t *xwing.Table, m xwing.Moment) board.Face {
	return t.RollAttackDie(m.Owner, because(m))
}

// number is a query's ability to change a number by n.
func number(q xwing.Query, n int, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: q, If: when, By: plus(n)}
}

// treating has a ship treat others as something that they are not.
func treating(as string, n int, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.TreatingAs, Of: as, If: when, By: plus(n)}
}

// deniesRangeBonus takes the range bonus of a side away, right before its dice are rolled.
func deniesRangeBonus(side board.Side, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	count := [...]xwing.Query{board.AttackDice: xwing.AttackDiceCount, board.DefenseDice: xwing.DefenseDiceCount}[side]
	return number(count, -1, func(t *xwing.Table, m xwing.Moment) bool { return t.Fight().RangeBonus(side) && when(t, m) })
}

// plus is n more, or fewer.
func plus(n int) func(*xwing.Table, xwing.Moment) int {
	return func(*xwing.Table, xwing.Moment) int { return n }
}

// bothDice is so many dice more in primary attacks and in defense.
func bothDice(attack, defense int, when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	return []xwing.Ability{
		number(xwing.AttackDiceCount, attack, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) && when(t, m) }),
		number(xwing.DefenseDiceCount, defense, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && when(t, m) }),
	}
}

// upToFour keeps the attack in which the card was used at four dice, whatever else adds to them.
func upToFour() xwing.Ability {
	return number(xwing.MostDice, 4, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Attack.Side == board.AttackDice && t.NotedInAttack(m, noteUsed)
	})
}

// wish makes an ability optional, for a cost.
func wish(a xwing.Ability, c xwing.Cost) xwing.Ability {
	a.May, a.Cost = true, c
	return a
}

// one is the answer 1 to a query.
func one(*xwing.Table, xwing.Moment) int { return 1 }

// mayBoth is a die more in primary attacks and in defense, if the player wants.
func mayBoth(when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	out := bothDice(1, 1, when)
	for i := range out {
		out[i].May = true
	}
	return out
}

// changes turns up to n results of the moment's dice from one face to another.
func changes(side board.Side, from, to board.Face, n int) func(*xwing.Table, xwing.Moment) {
	return func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeResults(side, from, to, n) }
}

// modifying is when dice of a side are modified.
func modifying(side board.Side) xwing.Timing {
	return [...]xwing.Timing{xwing.ModifyingAttackDice, xwing.ModifyingDefenseDice}[side]
}

// rerolls is the ability of the ship that the moment is about to reroll up to so
// many of its dice.
func rerolls(side board.Side, most int, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return when(t, m) && rolls(t, m.Ship, side)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Ship, side, 1, most) }}
}

// turnsFocus turns up to so many focus results of the ship's own dice, in attack and
// in defense, for a cost.
func turnsFocus(most int, c xwing.Cost, when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	return turns(board.FocusResult, most, c, when)
}

// turns does so with any face.
func turns(from board.Face, most int, c xwing.Cost, when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	var out []xwing.Ability
	for side, good := range [...]board.Face{board.Hit, board.EvadeResult} {
		side := board.Side(side)
		out = append(out, xwing.Ability{When: modifying(side), May: true, Cost: c,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && when(t, m) && rolls(t, m.Ship, side) && t.Fight().CountResults(side, from) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeResults(side, from, good, most) }})
	}
	return out
}

// spoils turns one focus result of the other ship in the owner's attack or defense to
// a blank.
func spoils(side board.Side, when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Enemy(m.Owner, m.Other) && rolls(t, m.Other, side) &&
				t.Fight().CountResults(side, board.FocusResult) > 0 && when(t, m)
		},
		Do: changes(side, board.FocusResult, board.Blank, 1)}
}

// rerollsBoth rerolls up to so many of the owner's dice, attacking or defending.
func rerollsBoth(most func(*xwing.Table, xwing.Moment) int) []xwing.Ability {
	var out []xwing.Ability
	for _, side := range [...]board.Side{board.AttackDice, board.DefenseDice} {
		out = append(out, xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && most(t, m) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, side, 1, most(t, m)) }})
	}
	return out
}

// turnsAttack turns one result of the owner's attack dice for a cost, where f holds
// (nil: always).
func turnsAttack(from, to board.Face, c xwing.Cost, f func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: c,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, from) > 0 && (f == nil || f(t, m, a))
		}),
		Do: changes(board.AttackDice, from, to, 1)}
}

// turnsOwn turns up to so many results of the owner's dice of a side, for a cost, where
// f holds (nil: always).
func turnsOwn(side board.Side, from, to board.Face, most int, c xwing.Cost, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.Fight().CountResults(side, from) > 0 && (f == nil || f(t, m))
		},
		Do: changes(side, from, to, most)}
}

// rerollsBlanks rerolls all blanks of the owner's dice, attacking or defending.
func rerollsBlanks(when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	blank := func(d board.Die) bool { return !d.Gone && d.Face == board.Blank }
	var out []xwing.Ability
	for _, side := range [...]board.Side{board.AttackDice, board.DefenseDice} {
		out = append(out, xwing.Ability{When: modifying(side), May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && diceThat(t, side, blank) != nil && when(t, m)
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollDice(side, diceThat(t, side, blank)) }})
	}
	return out
}

// diceThat returns the indices of the dice of a side for which f holds.
func diceThat(t *xwing.Table, side board.Side, f func(board.Die) bool) []int {
	var out []int
	for i, d := range t.Fight().Dice(side) {
		if f(d) {
			out = append(out, i)
		}
	}
	return out
}

// spendsLock adds a focus result to the owner's dice of a primary attack, or of defense, for a lock on the other ship.
func spendsLock(side board.Side) xwing.Ability {
	return spendsLockFor(side, func(t *xwing.Table) bool { return side == board.DefenseDice || inPrimary(t) })
}

// spendsLockFor does so in attacks for which f holds.
func spendsLockFor(side board.Side, f func(*xwing.Table) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && f(t) && t.CanSpendLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.Fight().AddDie(side, board.FocusResult)
		}}
}

// rerollsBlank rerolls one blank of the owner's attack where f holds.
func rerollsBlank(f func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.Fight().CanRerollOne(board.AttackDice, board.Blank) && f(t, m, a)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollOne(board.AttackDice, board.Blank) }}
}

// foresees names a result before a ship nearby rolls, while all of the owner's Force is active.
func foresees(when func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeRolling, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			f := t.Ship(m.Owner).Force
			ship := t.Ship(m.Ship).Remote == "" || m.Attack.Pool &&
				m.Attack.Side == board.DefenseDice // a remote is treated as one while it defends
			return ship && when(t, m) && f.Active == f.Limit && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2) &&
				t.Fight().Modifiable(m, m.Attack.Side)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.NameResult(m) }}
}

// byLocksOf rerolls any of the owner's attack dice for a lock of a friendly ship for which fit holds.
func byLocksOf(fit func(*xwing.Table, xwing.Moment, board.ShipID) bool) xwing.Ability {
	lockers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return fit(t, m, id) && t.CanSpendLockOf(m.Owner, id, m.Other.Piece())
		})
	}
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return len(lockers(t, m)) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLockOf(m.Owner, t.ChooseShip(m, lockers(t, m), false), m.Other.Piece())
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, len(t.Fight().Dice(board.AttackDice)))
		}}
}

// hitsStrained makes a hit of a blank or a focus result while the owner is strained, in attacks
// for which f holds.
func hitsStrained(f func(*xwing.Table) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return f(t) && t.Ship(m.Owner).Strained() && t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult)
		}}
}

// jinxesLocked has one attack die of a ship that the owner has locked thrown again, whoever it shoots at.
func jinxesLocked() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			attacker := t.Ship(t.View.Attack.Attacker)
			return attacker.Remote == "" && t.Ship(m.Owner).HasLocked(attacker.ID.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1) }}
}

// standsInTheWay gives whom the owner stands in front of a die in defense; who
// attacks may shoot past it where the bases leave a choice (X20-OBT-006).
func standsInTheWay(when func(*xwing.Table, xwing.Moment) bool) []xwing.Ability {
	return []xwing.Ability{
		number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return slices.Contains(t.View.Attack.Through, m.Owner) && when(t, m)
		}),
		number(xwing.HeedingOnLine, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return board.ShipOf(m.Answer) == m.Owner && when(t, m)
		}),
	}
}

// rerollsDefense rerolls one result of a face of the owner's defense dice where f holds.
func rerollsDefense(face board.Face, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Fight().CanRerollOne(board.DefenseDice, face) && f(t, m)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollOne(board.DefenseDice, face) }}
}
