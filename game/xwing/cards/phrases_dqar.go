package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of those who left D'Qar, and of those who were after them.

// takesOverLock locks what a friend has locked, and breaks a friendly lock on it.
func takesOverLock() xwing.Ability {
	lockers := func(t *xwing.Table, m xwing.Moment, o string) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.Ship(id).HasLocked(o)
		})
	}
	shared := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.LockableAt(m.Owner, gauge.Range1, gauge.Range3), func(o string) bool {
			return t.Ship(m.Owner).HasLocked(o) || len(lockers(t, m, o)) == 0
		})
	}
	return xwing.Ability{When: xwing.StartOfEngagement, May: true, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(shared(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			among := shared(t, m)
			t.LockOneOf(m.Owner, among)
			for _, o := range among {
				if t.Ship(m.Owner).HasLocked(o) {
					t.BreakLock(t.ChooseShip(m, lockers(t, m, o), false), o, false)
				}
			}
		}}
}

// disturbs has an enemy in the owner's turret arc reroll two attack dice, for a charge and one of a missile.
func disturbs() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			attacker := t.View.Attack.Attacker
			return t.Enemy(m.Owner, attacker) && t.InTurretArc(m.Owner, attacker) && len(chargedIn(t, m.Owner, "missile")) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendCharges(m.Owner, t.ChooseUpgrade(m, chargedIn(t, m.Owner, "missile")), 1)
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 2, 2)
		}}
}

// burdensAhead does something, for a charge, to a ship ahead that gains one of these tokens while ships act and fight.
func burdensAhead(do func(*xwing.Table, xwing.Moment), kinds ...board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Charges: 1}, Do: do,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return slices.Contains(kinds, m.Token) && (t.View.Phase == board.Activation || t.View.Phase == board.Engagement) &&
				t.InArc(m.Owner, m.Ship, gauge.Front) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2)
		}}
}

// foils deplete the owner as it rolls, and let it recover before it fires dead ahead.
func foils() []xwing.Ability {
	return []xwing.Ability{
		gainsAfter(board.Deplete, catalog.BarrelRoll),
		{When: xwing.AfterBecomingDefender, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.InBullseye(m.Owner, m.Ship) && t.CanRemoveToken(m.Owner, board.Deplete)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Deplete, 1) }},
	}
}

// leadsAway bears stress to have another small friend nearby bear a deplete token and boost.
func leadsAway() xwing.Ability {
	boost := xwing.ActionGrant{Only: white(catalog.Boost)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.Ship(id).Size == gauge.Small && t.CanPerform(id, boost)
		})
	}
	return xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If:     func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Has(board.Stress) < 2 },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, able(t, m), true); id != 0 {
				t.GrantActionFor(m, id, xwing.Cost{Gain: board.Deplete, GainN: 1}, boost)
			}
		}}
}

// sparesNobody strains another friend beside the defender to reroll a blank.
func sparesNobody() xwing.Ability {
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.Fight().ShipsAtTarget(gauge.Range1), func(id board.ShipID) bool {
			return id == m.Owner || !t.Friendly(m.Owner, id)
		})
	}
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Fight().CanRerollOne(board.AttackDice, board.Blank) && len(beside(t, m)) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, beside(t, m), false), board.Strain, 1)
			t.Fight().RerollOne(board.AttackDice, board.Blank)
		}}
}

// sheds removes one token of a kind before the owner engages, for a cost.
func sheds(k board.Token, c xwing.Cost) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRemoveToken(m.Owner, k) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, k, 1) }}
}

// easesForStrain makes a basic maneuver that was revealed easier, for a strain token once it is executed.
func easesForStrain() []xwing.Ability {
	const paid = "paid"
	return []xwing.Ability{
		{When: xwing.AfterRevealingDial, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && basic(m.Move.Maneuver) && m.Move.Maneuver.Difficulty != catalog.Blue
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, m.Move.Maneuver.String())
				t.Note(m, noteUsed)
			}},
		number(xwing.ManeuverDifficulty, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Noted(m, m.Move.Maneuver.String()) && !t.Noted(m, paid)
		}),
		{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Noted(m, noteUsed) && !t.Noted(m, paid)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, paid)
				t.GainTokens(m.Owner, board.Strain, 1)
			}},
	}
}

// helps spends a result that is no blank to have a friend lose a strain or deplete token.
func helps() []xwing.Ability {
	var out []xwing.Ability
	for _, side := range [...]board.Side{board.AttackDice, board.DefenseDice} {
		out = append(out, helpsBy(side))
	}
	return out
}

