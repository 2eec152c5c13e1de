package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// republicPilots are pilots of the Galactic Republic.
func republicPilots() []*xwing.Card {
	return []*xwing.Card{
		luminaraUnduli(), aaylaSecura(), swoop(), obiWanKenobi(),
		pilot("contrail", spoils(board.AttackDice, sameBearing), spoils(board.DefenseDice, sameBearing)),
		broadside(), matchstick(), sinker(), jag(), tucker(), maceWindu(), ahsokaTano(), barrissOffee(),
		anakinSkywalker("anakinskywalker"), anakinSkywalker("anakinskywalker-btlbywing"),
		oddball("oddball"), oddball("oddball-arc170starfighter"), oddball("oddball-btlbywing"), oddball("oddball-nimbusclassvwing"),
		pilot("ricolie", bothDice(1, 1, faster)...),
		pilot("kickback", xwing.Ability{When: xwing.AfterAction,
			If:  func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == catalog.BarrelRoll.String() },
			Act: may(red(catalog.Lock))}),
		pilot("r2d2", xwing.Ability{When: xwing.StartOfEngagement,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, physics.Rear) })) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}),
	}
}

// faster compares the speeds of the maneuvers that were revealed; a dial that was not
// has no speed.
func faster(t *xwing.Table, m xwing.Moment) bool {
	me, he := t.Ship(m.Owner).Dial, t.Ship(m.Other).Dial
	return he.Revealed && me.Maneuver.Speed > he.Maneuver.Speed
}

func broadside() *xwing.Card {
	return pilot("broadside", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			turret := t.Ship(m.Owner).Turret
			return a.Weapon.IsTurret() && (slices.Contains(turret, physics.Left) || slices.Contains(turret, physics.Right)) &&
				t.CountResults(board.AttackDice, board.Blank) > 0
		}),
		Do: changes(board.AttackDice, board.Blank, board.FocusResult, 1)})
}

// matchstick counts red tokens, his locks on others not among them.
func matchstick() *xwing.Card {
	reds := func(t *xwing.Table, m xwing.Moment) int {
		n := 0
		for k := range board.TokenKinds {
			if board.Token(k).Color() == board.RedColor {
				n += t.Ship(m.Owner).Has(board.Token(k))
			}
		}
		return n + len(t.LockedBy(m.Owner))
	}
	return pilot("matchstick", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return (!a.Weapon.Special || a.Weapon.IsTurret()) && reds(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, reds(t, m)) }})
}

// besideAt reports whether a ship is in the owner's left or right arc at range 1-2.
func besideAt(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return t.AtRange(m.Owner, id, physics.Range1, physics.Range2) && (t.InArc(m.Owner, id, physics.Left) || t.InArc(m.Owner, id, physics.Right))
}

func sinker() *xwing.Card {
	return pilot("sinker", rerollFor(func(t *xwing.Table, m xwing.Moment) bool { return inPrimary(t) && besideAt(t, m, m.Ship) }))
}

func jag() *xwing.Card {
	return pilot("jag", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && besideAt(t, m, m.Ship) && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

func tucker() *xwing.Card {
	return pilot("tucker", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range1, physics.Range2) &&
				t.Enemy(m.Owner, m.Other) && t.InArc(m.Owner, m.Other, physics.Front)
		},
		Act: may(white(catalog.Focus))})
}

func maceWindu() *xwing.Card {
	return pilot("macewindu", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return fullyRed(t, m) && t.CanRecover(m.Owner, "force")
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", 1) }})
}

func anakinSkywalker(xws string) *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool {
		return len(enemyAt(t, m, arcReach, func(id board.ShipID) bool {
			return t.InBullseye(m.Owner, id) || t.InArc(m.Owner, id, physics.Front) && t.AtRange(m.Owner, id, physics.Range0, physics.Range1)
		})) > 0
	}
	return pilot(xws, xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Full && t.Ship(m.Owner).Stressed() && ahead(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

// ahsokaTano pays for a choice, which comes before.
func ahsokaTano() *xwing.Card {
	any := xwing.ActionGrant{Source: "pilot/ahsokatano", Stressed: true}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.CanPerform(id, any) })
	}
	return pilot("ahsokatano", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Full && len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(t.ChooseShip(m, able(t, m), false), any) }})
}

