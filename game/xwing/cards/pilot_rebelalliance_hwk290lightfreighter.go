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
	friends := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}
	return pilot("kylekatarn", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Owner).Has(board.Focus) > 0 && len(friends(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if to := t.ChooseShip(m, friends(t, m), true); to != 0 {
				t.TransferToken(m.Owner, to, board.Focus)
			}
		}})
}
