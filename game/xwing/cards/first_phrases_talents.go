package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's elite upgrades.

// pushesOn performs another action that is granted, once a round, and then is stressed.
func pushesOn(g xwing.ActionGrant) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && unused(t, m) && t.CanPerform(m.Owner, g) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GrantActionThen(m, m.Owner, noteUsed, g, func() { t.GainTokens(m.Owner, board.Stress, 1) })
		}}
}

// hunts rerolls one attack die, or two against defenders for which f holds.
func hunts(f func(*xwing.Table, board.ShipID) bool) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(*xwing.Table, xwing.Moment, *board.Attack) bool { return true }),
		Do: func(t *xwing.Table, m xwing.Moment) {
			most := 1
			if f(t, t.View.Attack.Defender) {
				most = 2
			}
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, most)
		}}
}

// drawsCrit may suffer a crit in place of a friend at range 1.
func drawsCrit() xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other != m.Owner && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) &&
				t.Fight().CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().CancelResult(m, board.AttackDice, board.Crit)
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
		}}
}

// spreads hurts a ship at range 1 of whom the owner has hit, friend or enemy.
func spreads() xwing.Ability {
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return id != m.Other && id != m.Owner })
	}
	return xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return hasHit(t, m) && len(beside(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(t.ChooseShip(m, beside(t, m), false), xwing.Damage{Hits: 1})
		}}
}

// leads is the action that has a friend of lower pilot skill act.
func leads() xwing.Ability {
	led := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.Initiative(id) < t.Initiative(m.Owner) && t.CanPerform(id, xwing.ActionGrant{})
		})
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(led(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GrantAction(m, t.ChooseShip(m, led(t, m), false), xwing.ActionGrant{})
		}}
}

// wingsOver takes a stress token off another friend at range 1.
func wingsOver() xwing.Ability {
	weary := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(weary(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(t.ChooseShip(m, weary(t, m), false), board.Stress, 1)
		}}
}

// rollsOut is the action of a barrel roll, which is stress for ships without its icon and may shake off a lock.
func rollsOut() xwing.Ability {
	roll := xwing.ActionGrant{Only: white(catalog.BarrelRoll), Must: true}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Owner, roll) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Process(func() { t.GrantAction(m, m.Owner, roll) }) // what answers to the barrel roll comes before the rest
			if !hasIcon(t, m.Owner, catalog.BarrelRoll) {
				t.GainTokens(m.Owner, board.Stress, 1)
			}
			if by := t.ChooseShip(m, t.LockedByEnemies(m.Owner), true); by != 0 {
				t.BreakLock(by, m.Owner.Piece(), false)
			}
		}}
}

// lastingAction is an action that does something until the end of the round, though its card be discarded, and one thing at once.
func lastingAction(do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
		t.LastForRound(m)
		if do != nil {
			do(t, m)
		}
	}}
}

// exposes is the action to attack harder and defend worse for the rest of the round.
func exposes() []xwing.Ability {
	exposed := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Lasting(m) }
	return []xwing.Ability{
		lastingAction(nil),
		number(xwing.PrimaryValue, 1, exposed),
		number(xwing.AgilityValue, -1, exposed),
	}
}

// forTheCard may do something for the owner's upgrade that it stands on, which is discarded.
func forTheCard(a xwing.Ability) xwing.Ability {
	do := a.Do
	a.May, a.Do = true, func(t *xwing.Table, m xwing.Moment) {
		xws, _ := catalog.UpgradeCard.Of(m.Card)
		t.DiscardUpgrade(m.Owner, xws)
		do(t, m)
	}
	return a
}

// eases makes a white maneuver of the red one that the owner has revealed, for the card. What makes it harder still does.
func eases() xwing.Ability {
	return forTheCard(xwing.Ability{When: xwing.AfterRevealingDial,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && easedByWhite(t, m.Owner, m.Move.Maneuver) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.ChangeManeuver(m.Owner, asWhite(m.Move.Maneuver)) }})
}

// asWhite is a maneuver treated as a white one.
func asWhite(m catalog.Maneuver) catalog.Maneuver {
	m.Difficulty = catalog.White
	return m
}

// easedByWhite reports whether a maneuver that is red for a ship would not be, were it white.
func easedByWhite(t *xwing.Table, id board.ShipID, m catalog.Maneuver) bool {
	return t.Difficulty(id, m) == catalog.Red && t.Difficulty(id, asWhite(m)) != catalog.Red
}

