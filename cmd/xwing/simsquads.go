package main

import (
	"fmt"
	"io/fs"
	"strings"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/squad"
)

// simSquads reads the two squads named, or else all the built-in samples, and finds the points list.
func (p *program) simSquads(c *call) ([][]byte, catalog.Ruleset, error) {
	if c.has("red") != c.has("blue") {
		return nil, "", misuse("sim", "--red and --blue belong together; without both, the built-in squads play")
	}
	if c.has("red") && c.has("teams") {
		list, err := p.pointsList("sim", c)
		return nil, list, err // read once the teams are known
	}
	if c.has("red") {
		two, list, err := p.twoSquads("sim", c)
		return two[:], list, err
	}
	list, err := p.pointsList("sim", c)
	if err != nil {
		return nil, "", err
	}
	squads, err := builtIn()
	return squads, list, err
}

// builtIn are the built-in sample squads.
func builtIn() ([][]byte, error) {
	var squads [][]byte
	files, err := fs.Glob(assets.Squads(), "*.xws")
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		text, err := fs.ReadFile(assets.Squads(), name)
		if err != nil {
			return nil, err
		}
		squads = append(squads, text)
	}
	if len(squads) < 2 {
		return nil, fmt.Errorf("no squads are built in; name two with --red and --blue")
	}
	return squads, nil
}

// drawer draws the squads of a game from its seed.
type drawer interface {
	Pair(seed uint64) (sim.Pair, error)
}

// drawnSquads is what random squads are drawn from, if the flags ask for them; else nil.
func (p *program) drawnSquads(c *call, list catalog.Ruleset) (drawer, error) {
	mode := p.gameMode(c, list)
	byDefault, kinds := p.squadKinds(c, list, mode.Epic)
	kind := c.text("squads", byDefault)
	if err := oneOf("sim", "squads", kind, kinds...); err != nil {
		return nil, err
	}
	switch {
	case kind == "samples" && !c.has("around"):
		return nil, nil
	case c.has("red"):
		return nil, misuse("sim", "--squads and --around draw squads, --red and --blue name them")
	case mode.Epic && c.has("around"):
		return nil, misuse("sim", "--around: squads of epic battles are drawn around huge ships; leave out --epic or --around")
	case kind == "epic":
		drawn, err := sim.NewEpics(p.kit().RulesBy(list))
		if err != nil {
			return nil, fmt.Errorf("xwing sim: %w", err)
		}
		return drawn, nil
	case kind == "enforced" || c.has("around"):
		lists := []catalog.Ruleset{list}
		if !c.has("points") && !c.has("scenario") { // scenarios are scored by one of them
			lists = p.kit().ListsOf(c.text("edition", p.kit().Editions()[0]))
		}
		all, err := p.rotation(lists)
		if err != nil || !c.has("around") {
			return all, err
		}
		if one := all.Around(strings.Split(c.text("around", ""), ",")...); one != nil {
			return one, nil
		}
		return nil, misuse("sim", "--around wants ids of pilots, upgrades and ship abilities that are enforced, not %q", c.text("around", ""))
	case kind == "meetings":
		met, err := sim.NewMeetings(p.kit().RulesBy(list))
		if err != nil {
			return nil, fmt.Errorf("xwing sim: %w", err)
		}
		return met, nil
	case kind == "quick":
		quick := squad.QuickMode(list)
		if mode.Epic {
			quick, _ = quick.InFormat(p.kit().Facts, squad.Epic)
		}
		mode = quick
	}
	drawn, err := sim.NewSquads(p.kit().Facts, mode, nil)
	if err != nil {
		return nil, fmt.Errorf("xwing sim: %w", err)
	}
	return drawn, nil
}

// squadKinds are the values that --squads may have, and the one that it has by default.
func (p *program) squadKinds(c *call, list catalog.Ruleset, epic bool) (byDefault string, kinds []string) {
	switch {
	case epic && c.has("red"):
		return "samples", []string{"samples"}
	case epic:
		return "epic", []string{"epic", "random", "quick"}
	}
	kinds = []string{"samples", "random", "enforced", "quick", "meetings"}
	l, err := p.kit().Facts.List(list)
	strange := p.kit().Facts.Family() != catalog.XWing2 || err == nil && l.Loadout
	if strange && !c.has("red") { // the samples are of second edition, and know no loadout values
		return "random", kinds[1:]
	}
	return "samples", kinds
}

// rotation draws squads of all enforced cards of the lists in turn, and of ships that stand in for their ship ability.
func (p *program) rotation(lists []catalog.Ruleset) (*sim.Rotation, error) {
	var all []*sim.Squads
	for _, list := range lists {
		squads, err := sim.NewEnforcedSquads(p.kit().RulesBy(list))
		if err != nil {
			return nil, fmt.Errorf("xwing sim: %s: %w", list, err)
		}
		all = append(all, squads)
	}
	return sim.NewRotation(all...), nil
}
