package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases of first edition's modifications.

// wardsOff rolls an attack die for an enemy that has overlapped the owner, and does something to it on a hit or crit.
func wardsOff(do func(*xwing.Table, board.ShipID)) xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && slices.Contains(m.Move.Onto, m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if f := rollFor(t, m); f == board.Hit || f == board.Crit {
				do(t, m.Ship)
			}
		}}
}

// twists turns a blank into an evade result, out of the attacker's firing arc or beyond range 2 in it.
func twists() xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.Fight().CountResults(board.DefenseDice, board.Blank) > 0 &&
				(t.BeyondRange(m.Other, m.Owner, gauge.Range2) || !t.InFiringArc(m.Other, m.Owner))
		},
		Do: changes(board.DefenseDice, board.Blank, board.EvadeResult, 1)}
}

// breaksAway gains agility for the round, and shakes an enemy's lock off.
func breaksAway() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.StartOfEngagement, May: true, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardForRound(m)
				if locked := t.LockedByEnemies(m.Owner); len(locked) > 0 {
					if by := t.ChooseShip(m, locked, true); by != 0 {
						t.BreakLock(by, m.Owner.Piece(), false)
					}
				}
			}},
		number(xwing.AgilityValue, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Lasting(m) }),
	}
}

// disguised are not attacked by those of lower pilot skill until they attack, or fly alone.
func disguised() []xwing.Ability {
	return []xwing.Ability{
		{Query: xwing.MakingAttack, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && t.Initiative(m.Ship) < t.Initiative(m.Owner) &&
					len(friends(t, m, notItself)) > 0
			}},
		{When: xwing.AfterAttacking, Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardThis(m) }},
	}
}

// notItself leaves the owner out.
func notItself(_ *xwing.Table, m xwing.Moment, id board.ShipID) bool { return id != m.Owner }

// guides makes a hit, or a crit on a ship that shoots well, of one die of a torpedo or a missile, once a round.
func guides() xwing.Ability {
	strong := func(t *xwing.Table, m xwing.Moment) bool { return t.PrimaryWeaponValue(m.Owner) >= 3 }
	weak := []board.Face{board.Blank, board.FocusResult}
	return xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "torpedo", "missile") && unused(t, m) &&
				(t.Fight().CountResults(board.AttackDice, weak...) > 0 ||
					strong(t, m) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Note(m, noteUsed)
			if strong(t, m) && (t.Fight().CountResults(board.AttackDice, weak...) == 0 ||
				t.AskRather(m, m.Owner, "turn-crit", "turn-hit")) {
				t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Crit, append(weak, board.Hit)...)
				return
			}
			t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, weak...)
		}}
}

// shedsAstromech gives an astromech up for a damage card that is dealt.
func shedsAstromech(dealt xwing.Timing) xwing.Ability {
	astromechs := func(t *xwing.Table, m xwing.Moment) (out []string) {
		for _, u := range t.Ship(m.Owner).Upgrades {
			if u.Kind == "astromech" && !u.Discarded {
				out = append(out, u.XWS)
			}
		}
		return out
	}
	return xwing.Ability{When: dealt, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(astromechs(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardUpgrade(m.Owner, t.ChooseUpgrade(m, astromechs(t, m)))
			t.DiscardDealt(m)
		}}
}

// weavesOn rolls one defense die more where the attacker has rolled more dice.
func weavesOn() xwing.Ability {
	return xwing.Ability{When: xwing.AfterRolling,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Attack.Pool && m.Attack.Side == board.DefenseDice &&
				t.Fight().CountShown(board.AttackDice) > t.Fight().CountShown(board.DefenseDice)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RollMoreDefense(m) }}
}

// sparesWarheads keeps torpedoes and missiles that miss.
func sparesWarheads() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.SparingWeapon, 1, nil),
		{When: xwing.IfAttackHits,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool { return t.Fight().Spared() }),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().DiscardSpared() }},
	}
}

// farSighted locks at range 3 and beyond alone.
func farSighted() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.LockingBeyond, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) }),
		{Query: xwing.AcquiringLock, Refuse: refusing(rule.CardForbids),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.N < int(gauge.Range3) }},
	}
}

// shimmers may shake the only lock on the owner off at once.
func shimmers() xwing.Ability {
	return xwing.Ability{When: xwing.AfterLocking, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && len(t.LockedBy(m.Owner)) == 1
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.RollDefenseDice(m.Owner, 1, because(m))[0] == board.EvadeResult {
				t.BreakLock(t.LockedBy(m.Owner)[0], m.Owner.Piece(), false)
			}
		}}
}

// bends turns the dial from a turn to the bank of its speed.
func bends() xwing.Ability {
	banks := map[gauge.Bearing]gauge.Bearing{gauge.TurnLeft: gauge.BankLeft, gauge.TurnRight: gauge.BankRight}
	wide := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool {
			return d.Bearing != banks[m.Move.Maneuver.Bearing] || d.Speed != m.Move.Maneuver.Speed
		})
	}
	return xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(wide(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetDial(m.Owner, wide(t, m)) }}
}

// foldsFoils rolls around turns with its foils open, and flies faster and shoots worse with them closed.
func foldsFoils() []xwing.Ability {
	const open, closed = 1, 2
	rolls := map[gauge.Bearing]gauge.Bearing{gauge.TurnLeft: gauge.TallonRollLeft, gauge.TurnRight: gauge.TallonRollRight}
	eased := number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Move.Maneuver.Speed == 2 && banks(m)
	})
	worse := number(xwing.PrimaryValue, -1, nil)
	eased.Side, worse.Side = closed, closed
	return []xwing.Ability{
		{When: xwing.StartOfActivation, May: true, Turns: true, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "servomotorsfoils") }},
		{When: xwing.AfterRevealingDial, Side: open, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return calm(t, m) && m.Move.Maneuver.Speed == 3 && rolls[m.Move.Maneuver.Bearing] != 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := m.Move.Maneuver
				to.Bearing, to.Difficulty = rolls[to.Bearing], catalog.Red
				t.ChangeManeuver(m.Owner, to)
			}},
		eased, worse,
	}
}

// banks reports whether the maneuver is a bank.
func banks(m xwing.Moment) bool {
	return m.Move.Maneuver.Bearing == gauge.BankLeft || m.Move.Maneuver.Bearing == gauge.BankRight
}

// tugs is an action that pulls at a ship ahead, a friend, too.
func tugs() xwing.Ability {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}
	return xwing.Ability{When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { tractors(t, m, t.ChooseShip(m, ahead(t, m), false)) }}
}

// jams obstructs enemy attacks whose range line passes through the owner.
func jams() []xwing.Ability {
	return []xwing.Ability{
		number(xwing.ObstructingAttack, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.Enemy(m.Owner, m.Ship) }),
		number(xwing.HeedingOnLine, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return board.ShipOf(m.Answer) == m.Owner && t.Enemy(m.Owner, m.Other)
		}),
	}
}

// loadedTube reports whether what the owner would discard is a torpedo or a missile.
func loadedTube(t *xwing.Table, m xwing.Moment) bool {
	u := t.Ship(m.Ship).Upgrade(m.Action)
	return you(m) && (u.Kind == catalog.TorpedoSlot.String() || u.Kind == catalog.MissileSlot.String())
}
