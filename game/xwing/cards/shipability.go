package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// shipAbilities lists what ship types have.
func shipAbilities() []*xwing.Card {
	return []*xwing.Card{
		advancedFireControl(),
		shipAbility("autothrusters", afterAction(red(catalog.BarrelRoll, catalog.Boost))),
		broadsideBatteries(),
		concentratedBatteries(),
		concordiaFaceoff(),
		deadToRights(),
		shipAbility("dockingclamps", carriesSmall(4)),
		shipAbility("fullthrottle", xwing.Ability{When: xwing.AfterManeuver, If: fully(3, 5), Act: may(white(catalog.Evade))}),
		overdriveBurners(),
		resupplyCraft(),
		// Some lists print it under the name of what the ship's other cards say.
		also(sensorBlackout(), "sensorblindspot-swz103"),
		tractorGrasp(),
		// Slots and restrictions, which squads are checked for.
		shipAbility("weaponhardpoint"),
	}
}

func advancedFireControl() *xwing.Card {
	again := func(defender board.ShipID) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special },
			Target: func(_ board.Weapon, id board.ShipID) *game.Refusal {
				if id == defender {
					return nil
				}
				return &game.Refusal{Rule: "ship/advancedfirecontrol", Why: game.Say("refusal.same-defender", "ship", defender.Piece())}
			}}
	}
	return shipAbility("advancedfirecontrol", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "cannon", "missile") && t.Ship(m.Owner).HasLocked(m.Other.Piece()) && t.CanBonusAttack(m.Owner, again(m.Other))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(m.Other)) }})
}

func concordiaFaceoff() *xwing.Card {
	return shipAbility("concordiafaceoff", xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.View.Attack.Range == gauge.Range1 && t.InArc(m.Other, m.Owner, gauge.Front) &&
				t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
		}})
}

// Green tokens do not help the defense dice of a defender in the bullseye arc.
func deadToRights() *xwing.Card {
	return shipAbility("deadtorights", xwing.Ability{Query: xwing.SpendingToken,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a != nil && a.Attacker == m.Owner && t.Fight().ModifyingDice(board.DefenseDice) && m.Token.Color() == board.Green &&
				t.InBullseye(m.Owner, a.Defender)
		},
		Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal { return cannot(m, "refusal.no-green") }})
}

func sensorBlackout() *xwing.Card {
	return shipAbility("sensorblackout",
		xwing.Ability{Query: xwing.AttackDiceCount, If: closePrimary, By: plus(-1)},
		xwing.Ability{Query: xwing.DefenseDiceCount, By: plus(-1),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.AtRange(m.Owner, t.View.Attack.Attacker, gauge.Range1, gauge.Range1)
			}})
}

// closePrimary reports whether the owner performs a primary attack at range 0-1.
func closePrimary(t *xwing.Table, m xwing.Moment) bool {
	return attacking(t, m) && !t.View.Attack.Weapon.Special && t.View.Attack.Range <= gauge.Range1
}

// turretOnly keeps a single turret indicator to some of the standard arcs; a reinforce token lies where it likes.
func turretOnly(arcs ...string) xwing.Ability {
	return xwing.Ability{Query: xwing.PointingTo, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
		if slices.Contains(arcs, m.Action) || m.Action == xwing.Fore || m.Action == xwing.Aft {
			return nil
		}
		return cannot(m, "refusal.turret-limited")
	}}
}

// broadsideBatteries reach to range 4, and find what they shoot at there.
func broadsideBatteries() *xwing.Card {
	return shipAbility("broadsidebatteries",
		number(xwing.WideningRange, 1, func(t *xwing.Table, m xwing.Moment) bool {
			w, ok := t.Weapon(m.Owner, m.Action)
			return ok && !w.Special && m.N > 0
		}),
		number(xwing.LockingBeyond, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.RangeTo(m.Owner, m.Answer) <= gauge.Range4
		}))
}

// resupplyCraft spend energy on a friend that has acted beside them.
func resupplyCraft() *xwing.Card {
	sheds := func(t *xwing.Table, m xwing.Moment) bool { return t.CanShed(m.Ship, board.Orange, board.RedColor) }
	return shipAbility("resupplycraft", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range1) && (sheds(t, m) || t.CanRecoverShield(m.Ship))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if sheds(t, m) && (!t.CanRecoverShield(m.Ship) || t.AskRatherFor(m, m.Ship, "shed-token", "recover-shield")) {
				t.Shed(m, m.Ship, board.Orange, board.RedColor)
				return
			}
			t.RecoverShield(m.Ship)
		}})
}

// concentratedBatteries fire ahead, with a die more.
func concentratedBatteries() *xwing.Card {
	return shipAbility("concentratedbatteries", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return (attacking(t, m) && inPrimary(t) || attacksWith(t, m, "torpedo", "missile")) && t.InArc(m.Owner, m.Other, gauge.Bullseye)
	}))
}

// overdriveBurners make a fast ship harder to hit.
func overdriveBurners() *xwing.Card {
	return shipAbility("overdriveburners", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		d := t.Ship(m.Owner).Dial
		return you(m) && d.Revealed && d.Maneuver.Speed >= 3 && d.Maneuver.Speed <= 5
	}))
}

// tractorGrasp holds what its tentacles have hit.
func tractorGrasp() *xwing.Card {
	return shipAbility("tractorgrasp", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			with := t.View.Attack.Weapon.Upgrade
			return hasHit(t, m) && (with == "tractortentacles" || with == "tractortentacles-epicsl") && t.CanGain(m.Other, board.Tractor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { tractors(t, m, m.Other) }})
}
