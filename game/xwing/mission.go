package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Mission is one of the scenarios that players pick before setup (Scenarios chapter), as a value: package scenario
// declares each in one file. The rules ask it, and nobody asks which one it is. (A Scenario is a table already set up.)
type Mission struct {
	ID         string         // what journals and words call it: "assault"
	Feature    string         // the kind of its scenario features: "satellite"
	Layings    []Laying       // of the features that the players place in turn, after the one in the middle
	Action     *MissionAction // that ships can perform; nil: none
	HalfHealth bool           // half of a ship's points are scored at half of its health
	Points     int            // with so many, a player who is ahead has won

	// Scores are the points that a player's objectives give as the End Phase starts, whatever the round.
	Scores func(s *State, seat game.Seat) []Gain
}

// Gain is mission points that a player scores, and for what.
type Gain struct {
	Seat game.Seat
	N    int
	Why  game.Phrase
}

// firstObjectives is the first round in which objectives score and ships perform scenario actions (X25-SCN-009, X25-SCN-021).
const firstObjectives = 2

// Mission returns the scenario that is played; nil if there is none.
func (s *State) Mission() *Mission { return s.rules.Mission }

// Objectives returns the mission points that the End Phase would score for objectives if it began now, the first
// player's first.
func (s *State) Objectives() []Gain {
	m := s.rules.Mission
	if m == nil || m.Scores == nil || s.View.Round < firstObjectives || !s.rules.ScoresBy(s.rules.List) {
		return nil
	}
	var gains []Gain
	for _, seat := range (&Table{State: s}).playerOrder() {
		gains = append(gains, m.Scores(s, seat)...)
	}
	return gains
}

// scoreObjectives gives the players the points of their objectives as the End Phase starts, ahead of every ability
// (X25-SCN-064).
func (t *Table) scoreObjectives() {
	for _, gain := range t.Objectives() {
		t.Score(gain.Seat, gain.N, gain.Why)
	}
}

// RangeToFeature returns the range from a ship to the closest point of a scenario feature.
func (s *State) RangeToFeature(id board.ShipID, f board.FeatureID) gauge.Range {
	return gauge.MeasureRange(s.ShipShape(id), s.View.Feature(f).Shape())
}

// ShipsNear returns a player's ships in the play area at range 0 to hi of a scenario feature that lies there
// (X25-SCN-031).
func (s *State) ShipsNear(f board.FeatureID, seat game.Seat, hi gauge.Range) []board.ShipID {
	if !s.View.Feature(f).InPlay() {
		return nil
	}
	return slices.DeleteFunc(s.View.ShipsInPlay(), func(id board.ShipID) bool {
		return s.View.Ship(id).Seat != seat || s.RangeToFeature(id, f) > hi
	})
}
