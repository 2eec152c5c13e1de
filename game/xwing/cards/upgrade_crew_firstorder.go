package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderCrewUpgrades lists the upgrades of the slot crew of the First Order.
func firstOrderCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{agentTerexCrew(), captainPhasma(), commanderMalarusCrew(), commanderPyre(), generalHux(), kyloRenCrew(), supremeLeaderSnoke(), thanissonCrew()}
}

func captainPhasma() *xwing.Card {
	calm := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return !t.Ship(id).Stressed() })
	}
	return upgrade("captainphasma", xwing.Ability{When: xwing.EndOfEngagement,
		If:     always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(calm(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range calm(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
			}
		}})
}

func commanderPyre() *xwing.Card {
	return upgrade("commanderpyre", rerolls(board.DefenseDice, 1, foeStressed),
		xwing.Ability{When: xwing.AfterPlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if id := t.ChooseShip(m, enemies(t, m), false); id != 0 {
					t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 2)
				}
			}})
}

// generalHux has ships of one type do the same.
func generalHux() *xwing.Card { return upgrade("generalhux", coordinatesRed(nil)) }

func kyloRenCrew() *xwing.Card {
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool {
			return t.Enemy(m.Owner, id) && t.RangeBetween(m.Owner, id) >= gauge.Range1
		})
	}
	return upgrade("kyloren", xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, prey(t, m), false), "illshowyouthedarkside")
		}})
}

// thanissonCrew doubles what burdens a ship ahead.
func thanissonCrew() *xwing.Card {
	return upgrade("pettyofficerthanisson", xwing.Ability{When: xwing.AfterGainingToken, Upon: theShip, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			phase, color := t.View.Phase, m.Token.Color()
			return (phase == board.Activation || phase == board.Engagement) && (color == board.RedColor || color == board.Orange) &&
				t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1) && t.InArc(m.Owner, m.Ship, gauge.Front) &&
				!t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, m.Token, 1) }})
}

// agentTerexCrew hands out his tokens, and is never the same again.
func agentTerexCrew() *xwing.Card {
	const whole, cyborg = 1, 2
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range3, func(id board.ShipID) bool {
			return id != m.Owner && t.CanTransferAny(m.Owner, id, board.Calculate, board.Jam)
		})
	}
	return upgrade("agentterex",
		xwing.Ability{When: xwing.BeforePlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
			t.PutOnCard(m, board.Calculate, board.Calculate, board.Calculate)
		}},
		onSide(whole, chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return friendsAt(t, m, gauge.Range3, func(board.ShipID) bool { return len(t.OnCard(m)) > 0 })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.HandOut(m, id, board.Calculate)
				if len(t.OnCard(m)) == 0 {
					t.FlipUpgrade(m.Owner, "agentterex")
				}
			})),
		xwing.Ability{When: xwing.DuringSystemPhase, Side: cyborg, Do: func(t *xwing.Table, m xwing.Moment) {
			k := board.Jam
			if f := rollFor(t, m); f == board.Hit || f == board.Crit {
				k = board.Calculate
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Owner, k, 1)
		}},
		xwing.Ability{When: xwing.AsAction, Side: cyborg,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.TransferAny(m, m.Owner, t.ChooseShip(m, near(t, m), false), board.Calculate, board.Jam)
			}})
}

// supremeLeaderSnoke sees what those far away are about to do.
func supremeLeaderSnoke() *xwing.Card {
	far := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
			return !dialHidden(t, m, id) || !t.BeyondRange(m.Owner, id, gauge.Range1)
		})
	}
	force := func(t *xwing.Table, m xwing.Moment) int { return t.ActiveCharges(m.Owner, board.ForceCharges) }
	return upgrade("supremeleadersnoke", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return force(t, m) > 0 && len(far(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			chosen := t.ChooseUpTo(m, far(t, m), force(t, m))
			t.SpendCharges(m.Owner, board.ForceCharges, len(chosen))
			for _, id := range chosen {
				t.FlipDialFaceup(id)
			}
		}})
}

// commanderMalarusCrew drives the others on until one of them fails her, then herself.
func commanderMalarusCrew() *xwing.Card {
	const proud, perfected = 1, 2
	return upgrade("commandermalarus",
		xwing.Ability{When: xwing.ModifyingAttackDice, Side: proud, May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return friendlyAt(t, m, gauge.Range1) && t.Pilot(m.Ship).Limited == 0 && rolls(t, m.Ship, board.AttackDice) && inPrimary(t) &&
					t.Fight().CanRerollOne(board.AttackDice, board.Blank)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().RerollOne(board.AttackDice, board.Blank)
				t.NoteInAttack(m, "driven")
			}},
		xwing.Ability{When: xwing.AfterAttacking, Side: proud,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.NotedInAttack(m, "driven") && !t.View.Attack.Hit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "commandermalarus") }},
		xwing.Ability{When: xwing.ModifyingAttackDice, Side: perfected,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return t.InBullseye(m.Owner, a.Defender)
			}),
			Do: func(t *xwing.Table, m xwing.Moment) { // stress comes though there is no focus result to change
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, len(t.Fight().Dice(board.AttackDice)))
				t.GainTokens(m.Owner, board.Stress, 1)
				if t.Ship(m.Owner).Has(board.Stress) >= 2 {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				}
			}})
}
