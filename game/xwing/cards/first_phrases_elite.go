package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of first edition's elite upgrades that flip, are discarded or attack.

// burnsBright gains a token by flying, and gives one up to be ready again.
func burnsBright() []xwing.Ability {
	const ready, exhausted = 1, 2
	kinds := func(t *xwing.Table, m xwing.Moment) []board.Token {
		return slices.DeleteFunc([]board.Token{board.Focus, board.Evade}, func(k board.Token) bool { return !t.CanSpend(m.Owner, k) })
	}
	return []xwing.Ability{
		{When: xwing.AfterAction, Side: ready, May: true, If: having(catalog.Boost, catalog.BarrelRoll),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.GainEither(m, m.Owner, board.Focus, board.Evade)
				t.FlipUpgrade(m.Owner, "intensity")
			}},
		{When: xwing.EndOfEngagement, Side: exhausted, May: true, Turns: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(kinds(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := kinds(t, m)
				if len(k) > 1 && !t.AskRather(m, m.Owner, "spend-focus", "spend-evade") {
					k = k[1:]
				}
				t.SpendToken(m.Owner, k[0])
				t.FlipUpgrade(m.Owner, "intensity")
			}},
	}
}

// spinsAround turns about after a maneuver of its dial that is not red, once.
func spinsAround() xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty != catalog.Red && !m.Move.Ion && slices.ContainsFunc(t.Dial(m.Owner),
				func(d catalog.Maneuver) bool {
					return d.Speed == m.Move.Maneuver.Speed && d.Bearing == m.Move.Maneuver.Bearing
				})
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardThis(m)
			t.Pivot(m.Owner, 180)
			t.GainTokens(m.Owner, board.Stress, 1)
		}}
}

// rages is an action that focuses at the price of stress, and rerolls for the rest of the round.
func rages() []xwing.Ability {
	return []xwing.Ability{
		lastingAction(func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Focus, 1)
			t.GainTokens(m.Owner, board.Stress, 2)
		}),
		{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool { return t.Lasting(m) }),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 3) }},
	}
}

// showers has ships around a target that a torpedo or a missile has missed roll for damage; the target, too, is at
// range 1 of itself (X10-TCH-007).
func showers() xwing.Ability {
	slow := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		cost := t.UpgradeCost(m.Owner, t.View.Attack.Weapon.Upgrade)
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return t.Agility(id) < cost })
	}
	return xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "torpedo", "missile") && !t.View.Attack.Hit && len(slow(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range slow(t, m) {
				hurtsBy(t, id, t.RollAttackDie(id, because(m)))
			}
		}}
}

// hurtsBy has a ship suffer what a die shows.
func hurtsBy(t *xwing.Table, id board.ShipID, f board.Face) {
	switch f {
	case board.Hit:
		t.SufferDamage(id, xwing.Damage{Hits: 1})
	case board.Crit:
		t.SufferDamage(id, xwing.Damage{Crits: 1})
	}
}

// takesHits is discarded to suffer all hits in place of a friend at range 1.
func takesHits() xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other != m.Owner && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) &&
				t.Fight().CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardThis(m)
			t.SufferDamage(m.Owner, xwing.Damage{Hits: t.Fight().CancelAll(m, board.AttackDice, board.Hit)})
		}}
}

// snaps shoots at an enemy that has just flown; whoever shoots so attacks no more in the phase.
func snaps() []xwing.Ability {
	shot := func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, t.View.Phase.String()) }
	shoots := func(t *xwing.Table, m xwing.Moment) { t.Note(m, t.View.Phase.String()) }
	terms := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return itself(m, w) },
			Whom: func(id board.ShipID) bool { return id == m.Ship }, Picked: func(string) { shoots(t, m) }}
	}
	return []xwing.Ability{
		{When: xwing.AfterManeuver, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.CanAttack(m.Owner, terms(t, m))
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, terms(t, m)) }},
		{When: xwing.AfterBecomingDefender, Upon: theShip, Do: shoots,
			If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && !shot(t, m) }},
		{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && shot(t, m) }},
		{Query: xwing.ModifyingDice, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && withIt(t, m) && m.Attack.Side == board.AttackDice
			}},
	}
}

// staysOn turns the dial to another maneuver of the speed, which is red then; what the ship executes after it is not.
func staysOn() []xwing.Ability {
	others := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return d.Speed != m.Move.Maneuver.Speed || d.Bearing == m.Move.Maneuver.Bearing
		})
	}
	return []xwing.Ability{
		{When: xwing.AfterRevealingDial, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(others(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SetDial(m.Owner, others(t, m))
				t.Note(m, noteUsed)
			}},
		number(xwing.ManeuverDifficulty, 2, func(t *xwing.Table, m xwing.Moment) bool {
			now := t.Ship(m.Owner).Dial.Maneuver // whatever color it is said to have
			return you(m) && t.Noted(m, noteUsed) && asWhite(now) == asWhite(m.Move.Maneuver) && !t.HasMoved(m.Owner)
		}),
	}
}

// swarmsAround takes evade tokens of friends who aim at the defender for as many attack dice.
func swarmsAround() []xwing.Ability {
	aiming := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return id != m.Owner && aimsAt(t, id, m.Ship) && t.Ship(id).Has(board.Evade) > 0
		})
	}
	return []xwing.Ability{
		{When: xwing.AfterBecomingDefender,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && inPrimary(t) && len(aiming(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ChooseUpTo(m, aiming(t, m), 2) {
					t.RemoveTokens(id, board.Evade, 1)
					t.NoteInAttack(m, id.Piece())
				}
			}},
		{Query: xwing.AttackDiceCount, If: attacking, By: func(t *xwing.Table, m xwing.Moment) int {
			return len(friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
				return t.NotedInAttack(m, id.Piece())
			}))
		}},
	}
}
