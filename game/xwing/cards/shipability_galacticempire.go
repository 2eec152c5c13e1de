package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialShipAbilities lists what ship types have that fly for the Galactic Empire.
func imperialShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		adaptiveAilerons(shortManeuver),
		later(adaptiveAilerons(boosts)),
		advancedTargetingComputer(),
		chissEngineering(),
		later(controlledAilerons()),
		formedUp(),
		nimbleBomber(),
		prioritizedWeaponsSystems(),
		shipAbility("rotatingcannons", turretOnly("front", "rear"), turning("cannon")),
		shipAbility("sensitivecontrols", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		stygiumArray(),
	}
}

// shortManeuver is what the ailerons fly ahead of the maneuver on the dial.
func shortManeuver(t *xwing.Table, m xwing.Moment) {
	var ways []catalog.Maneuver
	for _, b := range [...]gauge.Bearing{gauge.BankLeft, gauge.StraightAhead, gauge.BankRight} {
		ways = append(ways, catalog.Maneuver{Speed: 1, Bearing: b, Difficulty: catalog.White})
	}
	began := t.Began()
	t.ExecuteOneOf(m, ways)
	t.Trigger(xwing.Moment{When: xwing.AfterAilerons, Ship: m.Owner, Move: xwing.MomentMove{Full: t.FullyExecuted(m.Owner)}, Began: began})
}

// boosts is what the ailerons do since 2.5.
func boosts(t *xwing.Table, m xwing.Moment) {
	began := t.Began()
	if t.Boost(m.Owner) {
		t.Trigger(xwing.Moment{When: xwing.AfterAilerons, Ship: m.Owner, Move: xwing.MomentMove{Full: true}, Began: began})
	}
}

// controlledAilerons move as the pilot likes.
func controlledAilerons() *xwing.Card {
	return shipAbility("controlledailerons", xwing.Ability{When: xwing.BeforeRevealingDial, May: true, Do: boosts,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Ship(m.Owner).Stressed() }})
}

// adaptiveAilerons must be used by a ship that is not stressed.
func adaptiveAilerons(flies func(*xwing.Table, xwing.Moment)) *xwing.Card {
	return shipAbility("adaptiveailerons",
		xwing.Ability{When: xwing.BeforeRevealingDial, Do: flies,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && !t.Ship(m.Owner).Stressed() && !t.ChoosesAilerons(m.Owner)
			}},
		xwing.Ability{When: xwing.BeforeRevealingDial, May: true, Do: flies,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.ChoosesAilerons(m.Owner) }})
}

func advancedTargetingComputer() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) bool {
		return attacking(t, m) && !t.View.Attack.Weapon.Special && t.Ship(m.Owner).HasLocked(t.View.Attack.Defender.Piece())
	}
	return shipAbility("advancedtargetingcomputer",
		xwing.Ability{Query: xwing.AttackDiceCount, If: locked, By: one},
		xwing.Ability{When: xwing.ModifyingAttackDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return locked(t, m) && t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, 1)
			}})
}

// The shields of the TIE/D are fed into its guns.
func chissEngineering() *xwing.Card {
	return shipAbility("chissengineering",
		xwing.Ability{When: xwing.AfterManeuver, If: fully(3, 5), Act: may(white(catalog.Lock))},
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Shields: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return m.Other == m.Owner && !t.Ship(m.Owner).Stressed() && !a.Weapon.Ordnance && !a.CloseRange() &&
					t.Fight().HasRangeBonus(a, board.AttackDice)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, broughtNear) }},
		xwing.Ability{Query: xwing.AttackDiceCount, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && t.View.Attack.Step == board.RollAttackDice && fedGuns(t) &&
					t.Fight().HasRangeBonus(t.View.Attack, board.AttackDice)
			}})
}

// fedGuns reports whether the attacker's TIE/D has been paid for with the range bonus of range 1.
func fedGuns(t *xwing.Table) bool {
	return t.NotedInAttack(xwing.Moment{Owner: t.View.Attack.Attacker, Card: "ship/chissengineering"}, broughtNear)
}

// broughtNear marks an attack that has the range bonus of range 1 from farther away.
const broughtNear = "near"

// hasBroughtNear reports whether that has been applied, by whatever card.
func hasBroughtNear(t *xwing.Table) bool {
	inquisitor := xwing.Moment{Owner: t.View.Attack.Attacker, Card: catalog.PilotCard.Ref("grandinquisitor")}
	return fedGuns(t) || t.NotedInAttack(inquisitor, broughtNear)
}

func formedUp() *xwing.Card {
	return shipAbility("formedup", xwing.Ability{When: xwing.EndOfEndPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.CanRemoveToken(m.Owner, board.Stress) && len(t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
				return id != m.Owner && t.Friendly(m.Owner, id) && t.Ship(id).Chassis == "tielnfighter"
			})) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

func nimbleBomber() *xwing.Card {
	return shipAbility("nimblebomber", xwing.Ability{Query: xwing.PlacingInstead, Instead: banked})
}

func prioritizedWeaponsSystems() *xwing.Card {
	return shipAbility("prioritizedweaponssystems", xwing.Ability{When: xwing.BeforeEngaging, May: true,
		Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
		If:   func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Has(board.Disarm) > 0 },
		Do:   func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

func stygiumArray() *xwing.Card {
	return shipAbility("stygiumarray",
		xwing.Ability{When: xwing.AfterDecloaking, Act: may(white(catalog.Evade))},
		xwing.Ability{When: xwing.StartOfEnd, May: true, Cost: xwing.Cost{Spend: board.Evade, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanGain(m.Owner, board.Cloak)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Cloak, 1) }})
}
