package xwing

import (
	"xwing/game"
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
	h, err := a.kit.HeaderBy(list, s.squads, a.SeedOf(s.seed, s.seeded))
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
	s.names, s.computer = scene.NamesOf(h), scene.ComputersOf(h)
	kit := a.kits.Of(h.Edition)
	s.list, _ = kit.ListOf(h) // a game by a list that is not known does not begin
	s.scenario, s.rounds, s.deck = kit.ScenarioOf(h), kit.RoundsOf(h), kit.DeckOf(h)
	s.environment, s.epic = kit.EnvironmentOf(h), kit.IsEpic(h)
	return s
}

// again is the setup of a rematch: all but the seed stays.
func (s setup) again() setup {
	return setup{squads: s.squads, names: s.names, list: s.list, scenario: s.scenario, environment: s.environment, epic: s.epic,
		rounds: s.rounds, deck: s.deck, computer: s.computer}
}

// squadNames are what the squads call themselves.
func (s setup) squadNames() [2]string {
	var out [2]string
	for i, xws := range s.squads {
		out[i] = "squad"
		if q, err := squad.ParseXWS("squad", xws); err == nil && q.Name != "" {
			out[i] = q.Name
		}
	}
	return out
}

// label names a game by its squads.
func label(s setup) string {
	names := s.squadNames()
	return names[0] + " - " + names[1]
}
