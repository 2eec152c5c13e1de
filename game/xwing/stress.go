package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// StressRules say what comes of a maneuver that a ship is too stressed for (Stress chapter).
type StressRules struct {
	// Fixed lets nothing change the difficulty of the white straight 2 that it executes instead (RULINGS 47). 2.5: yes.
	Fixed bool
	// OpponentPicks has the opponent pick a maneuver of its dial that is not red instead. First edition: yes.
	OpponentPicks bool
}

// ManeuverWhileStressed is the Moment.Action of the IgnoringStress query about
// executing a red maneuver.
const ManeuverWhileStressed = "maneuver"

// hindered reports whether stress keeps the ship from an action that is granted
// (Stress chapter, X20-STR-002).
func (t *Table) hindered(id board.ShipID, o offer, g ActionGrant) bool {
	return t.Ship(id).Stressed() &&
		t.sum(IgnoringStress, &Moment{Ship: id, Other: g.By, Action: o.id, Difficulty: o.color,
			Act: MomentAct{Step: g.Source == PerformActionStep}}) <= 0
}

// tooHard reports whether the ship is too stressed for a maneuver: a red one, as it
// would be executed.
func (t *Table) tooHard(id board.ShipID, m catalog.Maneuver) bool {
	return m.Difficulty == catalog.Red && t.Ship(id).Stressed() && !t.pushed(id) &&
		t.sum(IgnoringStress, &Moment{Ship: id, Action: ManeuverWhileStressed, Move: MomentMove{Maneuver: m}}) <= 0
}

// Attempts reports whether a ship would execute the maneuver itself, not another in its place because it is stressed.
func (t *Table) Attempts(id board.ShipID, m catalog.Maneuver) bool {
	colored := m
	colored.Difficulty = t.Difficulty(id, m)
	return t.dared(id, colored) == colored && !t.TooStressed(id, m)
}

// attempted returns the maneuver that a ship really executes when it is to
// execute m: with its difficulty for this ship, or the white straight 2 instead
// of a red one by a stressed ship (X20-STR-005, 006) or of a purple one that it
// has no Force for (X25-ACT-007), which is a maneuver like any other (RULINGS 47).
// What is fixed nothing changes, such as second edition's ion maneuver (X20-ION-007).
func (t *Table) attempted(id board.ShipID, m catalog.Maneuver, fixed bool) catalog.Maneuver {
	if fixed {
		return m
	}
	m.Difficulty = t.Difficulty(id, m)
	return t.dared(id, m)
}

// pickedInstead returns the maneuver that the opponent picks in place of one that the
// ship is too stressed for, where the edition leaves it to him (RULINGS 3).
func (t *Table) pickedInstead(id board.ShipID, m catalog.Maneuver) catalog.Maneuver {
	red := func(m catalog.Maneuver) bool { return t.Difficulty(id, m) == catalog.Red }
	colored := m
	if colored.Difficulty = t.Difficulty(id, m); !t.rules.Edition.Stress.OpponentPicks || !t.tooHard(id, colored) {
		return m
	}
	easier := slices.DeleteFunc(slices.Clone(t.Dial(id)), red)
	pick := t.askOne(t.View.OpponentOf(t.Ship(id).Seat), ask.ChooseManeuver, game.Say("prompt.choose-maneuver-of-stressed", "ship",
		id.Piece()),
		[]string{id.Piece()}, t.dialOptions(id, easier))
	return maneuverOf(pick)
}

// TooStressed reports whether the ship cannot execute a maneuver at all: where nothing is executed in place of one that
// it is too stressed for (X10-STS-002).
func (t *Table) TooStressed(id board.ShipID, m catalog.Maneuver) bool {
	m.Difficulty = t.Difficulty(id, m)
	return t.rules.Edition.Stress.OpponentPicks && t.tooHard(id, m)
}

// dared returns what becomes of a maneuver of a difficulty for this ship. Where the opponent picks another he has done so
// as it was revealed.
func (t *Table) dared(id board.ShipID, m catalog.Maneuver) catalog.Maneuver {
	if t.rules.Edition.Stress.OpponentPicks {
		return m
	}
	if t.tooHard(id, m) || m.Difficulty == catalog.Purple && t.forceToSpend(id) == 0 {
		two := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
		if !t.rules.Edition.Stress.Fixed {
			two.Difficulty = min(t.Difficulty(id, two), catalog.White) // as a red one it would become white again
		}
		return two
	}
	return m
}
