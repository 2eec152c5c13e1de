package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// ManeuverWhileStressed is the Moment.Action of the IgnoringStress query about
// executing a red maneuver.
const ManeuverWhileStressed = "maneuver"

// hindered reports whether stress keeps the ship from an action that is granted
// (Stress chapter, X20-STR-002).
func (t *Table) hindered(id board.ShipID, action string, g ActionGrant) bool {
	return t.Ship(id).Stressed() &&
		t.sum(IgnoringStress, Moment{Ship: id, Other: g.By, Action: action, Step: g.Source == PerformActionStep}) <= 0
}

// tooHard reports whether the ship is too stressed for a maneuver: a red one, as it
// would be executed.
func (t *Table) tooHard(id board.ShipID, m catalog.Maneuver) bool {
	return m.Difficulty == catalog.Red && t.Ship(id).Stressed() &&
		t.sum(IgnoringStress, Moment{Ship: id, Action: ManeuverWhileStressed, Maneuver: m}) <= 0
}

// attempted returns the maneuver that a ship really executes when it is to
// execute m: with its difficulty for this ship, or the white straight 2 instead
// of a red one by a stressed ship (X20-STR-005, 006) or of a purple one that it
// has no Force for (X25-ACT-007), which is a maneuver like any other (RULINGS 47).
// Nothing changes the ion maneuver (X20-ION-007).
func (t *Table) attempted(id board.ShipID, m catalog.Maneuver, ion bool) catalog.Maneuver {
	if ion {
		return m
	}
	m.Difficulty = t.Difficulty(id, m)
	return t.dared(id, m)
}

// dared returns what becomes of a maneuver of a difficulty for this ship.
func (t *Table) dared(id board.ShipID, m catalog.Maneuver) catalog.Maneuver {
	if t.tooHard(id, m) || m.Difficulty == catalog.Purple && t.Ship(id).Force.Active == 0 {
		two := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
		two.Difficulty = min(t.Difficulty(id, two), catalog.White) // as a red one it would become white again
		return two
	}
	return m
}
