package main

import (
	"io/fs"
	"slices"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

// families are those whose cards the program knows, and where their facts are. What is not asked for is not opened.
var families = []struct {
	family catalog.Family
	facts  func() fs.FS
}{{catalog.XWing2, assets.Facts}, {catalog.XWing1, assets.FirstFacts}}

// inEdition is the program with the cards of the family that --edition names, or the points list of --points; else
// that of byDefault.
func (p *program) inEdition(command string, c *call, byDefault catalog.Family) (*program, error) {
	var editions []string
	for _, f := range families {
		editions = append(editions, f.family.Editions()...)
	}
	slices.Sort(editions)
	edition, list := c.text("edition", ""), catalog.Ruleset(c.text("points", ""))
	if c.has("edition") {
		if err := oneOf(command, "edition", edition, editions...); err != nil {
			return nil, err
		}
	}
	for _, f := range families {
		if slices.Contains(f.family.Editions(), edition) || !c.has("edition") && slices.Contains(f.family.Lists(), list) {
			return p.of(f.family)
		}
	}
	if c.has("edition") || c.has("points") {
		return p, nil // a list of the player's own
	}
	return p.of(byDefault)
}

// of is the program with the cards of a family.
func (p *program) of(family catalog.Family) (*program, error) {
	q := *p
	for _, f := range families {
		if f.family != family || family == p.facts.Family() {
			continue
		}
		var err error
		if q.facts, err = family.Open(f.facts()); err != nil {
			return nil, err
		}
	}
	return &q, nil
}

// plays reports whether games can be played by a points list.
func (p *program) plays(list catalog.Ruleset) bool { return slices.Contains(p.kit.Lists(), list) }
