package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicARC170Starfighter lists the pilots of the ARC-170 Starfighter that fly for the Galactic Republic.
func republicARC170Starfighter() []*xwing.Card {
	return []*xwing.Card{
		jag(),
		also(jagOfCoruscant(), "jag-siegeofcoruscant-lsl"),
		oddball("oddball-arc170starfighter"),
		also(oddBallOfCoruscant(), "oddball-siegeofcoruscant-lsl"),
		sinker(),
		also(wolffe(), "wolffe-siegeofcoruscant", "wolffe-siegeofcoruscant-lsl"),
	}
}

func jag() *xwing.Card {
	return pilot("jag", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && besideAt(t, m, m.Ship) && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

func jagOfCoruscant() *xwing.Card {
	return pilot("jag-siegeofcoruscant", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && (t.InArc(m.Owner, m.Ship, gauge.Left) || t.InArc(m.Owner, m.Ship, gauge.Right)) &&
				!t.Ship(m.Owner).Strained() && locksAnew(t, m, m.Other)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// besideAt reports whether a ship is in the owner's left or right arc at range 1-2.
func besideAt(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	return t.AtRange(m.Owner, id, gauge.Range1, gauge.Range2) && (t.InArc(m.Owner, id, gauge.Left) || t.InArc(m.Owner, id, gauge.Right))
}

func sinker() *xwing.Card {
	return pilot("sinker", rerollFor(func(t *xwing.Table, m xwing.Moment) bool { return inPrimary(t) && besideAt(t, m, m.Ship) }))
}

// wolffe saves up behind him what he spends ahead.
func wolffe() *xwing.Card {
	behind := wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && inPrimary(t) && t.View.Attack.Weapon.Arc == catalog.RearArc && t.CanRecover(m.Owner, board.ShipCharges)
	}), xwing.Cost{})
	behind.Do = func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }
	ahead := rerolls(board.AttackDice, 1, primary(func(_ *xwing.Table, a *board.Attack) bool { return a.Weapon.Arc == catalog.FrontArc }))
	ahead.Cost = xwing.Cost{Charges: 1}
	return pilot("wolffe", ahead, behind)
}

// oddBallOfCoruscant has a friend lock what comes too close.
func oddBallOfCoruscant() *xwing.Card {
	lockers := func(t *xwing.Table, m xwing.Moment, enemy board.ShipID) []board.ShipID {
		return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool { return canLockFar(t, id, enemy) })
	}
	return pilot("oddball-siegeofcoruscant", whenRed(
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return len(lockers(t, m, id)) > 0 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.AcquireLock(t.ChooseShip(m, lockers(t, m, id), false), id.Piece())
		})...)
}
