package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of the armed and dangerous.

// reverses makes a Tallon roll of the turn that was revealed, which is then harder.
func reverses() []xwing.Ability {
	tallon := map[gauge.Bearing]gauge.Bearing{gauge.TurnLeft: gauge.TallonRollLeft, gauge.TurnRight: gauge.TallonRollRight}
	return []xwing.Ability{
		{When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1},
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				_, turn := tallon[m.Move.Maneuver.Bearing]
				return you(m) && turn
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				to.Bearing = tallon[to.Bearing]
				t.Note(m, to.String())
				t.ChangeManeuver(m.Owner, to)
			}},
		harder(1),
	}
}

// shieldedToward reports whether the owner has a reinforce token of the full arc that a ship is in.
func shieldedToward(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	s := t.Ship(m.Owner)
	return s.Has(board.ReinforceFore) > 0 && t.InArc(m.Owner, id, gauge.FullFront) ||
		s.Has(board.ReinforceAft) > 0 && t.InArc(m.Owner, id, gauge.FullRear)
}

// burnsCoaxium lets the owner SLAM, for a charge, after a fast maneuver, and breaks something with each SLAM.
func burnsCoaxium() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterManeuver, If: fully(3, 4), Cost: xwing.Cost{Charges: 1},
			Act: &xwing.ActionGrant{Only: red(catalog.SLAM), Stressed: true}},
		{When: xwing.AfterAction, If: having(catalog.SLAM), Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Exposable(m.Owner) == 0 || t.AskRather(m, m.Owner, "crit", "expose") {
				t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
				return
			}
			t.ExposeDamage(m.Owner)
		}},
	}
}

// wears has the owner trade a stress token for a hit where it has three or more.
func wears() xwing.Ability {
	return xwing.Ability{When: xwing.EndOfActivation,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(board.Stress) >= 3 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(m.Owner, board.Stress, 1)
			t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
		}}
}

// armsForLater spends all three charges of the card in the System Phase, and drained reports whether it has none.
func armsForLater() xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 3}, Do: func(*xwing.Table, xwing.Moment) {}}
}

func outOfCharges(t *xwing.Table, m xwing.Moment) bool {
	xws, _ := catalog.UpgradeCard.Of(m.Card)
	return t.ActiveCharges(m.Owner, xws) == 0
}

// ambushes rolls a die for each enemy near the owner, once the card is out of charges.
func ambushes() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range1, nil) }
	return xwing.Ability{When: xwing.EndOfActivation,
		If:     outOfCharges,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range near(t, m) {
				if f := t.RollAttackDie(id, because(m)); f == board.Hit || f == board.Crit {
					t.SufferDamage(id, xwing.Damage{Hits: 1})
				}
			}
		}}
}

// strainsNearTarget strains, for two charges, an enemy at range 0-1 of whom a primary attack of the owner's has hit, which is
// one of them.
func strainsNearTarget() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		ids := t.Fight().ShipsAtTarget(gauge.Range1)
		if !t.Ship(m.Other).Destroyed {
			ids = append(ids, m.Other)
		}
		return slices.DeleteFunc(ids, func(id board.ShipID) bool { return !t.Enemy(m.Owner, id) || !t.CanGain(id, board.Strain) })
	}
	return xwing.Ability{When: xwing.AfterAttacking, May: true, Cost: xwing.Cost{Charges: 2},
		If:     func(t *xwing.Table, m xwing.Moment) bool { return hasHit(t, m) && inPrimary(t) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near(t, m), false), board.Strain, 1)
		}}
}

// gambles rerolls two attack dice under stress, and pays for a crit among them.
func gambles() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool { return t.Ship(m.Owner).Stressed() }),
		Do: func(t *xwing.Table, m xwing.Moment) {
			dice := t.Fight().ChooseRerolls(m.Owner, board.AttackDice, 1, 2)
			t.Fight().RerollDice(board.AttackDice, dice)
			if slices.ContainsFunc(dice, func(i int) bool { return t.Fight().Dice(board.AttackDice)[i].Face == board.Crit }) {
				t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			}
		}}
}

