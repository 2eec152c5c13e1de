package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumFangFighter lists the pilots of the Fang Fighter that fly for Scum and Villainy.
func scumFangFighter() []*xwing.Card {
	return []*xwing.Card{fennRau(), kadSolus(), oldTeroch()}
}

func fennRau() *xwing.Card {
	close := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == gauge.Range1 }
	return pilot("fennrau", wish(number(xwing.AttackDiceCount, 1, close), xwing.Cost{}),
		wish(number(xwing.DefenseDiceCount, 1, close), xwing.Cost{}))
}

func kadSolus() *xwing.Card {
	return pilot("kadsolus", xwing.Ability{When: xwing.AfterManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Full && m.Difficulty == catalog.Red },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 2) }})
}

func oldTeroch() *xwing.Card {
	facing := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(id, m.Owner, gauge.Front)
		})
	}
	return pilot("oldteroch", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(facing(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if from := t.ChooseShip(m, facing(t, m), true); from != 0 {
				t.RemoveGreen(from)
			}
		}})
}
