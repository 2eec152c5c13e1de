package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// separatistRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for the Separatist Alliance.
func separatistRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
		cadBaneSeesDeath(),
		durgeHeals(),
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
	return given(func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit }, chooses(xwing.AfterAttacking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return inSights(t, m)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Deplete, 1)
			t.SufferDamage(id, xwing.Damage{Hits: 1})
		}))
}

// cadBaneSeesDeath acts once somebody near has fallen in the fight.
func cadBaneSeesDeath() *xwing.Card {
	return pilot("cadbane-separatistalliance", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Cost: xwing.Cost{Charges: 1}, Act: &xwing.ActionGrant{Stressed: true},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.View.Phase == board.Engagement && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3)
		}})
}

// durgeHeals is harder to kill than it looks.
func durgeHeals() *xwing.Card {
	return pilot("durge-separatistalliance", xwing.Ability{When: xwing.WouldBeDestroyed, May: true, Cost: xwing.Cost{Charges: 1},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardDamage(m.Owner, func(card string) bool { return card == "directhit" || t.DamageTrait(card) == catalog.PilotTrait })
			for _, d := range slices.Clone(t.Ship(m.Owner).Faceup) {
				t.RepairFaceup(m.Owner, d)
			}
		}})
}
