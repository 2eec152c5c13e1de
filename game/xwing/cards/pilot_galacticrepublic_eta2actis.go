package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// republicEta2Actis lists the pilots of the Eta-2 Actis that fly for the Galactic Republic.
func republicEta2Actis() []*xwing.Card {
	return []*xwing.Card{aaylaSecura(), obiWanKenobi()}
}

func aaylaSecura() *xwing.Card {
	return pilot("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.CountResults(board.DefenseDice, board.Blank) > 0 &&
				t.InArc(m.Owner, m.Other, physics.Front) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range1)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

// obiWanKenobi looks after himself and Anakin when they are outnumbered.
func obiWanKenobi() *xwing.Card {
	return pilot("obiwankenobi-eta2actis", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			near := func(f func(board.ShipID) bool) int { return len(t.ShipsAt(m.Ship, physics.Range1, f)) }
			foes := near(func(id board.ShipID) bool { return t.Enemy(m.Ship, id) })
			friends := near(func(id board.ShipID) bool { return id != m.Ship && t.Friendly(m.Ship, id) })
			return friendlyAt(t, m, physics.Range3) && (you(m) || t.Pilot(m.Ship).Name == "Anakin Skywalker") && foes > friends
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }})
}
