package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialTIESkStriker lists the pilots of the TIE/sk Striker that fly for the Galactic Empire.
func imperialTIESkStriker() []*xwing.Card {
	return []*xwing.Card{
		pilot("countdown", takesOneBlow()),
		pilot("duchess", xwing.Ability{Query: xwing.ChoosingAilerons, By: one}),
		pilot("puresabacc", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Owner).DamageCards() <= 1
		}), xwing.Cost{})),
		vagabond(),
	}
}

// takesOneBlow takes one blow instead of all of them.
func takesOneBlow() xwing.Ability {
	return xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Hits: 1, Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.Hit && !t.Ship(m.Owner).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelAll(m, board.AttackDice) }}
}

// vagabond leaves something behind where he turned off.
func vagabond() *xwing.Card {
	drops := func(_ string, w board.Way) bool { return !w.Launch }
	return pilot("vagabond", xwing.Ability{When: xwing.AfterAilerons, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Move.Full && !t.Ship(m.Owner).Stressed() && t.CanPlaceAny(m, drops)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, drops) }})
}
