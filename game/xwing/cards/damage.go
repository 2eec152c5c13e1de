package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// repairAction is the "Action:" that repairs the card it stands on.
func repairAction() xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: repairThis}
}

func repairThis(t *xwing.Table, m xwing.Moment) { t.RepairThis(m) }

// sufferHit is 1 hit damage for the ship that has the card.
func sufferHit(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 1}) }

// precisely is the precision shot half of a card of huge ships; without a condition it always does something.
func precisely(when func(*xwing.Table, xwing.Moment) bool, do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.PrecisionShot, If: when, Do: do}
}

// stressful gives the ship that has the card a stress token.
func stressful(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }

// losesEnergy has the ship that has the card lose so much energy, as far as it has any.
func losesEnergy(n int) xwing.Ability {
	return precisely(
		func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, board.ShipCharges) > 0 },
		func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, board.ShipCharges, n) })
}

// disables has the attacker turn one of such upgrades of the ship that has the card to its offline side.
func disables(which func(slot string, weapon catalog.SpecialAttack) bool) xwing.Ability {
	return precisely(
		func(t *xwing.Table, m xwing.Moment) bool { return len(t.Online(m.Owner, which)) > 0 },
		func(t *xwing.Table, m xwing.Moment) {
			t.TurnUpgrade(m.Owner, t.ChooseUpgradeFor(t.Ship(m.Other).Seat, m, t.Online(m.Owner, which)), 1)
		})
}

// recoversOneLess has the ship that has the card recover one less of what recurs.
func recoversOneLess(what string) xwing.Ability {
	return number(xwing.RecoveringLess, 1, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == what })
}
