package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelAuzituckGunship lists the pilots of the Auzituck Gunship that fly for the Rebel Alliance.
func rebelAuzituckGunship() []*xwing.Card {
	return []*xwing.Card{
		lowhhrick(),
		tarfful(),
		pilot("wullffwarro", wish(number(xwing.AttackDiceCount, 1, enraged), xwing.Cost{})),
	}
}

func lowhhrick() *xwing.Card {
	return pilot("lowhhrick", xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theShip, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range1) && (t.CanSpend(m.Owner, board.ReinforceFore) || t.CanSpend(m.Owner, board.ReinforceAft))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			side := board.ReinforceFore
			if !t.CanSpend(m.Owner, side) || t.CanSpend(m.Owner, board.ReinforceAft) &&
				!t.AskRather(m, m.Owner, "spend-reinforcefore", "spend-reinforceaft") {
				side = board.ReinforceAft
			}
			if t.SpendToken(m.Owner, side) {
				t.GainTokens(m.Ship, board.Evade, 1)
			}
		}})
}

func tarfful() *xwing.Card {
	return pilot("tarfful-wat1", assignsFriend("liberated-wat1", freed),
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.Ship(m.Ship).HasCondition("liberated-wat1") && !t.Ship(m.Other).Destroyed && t.CanLockFar(m.Owner, m.Other.Piece())
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

func enraged(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && inPrimary(t) && t.Ship(m.Owner).Damaged()
}
