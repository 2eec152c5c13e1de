package sim

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// epicStream is the stream of random numbers that the squads of epic battles are drawn from.
const epicStream = 305

// Epics draws squads of epic battles: each is built around a huge ship, game after game around the next, with enforced
// cards for escorts up to the budget. It never changes.
type Epics struct {
	*Squads
	huge []flagship
}

// flagship is a huge ship, and the pool that has it.
type flagship struct {
	card catalog.CardID
	pool *squad.Pool
}

// draw draws a squad around it.
func (f flagship) draw(chance squad.Chance) squad.Squad {
	return f.pool.DrawWith([]catalog.CardID{f.card}, chance)
}

// NewEpics collects what squads of epic battles are drawn from, by the points list of the rules.
func NewEpics(rules *xwing.Rules) (*Epics, error) {
	return newEpics(rules, squad.TeamOf{Players: 1, Most: 1})
}

// newEpics are those of one of the players of a team, among whom its points are shared.
func newEpics(rules *xwing.Rules, of squad.TeamOf) (*Epics, error) {
	cat := rules.Catalog
	mode, err := squad.ModeOf(cat, rules.List).InFormat(cat, squad.Epic)
	if err != nil {
		return nil, err
	}
	mode = mode.Part(cat, of)
	huge := func(id catalog.CardID) bool {
		card, err := cat.Pilot(id.XWS)
		if err != nil || id.Kind != catalog.PilotCard {
			return false
		}
		ship, err := cat.Ship(card.Ship)
		return err == nil && ship.Huge()
	}
	standIns := standIns(rules)
	s, err := NewSquads(cat, mode, func(id catalog.CardID) bool {
		return rules.Enforced(reference(id)) || huge(id) || slices.Contains(standIns, id)
	})
	if err != nil {
		return nil, err
	}
	s.standIns = standIns
	e := &Epics{Squads: s}
	for _, pool := range s.pools {
		for _, id := range pool.Cards() {
			if huge(id) && !slices.ContainsFunc(e.huge, func(f flagship) bool { return f.card == id }) {
				e.huge = append(e.huge, flagship{id, pool})
			}
		}
	}
	return e, nil
}

// Huge is how many huge ships take turns: in that many games each of them has had its turn on either side.
func (e *Epics) Huge() int { return len(e.huge) }

// Pair draws the squads of a game; they follow from the seed, and every seed has its huge ships in turn.
func (e *Epics) Pair(seed uint64) (Pair, error) {
	chance := game.NewSource(seed, epicStream)
	n := uint64(len(e.huge))
	var drawn [2]squad.Squad
	for i, turn := range []uint64{seed % n, (seed + 1 + seed/n) % n} {
		of := e.huge[turn]
		drawn[i] = of.draw(&chance)
	}
	return e.pair(drawn[0], drawn[1])
}
