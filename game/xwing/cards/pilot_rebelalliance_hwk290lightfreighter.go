package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// rebelHWK290LightFreighter lists the pilots of the HWK-290 Light Freighter that fly for the Rebel Alliance.
func rebelHWK290LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("janors", wish(number(xwing.AttackDiceCount, 1, spotted), xwing.Cost{Gain: board.Stress, GainN: 1})),
		kyleKatarn(),
		pilot("roarkgarnet", hastens(7)),
	}
}

// spotted: a friend in the owner's firing arc attacks. sheltered: one defends.
func spotted(t *xwing.Table, m xwing.Moment) bool {
	return t.Friendly(m.Owner, m.Ship) && inPrimary(t) && t.InFiringArc(m.Owner, m.Ship) && !t.Ship(m.Owner).Stressed()
}

func kyleKatarn() *xwing.Card {
	return pilot("kylekatarn", passes(xwing.StartOfEngagement, board.Focus, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}))
}