func barrissOffee() *xwing.Card {
	return pilot("barrissoffee", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range2) && rolls(t, m.Ship, board.AttackDice) && t.InBullseye(m.Ship, m.Other) &&
				t.CountResults(board.AttackDice, board.FocusResult, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			focus, hits := t.CountResults(board.AttackDice, board.FocusResult), t.CountResults(board.AttackDice, board.Hit)
			if hits == 0 || focus > 0 && t.AskEither(m, m.Owner, "focus-hit", "hit-crit") == "focus-hit" {
				t.ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
				return
			}
			t.ChangeResults(board.AttackDice, board.Hit, board.Crit, 1)
		}})
}

// oddball locks what he happens to have in his sights.
func oddball(xws string) *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.CanLock(m.Owner, id.Piece()) })
	}
	locks := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Red && f(m) && len(ahead(t, m)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if id := t.ChooseShip(m, ahead(t, m), true); id != 0 {
					t.AcquireLock(m.Owner, id.Piece())
				}
			}}
	}
	return pilot(xws, locks(xwing.AfterManeuver, func(m xwing.Moment) bool { return m.Full }),
		locks(xwing.AfterAction, func(xwing.Moment) bool { return true }))
}

// sameBearing compares the bearings that were revealed; a dial that was not has none.
func sameBearing(t *xwing.Table, m xwing.Moment) bool {
	me, he := t.Ship(m.Owner).Dial, t.Ship(m.Other).Dial
	return he.Revealed && xwing.SameBearing(me.Maneuver.Bearing, he.Maneuver.Bearing)
}

// luminaraUnduli softens one result that threatens a friend.
func luminaraUnduli() *xwing.Card {
	return pilot("luminaraunduli", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, physics.Range2) && rolls(t, m.Other, board.AttackDice) && !t.InBullseye(m.Other, m.Ship) &&
				t.CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.CountResults(board.AttackDice, board.Hit), t.CountResults(board.AttackDice, board.Crit)
			if crits > 0 && (hits == 0 || t.AskEither(m, m.Owner, "soften-crit", "hit-focus") == "soften-crit") {
				t.ChangeResults(board.AttackDice, board.Crit, board.Hit, 1)
				return
			}
			t.ChangeResults(board.AttackDice, board.Hit, board.FocusResult, 1)
		}})
}

func aaylaSecura() *xwing.Card {
	return pilot("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.CountResults(board.DefenseDice, board.Blank) > 0 &&
				t.InArc(m.Owner, m.Other, physics.Front) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range1)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func swoop() *xwing.Card {
	boost := xwing.ActionGrant{Source: "pilot/swoop", Only: red(catalog.Boost)}
	return pilot("swoop", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return friendlyAt(t, m, physics.Range1) && m.Full && (m.Maneuver.Speed == 3 || m.Maneuver.Speed == 4) &&
				(s.Size == physics.Small || s.Size == physics.Medium) && t.CanPerform(m.Ship, boost)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Ship, boost) }})
}

// obiWanKenobi looks after himself and Anakin when they are outnumbered.
func obiWanKenobi() *xwing.Card {
	return pilot("obiwankenobi-eta2actis", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			near := func(f func(board.ShipID) bool) int { return len(t.ShipsAt(m.Ship, physics.Range1, f)) }
			foes := near(func(id board.ShipID) bool { return t.Enemy(m.Ship, id) })
			friends := near(func(id board.ShipID) bool { return id != m.Ship && t.Friendly(m.Ship, id) })
			return friendlyAt(t, m, physics.Range3) && (you(m) || t.Pilot(m.Ship).Name == "Anakin Skywalker") && foes > friends
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }})
}
