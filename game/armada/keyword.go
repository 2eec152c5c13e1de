package armada

import (
	"slices"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Gain is a keyword that a squadron has for a time.
type Gain struct {
	Squadron board.SquadronID
	Keyword  catalog.KeywordName
	N        int
	Round    bool // to the end of the round; else to the end of its activation
}

// keyword is the value of a squadron's keyword, 0 if it lacks it: what is printed, what it has gained, and what cards add
// (ARM-KEY-001).
func (s *State) keyword(id board.SquadronID, k catalog.KeywordName) int {
	return s.keywordFor(id, k, 0)
}

// keywordFor is that toward another squadron: who attacks it, or wants to be activated by its relay.
func (s *State) keywordFor(id board.SquadronID, k catalog.KeywordName, other board.SquadronID) int {
	n := s.squadronCard(id).Value(k)
	for _, g := range s.Memory.Gains {
		if g.Squadron == id && g.Keyword == k {
			n += g.N
		}
	}
	t := Table{State: s}
	t.eachAnswer(KeywordValue, Moment{Squadron: id, Keyword: k, For: other}, func(a *Ability, m Moment) {
		m.N = n
		n += a.By(&t, m)
	})
	return max(0, n)
}

// AntiSquadron is how many dice a squadron's armament against squadrons has, with what cards add to it.
func (s *State) AntiSquadron(id board.SquadronID) int {
	return s.armament(Moment{Squadron: id}, s.squadronCard(id).AntiSquadron).Total()
}

// GainKeyword gives a squadron a keyword of a value to the end of its activation, or of the round.
func (s *State) GainKeyword(id board.SquadronID, k catalog.KeywordName, n int, round bool) {
	s.Memory.Gains = append(s.Memory.Gains, Gain{id, k, n, round})
}

// endGains takes from a squadron what it has had for its activation.
func (s *State) endGains(id board.SquadronID) {
	s.Memory.Gains = slices.DeleteFunc(s.Memory.Gains, func(g Gain) bool { return g.Squadron == id && !g.Round })
}
