package script

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/match"
)

// state returns the first state of the game, and its header.
func (t *table) state(kit *match.Kit, squad func(name string) ([]byte, error)) (*xwing.State, game.Header, error) {
	h := game.Header{Edition: kit.Rules().Edition.ID, Seed: t.scenario.Seed}
	var s *xwing.State
	if t.squads[0] != "" || t.squads[1] != "" {
		var xws [2][]byte
		for i, name := range t.squads {
			var err error
			if xws[i], err = squad(name); err != nil {
				return nil, h, err
			}
		}
		var err error
		if h, err = kit.Header(xws, t.scenario.Seed); err != nil {
			return nil, h, err
		}
		start, err := kit.Start(h)
		if err != nil {
			return nil, h, err
		}
		s = start.(*xwing.State)
	} else {
		rules := kit.Rules()
		if t.list != "" {
			if !slices.Contains(kit.Lists(), t.list) {
				return nil, h, fmt.Errorf("there is no points list %q", t.list)
			}
			rules = kit.RulesBy(t.list)
		}
		var err error
		if rules, err = t.inScenario(kit, rules); err != nil {
			return nil, h, err
		}
		if s, err = xwing.NewScenario(rules, t.scenario); err != nil {
			return nil, h, err
		}
		if t.forces {
			muster(s)
		}
	}
	return s, h, t.prepare(s)
}

// inScenario are the rules with the scenario that a line names.
func (t *table) inScenario(kit *match.Kit, rules *xwing.Rules) (*xwing.Rules, error) {
	if t.mission == "" {
		return rules, nil
	}
	m, err := kit.Scenario(t.list, t.mission)
	own := *rules
	own.Mission = m
	return &own, err
}
