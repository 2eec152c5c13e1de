package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of first edition's crew that look after others, and at them.

// bills gives the card up to discard an upgrade of a defender that the attack has dealt a faceup damage card.
func bills() xwing.Ability {
	return forTheCard(xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Fight().DealtFaceup(m.Other) && len(t.UpgradesIn(m.Other)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			on := m
			on.Owner = m.Other
			t.DiscardUpgrade(m.Other, t.ChooseUpgradeFor(t.Ship(m.Owner).Seat, on, t.UpgradesIn(m.Other)))
		}})
}

// holdsPull keeps the tractor beam tokens of an enemy ahead at range 1-2.
func holdsPull() []xwing.Ability {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return t.InFiringArc(m.Owner, id) && t.Ship(id).Has(board.Tractor) > 0
		})
	}
	return []xwing.Ability{
		chooses(xwing.StartOfEnd, ahead, func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.Note(m, id.Piece()) }),
		number(xwing.KeepingCircular, 99, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Tractor && t.Noted(m, m.Ship.Piece())
		}),
	}
}

// marksPrey chooses an enemy as the first round starts, and turns a focus result against it.
func marksPrey() []xwing.Ability {
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(enemies(t, m), func(id board.ShipID) bool { return t.Ship(id).Size >= gauge.Huge })
	}
	return append([]xwing.Ability{{When: xwing.StartOfPlanning,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.View.Round == 1 && len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.NoteForGame(m, t.ChooseShip(m, prey(t, m), false).Piece()) }}},
		turnsFocus(1, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForGame(m, m.Other.Piece()) })...)
}

// commandsFleet is the action that gives up to two friends at range 1-2 a focus token each, for stress.
func commandsFleet() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return friendsAt(t, m, gauge.Range2, nil) }
	return xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
		for _, id := range t.ChooseUpTo(m, near(t, m), 2) {
			t.GainTokens(id, board.Focus, 1)
		}
		t.GainTokens(m.Owner, board.Stress, 1)
	}}
}

// instructs rerolls a focus result of the owner's defense, or a blank against attackers of low pilot skill.
func instructs() xwing.Ability {
	faces := func(t *xwing.Table, m xwing.Moment) []board.Face {
		faces := []board.Face{board.FocusResult, board.Blank}
		if t.Initiative(m.Other) > 2 {
			faces = faces[:1]
		}
		return slices.DeleteFunc(faces, func(f board.Face) bool { return !t.Fight().CanRerollOne(board.DefenseDice, f) })
	}
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return defending(t, m) && len(faces(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			f := faces(t, m)
			if len(f) > 1 && !t.AskRather(m, m.Owner, "reroll-focus", "reroll-blank") {
				f = f[1:]
			}
			t.Fight().RerollOne(board.DefenseDice, f[0])
		}}
}

// calmEnemies are the enemies at range 1 without stress.
func calmEnemies(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return !t.Ship(id).Stressed() })
}

// sacrifices discards crew, itself or another, to be dealt a damage card facedown.
func sacrifices() xwing.Ability {
	return xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Do: func(t *xwing.Table, m xwing.Moment) {
		t.DiscardUpgrade(m.Owner, t.ChooseUpgrade(m, t.UpgradesIn(m.Owner, catalog.CrewSlot)))
	}}
}

// navigates turns the dial to another speed of the bearing that was revealed: to no red maneuver under stress.
func navigates() xwing.Ability {
	others := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			red := t.Ship(m.Owner).Stressed() && t.Difficulty(m.Owner, d) == catalog.Red
			return d.Bearing != m.Move.Maneuver.Bearing || d.Speed == m.Move.Maneuver.Speed || red
		})
	}
	return xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, others(t, m)) }}
}

// consoles gives a friend at range 1-3 of a friend at range 1-2 that has missed a focus token.
func consoles() xwing.Ability {
	return given(func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, gauge.Range2) && !t.View.Attack.Hit },
		chooses(xwing.AfterAttacking,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return t.ShipsAt(m.Ship, gauge.Range3, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })
			},
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.GainTokens(id, board.Focus, 1) }))
}

