package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicEta2Actis lists the pilots of the Eta-2 Actis that fly for the Galactic Republic.
func republicEta2Actis() []*xwing.Card {
	return []*xwing.Card{aaylaSecura(), kitFistoPilot(), obiWanKenobi()}
}

func aaylaSecura() *xwing.Card {
	return pilot("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.CountResults(board.DefenseDice, board.Blank) > 0 &&
				t.InArc(m.Owner, m.Other, gauge.Front) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func kitFistoPilot() *xwing.Card {
	return pilot("kitfisto", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) &&
				t.CountResults(board.DefenseDice, board.Blank) > 0 && t.InBullseye(m.Ship, m.Other)
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

// obiWanKenobi looks after himself and Anakin when they are outnumbered.
func obiWanKenobi() *xwing.Card {
	return pilot("obiwankenobi-eta2actis", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			near := func(f func(board.ShipID) bool) int { return len(t.ShipsAt(m.Ship, gauge.Range1, f)) }
			foes := near(func(id board.ShipID) bool { return t.Enemy(m.Ship, id) })
			friends := near(func(id board.ShipID) bool { return id != m.Ship && t.Friendly(m.Ship, id) })
			return friendlyAt(t, m, gauge.Range3) && (you(m) || t.Pilot(m.Ship).Name == "Anakin Skywalker") && foes > friends
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Focus, 1) }})
}
