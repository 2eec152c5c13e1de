package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// fightingShips lists the ship abilities about attacks.
func fightingShips() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("heavyweaponturret", turretOnly("front", "rear"), turning("missile")),
		shipAbility("rotatingcannons", turretOnly("front", "rear"), turning("cannon")),
		shipAbility("linkedbattery", xwing.Ability{Query: xwing.AttackDiceCount, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return attacksWith(t, m, "cannon") }}),
		shipAbility("devastatingbarrage", xwing.Ability{Query: xwing.SureCrits, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacksWith(t, m, "torpedo", "missile") && t.InArc(m.Owner, m.Other, physics.Bullseye)
			}}),
		advancedTargetingComputer(), advancedFireControl(), bornForThis(), chissEngineering(), concordiaFaceoff(), deadToRights(),
		fireConvergence(), networkedAim(), networkedCalculations(), platedHull(), sensorBlackout(), sensorBlindspot(), solo(),
	}
}

// turning makes the weapons in a slot follow the turret indicator.
func turning(slot string) xwing.Ability {
	return xwing.Ability{Query: xwing.TurningWeapons, By: one,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == slot }}
}

// attacksWith reports whether the owner attacks with a weapon in one of the slots.
func attacksWith(t *xwing.Table, m xwing.Moment, slots ...string) bool {
	return attacking(t, m) && t.WeaponIn(m.Owner, t.View.Attack.Weapon, slots...)
}

func advancedTargetingComputer() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) bool {
		return attacking(t, m) && !t.View.Attack.Weapon.Special && t.Ship(m.Owner).HasLocked(t.View.Attack.Defender.Piece())
	}
	return shipAbility("advancedtargetingcomputer",
		xwing.Ability{Query: xwing.AttackDiceCount, If: locked, By: one},
		xwing.Ability{When: xwing.ModifyingAttackDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return locked(t, m) && t.CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(board.AttackDice, board.Hit, board.Crit, 1) }})
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

// Clones spend their tokens for each other.
func bornForThis() *xwing.Card {
	lends := func(k board.Token, from ...board.Face) xwing.Ability {
		return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			Cost: xwing.Cost{Spend: k, SpendN: 1, Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && t.View.Attack.Defender == m.Ship && friendlyAt(t, m, physics.Range2) &&
					!t.Ship(m.Owner).Strained() && t.CountResults(board.DefenseDice, from...) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if k == board.Focus {
					t.ChangeResults(board.DefenseDice, board.FocusResult, board.EvadeResult, len(t.Dice(board.DefenseDice)))
					return
				}
				t.ChangeOne(m.Ship, board.DefenseDice, board.EvadeResult, from...)
			}}
	}
	return shipAbility("bornforthis", lends(board.Focus, board.FocusResult), lends(board.Evade, board.Blank, board.FocusResult))
}

// The shields of the TIE/D are fed into its guns.
func chissEngineering() *xwing.Card {
	return shipAbility("chissengineering",
		xwing.Ability{When: xwing.AfterManeuver, If: fully(3, 5), Act: may(white(catalog.Lock))},
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Shields: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return m.Other == m.Owner && !t.Ship(m.Owner).Stressed() && !a.Weapon.Ordnance && !a.CloseRange() &&
					t.HasRangeBonus(a, board.AttackDice)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "fed") }},
		xwing.Ability{Query: xwing.AttackDiceCount, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && t.View.Attack.Step == board.RollAttackDice && t.NotedInAttack(m, "fed") &&
					t.HasRangeBonus(t.View.Attack, board.AttackDice)
			}})
}

func concordiaFaceoff() *xwing.Card {
	return shipAbility("concordiafaceoff", xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.View.Attack.Range == physics.Range1 && t.InArc(m.Other, m.Owner, physics.Front) &&
				t.CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ChangeOne(m.Owner, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
		}})
}

// Green tokens do not help the defense dice of a defender in the bullseye arc.
func deadToRights() *xwing.Card {
	return shipAbility("deadtorights", xwing.Ability{Query: xwing.SpendingToken,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a != nil && a.Attacker == m.Owner && a.Step == board.ModifyDefenseDice && m.Token.Color() == board.Green &&
				t.InBullseye(m.Owner, a.Defender)
		},
		Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal { return cannot(m, "refusal.no-green") }})
}

func fireConvergence() *xwing.Card {
	return shipAbility("fireconvergence", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Ship && t.Friendly(m.Owner, m.Ship) && !a.Weapon.IsTurret() &&
				t.InTurretArc(m.Owner, a.Defender)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Ship, board.AttackDice, 0, 2) }})
}

func networkedAim() *xwing.Card {
	locks := func(t *xwing.Table, m xwing.Moment) int {
		n := 0
		for _, id := range t.View.ShipsOf(t.Ship(m.Owner).Seat) {
			if t.Ship(id).HasLocked(t.View.Attack.Defender.Piece()) {
				n++
			}
		}
		return n
	}
	return shipAbility("networkedaim",
		xwing.Ability{Query: xwing.ModifyingDice,
			If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "lock" },
			Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal { return cannot(m, "refusal.no-lock-reroll") }},
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && locks(t, m) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 0, locks(t, m)) }})
}

// Droids calculate for each other.
func networkedCalculations() *xwing.Card {
	calculates := func(when xwing.Timing, side board.Side, to board.Face, mine func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1, Near: true},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return mine(t, m) && t.CountResults(side, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(side, board.FocusResult, to, 1) }}
	}
	return shipAbility("networkedcalculations",
		calculates(xwing.ModifyingAttackDice, board.AttackDice, board.Hit, attacking),
		calculates(xwing.ModifyingDefenseDice, board.DefenseDice, board.EvadeResult, defending))
}

func platedHull() *xwing.Card {
	return shipAbility("platedhull", xwing.Ability{When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && len(t.Ship(m.Owner).Faceup) == 0 && t.CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(board.AttackDice, board.Crit, board.Hit, 1) }})
}

// close reports whether the owner performs a primary attack at range 0-1.
func closePrimary(t *xwing.Table, m xwing.Moment) bool {
	return attacking(t, m) && !t.View.Attack.Weapon.Special && t.View.Attack.Range <= physics.Range1
}

func sensorBlackout() *xwing.Card {
	return shipAbility("sensorblackout",
		xwing.Ability{Query: xwing.AttackDiceCount, If: closePrimary, By: plus(-1)},
		xwing.Ability{Query: xwing.DefenseDiceCount, By: plus(-1),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.View.Attack.Range == physics.Range1
			}})
}

// The range bonus and one die more are lost.
func sensorBlindspot() *xwing.Card {
	return shipAbility("sensorblindspot", xwing.Ability{Query: xwing.AttackDiceCount, If: closePrimary, By: plus(-1)},
		xwing.Ability{Query: xwing.WithoutRangeBonus, By: one, If: closePrimary})
}

func solo() *xwing.Card {
	alone := func(t *xwing.Table, m xwing.Moment) bool {
		return len(t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })) == 1
	}
	rerolls := func(when xwing.Timing, side board.Side, mine func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return mine(t, m) && alone(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, side, 1, 1) }}
	}
	return shipAbility("solo", rerolls(xwing.ModifyingAttackDice, board.AttackDice, attacking),
		rerolls(xwing.ModifyingDefenseDice, board.DefenseDice, defending))
}
