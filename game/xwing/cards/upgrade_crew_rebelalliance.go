package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelCrewUpgrades lists the upgrades of the slot crew of the Rebel Alliance.
func rebelCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		cassianAndorCrew(),
		chewbaccaCrew(),
		chopperCrew(),
		commandos("clanwrencommandos"),
		heraCrew(),
		upgrade("jynerso", xwing.Ability{When: xwing.WouldGainToken, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Focus && friendlyAt(t, m, gauge.Range3)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Evade, 1) }}),
		k2soCrew(),
		kananCrew(),
		leiaCrew(),
		magvaYarroCrew(),
		upgrade("niennunb", smoother(0, 5, gauge.BankLeft, gauge.BankRight)),
		r2d2Crew(),
		sabineWrenCrew(),
		sawGerreraCrew(),
		upgrade("torynfarr", sharesLock(xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(), If: coordinatesFriend},
			func(m xwing.Moment) board.ShipID { return m.Other })),
		ursaWrenCrew(xwing.Ability{When: xwing.AfterLocking, If: friendLocked, Act: may(white(catalog.Lock))}),
		of(catalog.X2PO, ursaWrenCrew(locksBack())),
		upgrade("zeborrelios", attacksTouched(func(m xwing.Moment) bool { return you(m) || m.Other == m.Owner })),
		later(upgrade("zeborrelios", xwing.Ability{Query: xwing.ModifyingTouched, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return (you(m) || m.Other == m.Owner) && m.Action == board.Focus.String()
			}})),
		bazeMalbus(),
		c3poOfTheRebels(),
		landoCalrissianCrew(),
	}
}

func chewbaccaCrew() *xwing.Card {
	return upgrade("chewbacca", repairsFaceup(xwing.StartOfEngagement, xwing.Cost{Charges: 2}))
}

// Chopper works in the Perform Action step only, but an action under stress costs
// something whoever grants it; stress that it brings itself does not count.
func chopperCrew() *xwing.Card {
	return upgrade("chopper-crew",
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Act.Step }},
		xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Act.Stressed },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Exposable(m.Owner) == 0 || !t.AskRather(m, m.Owner, "expose", "suffer-hit") {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					return
				}
				t.ExposeDamage(m.Owner)
			}})
}

func heraCrew() *xwing.Card {
	return upgrade("herasyndulla",
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == xwing.ManeuverWhileStressed }},
		xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return full(m, 0, 5) && m.Difficulty == catalog.Red && t.Ship(m.Owner).Has(board.Stress) >= 3
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, 1)
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}})
}

// k2soCrew lends its brain, at a price.
func k2soCrew() *xwing.Card {
	lends := chooses(xwing.DuringSystemPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return friendsAt(t, m, gauge.Range3, nil)
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) {
			t.GainTokens(id, board.Calculate, 1)
			t.GainTokens(id, board.Stress, 1)
		})
	lends.May = true
	return upgrade("k2so", lends)
}

func kananCrew() *xwing.Card {
	return upgrade("kananjarrus", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Move.Full && m.Difficulty == catalog.White && friendlyAt(t, m, gauge.Range2) && t.CanRemoveToken(m.Ship, board.Stress)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Ship, board.Stress, 1) }})
}

func leiaCrew() *xwing.Card {
	return upgrade("leiaorgana",
		xwing.Ability{When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Charges: 3}, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "inspired") }},
		outlasting(number(xwing.ColoredManeuver, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.View.Phase == board.Activation && m.Difficulty == catalog.Red && t.Noted(m, "inspired") && t.Friendly(m.Owner, m.Ship)
		})))
}