// pressesOn is the action of a white 1 straight.
func pressesOn() xwing.Ability {
	ahead := []catalog.Maneuver{{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.White}}
	return xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) { t.ExecuteOneOf(m, ahead) }}
}

// sabotages is the action that may turn a facedown damage card of an enemy at range 1 faceup.
func sabotages() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range1, nil) }
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			foe := t.ChooseShip(m, near(t, m), false)
			if f := rollFor(t, m); f == board.Hit || f == board.Crit {
				t.ExposeOf(foe)
			}
		}}
}

// turnsAside looks at the dial of a ship that the owner touches as that becomes active, whose player must turn it to a maneuver
// beside that one. Stress does not matter then.
func turnsAside() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.BeforeActivating, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.View.Touch(m.Owner, m.Ship) && t.Ship(m.Ship).Dial.Assigned
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, m.Ship.Piece())
				dial, was := t.Dial(m.Ship), t.LookAtDial(m.Owner, m.Ship)
				at := slices.IndexFunc(dial, func(d catalog.Maneuver) bool { return d.Bearing == was.Bearing && d.Speed == was.Speed })
				t.SetDial(m.Ship, []catalog.Maneuver{dial[(at+len(dial)-1)%len(dial)], dial[(at+1)%len(dial)]})
			}},
		number(xwing.IgnoringStress, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Action == xwing.ManeuverWhileStressed && t.Noted(m, m.Ship.Piece())
		}),
	}
}

// shutsBreaches spends a reinforce token to be dealt a damage card facedown, and with it all others of the round.
func shutsBreaches() []xwing.Ability {
	tokens := func(t *xwing.Table, m xwing.Moment) []board.Token {
		return slices.DeleteFunc([]board.Token{board.ReinforceFore, board.ReinforceAft}, func(k board.Token) bool {
			return !t.CanSpend(m.Owner, k)
		})
	}
	return []xwing.Ability{
		{When: xwing.WouldBeDealtFaceup, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(tokens(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := tokens(t, m)
				if len(k) > 1 && !t.AskRather(m, m.Owner, "spend-reinforcefore", "spend-reinforceaft") {
					k = k[1:]
				}
				t.SpendToken(m.Owner, k[0])
				t.Note(m, noteUsed)
			}},
		{When: xwing.WouldBeDealtFaceup, Do: func(*xwing.Table, xwing.Moment) {},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !unused(t, m) }},
	}
}

// spreadsJam jams another ship at range 1 of an enemy that the owner has jammed.
func spreadsJam() xwing.Ability {
	a := given(ofYours, chooses(xwing.AfterActingOn,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return t.Ship(id).Has(board.Jam) == 0 })
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.GainTokens(id, board.Jam, 1) }))
	a.Of = catalog.Jam.String()
	return a
}

// aimsFor acquires a lock for an energy, which a friend at range 1-2 has then; so is the owner itself (X10-TCH-007).
func aimsFor() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return friendsAt(t, m, gauge.Range2, nil) }
	return usingEnergy(xwing.Ability{May: true, Cost: xwing.Cost{Energy: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.Lockable(m.Owner)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, near(t, m), false)
			if o := t.Lock(m.Owner); !yours(t, m, id) {
				t.TransferLock(m.Owner, id, o)
			}
		}})
}

// slipsPast lets the owner and an enemy in its firing arc attack each other although they touch, while either is active in the
// Combat phase.
func slipsPast() xwing.Ability {
	return number(xwing.AttackingTouched, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.View.Phase == board.Engagement && (t.View.Active == m.Ship || t.View.Active == m.Other) &&
			(you(m) && t.InFiringArc(m.Owner, m.Other) || m.Other == m.Owner && t.InFiringArc(m.Owner, m.Ship))
	})
}

// strikesFaceup has the first damage card be dealt faceup in the owner's first attack of the round, and in its first defense.
func strikesFaceup() xwing.Ability {
	return xwing.Ability{When: xwing.WouldBeDealtFacedown, Do: func(*xwing.Table, xwing.Moment) {},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Fight().Defends(m.Ship) && (you(m) || t.View.Attack.Attacker == m.Owner) &&
				t.Fight().FirstOf(m.Owner) && !t.Fight().DealtCard(m.Ship)
		}}
}
