package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicV19TorrentStarfighter lists the pilots of the V-19 Torrent Starfighter that fly for the Galactic Republic.
func republicV19TorrentStarfighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("axe", handsGreen(xwing.AfterDefending), handsGreen(xwing.AfterAttacking)),
		also(axeOfCoruscant(), "axe-siegeofcoruscant-lsl"),
		pilot("kickback", xwing.Ability{When: xwing.AfterAction,
			If:  having(catalog.BarrelRoll),
			Act: may(red(catalog.Lock))}),
		also(kickbackOfCoruscant(), "kickback-siegeofcoruscant-lsl"),
		oddball("oddball"),
		pilot("slammer", xwing.Ability{When: xwing.AfterManeuver, Cost: xwing.Cost{Charges: 2}, If: fully(0, 5), Act: stressedMay(catalog.SLAM)}),
		swoop(),
		tucker(),
	}
}

// aside reports whether a ship at range lo-2 is to the left or the right.
func aside(t *xwing.Table, m xwing.Moment, id board.ShipID, lo gauge.Range) bool {
	return t.AtRange(m.Owner, id, lo, gauge.Range2) && (t.InArc(m.Owner, id, gauge.Left) || t.InArc(m.Owner, id, gauge.Right))
}

// handsGreen gives a green token to a friend at the side.
func handsGreen(after xwing.Timing) xwing.Ability {
	laden := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(greens(t, m.Owner)) > 0 }
	return given(laden, chooses(after,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool { return aside(t, m, id, gauge.Range1) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.TransferAny(m, m.Owner, id, greens(t, m.Owner)...)
		}))
}

func axeOfCoruscant() *xwing.Card {
	a := given(mine, chooses(xwing.AfterAttacking,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
				return aside(t, m, id, gauge.Range0) && t.HasShipAbility(id, "bornforthis") && canLockFar(t, id, m.Other)
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(id, m.Other.Piece()) }))
	a.Upon = theOther
	return pilot("axe-siegeofcoruscant", a)
}

func swoop() *xwing.Card {
	boost := xwing.ActionGrant{Only: red(catalog.Boost)}
	return pilot("swoop", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return friendlyAt(t, m, gauge.Range1) && m.Move.Full && (m.Move.Maneuver.Speed == 3 || m.Move.Maneuver.Speed == 4) &&
				(s.Size == gauge.Small || s.Size == gauge.Medium) && t.CanPerform(m.Ship, boost)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Ship, boost) }})
}

func tucker() *xwing.Card {
	return pilot("tucker", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) &&
				t.Enemy(m.Owner, m.Other) && t.InArc(m.Owner, m.Other, gauge.Front)
		},
		Act: may(white(catalog.Focus))})
}

// kickbackOfCoruscant locks what he has rolled away from, calmly if he strains himself.
func kickbackOfCoruscant() *xwing.Card {
	wild, calm := xwing.ActionGrant{Only: red(catalog.Lock)}, xwing.ActionGrant{Only: white(catalog.Lock)}
	return pilot("kickback-siegeofcoruscant", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.BarrelRoll) && t.CanPerform(m.Owner, calm)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.AskRather(m, m.Owner, "strain", "lock-red") {
				t.GrantActionFor(m, m.Owner, xwing.Cost{Gain: board.Strain, GainN: 1}, calm)
				return
			}
			t.GrantAction(m, m.Owner, wild)
		}})
}
