package cards

import (
	"slices"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// separatistPilots are pilots of the Separatist Alliance.
func separatistPilots() []*xwing.Card {
	return []*xwing.Card{
		captainSear(), dfs081(), berwerKret(), dist81(), geonosianPrototype(), haorChallPrototype(), dgs286(),
		pilot("jangofett", spoils(board.AttackDice, easier), spoils(board.DefenseDice, func(t *xwing.Table, m xwing.Moment) bool {
			return inPrimary(t) && easier(t, m)
		})),
		pilot("wattambor", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && calculatingAt(t, m) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RerollChosen(m.Owner, board.AttackDice, 1, calculatingAt(t, m))
			}}),
		sunFac(), preciseHunter(), dgs047(), onderonOppressor(), dfs311(),
		pilot("chertek", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && t.Ship(m.Other).Tractored()
		})),
		pilot("generalgrievous", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && inPrimary(t) && !t.InFiringArc(m.Other, m.Owner)
		})),
		pilot("066", xwing.Ability{When: xwing.AfterDefending, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1}, Act: &xwing.ActionGrant{}}),
	}
}

func sunFac() *xwing.Card {
	return pilot("sunfac", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.Ship(m.Other).Tractored()
	}))
}

// preciseHunter rerolls a blank, whichever.
func preciseHunter() *xwing.Card {
	blank := func(d board.Die) bool { return !d.Gone && d.Face == board.Blank && !d.Rerolled }
	return pilot("precisehunter", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.InBullseye(m.Owner, a.Defender) && diceThat(t, board.AttackDice, blank) != nil
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.RerollDice(board.AttackDice, diceThat(t, board.AttackDice, blank)[:1])
		}})
}

// diceThat returns the indices of the dice of a side for which f holds.
func diceThat(t *xwing.Table, side board.Side, f func(board.Die) bool) []int {
	var out []int
	for i, d := range t.Dice(side) {
		if f(d) {
			out = append(out, i)
		}
	}
	return out
}

func dgs047() *xwing.Card {
	strains := func(t *xwing.Table, m xwing.Moment) bool {
		return t.InBullseye(m.Owner, m.Other) && t.Ship(m.Other).Remote == ""
	}
	return pilot("dgs047", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InArc(m.Owner, m.Other, physics.Front) && (t.CanLock(m.Owner, m.Other.Piece()) || strains(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.CanLock(m.Owner, m.Other.Piece()) && t.ChooseShip(m, []board.ShipID{m.Other}, true) != 0 {
				t.AcquireLock(m.Owner, m.Other.Piece())
			}
			if strains(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
			}
		}})
}

// The gunship thinks faster where it slides.
func onderonOppressor() *xwing.Card {
	calculates := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && f(m) && t.Ship(m.Owner).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}
	}
	return pilot("onderonoppressor",
		calculates(xwing.AfterBarrelRolling, func(xwing.Moment) bool { return true }),
		calculates(xwing.AfterManeuver, func(m xwing.Moment) bool {
			return m.Maneuver.Bearing >= physics.SideslipBankLeft // the sideslips are the last bearings
		}))
}

func dfs311() *xwing.Card {
	return pilot("dfs311", passes(xwing.StartOfEngagement, board.Calculate, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, physics.Range3, nil)
	}))
}

// easier reports whether the owner's revealed maneuver is easier than the other's; one
// that was not revealed is no harder than any.
func easier(t *xwing.Table, m xwing.Moment) bool {
	me, he := t.Ship(m.Owner).Dial, t.Ship(m.Other).Dial
	return me.Revealed && t.Difficulty(m.Owner, me.Maneuver) < t.Difficulty(m.Other, he.Maneuver)
}

// calculatingAt counts the friendly ships with calculate tokens at range 1 of the
// other ship.
func calculatingAt(t *xwing.Table, m xwing.Moment) int {
	return len(t.ShipsAt(m.Other, physics.Range1, func(id board.ShipID) bool {
		return t.RangeBetween(m.Other, id) >= physics.Range1 && t.Friendly(m.Owner, id) && t.Ship(id).Has(board.Calculate) > 0
	}))
}

func captainSear() *xwing.Card {
	return pilot("captainsear", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range3) && inPrimary(t) && t.InBullseye(m.Ship, m.Other) &&
				t.Ship(m.Ship).Has(board.Calculate) > 0 && t.CountResults(board.DefenseDice, board.EvadeResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendToken(m.Ship, board.Calculate) {
				t.CancelResult(m, board.DefenseDice, board.EvadeResult)
			}
		}})
}

func dfs081() *xwing.Card {
	return pilot("dfs081", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range1) && rolls(t, m.Other, board.AttackDice) && t.Ship(m.Ship).Has(board.Calculate) > 0 &&
				t.CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.SpendToken(m.Ship, board.Calculate) {
				t.ChangeResults(board.AttackDice, board.Crit, board.Hit, len(t.Dice(board.AttackDice)))
			}
		}})
}

// berwerKret shares what a hit has shown with those who have the target locked.
func berwerKret() *xwing.Card {
	calculate := xwing.ActionGrant{Source: "pilot/berwerkret", Only: red(catalog.Calculate)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
			onBar := slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
			return !t.Friendly(m.Owner, id) || !onBar || !t.Ship(id).HasLocked(m.Other.Piece()) || !t.CanPerform(id, calculate)
		})
	}
	return pilot("berwerkret", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Hit && len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range able(t, m) {
				t.PerformAction(id, calculate)
			}
		}})
}

// dist81 thinks with the heads of friends that the enemy has in his sights.
func dist81() *xwing.Card {
	heads := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
			return !t.Friendly(m.Owner, id) || t.Ship(id).Has(board.Calculate) == 0 || !t.InFiringArc(m.Other, id)
		})
	}
	turned := func(side board.Side, to board.Face) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && t.CountResults(side, board.FocusResult) > 0 && len(heads(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.SpendToken(t.ChooseShip(m, heads(t, m), false), board.Calculate) {
					t.ChangeResults(side, board.FocusResult, to, 1)
				}
			}}
	}
	return pilot("dist81", turned(board.AttackDice, board.Hit), turned(board.DefenseDice, board.EvadeResult))
}

func geonosianPrototype() *xwing.Card {
	return pilot("geonosianprototype", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.WeaponIn(m.Owner, a.Weapon, "missile", "cannon") && t.Ship(a.Defender).Has(board.Tractor) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RemoveTokens(m.Other, board.Tractor, 1)
			t.RerollChosen(m.Owner, board.AttackDice, 1, 2)
		}})
}

func haorChallPrototype() *xwing.Card {
	return pilot("haorchallprototype", xwing.Ability{When: xwing.AfterBecomingDefender, Act: may(white(catalog.Calculate, catalog.Lock)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other) &&
				t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2)
		}})
}

func dgs286() *xwing.Card {
	givers := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.Ship(id).Has(board.Calculate) > 0 })
	}
	return pilot("dgs286", xwing.Ability{When: xwing.BeforeEngaging,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(givers(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, givers(t, m), true); id != 0 {
				t.TransferToken(id, m.Owner, board.Calculate)
			}
		}})
}
