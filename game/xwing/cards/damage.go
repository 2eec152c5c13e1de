package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// repairAction is the "Action:" that repairs the card it stands on.
func repairAction() xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: repairThis}
}

func repairThis(t *xwing.Table, m xwing.Moment) { t.RepairThis(m) }

// sufferHit is 1 hit damage for the ship that has the card.
func sufferHit(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 1}) }

// rollFor rolls one attack die because of the card.
func rollFor(t *xwing.Table, m xwing.Moment) board.Face {
	return t.RollAttackDie(m.Owner, game.Say("why.card", "card", m.Card))
}
