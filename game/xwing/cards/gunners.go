package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// gunners lists gunners that need no turret of their own.
func gunners() []*xwing.Card {
	return []*xwing.Card{
		finnGunner(), veteranTailGunner(), weaponsSystemsOfficer(), suppressiveGunner(),
		upgrade("agilegunner", xwing.Ability{When: xwing.DuringEndPhase, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		seventhFleetGunner(), cloneCommanderCody(), ahsokaTanoGunner(),
		upgrade("rey-gunner", turns(board.Blank, 1, xwing.Cost{Force: 1}, func(t *xwing.Table, m xwing.Moment) bool {
			return t.InTurretArc(m.Owner, m.Other)
		})...),
	}
}

// seventhFleetGunner joins in the attacks of others, up to four dice.
func seventhFleetGunner() *xwing.Card {
	joins := func(t *xwing.Table, m xwing.Moment) bool {
		return !you(m) && t.Friendly(m.Owner, m.Ship) && inPrimary(t) && t.InFiringArc(m.Owner, m.Other) && m.N < 4
	}
	return upgrade("seventhfleetgunner", wish(number(xwing.AttackDiceCount, 1, joins), xwing.Cost{Charges: 1}),
		xwing.Ability{When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Gain: board.Disarm, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanRecover(m.Owner, "seventhfleetgunner")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "seventhfleetgunner", 1) }})
}

// cloneCommanderCody follows up on hits that were evaded.
func cloneCommanderCody() *xwing.Card {
	return upgrade("clonecommandercody", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.View.Attack.Hit && neutralized(t.View.Attack)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
		}})
}

// neutralized reports whether defense dice canceled hits or crits of the attack.
func neutralized(a *board.Attack) bool {
	gone := func(side board.Side, faces ...board.Face) bool {
		return slices.ContainsFunc(a.Dice[side], func(d board.Die) bool { return d.Gone && slices.Contains(faces, d.Face) })
	}
	return gone(board.AttackDice, board.Hit, board.Crit) && gone(board.DefenseDice, board.EvadeResult)
}

func ahsokaTanoGunner() *xwing.Card {
	focus := xwing.ActionGrant{Source: "upgrade/ahsokatano", Only: red(catalog.Focus), Stressed: true}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, arcReach, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= physics.Range1 && t.InFiringArc(m.Owner, id) && t.CanPerform(id, focus)
		})
	}
	return upgrade("ahsokatano", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(t.ChooseShip(m, able(t, m), false), focus) }})
}

// finnGunner adds a die that others may make something of.
func finnGunner() *xwing.Card {
	adds := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side) && t.InArc(m.Owner, m.Other, physics.Front) && (side == board.DefenseDice || inPrimary(t))
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(side, board.Blank) }}
	}
	return upgrade("finn", adds(board.AttackDice), adds(board.DefenseDice))
}

func veteranTailGunner() *xwing.Card {
	rear := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.Arc == catalog.RearArc }}
	return upgrade("veterantailgunner", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && t.CanBonusAttack(m.Owner, rear)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, rear) }})
}

func weaponsSystemsOfficer() *xwing.Card {
	return upgrade("weaponssystemsofficer", xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return a.Weapon.Requires == "lock" && t.CanLock(m.Owner, m.Other.Piece())
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// suppressiveGunner leaves the defender a choice.
func suppressiveGunner() *xwing.Card {
	return upgrade("suppressivegunner", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, _ *board.Attack) bool {
			return t.CountResults(board.AttackDice, board.FocusResult) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SpendResult(m.Owner, board.AttackDice, board.FocusResult)
			if t.AskEither(m, m.Other, "deplete", "suffer-hit") == "suffer-hit" {
				t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
				return
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Deplete, 1)
		}})
}
