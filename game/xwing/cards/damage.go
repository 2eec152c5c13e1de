package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// damageCards returns the 14 titles of second edition's damage deck.
func damageCards() []*xwing.Card {
	return []*xwing.Card{
		blindedPilot(), consoleFire(), damagedEngine(), damagedSensorArray(), directHit(),
		disabledPowerRegulator(), fuelLeak(), hullBreach(), looseStabilizer(), panickedPilot(),
		structuralDamage(), stunnedPilot(), weaponsFailure(), woundedPilot(),
	}
}

// damage declares a damage card.
func damage(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.DamageKind, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// repairAction is the "Action:" that repairs the card it stands on.
func repairAction() xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: repairThis}
}

func repairThis(t *xwing.Table, m xwing.Moment) { t.RepairThis(m) }

// sufferHit is 1 hit damage for the ship that has the card.
func sufferHit(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 1}) }

// sufferHitAndRepair is 1 hit damage, then the card is repaired.
func sufferHitAndRepair(t *xwing.Table, m xwing.Moment) {
	sufferHit(t, m)
	t.RepairThis(m)
}

// rollFor rolls one attack die because of the card.
func rollFor(t *xwing.Table, m xwing.Moment) board.Face {
	return t.RollAttackDie(m.Owner, game.Say("why.card", "card", m.Card))
}
