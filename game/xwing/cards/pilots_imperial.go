package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// imperialPilots lists pilots of the Galactic Empire beside those by the moment of
// their abilities.
func imperialPilots() []*xwing.Card {
	return []*xwing.Card{
		commandantGoran(func(m xwing.Moment) bool { return !m.Full }),
		of(catalog.X2PO, commandantGoran(func(m xwing.Moment) bool { return !m.Full && m.Step && !m.Ion })),
		pilot("majorvynder", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0
		})),
		pilot("puresabacc", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).DamageCards() <= 1
		}), xwing.Cost{})),
		pilot("lyttandree", rerolls(board.AttackDice, 1, fromTheFlank)),
		pilot("whisper", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		pilot("deathrain", xwing.Ability{When: xwing.AfterPlacingDevice, Act: &xwing.ActionGrant{},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.N == 0 }}), // once for a set of mines
		pilot("lieutenantlorrir", xwing.Ability{Query: xwing.RollingBanks, By: one}),
		pilot("vultskerris", daring()...), pilot("vultskerris-tieininterceptor", daring()...),
		lieutenantKarsabi(), rexlerBrath(), seventhSister(), fifthBrother(), redline(), zertikStrom(), rampage(),
		colonelVessery(), cienaRee(), captainDobbs(), isbJingoist(), countdown(), tomaxBren(), chiraneau(),
	}
}

// hasHit reports whether the owner has just performed an attack that hit.
func hasHit(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Hit }

// fromTheFlank: a friend near the owner attacks a ship that has the owner at its side.
func fromTheFlank(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, physics.Range2) && (t.InArc(m.Other, m.Owner, physics.Left) || t.InArc(m.Other, m.Owner, physics.Right))
}

// daring is what Vult Skerris does in any cockpit.
func daring() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AsAction, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, "ship") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "ship", 1) }},
		{When: xwing.BeforeEngaging, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{}},
	}
}

func lieutenantKarsabi() *xwing.Card {
	return pilot("lieutenantkarsabi", xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Disarm && !t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

func rexlerBrath() *xwing.Card {
	return pilot("rexlerbrath", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.Ship(m.Owner).Has(board.Evade) > 0 && t.Ship(m.Other).Facedown > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.ExposeDamage(m.Other) }})
}

func seventhSister() *xwing.Card {
	return pilot("seventhsister", xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Force: 2},
		If: primary(func(t *xwing.Table, _ *board.Attack) bool {
			return t.CountResults(board.DefenseDice, board.EvadeResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.CancelResult(m, board.DefenseDice, board.EvadeResult) }})
}

func fifthBrother() *xwing.Card {
	return pilot("fifthbrother", xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Force: 2}, If: hasHit,
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.AttackDice, board.Crit) }})
}

// redline locks twice, and at every opportunity.
func redline() *xwing.Card {
	return pilot("redline", xwing.Ability{Query: xwing.LockLimit, By: one},
		xwing.Ability{When: xwing.AfterAction, May: true, If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }})
}

func zertikStrom() *xwing.Card {
	return pilot("zertikstrom", chooses(xwing.DuringEndPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), func(id board.ShipID) bool {
				return t.Ship(id).Facedown == 0 || !t.Ship(m.Owner).HasLocked(id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			t.ExposeDamage(id)
		}))
}

func rampage() *xwing.Card {
	return pilot("rampage", chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || m.Maneuver.Speed < 3 || m.Maneuver.Speed > 4 {
				return nil
			}
			return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			n := 1
			if t.Ship(m.Owner).Damaged() {
				n = 2
			}
			t.GainTokens(id, board.Strain, n)
		}))
}

func colonelVessery() *xwing.Card {
	locked := func(t *xwing.Table, target board.ShipID) bool {
		return slices.ContainsFunc(t.View.Ships, func(s board.Ship) bool { return s.HasLocked(target.Piece()) })
	}
	return pilot("colonelvessery", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			if !you(m) || !m.Pool {
				return false
			}
			d := t.View.Attack.Defender
			return t.Ship(d).Remote == "" && locked(t, d) && !t.Ship(m.Owner).HasLocked(d.Piece()) && t.CanLock(m.Owner, d.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, t.View.Attack.Defender.Piece()) }})
}

func cienaRee() *xwing.Card {
	return pilot("cienaree",
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, physics.Range3) && t.Ship(m.Owner).Stressed()
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

// commandantGoran shouts at clumsy pilots below him: by one list whenever they bump,
// by another only in the maneuver that they have revealed.
func commandantGoran(bumps func(m xwing.Moment) bool) *xwing.Card {
	focus := xwing.ActionGrant{Source: "pilot/commandantgoran", Only: red(catalog.Focus)}
	return pilot("commandantgoran", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return bumps(m) && friendlyAt(t, m, physics.Range3) && t.Initiative(m.Ship) < t.Initiative(m.Owner) && t.CanPerform(m.Ship, focus)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Ship, focus) }})
}

// isbJingoist threatens who is near, and chooses the punishment.
func isbJingoist() *xwing.Card {
	return pilot("isbjingoist", chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return enemyAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, physics.Front) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			orGreen(t, m, id, func() { t.GainEither(m, id, board.Deplete, board.Strain) })
		}))
}

func captainDobbs() *xwing.Card {
	return pilot("captaindobbs", xwing.Ability{When: xwing.BeforeNeutralizing, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && !t.Ship(m.Owner).Ionized() && t.CountResults(board.AttackDice, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.CancelResult(m, board.AttackDice, board.Hit) }})
}

// countdown takes one blow instead of all of them.
func countdown() *xwing.Card {
	return pilot("countdown", xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Hits: 1, Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.Hit && !t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.CancelAll(m, board.AttackDice) }})
}

func tomaxBren() *xwing.Card {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		var out []string
		for _, e := range t.EquippedIn("talent", []board.ShipID{m.Owner}) {
			if t.CanRecover(m.Owner, e.XWS) {
				out = append(out, e.XWS)
			}
		}
		return out
	}
	return pilot("tomaxbren", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == "reload" && len(spent(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }})
}

// chiraneau fires from behind his reinforced side.
func chiraneau() *xwing.Card {
	sides := map[board.Token]physics.Arc{board.ReinforceFore: physics.FullFront, board.ReinforceAft: physics.FullRear}
	return pilot("rearadmiralchiraneau", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			for _, k := range [...]board.Token{board.ReinforceFore, board.ReinforceAft} {
				if t.Ship(m.Owner).Has(k) > 0 && t.InArc(m.Owner, a.Defender, sides[k]) {
					return t.CountResults(board.AttackDice, board.FocusResult) > 0
				}
			}
			return false
		}),
		Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)})
}
