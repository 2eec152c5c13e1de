package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/scene"
)

// header is the first line of the journal of a game.
func (a *Client) header(s setup) (game.Header, error) {
	list := s.list
	if list == "" {
		list = a.kit.Lists()[0]
	}
	a.turnTo(a.kits.By(list))
	seed := a.SeedOf(s.seed, s.seeded)
	h, err := a.kit.HeaderBy(list, s.squads, seed)
	if s.teams != (match.Teams{}) {
		h, err = a.kit.InTeams(list, s.teams, s.bring, seed)
	}
	if err == nil {
		h, err = a.kit.InScenario(h, s.scenario)
	}
	if err == nil {
		h, err = a.kit.WithEnvironment(h, s.environment)
	}
	if err == nil {
		h, err = a.kit.InEpic(h, s.epic)
	}
	if err == nil {
		h, err = a.kit.InRounds(h, s.rounds)
	}
	if err == nil {
		h, err = a.kit.WithDeck(h, s.deck)
	}
	if err == nil {
		err = scene.Seat(&h, s.names, s.computer)
	}
	return h, err
}

// setupOf reads what a game was begun with from its journal's header.
func (a *Client) setupOf(h game.Header) setup {
	s := setup{seed: h.Seed, seeded: true}
	for i := range min(len(s.squads), len(h.Squads)) {
		s.squads[i] = h.Squads[i]
	}
	s.teams = a.kits.Of(h.Edition).TeamsOf(h)
	for seat, side := range s.teams.Sides() {
		if seat < len(h.Squads) {
			s.bring[side] = append(s.bring[side], h.Squads[seat])
		}
	}
	s.names, s.computer = scene.NamesOf(h), scene.ComputersOf(h)
	kit := a.kits.Of(h.Edition)
	s.list, _ = kit.ListOf(h) // a game by a list that is not known does not begin
	s.scenario, s.rounds, s.deck = kit.ScenarioOf(h), kit.RoundsOf(h), kit.DeckOf(h)
	s.environment, s.epic = kit.EnvironmentOf(h), kit.IsEpic(h)
	return s
}

// again is the setup of a rematch: all but the seed stays.
func (s setup) again() setup {
	return setup{squads: s.squads, teams: s.teams, bring: s.bring, names: s.names, list: s.list, scenario: s.scenario,
		environment: s.environment, epic: s.epic,
		rounds: s.rounds, deck: s.deck, computer: s.computer}
}

// squadNames are what the squads call themselves.
func (s setup) squadNames() [2]string {
	var out [2]string
	for i, xws := range s.squads {
		out[i] = squadName(xws)
	}
	for side, bring := range s.bring {
		if len(bring) == 0 {
			continue
		}
		var names []string
		for _, xws := range bring {
			names = append(names, squadName(xws))
		}
		out[side] = strings.Join(names, ", ")
	}
	return out
}

// squadName is what a squad calls itself.
func squadName(xws []byte) string {
	if q, err := squad.ParseXWS("squad", xws); err == nil && q.Name != "" {
		return q.Name
	}
	return "squad"
}

// label names a game by its squads.
func label(s setup) string {
	names := s.squadNames()
	return names[0] + " - " + names[1]
}

// sitters are who sits at each seat of a game, where the front door says it of the sides.
func sitters(of []scene.Sitter, sides []game.Side) []scene.Sitter {
	var all []scene.Sitter
	for _, side := range sides {
		if int(side) < len(of) {
			all = append(all, of[side])
		} else {
			all = append(all, scene.AsKept)
		}
	}
	return all
}

// sides says of each seat for which side it plays.
func (s setup) sides() []game.Side {
	if s.teams == (match.Teams{}) {
		return []game.Side{0, 1}
	}
	return s.teams.Sides()
}

// called is what the sides are called: the computer by what it is, where it plays all of one.
func (s setup) called(w *words.Words) [2]string {
	machines := scene.SeatsOf(game.Red, game.Blue)
	for seat, side := range s.sides() {
		if !s.computer.Has(game.Seat(seat)) {
			machines = machines.Without(game.Seat(side))
		}
	}
	return scene.Called(w, s.names, machines)
}
