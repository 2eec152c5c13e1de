package script

import (
	"io/fs"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
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
	if t.List, err = kit.PointsOf(&t.Position); err != nil {
		return nil, h, err
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
	h, err := kit.HeaderBy(t.List, xws, t.Table.Seed)
	if err != nil {
		return nil, h, err
	}
	if h, err = kit.InScenario(h, t.Mission); err != nil {
		return nil, h, err
	}
	if h, err = kit.WithEnvironment(h, t.Environment); err != nil {
		return nil, h, err
	}
	if h, err = kit.WithDeck(h, t.Deck); err != nil {
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
	rules, err := kit.RulesOf(&t.Position)
	if err != nil {
		return nil, game.Header{}, err
	}
	h := game.Header{Edition: rules.Edition.ID, Seed: t.Table.Seed}
	if t.Deck != "" {
		if h, err = kit.WithDeck(h, t.Deck); err != nil {
			return nil, h, err
		}
	}
	s, err := xwing.NewScenario(rules, t.Table)
	if err == nil && t.forces {
		muster(s)
	}
	return s, h, err
}
