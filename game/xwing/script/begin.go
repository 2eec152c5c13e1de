package script

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/match"
)

// Begin returns the first state of the game, and its header.
func (t *table) Begin() (game.State, game.Header, error) {
	s, h, err := t.state(t.kit)
	if err != nil {
		return nil, h, err
	}
	t.board = s.View.Clone()
	return s, h, nil
}

// state returns the first state of the game, and its header.
func (t *table) state(kit *match.Kit) (s *xwing.State, h game.Header, err error) {
	if t.list == "" {
		t.list = kit.Rules().List
		if own := kit.ListsOf(t.edition); len(own) > 0 {
			t.list = own[0]
		}
	}
	if t.edition != "" && !slices.Contains(kit.ListsOf(t.edition), t.list) {
		return nil, h, fmt.Errorf("there are no games of edition %q by the points list %s", t.edition, t.list)
	}
	if !slices.Contains(kit.Lists(), t.list) {
		return nil, h, fmt.Errorf("there is no points list %q", t.list)
	}
	if t.squads[0] != "" || t.squads[1] != "" {
		s, h, err = t.brought(kit)
	} else {
		s, h, err = t.standing(kit)
	}
	if err != nil {
		return nil, h, err
	}
	return s, h, t.prepare(s)
}

// brought is the game of two squads that are to be set up.
func (t *table) brought(kit *match.Kit) (*xwing.State, game.Header, error) {
	var xws [2][]byte
	for i, name := range t.squads {
		var err error
		if xws[i], err = fs.ReadFile(assets.Squads(), name+".xws"); err != nil {
			return nil, game.Header{}, err
		}
	}
	h, err := kit.HeaderBy(t.list, xws, t.scenario.Seed)
	if err != nil {
		return nil, h, err
	}
	if h, err = kit.InScenario(h, t.mission); err != nil {
		return nil, h, err
	}
	if h, err = kit.WithEnvironment(h, t.among); err != nil {
		return nil, h, err
	}
	if h, err = kit.WithDeck(h, t.cards); err != nil {
		return nil, h, err
	}
	start, err := kit.Start(h)
	if err != nil {
		return nil, h, err
	}
	return start.(*xwing.State), h, nil
}

// standing is the game of ships that stand on the table.
func (t *table) standing(kit *match.Kit) (*xwing.State, game.Header, error) {
	rules := kit.RulesBy(t.list)
	h := game.Header{Edition: rules.Edition.ID, Seed: t.scenario.Seed}
	switch {
	case t.mission != "":
		m, err := kit.Scenario(t.list, t.mission)
		if err != nil {
			return nil, h, err
		}
		own := *rules
		if own.Mission = m; m.Epic {
			own.Edition = edition.Epic(own.Edition)
		}
		rules = &own
	case len(t.scenario.Features) > 0:
		return nil, h, errors.New("features are of a scenario: name one, as in: scenario salvage")
	}
	if t.among != "" {
		e, err := kit.Environment(t.list, t.among)
		if err != nil {
			return nil, h, err
		}
		own := *rules
		own.Environment, rules = e, &own
	}
	if t.cards != "" {
		var err error
		if h, err = kit.WithDeck(h, t.cards); err != nil {
			return nil, h, err
		}
		own := *rules
		own.Deck, rules = t.cards, &own
	}
	s, err := xwing.NewScenario(rules, t.scenario)
	if err == nil && t.forces {
		muster(s)
	}
	return s, h, err
}
