package sim

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// meetingStream is the stream of random numbers that the squads are drawn from in which cards meet.
const meetingStream = 304

// Meetings are squads in which every two cards that answer to the same timing and fit one ship are together on a
// ship, so that they come to be put in order. It never changes.
type Meetings struct{ pairs []Pair }

// NewMeetings plans the squads of the points list of the rules, of cards that are enforced.
func NewMeetings(rules *xwing.Rules) (*Meetings, error) {
	s, err := NewEnforcedSquads(rules)
	if err != nil {
		return nil, err
	}
	timings := map[catalog.CardID][]xwing.Timing{}
	for _, pool := range s.pools {
		for _, id := range pool.Cards() {
			timings[id] = append(rules.Cards.Timings(reference(id)), rules.Cards.Timings(catalog.ShipAbility.Ref(s.shipAbility(id)))...)
		}
	}
	meet := func(a, b catalog.CardID) bool {
		return slices.ContainsFunc(timings[a], func(w xwing.Timing) bool { return slices.Contains(timings[b], w) })
	}
	var squads []squad.Squad
	for _, pool := range s.pools {
		chance := game.NewSource(0, meetingStream)
		squads = append(squads, pool.Meetings(meet, &chance)...)
	}
	m := &Meetings{}
	for i := 0; i < len(squads); i += 2 {
		pair, err := s.pair(squads[i], squads[min(i+1, len(squads)-1)])
		if err != nil {
			return nil, err
		}
		m.pairs = append(m.pairs, pair)
	}
	return m, nil
}

// Games is how many games it takes for all of the cards to meet, two with the same squads each.
func (m *Meetings) Games() int { return 2 * len(m.pairs) }

// Pair returns the squads of the game whose turn it is: those of seeds 2k and 2k+1 are the same, so that both kinds
// of player play all of them.
func (m *Meetings) Pair(seed uint64) (Pair, error) {
	return m.pairs[seed/2%uint64(len(m.pairs))], nil
}
