package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicV19TorrentStarfighter lists the pilots of the V-19 Torrent Starfighter that fly for the Galactic Republic.
func republicV19TorrentStarfighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("kickback", xwing.Ability{When: xwing.AfterAction,
			If:  having(catalog.BarrelRoll),
			Act: may(red(catalog.Lock))}),
		oddball("oddball"),
		pilot("slammer", xwing.Ability{When: xwing.AfterManeuver, Cost: xwing.Cost{Charges: 2}, If: fully(0, 5), Act: stressedMay(catalog.SLAM)}),
		swoop(),
		tucker(),
	}
}

func swoop() *xwing.Card {
	boost := xwing.ActionGrant{Only: red(catalog.Boost)}
	return pilot("swoop", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return friendlyAt(t, m, gauge.Range1) && m.Full && (m.Maneuver.Speed == 3 || m.Maneuver.Speed == 4) &&
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