func helpsBy(side board.Side) xwing.Ability {
	faces := [...][]board.Face{{board.FocusResult, board.Hit, board.Crit}, {board.FocusResult, board.EvadeResult}}[side]
	strained := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 &&
				(t.CanRemoveToken(id, board.Strain) || t.CanRemoveToken(id, board.Deplete))
		})
	}
	return xwing.Ability{When: modifying(side), May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return rolls(t, m.Owner, side) && t.Fight().CountResults(side, faces...) > 0 && len(strained(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, strained(t, m), false)
			if !t.Fight().SpendOne(m.Owner, side, faces...) {
				return
			}
			k := board.Strain
			if !t.CanRemoveToken(id, k) ||
				t.CanRemoveToken(id, board.Deplete) && !t.AskRatherFor(m, id, "lose-strain", "lose-deplete") {
				k = board.Deplete
			}
			t.RemoveTokens(id, k, 1)
		}}
}

// jamsBesideFor assigns a jam token, for a charge, to an enemy near a ship that the owner has coordinated.
func jamsBesideFor() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
	}
	return xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(), May: true, Cost: xwing.Cost{Charges: 1},
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, near(t, m), false), board.Jam, 1)
		}}
}

// relays lets a friend that has locked an enemy near the owner calculate, for a charge and stress.
func relays() xwing.Ability {
	return xwing.Ability{When: xwing.AfterLocking, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other != 0 && t.Friendly(m.Owner, m.Ship) && t.Enemy(m.Owner, m.Other) &&
				t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Calculate, 1) }}
}

// escorts adds a focus result to the dice of a larger friend, where the owner is in the attacker's firing arc.
func escorts() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return t.Friendly(m.Owner, a.Defender) && t.Ship(a.Defender).Size != gauge.Small && t.InFiringArc(a.Attacker, m.Owner)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) }}
}

// rearms recovers one charge more, on a device, when the owner reloads, for strain.
func rearms() xwing.Ability {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		return drawnOn(t, m, func(u board.Upgrade) bool { return u.Kind == "device" })
	}
	return xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Strain, GainN: 1},
		If:     having(catalog.Reload),
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(spent(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }}
}

// keepsTalking coordinates and jams although stressed, and calculates with it.
func keepsTalking() []xwing.Ability {
	return []xwing.Ability{
		calmUnder(2, func(m xwing.Moment) bool { return m.Is(catalog.Coordinate, catalog.Jam) }),
		gainsAfter(board.Calculate, catalog.Coordinate, catalog.Jam),
	}
}

// firesDisarmed lets the owner attack with such weapons in spite of one disarm token.
func firesDisarmed(f func(*xwing.Table, xwing.Moment, board.Weapon) bool) xwing.Ability {
	return number(xwing.AttackingDisarmed, 1, func(t *xwing.Table, m xwing.Moment) bool {
		w, _ := t.Weapon(m.Owner, m.Action)
		return you(m) && f(t, m, w)
	})
}

// calculatesDisarmed calculates with each disarm token, and fires ahead in spite of one.
func calculatesDisarmed() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AfterGainingToken,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Disarm },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }},
		firesDisarmed(func(_ *xwing.Table, _ xwing.Moment, w board.Weapon) bool {
			return !w.Special && w.Arc == catalog.FrontArc
		}),
	}
}

// aimsTurret rolls a die more, for a focus token, in primary attacks on whom the turret points at.
func aimsTurret() xwing.Ability {
	return wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.InTurretArc(m.Owner, m.Other)
	}), xwing.Cost{Spend: board.Focus, SpendN: 1})
}

// firesTurretAgain performs a bonus attack, after a primary one, through a turret arc that has not fired yet.
func firesTurretAgain() xwing.Ability {
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.CanBonusAttack(m.Owner, turretAgain(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, turretAgain(t, m)) }}
}

// overdrives moves with a faster template in red boosts, barrel rolls and SLAMs, and trades stress for strain then.
func overdrives() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.FasterTemplates, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Red }),
		{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.Boost, catalog.BarrelRoll, catalog.SLAM) && m.Difficulty == catalog.Red &&
					t.CanRemoveToken(m.Owner, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }},
	}
}

// coordinatesRed treats a white coordinate action as red to coordinate up to two more, of those that fit or of one type.
func coordinatesRed(fits func(*xwing.Table, xwing.Moment, board.ShipID) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.TreatingAction, By: asRed,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Coordinate) && m.Difficulty == catalog.White &&
				t.CanCoordinate(m.Owner, func(id board.ShipID) bool { return fits == nil || fits(t, m, id) })
		},
		Coordinates: &xwing.CoordinateTerms{More: 2, Alike: true, Color: catalog.Red, Fits: fits}}
}

// ofTheLine reports whether a ship is a TIE/fo or a TIE/sf.
func ofTheLine(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
	return t.Ship(id).Chassis == "tiefofighter" || t.Ship(id).Chassis == "tiesffighter"
}
