package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for Scum and Villainy.
func scumRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
		also(cadBane(), "cadbane-armedanddangerous"),
		durge(),
		pilot("nomlumb-rogueclassstarfighter", chooses(xwing.StartOfEngagement, aheadOfHim,
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
				t.SetInitiative(m.Owner, m.Card, t.Initiative(id), board.End)
			})),
		viktorHel("viktorhel-rogueclassstarfighter"),
	}
}

func aheadOfHim(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
}

// cadBane leaves with whoever he has hit what burdens himself.
func cadBane() *xwing.Card {
	return pilot("cadbane", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.Ship(m.Other).Remote == "" && t.CanShedToken(m.Owner, board.Orange, board.RedColor)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.HandToken(m, m.Owner, m.Other, board.Orange, board.RedColor) }})
}

// durge takes one blow squarely for two, where his shields do not stop all.
func durge() *xwing.Card {
	return pilot("durge", xwing.Ability{When: xwing.AfterNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit) > 1 &&
				t.Fight().Modifiable(m, board.AttackDice) &&
				t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > t.Ship(m.Owner).Shields.Active
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, 1)
			t.Fight().CancelResult(m, board.AttackDice, board.Hit)
		}})
}