// choosesSide has the player pick the side of a dual card before forces are placed.
func choosesSide() xwing.Ability {
	return xwing.Ability{When: xwing.BeforePlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
		if !t.AskRather(m, m.Owner, "more-skilled", "less-skilled") {
			xws, _ := catalog.UpgradeCard.Of(m.Card)
			t.FlipUpgrade(m.Owner, xws)
		}
	}}
}

// settles assigns the debt, and turns a focus result against whoever has it.
func settles() []xwing.Ability {
	return []xwing.Ability{
		assignsAmong(xwing.BeforePlacingForces, debt, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.View.SquadsAgainst(t.Ship(m.Owner).Seat)
		}),
		turnsAttack(board.FocusResult, board.Crit, xwing.Cost{}, func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.Ship(a.Defender).HasCondition(debt)
		}),
	}
}

// linksMinds shares the owner's focus and stress with friends who have the card, too, and none of that.
func linksMinds() xwing.Ability {
	linked := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		xws, _ := catalog.UpgradeCard.Of(m.Card)
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return id != m.Owner && t.Equips(id, xws) && t.Ship(id).Has(m.Token) == 0
		})
	}
	return xwing.Ability{When: xwing.AfterGainingToken,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Token == board.Focus || m.Token == board.Stress) && len(linked(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range linked(t, m) {
				t.GainTokens(id, m.Token, 1)
			}
		}}
}

// guards makes a friend at range 1 of higher pilot skill more agile for the rest of the round.
func guards() xwing.Ability {
	above := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.Initiative(id) > t.Initiative(m.Owner) })
	}
	return xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(above(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RaiseAgility(t.ChooseShip(m, above(t, m), false), 1) }}
}

// keepsCool gives a focus or evade token with a stress token, for the card.
func keepsCool() xwing.Ability {
	return forTheCard(xwing.Ability{When: xwing.AfterGainingToken, If: gotStress,
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainEither(m, m.Owner, board.Focus, board.Evade) }})
}

// hidesInDebris is the action of up to two evade tokens, one for each obstacle at range 1.
func hidesInDebris() xwing.Ability {
	count := func(t *xwing.Table, m xwing.Moment) (n int) {
		for _, o := range t.View.ObstaclesInPlay() {
			if t.RangeToObstacle(m.Owner, o) <= gauge.Range1 {
				n++
			}
		}
		return min(n, 2)
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return count(t, m) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, count(t, m)) }}
}

// tradesSkill may exchange the pilot skills of the owner and a friend at range 1-2 in the Combat phase.
func tradesSkill() xwing.Ability {
	return chooses(xwing.StartOfEngagement, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.Initiative(id) != t.Initiative(m.Owner) })
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		own, other := t.Initiative(m.Owner), t.Initiative(id)
		t.SetInitiative(m.Owner, m.Card, other, board.Engagement)
		t.SetInitiative(id, m.Card, own, board.Engagement)
	})
}

// dares is the action of a white 1 turn, for stress, which ships without the boost icon pay for by what two dice show.
func dares() xwing.Ability {
	turns := func(t *xwing.Table, m xwing.Moment) (ways []catalog.Maneuver) {
		for _, b := range [...]gauge.Bearing{gauge.TurnLeft, gauge.TurnRight} {
			if way := (catalog.Maneuver{Speed: 1, Bearing: b, Difficulty: catalog.White}); !t.TooStressed(m.Owner, way) {
				ways = append(ways, way)
			}
		}
		return ways
	}
	able := func(t *xwing.Table, m xwing.Moment) bool { return len(turns(t, m)) > 0 }
	return xwing.Ability{When: xwing.AsAction, If: able, Do: func(t *xwing.Table, m xwing.Moment) {
		t.ExecuteOneOf(m, turns(t, m))
		t.GainTokens(m.Owner, board.Stress, 1)
		if t.Ship(m.Owner).Where != board.InPlay || hasIcon(t, m.Owner, catalog.Boost) {
			return
		}
		var harm xwing.Damage
		for range 2 {
			switch rollFor(t, m) {
			case board.Hit:
				harm.Hits++
			case board.Crit:
				harm.Crits++
			}
		}
		t.SufferDamage(m.Owner, harm)
	}}
}

// aimsByFocus makes do with a focus token where attacks require a lock: they spend that in its place, or it is enough to have it.
func aimsByFocus() []xwing.Ability {
	inPlace := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Lock) }
	return []xwing.Ability{
		{Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return inPlace(t, m) && m.N > 0 }},
		{Query: xwing.WaivingRequirement, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return inPlace(t, m) && m.N == 0 && t.Ship(m.Owner).Has(board.Focus) > 0
			}},
	}
}
