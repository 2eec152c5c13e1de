package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Cards that say the same on several ship types, or for several factions.

// commandos puts down the team of its name.
func commandos(xws string) *xwing.Card {
	return drained(dropper(xws, &xwing.Placing{Device: xws, Ways: board.EitherEnd(board.Drops(straight(1)))}))
}

// norraWexley has no choice (X20-ERR-016).
func norraWexley(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, board.DefenseDice) && len(enemyAt(t, m, gauge.Range1, nil)) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }})
}

// heraLends hands on what she has, once an attack, whichever dice are modified then.
func heraLends(xws string) *xwing.Card {
	kinds := []board.Token{board.Focus, board.Evade}
	hands := xwing.Ability{May: true, Aside: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			there := othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return id == m.Ship && t.RangeBetween(m.Owner, id) >= gauge.Range1
			})
			return len(there) > 0 && !t.NotedInAttack(m, "handed") && t.CanTransfer(m.Owner, m.Ship, kinds...)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.NoteInAttack(m, "handed")
			t.TransferOne(m, m.Ship, kinds...)
		}}
	attack, defense := hands, hands
	attack.When, defense.When = xwing.ModifyingAttackDice, xwing.ModifyingDefenseDice
	return pilot(xws, attack, defense)
}

// zebOrrelios braces himself: critical results are canceled first.
func zebOrrelios(xws string) *xwing.Card {
	return pilot(xws, critsGoFirst())
}

// critsGoFirst has the owner's evade results cancel crits before hits.
func critsGoFirst() xwing.Ability {
	return number(xwing.CritsFirst, 1, func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner })
}

// bossk makes more of a crit that nobody has evaded, in attacks with such weapons.
func bossk(xws string, with func(board.Weapon) bool) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.AfterNeutralizing, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return with(a.Weapon) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0 &&
				t.Fight().Modifiable(m, board.AttackDice)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().SpendResult(m.Owner, board.AttackDice, board.Crit)
			t.Fight().AddDie(board.AttackDice, board.Hit)
			t.Fight().AddDie(board.AttackDice, board.Hit)
		}})
}

// daring is what Vult Skerris does in any cockpit.
func daring() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AsAction, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, board.ShipCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }},
		{When: xwing.BeforeEngaging, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{}},
	}
}

// heraSyndulla changes her mind, but not how hard she flies.
func heraSyndulla(xws string) *xwing.Card { return pilot(xws, turnsAlike()) }

// turnsAlike may turn a green or red maneuver that the owner has revealed to another of the same difficulty.
func turnsAlike() xwing.Ability {
	others := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return t.Difficulty(m.Owner, d) != t.Difficulty(m.Owner, m.Move.Maneuver) || d == m.Move.Maneuver
		})
	}
	return xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			d := t.Difficulty(m.Owner, m.Move.Maneuver)
			return you(m) && (d == catalog.Red || d == catalog.Blue)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, others(t, m)) }}
}

func garvenDreis(xws string) *xwing.Card {
	return pilot(xws, passesSpent(gauge.Range3))
}

func anakinSkywalker(xws string) *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool {
		return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool {
			return t.InBullseye(m.Owner, id) || t.InArc(m.Owner, id, gauge.Front) && t.AtRange(m.Owner, id, gauge.Range0, gauge.Range1)
		})) > 0
	}
	return pilot(xws, xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Full && t.CanRemoveToken(m.Owner, board.Stress) && ahead(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

// oddball locks what he happens to have in his sights.
func oddball(xws string) *xwing.Card {
	return pilot(xws, locksWhenRed(func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.CanLock(m.Owner, id.Piece()) })
	})...)
}

// viktorHel likes no other number than two.
func viktorHel(xws string) *xwing.Card { return pilot(xws, stressesUnlessTwo()) }

// stressesUnlessTwo stresses an attacker if the owner has not rolled two defense dice.
func stressesUnlessTwo() xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			rolled := slices.DeleteFunc(slices.Clone(t.Fight().Dice(board.DefenseDice)), func(d board.Die) bool { return d.Added })
			return you(m) && len(rolled) != 2 && t.CanGain(m.Other, board.Stress)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }}
}

// chopper lets nobody touch him and think.
func chopper(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.StartOfEngagement,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range0, nil)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range enemyAt(t, m, gauge.Range0, nil) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 2)
			}
		}})
}

// homing asks the defender: the damage at once, or all of the dice.
func homing(xws, suffer string, d xwing.Damage) *xwing.Card {
	return weapon(xws, catalog.Lock, 1, xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && itself(m, t.View.Attack.Weapon)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.AskRather(m, m.Ship, suffer, "defend") {
				t.SufferDamage(m.Ship, d)
				t.Fight().SkipDice()
			}
		}})
}

// burnsOut is a drive that SLAMs once, and for a token more leaves the ship armed.
func burnsOut(xws string, k board.Token) *xwing.Card {
	slams := func(m xwing.Moment) bool { return you(m) && m.Is(catalog.SLAM) }
	return upgrade(xws,
		xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return slams(m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.LoseCharges(m.Owner, xws, 1)
				if t.Ship(m.Owner).Has(board.Disarm) > 0 && t.AskUse(m) {
					t.GainTokens(m.Owner, k, 1)
					t.RemoveTokens(m.Owner, board.Disarm, 1)
				}
			}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return slams(m) && t.ActiveCharges(m.Owner, xws) == 0 }})
}

// silentHunter steps out of the dark with somebody in its sights.
func silentHunter(xws string) *xwing.Card {
	return upgrade(xws, given(mine, chooses(xwing.AfterDecloaking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.CanLock(m.Owner, id.Piece()) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })))
}

// caiThrenalli is guarded by flying over friends.
func caiThrenalli(xws string) *xwing.Card {
	return pilot(xws, xwing.Ability{When: xwing.AfterManeuver, Act: may(white(catalog.Evade)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(through(t, m, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })) > 0
		}})
}

// dashAmongRocks has others bear what obstacles do to him.
func dashAmongRocks(xws string) *xwing.Card {
	to := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range1, nil) }
	return pilot(xws, given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && len(m.Met.Obstacles) > 0 && m.Token.Color() == board.RedColor
	}, chooses(xwing.AfterGainingToken, to, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.TransferToken(m.Owner, id, m.Token)
	})))
}

// hawk throws whoever flies fast about at the end.
func hawk(xws string) *xwing.Card {
	swerves := xwing.ActionGrant{Only: white(catalog.BarrelRoll, catalog.Boost)}
	fast := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			d := t.Ship(id).Dial
			return d.Maneuver.Speed >= 3 && t.CanPerform(id, swerves)
		})
	}
	return pilot(xws, xwing.Ability{When: xwing.StartOfEnd,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(fast(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			inTurn(t, m, fast(t, m), func(id board.ShipID) {
				t.GrantActionFor(m, id, xwing.Cost{Gain: board.Strain, GainN: 1}, swerves)
			})
		}})
}

// pinsDown keeps whom the owner has attacked down, or whom it did before if this one is gone.
func pinsDown() xwing.Ability {
	down := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
			return id != m.Other && t.ConditionBy(id, "suppressivefire") != m.Owner
		})
	}
	return xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(down(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Ship(m.Other).Present() {
				t.AssignCondition(m, m.Other, "suppressivefire")
			}
			for _, id := range down(t, m) {
				t.Note(xwing.Moment{Owner: id, Card: "condition/suppressivefire"}, "attacked")
			}
		}}
}
