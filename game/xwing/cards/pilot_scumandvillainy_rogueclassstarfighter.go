package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for Scum and Villainy.
func scumRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
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