// locksFarForCharge lets the owner's lock action reach, for a charge, as far as it likes.
func locksFarForCharge(xws string) xwing.Ability {
	return xwing.Ability{Query: xwing.ReachingFar, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Lock) && t.ActiveCharges(m.Owner, xws) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SpendCharges(m.Owner, xws, 1) }}
}

// locksAhead locks an enemy ahead, for a charge, after an advanced maneuver.
func locksAhead() xwing.Ability {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(m.Owner, id, gauge.Front) && locksAnew(t, m, id)
		})
	}
	return xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return full(m, 0, 5) && !xwing.Basic(m.Move.Maneuver.Bearing)
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AcquireLock(m.Owner, t.ChooseShip(m, ahead(t, m), false).Piece())
		}}
}

// handsStress hands a stress token to an enemy near the owner, for a calculate token.
func handsStress() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range1, nil) }
	return xwing.Ability{When: xwing.StartOfEnd, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1},
		If:     func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Stressed() },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.TransferToken(m.Owner, t.ChooseShip(m, near(t, m), false), board.Stress)
		}}
}

// toPort reports whether the owner flies one of these bearings, fully.
func toPort(m xwing.Moment, bearings ...gauge.Bearing) bool {
	return you(m) && slices.Contains(bearings, m.Move.Maneuver.Bearing)
}

// thrustsToPort makes turns and Segnor's Loops to the left easier for a charge, and strains for a white loop.
func thrustsToPort() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return toPort(m, gauge.TurnLeft, gauge.SegnorsLoopLeft) && t.Difficulty(m.Owner, m.Move.Maneuver) != catalog.Blue
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Move.Maneuver.String()) }},
		harder(-1),
		{When: xwing.AfterManeuver,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return toPort(m, gauge.SegnorsLoopLeft) && m.Difficulty == catalog.White
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }},
	}
}

// recallsAll rerolls all dice of the owner's attacker for a charge, and steers more easily once that is gone.
func recallsAll() []xwing.Ability {
	banks := smoother(0, 5, gauge.BankLeft, gauge.BankRight)
	bank := banks.If
	banks.If = func(t *xwing.Table, m xwing.Moment) bool { return outOfCharges(t, m) && bank(t, m) }
	return []xwing.Ability{
		{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1}, If: defending,
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().RerollDice(board.AttackDice, diceThat(t, board.AttackDice, func(board.Die) bool { return true }))
			}},
		banks,
	}
}

// braces has the owner reinforce, as a red action, with an enemy at range 0.
func braces() xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, Act: may(red(catalog.Reinforce)),
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(enemyAt(t, m, gauge.Range0, nil)) > 0 }}
}

// wakes recovers a Force for damage that the owner has suffered in defense.
func wakes() xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Fight().SufferedDamage(m.Owner) && t.CanRecover(m.Owner, board.ForceCharges)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }}
}

// distracts makes strain and a calculate token of stress.
func distracts() xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRemoveToken(m.Owner, board.Stress) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(m.Owner, board.Stress, 1)
			t.GainTokens(m.Owner, board.Strain, 1)
			t.GainTokens(m.Owner, board.Calculate, 1)
		}}
}

// outwits has whoever fights the owner, and is locked by it, roll a die less.
func outwits() []xwing.Ability {
	locked := func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && t.Ship(m.Owner).HasLocked(m.Ship.Piece())
	}
	return []xwing.Ability{number(xwing.AttackDiceCount, -1, locked), number(xwing.DefenseDiceCount, -1, locked)}
}

// pursues acts and flies red maneuvers although stressed, in the Activation Phase, once the card is out of charges.
func pursues() xwing.Ability {
	return number(xwing.IgnoringStress, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Phase == board.Activation && outOfCharges(t, m)
	})
}

// synchronizes calculates for its charge, which comes back with turns, banks and Segnor's Loops to the left.
func synchronizes(xws string) []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }},
		{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Move.Full && toPort(m, gauge.TurnLeft, gauge.BankLeft, gauge.SegnorsLoopLeft) && t.CanRecover(m.Owner, xws)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, xws, 1) }},
	}
}

// runsHot loses a charge with each SLAM, without any of which the owner cannot SLAM.
func runsHot(xws string) []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterAction, If: having(catalog.SLAM), Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, xws, 1) }},
		{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && t.ActiveCharges(m.Owner, xws) == 0
			}},
	}
}
