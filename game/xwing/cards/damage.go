package cards

import (
	"xwing/game/xwing"
)

// repairAction is the "Action:" that repairs the card it stands on.
func repairAction() xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: repairThis}
}

func repairThis(t *xwing.Table, m xwing.Moment) { t.RepairThis(m) }

// sufferHit is 1 hit damage for the ship that has the card.
func sufferHit(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 1}) }
