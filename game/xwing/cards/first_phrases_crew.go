package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of first edition's crew.

// hasMissed reports whether the owner has just performed an attack that did not hit.
func hasMissed(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit }

// foeInArc is the condition that the other ship is in the owner's firing arc.
func foeInArc(t *xwing.Table, m xwing.Moment) bool { return t.InFiringArc(m.Owner, m.Other) }

// shootsAgain is a primary attack after one that did not hit, on whom it may be, and no further one in the round.
func shootsAgain(whom func(xwing.Moment, board.ShipID) bool) []xwing.Ability {
	terms := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return whom(m, id) }, Picked: func(string) { t.Note(m, noteUsed) }}
	}
	return []xwing.Ability{
		{When: xwing.AfterAttacking, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return hasMissed(t, m) && t.CanAttack(m.Owner, terms(t, m)) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, terms(t, m)) }},
		{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !unused(t, m) }},
	}
}

// shrugsCard gives the owner's card up to discard a damage card that is dealt, and recover a shield.
func shrugsCard(dealt xwing.Timing) xwing.Ability {
	return xwing.Ability{When: dealt, May: true, Do: func(t *xwing.Table, m xwing.Moment) {
		t.DiscardDealt(m)
		t.RecoverShield(m.Owner)
		t.DiscardThis(m)
	}}
}

// statesOdds guesses how many evade results there will be, none at least, once a round.
func statesOdds() xwing.Ability {
	guesses := []string{"guess-0", "guess-1", "guess-2", "guess-3", "guess-4", "guess-5", "guess-6"}
	return onceARound(xwing.Ability{When: xwing.BeforeRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Attack.Side == board.DefenseDice && (!m.Attack.Pool || t.Fight().Modifiable(m, board.DefenseDice))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GuessResults(m, board.EvadeResult, slices.Index(guesses, t.AskAmong(m, m.Owner, guesses...)))
		}})
}

// commandsDie names what one die of a friend is changed to for good, once a round.
func commandsDie() xwing.Ability {
	return onceARound(xwing.Ability{When: xwing.BeforeRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && (!m.Attack.Pool || t.Fight().Modifiable(m, m.Attack.Side))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.NameForGood(m) }})
}

// addsBlank adds a blank to the owner's defense, or primary attack, where f holds.
func addsBlank(side board.Side, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && f(t, m) && (side == board.DefenseDice || inPrimary(t))
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(side, board.Blank) }}
}

// aimsByLock spends the lock on the defender to turn all focus results to hits.
func aimsByLock() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.CanSpendLock(m.Owner, a.Defender.Piece()) && t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendLock(m.Owner, m.Other.Piece())
			t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, len(t.Fight().Dice(board.AttackDice)))
		}}
}

// makesSpend has the enemy who rolls the dice of a side spend a focus token once he has modified them, unless he has: the
// defender against a primary attack, the attacker against any.
func makesSpend(side board.Side) xwing.Ability {
	a := xwing.Ability{When: xwing.BeforeNeutralizing}
	good, foe := board.EvadeResult, func(m xwing.Moment) board.ShipID { return m.Other }
	fights := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }
	if side == board.AttackDice {
		a.When, a.Of, good = xwing.AfterAttackStep, board.ModifyAttackDice.String(), board.Hit
		foe = func(m xwing.Moment) board.ShipID { return m.Ship }
		fights = func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }
	}
	a.If = func(t *xwing.Table, m xwing.Moment) bool {
		return fights(t, m) && t.CanSpend(foe(m), board.Focus) && !t.Fight().SpentInAttack(foe(m), board.Focus)
	}
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		t.SpendToken(foe(m), board.Focus)
		t.Fight().ChangeResults(side, board.FocusResult, good, len(t.Fight().Dice(side)))
	}
	return a
}

// cheersOn is the action that gives a friend a focus token for each enemy in the owner's firing arc, up to three.
func cheersOn() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return friendsAt(t, m, gauge.Range2, nil) }
	ahead := func(t *xwing.Table, m xwing.Moment) int {
		return min(3, len(enemyAt(t, m, gauge.Range3, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })))
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return ahead(t, m) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(t.ChooseShip(m, near(t, m), false), board.Focus, ahead(t, m))
		}}
}

// triesLuck is the action of what tokens two defense dice show.
func triesLuck() xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
		for _, f := range t.RollDefenseDice(m.Owner, 2, because(m)) {
			switch f {
			case board.FocusResult:
				t.GainTokens(m.Owner, board.Focus, 1)
			case board.EvadeResult:
				t.GainTokens(m.Owner, board.Evade, 1)
			}
		}
	}}
}

// inspires makes white maneuvers of the red ones that friends reveal in the phase, and in no other of the round, for the card.
func inspires() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.StartOfActivation, May: true, If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardForRound(m) }},
		outlasting(number(xwing.ColoredManeuver, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Difficulty == catalog.Red && t.Lasting(m) && t.Friendly(m.Owner, m.Ship)
		})),
	}
}

// savesFocus lays focus tokens on the card as the End phase begins, and takes one back as the Combat phase does.
func savesFocus() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.StartOfEnd, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Focus) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Focus, 1)
				t.PutOnCard(m, append(slices.Clone(t.OnCard(m)), board.Focus)...)
			}},
		{When: xwing.StartOfEngagement, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.OnCard(m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.HandOut(m, m.Owner, board.Focus) }},
	}
}

// sapsBombed costs an enemy at range 1 of a friendly bomb that goes off a damage, once a round.
func sapsBombed() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsNearDevice(m.Device.ID, gauge.Range1, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
	}
	return onceARound(xwing.Ability{When: xwing.AfterDetonation,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.FriendlyDevice(m.Owner, m.Device.ID) && len(near(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(t.ChooseShip(m, near(t, m), false), xwing.Damage{Hits: 1})
		}})
}

// keepsToken has the defender not spend one of its focus or evade tokens in the attack, for an ion token.
func keepsToken() []xwing.Ability {
	kinds := func(t *xwing.Table, m xwing.Moment) []board.Token {
		return slices.DeleteFunc([]board.Token{board.Focus, board.Evade}, func(k board.Token) bool { return t.Ship(m.Other).Has(k) == 0 })
	}
	return []xwing.Ability{
		{When: xwing.ModifyingAttackDice, May: true, Aside: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return attacking(t, m) && len(kinds(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := kinds(t, m)
				if len(k) > 1 && !t.AskRather(m, m.Owner, "bind-focus", "bind-evade") {
					k = k[1:]
				}
				t.NoteInAttack(m, k[0].String())
			}},
		{Query: xwing.SpendingToken, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Fight().Defends(m.Ship) && t.NotedInAttack(m, m.Token.String()) && t.Ship(m.Ship).Has(m.Token) == 1
			}},
	}
}

// frets takes any number of stress tokens, without one yet, to have as many dice of the owner's attack rerolled: of either side.
func frets(side board.Side) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && attacking(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			dice := t.Fight().ChooseRerolls(m.Owner, side, 1, t.Fight().Rerollable(side))
			t.GainTokens(m.Owner, board.Stress, len(dice))
			t.Fight().RerollDice(side, dice)
		}}
}
