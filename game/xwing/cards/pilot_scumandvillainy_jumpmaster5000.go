package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumJumpMaster5000 lists the pilots of the JumpMaster 5000 that fly for Scum and Villainy.
func scumJumpMaster5000() []*xwing.Card {
	return []*xwing.Card{also(dengar(), "dengar-armedanddangerous"), manaroo(), nomLumb(), telTrevura()}
}

func dengar() *xwing.Card {
	return pilot("dengar", wish(strikesBack(nil, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.InArc(m.Owner, m.Other, gauge.Front)
	}), xwing.Cost{Charges: 1}))
}

func manaroo() *xwing.Card {
	return pilot("manaroo", given(func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Green() > 0 }, chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range1, nil)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { handsGreens(t, m.Owner, id) })))
}

// nomLumb has his gun where danger is.
func nomLumb() *xwing.Card {
	return pilot("nomlumb", xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.InTurretArc(m.Owner, m.Other) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RotateToward(m.Owner, m.Other) }})
}

// telTrevura is found again where he came from.
func telTrevura() *xwing.Card {
	return pilot("teltrevura", xwing.Ability{When: xwing.WouldBeDestroyed, May: true, Cost: xwing.Cost{Charges: 1},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.DiscardDamage(m.Owner, func(string) bool { return true })
			t.SufferDamage(m.Owner, xwing.Damage{Hits: 5})
			t.Withdraw(m.Owner, t.OwnEdge(m.Owner))
		}})
}
