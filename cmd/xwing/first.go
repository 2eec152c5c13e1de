package main

import (
	"io/fs"
	"slices"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
)

// families are those whose cards the program knows, and where their facts are. What is not asked for is not opened.
var families = []struct {
	family catalog.Family
	facts  func() fs.FS
}{{catalog.XWing2, assets.Facts}, {catalog.XWing1, assets.FirstFacts}}

// everyEdition names the editions of all families.
func everyEdition() (editions []string) {
	for _, f := range families {
		editions = append(editions, f.family.Editions()...)
	}
	slices.Sort(editions)
	return editions
}

// inEdition is the program with the cards of the family that --edition names, or the points list of --points; else
// that of byDefault.
func (p *program) inEdition(command string, c *call, byDefault catalog.Family) (*program, error) {
	edition, list := c.text("edition", ""), catalog.Ruleset(c.text("points", ""))
	if c.has("edition") {
		if err := oneOf(command, "edition", edition, everyEdition()...); err != nil {
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

// playing is the program that plays games of the family that --edition names, else of the squads of --red and --blue;
// it plays second edition's where they are not of one family.
func (p *program) playing(c *call) (*program, error) {
	first := slices.Contains(catalog.XWing1.Editions(), c.text("edition", ""))
	if red, blue := c.text("red", "-"), c.text("blue", "-"); !c.has("edition") && !c.has("points") && red != "-" && blue != "-" {
		_, one, noOne := readSquad("--red", red)
		_, other, noOther := readSquad("--blue", blue)
		first = noOne == nil && noOther == nil && one.Family() == catalog.XWing1 && other.Family() == catalog.XWing1
	}
	if !first {
		return p, nil
	}
	return p.playingFirst()
}

// isFirst reports whether a journal is of a game of first edition.
func isFirst(journal []byte) bool {
	h, err := game.ReadHeader(journal) // what is wrong with it is told where it is played
	return err == nil && slices.Contains(catalog.XWing1.Editions(), h.Edition)
}

// playingFirst is the program that plays first edition's games.
func (p *program) playingFirst() (*program, error) {
	q := *p
	var err error
	if q.kit, err = match.NewFirstKit(assets.FirstFacts()); err != nil {
		return nil, err
	}
	q.facts = q.kit.Facts
	return &q, nil
}

// plays reports whether games can be played by a points list.
func (p *program) plays(list catalog.Ruleset) bool { return slices.Contains(p.kit.Lists(), list) }
