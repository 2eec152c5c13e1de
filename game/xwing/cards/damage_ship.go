package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// shipDamageCards lists the damage cards with the trait Ship.
func shipDamageCards() []*xwing.Card {
	return []*xwing.Card{
		consoleFire(),
		coolantLoss(),
		damagedCircuitry(),
		damagedEngine(),
		damagedSensorArray(),
		deadSensors(),
		directHit(),
		directHitHuge(),
		disabledPowerRegulator(),
		fuelLeak(),
		gunFault(),
		hullBreach(),
		looseStabilizer(),
		projectorFault(),
		strainedDrive(),
		structuralDamage(),
		weaponsFailure(),
	}
}

func consoleFire() *xwing.Card {
	return damage("consolefire", xwing.Ability{
		When: xwing.BeforeEngaging,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if rollFor(t, m) == board.Hit {
				sufferHit(t, m)
			}
		},
	}, repairAction())
}

func damagedEngine() *xwing.Card {
	return damage("damagedengine", xwing.Ability{
		Query: xwing.ManeuverDifficulty,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			b := m.Move.Maneuver.Bearing
			return m.Ship == m.Owner && (b == gauge.TurnLeft || b == gauge.TurnRight)
		},
		By: func(*xwing.Table, xwing.Moment) int { return 1 },
	})
}

func damagedSensorArray() *xwing.Card {
	return damage("damagedsensorarray", xwing.Ability{
		Query: xwing.PerformingAction,
		Refuse: func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			if m.Is(catalog.Focus) || m.IsOf(catalog.DamageKind) {
				return nil
			}
			return t.Refuse(rule.CardForbids, "refusal.card", "card", m.Card)
		},
	}, repairAction())
}

func directHit() *xwing.Card {
	return damage("directhit", xwing.Ability{When: xwing.WhenDealtFaceup, Do: sufferHitAndRepair})
}

// sufferHitAndRepair is 1 hit damage, then the card is repaired.
func sufferHitAndRepair(t *xwing.Table, m xwing.Moment) {
	sufferHit(t, m)
	t.RepairThis(m)
}

func disabledPowerRegulator() *xwing.Card {
	return damage("disabledpowerregulator", xwing.Ability{
		When: xwing.BeforeEngaging,
		Do:   func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Ion, 1) },
	}, xwing.Ability{
		When: xwing.AfterManeuver,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Move.Ion },
		Do:   repairThis,
	})
}

func fuelLeak() *xwing.Card {
	return damage("fuelleak", xwing.Ability{
		When: xwing.AfterSufferingDamage,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Damage.Crit },
		Do:   sufferHitAndRepair,
	}, repairAction())
}

func hullBreach() *xwing.Card {
	return damage("hullbreach", xwing.Ability{
		When: xwing.WouldSufferDamage,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && !m.Damage.Crit },
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) {
			d.Hits, d.Crits = 0, d.Hits+d.Crits
		},
	}, repairAction())
}

func looseStabilizer() *xwing.Card {
	return damage("loosestabilizer", xwing.Ability{
		When: xwing.AfterManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && m.Move.Maneuver.Bearing != gauge.StraightAhead
		},
		Do: sufferHitAndRepair,
	}, repairAction())
}

func structuralDamage() *xwing.Card {
	return damage("structuraldamage", xwing.Ability{Query: xwing.DefenseDiceCount, By: plus(-1)})
}

func weaponsFailure() *xwing.Card {
	return damage("weaponsfailure", xwing.Ability{Query: xwing.AttackDiceCount, By: plus(-1)}, repairAction())
}

// The cards of huge ships.

// damagedCircuitry counts as turrets what fills such a slot, or attacks through the arc of an indicator.
func damagedCircuitry() *xwing.Card {
	turret := func(slot string, weapon catalog.SpecialAttack) bool {
		return slot == catalog.TurretSlot.String() || weapon.Arc.IsTurret()
	}
	return damage("damagedcircuitry", disables(turret), recoversOneLess(board.ShipCharges), repairAction())
}

func gunFault() *xwing.Card {
	hardpoint := func(slot string, _ catalog.SpecialAttack) bool { return slot == catalog.HardpointSlot.String() }
	return damage("gunfault", disables(hardpoint),
		number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) }), repairAction())
}

func strainedDrive() *xwing.Card {
	return damage("straineddrive", losesEnergy(1),
		number(xwing.ManeuverDifficulty, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Maneuver.Speed >= 3 }),
		repairAction())
}

func coolantLoss() *xwing.Card {
	return damage("coolantloss", losesEnergy(2), xwing.Ability{
		When: xwing.AfterManeuver,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Difficulty == catalog.Red },
		Do:   sufferHit,
	}, repairAction())
}

func projectorFault() *xwing.Card {
	return damage("projectorfault",
		precisely(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Shielded() },
			func(t *xwing.Table, m xwing.Moment) { t.LoseShield(m.Owner) }),
		recoversOneLess(xwing.RecurringShields), repairAction())
}

func deadSensors() *xwing.Card {
	return damage("deadsensors",
		precisely(func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Locks) > 0 },
			func(t *xwing.Table, m xwing.Moment) {
				t.BreakLock(m.Owner, t.ChooseLockFor(t.Ship(m.Other).Seat, m.Owner), false)
			}),
		xwing.Ability{Query: xwing.AcquiringLock, Refuse: refusing(rule.CardForbids),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.N > int(gauge.Range2) }},
		repairAction())
}

func directHitHuge() *xwing.Card {
	return damage("directhit-huge", precisely(nil, sufferHit), xwing.Ability{When: xwing.WhenDealtFaceup, Do: sufferHitAndRepair})
}
