package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumFangFighter lists the pilots of the Fang Fighter that fly for Scum and Villainy.
func scumFangFighter() []*xwing.Card {
	return []*xwing.Card{also(fennRau(), "fennrau-armedanddangerous"), joyRekkoff(), kadSolus(), mandalorianRoyalGuard(),
		oldTeroch(), torphun()}
}

func fennRau() *xwing.Card {
	close := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == gauge.Range1 }
	return pilot("fennrau", wish(number(xwing.AttackDiceCount, 1, close), xwing.Cost{}),
		wish(number(xwing.DefenseDiceCount, 1, close), xwing.Cost{}))
}

func kadSolus() *xwing.Card {
	return pilot("kadsolus", xwing.Ability{When: xwing.AfterManeuver,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Full && m.Difficulty == catalog.Red },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 2) }})
}

func oldTeroch() *xwing.Card {
	facing := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.InArc(id, m.Owner, gauge.Front)
		})
	}
	return pilot("oldteroch", chooses(xwing.StartOfEngagement, facing, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.RemoveGreen(id) }))
}

// joyRekkoff burns a torpedo to be hard to evade.
func joyRekkoff() *xwing.Card {
	fewer := number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && len(chargedIn(t, m.Owner, "torpedo")) > 0
	})
	fewer.May, fewer.Do = true, func(t *xwing.Table, m xwing.Moment) {
		t.SpendCharges(m.Owner, t.ChooseUpgrade(m, chargedIn(t, m.Owner, "torpedo")), 1)
	}
	return pilot("joyrekkoff", fewer)
}

// mandalorianRoyalGuard covers larger friends with the own body.
func mandalorianRoyalGuard() *xwing.Card {
	return pilot("mandalorianroyalguard", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Gain: board.Deplete, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.Ship(m.Ship).Size != gauge.Small &&
				inAttackArc(t, m.Owner) && t.Fight().CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Strain, 1)
			t.Fight().ChangeOne(m.Ship, board.DefenseDice, board.EvadeResult, board.Blank, board.FocusResult)
		}})
}

// torphun goes on to the next once one is down.
func torphun() *xwing.Card {
	killed := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Destroyed }
	living := func(t *xwing.Table) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Whom: func(id board.ShipID) bool { return !t.Ship(id).Destroyed }}
	}
	return pilot("torphun",
		xwing.Ability{When: xwing.AfterAttacking, If: killed, Act: &xwing.ActionGrant{Stressed: true}},
		xwing.Ability{When: xwing.AfterAttacking, May: true, Bonus: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return killed(t, m) && t.CanBonusAttack(m.Owner, living(t)) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, living(t)) }})
}
