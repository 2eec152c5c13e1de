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
	Feature    string         // the kind of its scenario features: "satellite"; "": it has none
	Layings    []Laying       // of the features that the players place in turn, after the one in the middle
	Action     *MissionAction // that ships can perform; nil: none
	HalfHealth bool           // half of a ship's points are scored at half of its health
	Points     int            // with so many, a player who is ahead has won; 0: with none
	Epic       bool           // it is played as an epic battle
	Convoy     *Convoy        // remotes that one side brings away; nil: none
	Reach      gauge.Range    // at which ships count around a feature, or act on it

	// Claim is how much a player makes of a feature as things stand: his ships around it, his marker on it.
	Claim func(s *State, f *board.Feature, seat game.Seat) int
	// Worth is the points that a feature gives a player as the End Phase starts, by his claim to it and his opponent's.
	Worth func(own, others int) int
	Why   string // what it gives them for: "why.controls"
}

// Claim is what each player makes of a scenario feature, and what it would give him, by game.Seat.
type Claim struct {
	Feature board.FeatureID
	By      [2]int
	Gives   [2]int
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

// Claims returns what the players make of each scenario feature, whatever the round.
func (s *State) Claims() []Claim {
	m := s.rules.Mission
	if m == nil || !s.rules.ScoresBy(s.rules.List) {
		return nil
	}
	claims := make([]Claim, 0, len(s.View.Features))
	for i := range s.View.Features {
		f := &s.View.Features[i]
		red, blue := m.Claim(s, f, game.Red), m.Claim(s, f, game.Blue)
		claims = append(claims, Claim{f.ID, [2]int{red, blue}, [2]int{m.Worth(red, blue), m.Worth(blue, red)}})
	}
	return claims
}

// ClaimsAt is Claims at a table that is seen.
func (s *State) ClaimsAt(v *board.View) []Claim { return s.seen(v).Claims() }

// Objectives returns the mission points that the End Phase would score for objectives if it began now, the first
// player's first.
func (s *State) Objectives() []Gain {
	if s.View.Round < firstObjectives {
		return nil
	}
	var gains []Gain
	claims := s.Claims()
	for seat := range (&Table{State: s}).playerOrder() {
		if seat != s.View.Head(seat) {
			continue
		}
		for _, c := range claims {
			if n := c.Gives[seat]; n > 0 {
				gains = append(gains, Gain{Seat: seat, N: n, Why: game.Say(s.rules.Mission.Why, "feature", c.Feature.Piece())})
			}
		}
	}
	return gains
}

// ObjectivesAhead is Objectives at a table that is seen, as long as its End Phase has not begun.
func (s *State) ObjectivesAhead(v *board.View) []Gain {
	if v.Phase == board.End || v.Ended {
		return nil
	}
	return s.seen(v).Objectives()
}

// seen is the state at a table as somebody sees it: it is asked, never played on.
func (s *State) seen(v *board.View) *State { return &State{rules: s.rules, View: *v, Memory: s.Memory} }

// scoreObjectives gives the players the points of their objectives as the End Phase starts, ahead of every ability
// (X25-SCN-064).
func (t *Table) scoreObjectives() {
	for _, gain := range t.Objectives() {
		t.Score(gain.Seat, gain.N, gain.Why)
	}
	t.loadConvoy()
}

// RangeToFeature returns the range from a ship to the closest point of a scenario feature.
func (s *State) RangeToFeature(id board.ShipID, f board.FeatureID) gauge.Range {
	return gauge.MeasureRange(s.ShipShape(id), s.View.Feature(f).Shape())
}

// ShipsNear returns a player's ships in the play area that count around a scenario feature that lies there
// (X25-SCN-031): one that is destroyed and stands there still, for its last engagement, is gone before it could.
func (s *State) ShipsNear(f board.FeatureID, seat game.Seat) []board.ShipID {
	if !s.View.Feature(f).InPlay() {
		return nil
	}
	return slices.DeleteFunc(s.View.ShipsInPlay(), func(id board.ShipID) bool {
		ship := s.View.Ship(id)
		return s.View.Opposed(ship.Seat, seat) || ship.Destroyed || s.RangeToFeature(id, f) > s.rules.Mission.Reach
	})
}
