package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialLambdaClassShuttle lists the pilots of the Lambda-class Shuttle, first edition.
func firstImperialLambdaClassShuttle() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainkagi", xwing.Ability{Query: xwing.AcquiringLock, Refuse: cardForbids,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other != m.Owner && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Ship, m.Owner, gauge.Range0, gauge.Range3) &&
					t.CanLockFar(m.Ship, m.Owner.Piece())
			}}),
		firstPilot("captainyorr", xwing.Ability{When: xwing.WouldGainToken, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && m.Token == board.Stress && friendlyAt(t, m, gauge.Range2) && t.Ship(m.Owner).Has(board.Stress) <= 2
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) }}),
		jendonOfFirst(),
	}
}

// jendonOfFirst hands the lock that he has over to whoever has none.
func jendonOfFirst() *xwing.Card {
	without := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if len(t.Ship(m.Owner).Locks) == 0 {
			return nil
		}
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return len(t.Ship(id).Locks) == 0 })
	}
	return firstPilot("coloneljendon", chooses(xwing.StartOfEngagement, without, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.TransferLock(m.Owner, id, t.Ship(m.Owner).Locks[0])
	}))
}