func magvaYarroCrew() *xwing.Card {
	return upgrade("magvayarro", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.View.Attack.Hit && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// r2d2Crew mends shields at a risk.
func r2d2Crew() *xwing.Card {
	return upgrade("r2d2-crew", mendsShield(xwing.DuringEndPhase,
		func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Damaged() },
		func(t *xwing.Table, m xwing.Moment) { t.ExposeDamage(m.Owner) }))
}

// Sabine hands out the four tokens on her card, one for each ship that a friendly
// bomb has affected.
func sabineWrenCrew() *xwing.Card {
	return upgrade("sabinewren",
		xwing.Ability{When: xwing.BeforePlacingForces, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.PutOnCard(m, board.Ion, board.Jam, board.Stress, board.Tractor)
			}},
		xwing.Ability{When: xwing.AfterDeviceEffect, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				d := t.View.Device(m.Device.ID)
				return t.IsBomb(d.Kind) && d.Seat == t.Ship(m.Owner).Seat && len(t.OnCard(m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GiveFromCard(m, m.Ship) }})
}

func sawGerreraCrew() *xwing.Card {
	return upgrade("sawgerrera", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Hits: 1},
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
			return t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Crit, len(t.Fight().Dice(board.AttackDice)))
		}})
}

// ursaWrenCrew keeps two locks, and answers those on her friends with one.
func ursaWrenCrew(answer xwing.Ability) *xwing.Card {
	return upgrade("ursawren", xwing.Ability{Query: xwing.LockLimit, By: plus(2)}, answer)
}

// friendLocked reports whether an enemy has locked a friend nearby.
func friendLocked(t *xwing.Table, m xwing.Moment) bool {
	return m.Other != 0 && t.Enemy(m.Owner, m.Ship) && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range3)
}

// locksBack is a lock on any enemy, without the action.
func locksBack() xwing.Ability {
	return given(friendLocked, chooses(xwing.AfterLocking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return slices.DeleteFunc(enemies(t, m), func(id board.ShipID) bool {
				return t.Ship(m.Owner).HasLocked(id.Piece()) || !t.CanLock(m.Owner, id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) }))
}

// bazeMalbus sees his chance where enemies are close.
func bazeMalbus() *xwing.Card {
	return upgrade("bazemalbus", xwing.Ability{Query: xwing.TreatingAction, By: asRed,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Focus) && len(enemyAt(t, m, gauge.Range1, nil)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Focus, min(len(enemyAt(t, m, gauge.Range1, nil)), 2))
		}})
}

// c3poOfTheRebels states the odds.
func c3poOfTheRebels() *xwing.Card {
	guesses := []string{"guess-1", "guess-2", "guess-3", "guess-4", "guess-5", "guess-6"}
	return upgrade("c3po", gainsAfter(board.Calculate, catalog.Calculate),
		xwing.Ability{When: xwing.BeforeRolling, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Attack.Side == board.DefenseDice && (!m.Attack.Pool || t.Fight().Modifiable(m, board.DefenseDice))
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				guess := t.AskAmong(m, m.Owner, guesses...)
				t.GuessResults(m, board.EvadeResult, slices.Index(guesses, guess)+1)
			}})
}

// landoCalrissianCrew tries his luck.
func landoCalrissianCrew() *xwing.Card {
	return upgrade("landocalrissian", xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
		gained := map[board.Token]int{}
		for _, f := range t.RollDefenseDice(m.Owner, 2, because(m)) {
			switch f {
			case board.FocusResult:
				gained[board.Focus]++
			case board.EvadeResult:
				gained[board.Evade]++
			}
		}
		if len(gained) == 0 {
			k := board.Evade
			if t.AskOpponent(m, "give-a-focus", "give-an-evade") == "give-a-focus" {
				k = board.Focus
			}
			gained[k] = 1
		}
		t.GainTokens(m.Owner, board.Focus, gained[board.Focus])
		t.GainTokens(m.Owner, board.Evade, gained[board.Evade])
	}})
}

// cassianAndorCrew knows what the enemy is about to do, or thinks so.
func cassianAndorCrew() *xwing.Card {
	return upgrade("cassianandor", wish(chooses(xwing.DuringSystemPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Ship(id).Dial.Assigned
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			if t.GuessDial(m, id) {
				t.SetDial(m.Owner, t.Dial(m.Owner))
			}
		}), xwing.Cost{}))
}
