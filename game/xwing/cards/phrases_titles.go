package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of the titles of huge ships.

// boresThrough has a friendly Vulture-class Droid Fighter bear damage to cancel an evade in its bullseye arc.
func boresThrough() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && t.Ship(m.Ship).Chassis == "vultureclassdroidfighter" &&
				t.InBullseye(m.Ship, m.Other) && t.Fight().Cancelable(m, board.DefenseDice, board.EvadeResult)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
			t.Fight().CancelResult(m, board.DefenseDice, board.EvadeResult)
		}}
}

// strainsWhoHurts strains who has hurt a friend badly, for energy.
func strainsWhoHurts() xwing.Ability {
	return xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Cost: xwing.Cost{Energy: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && t.Fight().SufferedPoints(m.Ship) >= 2 && t.CanGain(m.Other, board.Strain)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
		}}
}

// tradesShield makes energy of a shield, or a shield of energy.
func tradesShield() xwing.Ability {
	energy := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Shielded() && t.CanRecover(m.Owner, board.ShipCharges)
	}
	shield := func(t *xwing.Table, m xwing.Moment) bool {
		return t.ActiveCharges(m.Owner, board.ShipCharges) > 0 && t.CanRecoverShield(m.Owner)
	}
	return xwing.Ability{When: xwing.EndOfEngagement, May: true, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return energy(t, m) || shield(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if shield(t, m) && (!energy(t, m) || t.AskRather(m, m.Owner, "recover-shield", "recover-energy")) {
				t.SpendCharges(m.Owner, board.ShipCharges, 1)
				t.RecoverShield(m.Owner)
				return
			}
			t.SpendShield(m.Owner)
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
		}}
}

// recoversFromNew recovers energy after an attack on whom the owner, focused, has not attacked before in the round.
func recoversFromNew() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Fight().FirstOnDefender() && t.Ship(m.Owner).Has(board.Focus) > 0 && t.CanRecover(m.Owner, board.ShipCharges)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }}
}

// rerollsAllBlank has a friend with nothing but blanks roll all its dice of a side again, for damage or energy.
func rerollsAllBlank(side board.Side) xwing.Ability {
	const price = 2
	return xwing.Ability{When: modifying(side), May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			blanks := t.Fight().CountShown(side, board.Blank)
			return friendlyAt(t, m, gauge.Range2) && rolls(t, m.Ship, side) && blanks >= 2 && blanks == len(t.Fight().Dice(side))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.ActiveCharges(m.Owner, board.ShipCharges) >= price && t.AskRather(m, m.Owner, "spend-two-energy", "suffer-hit") {
				t.SpendCharges(m.Owner, board.ShipCharges, price)
			} else {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}
			all := make([]int, len(t.Fight().Dice(side)))
			for i := range all {
				all[i] = i
			}
			t.Fight().RerollDice(side, all)
		}}
}

// grip is how many tractor tokens the hull of a Trident gives to whom it meets.
const grip = 3

// gripsOverlapped tractors the ships that the owner has overlapped, each for an energy.
func gripsOverlapped() xwing.Ability {
	held := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(slices.Clone(m.Move.Onto), func(id board.ShipID) bool {
			return t.Ship(id).Where != board.InPlay || t.Tractored(id) || !t.CanGain(id, board.Tractor)
		})
	}
	return xwing.Ability{When: xwing.AfterManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && len(m.Move.Onto) > 0 },
		Choice: func(t *xwing.Table, m xwing.Moment) bool {
			return t.ActiveCharges(m.Owner, board.ShipCharges) > 0 && len(held(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseUpTo(m, held(t, m), t.ActiveCharges(m.Owner, board.ShipCharges)) {
				t.SpendCharges(m.Owner, board.ShipCharges, 1)
				t.Tractor(t.Ship(m.Owner).Seat, id, grip)
			}
		}}
}

// gripsRammer tractors a ship that has overlapped the owner.
func gripsRammer() xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, Upon: theShip, May: true, Cost: xwing.Cost{Energy: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && slices.Contains(m.Move.Onto, m.Owner) && !t.Tractored(m.Ship) && t.CanGain(m.Ship, board.Tractor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Tractor(t.Ship(m.Owner).Seat, m.Ship, grip) }}
}

// reinforcesFore keeps the owner's reinforce tokens to its full front arc.
func reinforcesFore() xwing.Ability {
	return xwing.Ability{Query: xwing.PointingTo,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.Aft },
		Refuse: refusing(rule.CardForbids)}
}

// boresNear treats a tractored defender at range 1 of a drill beak as one at range 0.
func boresNear() xwing.Ability {
	near := ownAtRange(gauge.Range1)
	return number(xwing.ClosingIn, -1, func(t *xwing.Table, m xwing.Moment) bool {
		w, _ := t.Weapon(m.Owner, m.Action)
		return near(t, m) && slices.Contains([]string{"drillbeak", "drillbeak-epicsl"}, w.Upgrade) && t.Tractored(m.Other)
	})
}

// arrivesBeside has the owner wait in reserve during setup, and arrive beside a friend in the end.
func arrivesBeside() []xwing.Ability {
	return []xwing.Ability{{Query: xwing.StartingInReserve, By: one},
		{When: xwing.AfterSetup, If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Where == board.InReserve },
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceBesideFriend(m, gauge.Range2) }}}
}

// oneLaden is one die while the owner has an orange or red token that is no lock, and none else.
func oneLaden(t *xwing.Table, m xwing.Moment) int {
	if laden(t, m.Owner) {
		return 1
	}
	return 0
}

// primaryOnLaden reports whether the owner performs a primary attack on a ship with such a token.
func primaryOnLaden(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && laden(t, m.Other)
}

// strainsFromCloak strains, as the owner decloaks, an enemy dead ahead.
func strainsFromCloak() xwing.Ability {
	return given(mine, chooses(xwing.AfterDecloaking, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.CanGain(id, board.Strain) })
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Strain, 1)
	}))
}

// firesAgain performs a bonus primary attack on the same ship after an attack with a cannon, for a strain token.
func firesAgain() xwing.Ability {
	terms := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true, Bonus: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "cannon") && t.CanBonusAttack(m.Owner, terms(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(m)) }}
}

// aimsAlong makes a hit of a focus result against whoever is on the side to which the owner is reinforced; a crit against whoever
// is stressed.
func aimsAlong() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0 && shieldedToward(t, m, a.Defender)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := board.Hit
			if t.Ship(m.Other).Stressed() && t.AskRather(m, m.Owner, "turn-crit", "turn-hit") {
				to = board.Crit
			}
			t.Fight().ChangeResults(board.AttackDice, board.FocusResult, to, 1)
		}}
}
