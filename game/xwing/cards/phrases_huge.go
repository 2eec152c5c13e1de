package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of huge ships: what docks with them, what their crews do for others.

// carriesSmall is the ability to carry n small ships.
func carriesSmall(n int) xwing.Ability {
	return xwing.Ability{Query: xwing.Carrying, By: plus(n),
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Ship).Size == gauge.Small }}
}

// sendsOff lets a ship that has deployed from the owner perform one of the actions.
func sendsOff(kinds ...catalog.ActionType) xwing.Ability {
	g := xwing.ActionGrant{Only: white(kinds...)}
	return xwing.Ability{When: xwing.AfterDeploying, Upon: theShip, If: fromYou,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return t.CanPerform(m.Ship, g) },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, g) }}
}

// fromYou reports whether the ship has deployed from the owner.
func fromYou(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }

// coordinatesFriend reports whether the owner has coordinated a friendly ship.
func coordinatesFriend(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.Friendly(m.Owner, m.Other)
}

// sharesLock lets a ship acquire a lock on a ship that the owner has locked, however far away.
func sharesLock(a xwing.Ability, whose func(xwing.Moment) board.ShipID) xwing.Ability {
	targets := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Locks), func(o string) bool {
			id := board.ShipOf(o)
			return id == 0 || !canLockFar(t, whose(m), id)
		})
	}
	a.May, a.Upon = true, func(m xwing.Moment) string { return whose(m).Piece() }
	a.Choice = func(t *xwing.Table, m xwing.Moment) bool { return len(targets(t, m)) > 0 }
	a.Do = func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(whose(m), targets(t, m)) }
	return a
}

// addsFocus adds a focus result to the owner's dice of a side, at a cost, where f holds.
func addsFocus(side board.Side, c xwing.Cost, f func(*xwing.Table) bool) xwing.Ability {
	return xwing.Ability{When: modifying(side), May: true, Cost: c,
		If: func(t *xwing.Table, m xwing.Moment) bool { return rolls(t, m.Owner, side) && f(t) },
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(side, board.FocusResult) }}
}

// defendsMore is a die more in the owner's defense, if its player wants, where f holds.
func defendsMore(f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && f(t, m) }), xwing.Cost{})
}

// closeBy holds at attack range 1.
func closeBy(t *xwing.Table) bool { return t.View.Attack.Range == gauge.Range1 }

// recoversMore recovers a shield or an energy beside what the cards say.
func recoversMore() xwing.Ability {
	shield := func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecoverShield(m.Owner) }
	energy := func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, board.ShipCharges) }
	return xwing.Ability{When: xwing.BeforeRecovering, May: true, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return shield(t, m) || energy(t, m) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if shield(t, m) && (!energy(t, m) || t.AskRather(m, m.Owner, "recover-shield", "recover-energy")) {
				t.RecoverShield(m.Owner)
				return
			}
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
		}}
}

// powersUp makes energy of one or two calculate tokens.
func powersUp() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, board.ShipCharges) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.RecoverCharges(m.Owner, board.ShipCharges, 1)
			again := t.CanSpend(m.Owner, board.Calculate) && t.CanRecover(m.Owner, board.ShipCharges)
			if again && t.AskRather(m, m.Owner, "spend-calculate", "spend-none") && t.SpendToken(m.Owner, board.Calculate) {
				t.RecoverCharges(m.Owner, board.ShipCharges, 1)
			}
		}}
}

// hurtsHeld hurts a tractored enemy behind the owner once more, for a charge.
func hurtsHeld() xwing.Ability {
	return xwing.Ability{When: xwing.AfterSufferingDamage, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.Tractored(m.Ship) && t.InArc(m.Owner, m.Ship, gauge.Rear)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Ship, xwing.Damage{Hits: 1}) }}
}

// jamsBeside has the owner jam an enemy near the ship that it has coordinated, for energy.
func jamsBeside() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range2, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
	}
	return xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(), Upon: theOther,
		May: true, Cost: xwing.Cost{Energy: 1}, If: coordinatesFriend,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(near(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.JamShip(m.Owner, t.ChooseShip(m, near(t, m), false)) }}
}

// hurries makes maneuvers of speed 3-5 easier while the owner is damaged.
func hurries() xwing.Ability {
	return number(xwing.ManeuverDifficulty, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Damaged() && m.Move.Maneuver.Speed >= 3 && m.Move.Maneuver.Speed <= 5
	})
}

// allEnergy is no limit but the energy that the ship has.
const allEnergy = 99

// forEnergy has the owner's player do something for an energy, and again for each further one that he spends, most times at
// most and as long as there is something to choose.
func forEnergy(a xwing.Ability, most int) xwing.Ability {
	once := a.Do
	a.May, a.Cost = true, xwing.Cost{Energy: 1}
	a.Do = func(t *xwing.Table, m xwing.Moment) {
		once(t, m)
		for n := 1; n < most && a.Choice(t, m) && t.ActiveCharges(m.Owner, board.ShipCharges) > 0; n++ {
			if !t.AskRather(m, m.Owner, "spend-energy", "spend-none") || !t.SpendCharges(m.Owner, board.ShipCharges, 1) {
				return
			}
			once(t, m)
		}
	}
	return a
}

// firesAt performs a bonus attack with a hardpoint at an initiative, for energy beside what that costs.
func firesAt(initiative int) xwing.Ability {
	terms := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Headed: true, Charges: 1, Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "hardpoint") }}
	}
	return xwing.Ability{When: xwing.AtInitiative, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.N == initiative && t.CanBonusAttack(m.Owner, terms(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms(t, m)) }}
}

// holdsOut keeps the owner in play to the end of the round in which it is destroyed.
func holdsOut() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: mine,
		Do: func(t *xwing.Table, m xwing.Moment) { t.StayInPlay(m.Owner, board.End) }}
}

// deniesRange takes the range bonuses of both sides, for a cost, out of an attack of or on a ship for which f holds.
func deniesRange(c xwing.Cost, f func(*xwing.Table, xwing.Moment, board.ShipID) bool) []xwing.Ability {
	fights := func(t *xwing.Table, m xwing.Moment) bool { return f(t, m, m.Ship) || f(t, m, m.Other) }
	near := wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return fights(t, m) && (t.Fight().RangeBonus(board.AttackDice) || hasBroughtNear(t))
	}), c)
	near.Do = func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "without") } // for both sides
	return []xwing.Ability{near, wish(deniesRangeBonus(board.DefenseDice, fights), c),
		number(xwing.WithoutRangeBonus, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, "without") })}
}

// cargoBehind is cargo left behind the owner, at its rear edge.
func cargoBehind() *xwing.Placing {
	return &xwing.Placing{Device: catalog.CargoDrift, Ways: []board.Way{{Touching: true}}, Behind: true}
}
