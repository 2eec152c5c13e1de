package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// separatistRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for the Separatist Alliance.
func separatistRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("ig101", repairsFaceup(xwing.StartOfSystem, xwing.Cost{})),
		pilot("ig102", turnsOwn(board.DefenseDice, board.Blank, board.FocusResult, 1, xwing.Cost{}, foeNoSlower)),
		pilot("ig111", ig111()),
		magnaGuardProtector(),
	}
}

func magnaGuardProtector() *xwing.Card {
	return pilot("magnaguardprotector", assignsFriend("guarded", notThe("magnaguardprotector")))
}

// ig111 hits somebody after all.
func ig111() xwing.Ability {
	return chooses(xwing.AfterAttacking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || t.View.Attack.Hit {
				return nil
			}
			return inSights(t, m)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Deplete, 1)
			t.SufferDamage(id, xwing.Damage{Hits: 1})
		})
}
