package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumModifiedTIELnFighter lists the pilots of the Modified TIE/ln Fighter that fly for Scum and Villainy.
func scumModifiedTIELnFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("ahhav", number(xwing.AttackDiceCount, 1, larger), number(xwing.DefenseDiceCount, 1, larger)),
		captainSeevor(),
		foremanProach(),
		overseerYushyn(),
		pilot("lapin", fixing(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && t.Ship(m.Ship).Stressed()
		})),
	}
}

func larger(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.Enemy(m.Owner, m.Other) && t.Ship(m.Other).Size > t.Ship(m.Owner).Size
}

// captainSeevor jams whoever does not have him squarely in his sights, before any
// attack die is rolled.
func captainSeevor() *xwing.Card {
	foe := func(m xwing.Moment) board.ShipID {
		if m.Ship == m.Owner {
			return m.Other
		}
		return m.Ship
	}
	return pilot("captainseevor", xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
		Upon: func(m xwing.Moment) string { return foe(m).Piece() },
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return (you(m) || m.Other == m.Owner) && t.Enemy(m.Owner, foe(m)) &&
				t.CanGain(foe(m), board.Jam) && !t.InBullseye(foe(m), m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, foe(m), board.Jam, 1)
		}})
}

func foremanProach() *xwing.Card {
	return pilot("foremanproach", given(mine, chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.InBullseye(m.Owner, id) && t.RangeBetween(m.Owner, id) >= gauge.Range1
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Disarm, 1)
			tractors(t, m, id)
		})))
}

func overseerYushyn() *xwing.Card {
	return pilot("overseeryushyn", xwing.Ability{When: xwing.WouldGainToken, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Disarm && t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range1) &&
				!t.Ship(m.Ship).Stressed()
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Stress, 1) }})
}
