package main

import (
	"fmt"
	"slices"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
)

// openKits opens those of all families, first that of new games, with the player's points lists.
func openKits(lists []catalog.ListFile) (match.Kits, error) {
	later, err := match.NewKit(assets.Facts(), lists...)
	if err != nil {
		return nil, err
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		return nil, err
	}
	return match.Kits{later, first}, nil
}

// kit is that of the cards in question.
func (p *program) kit() *match.Kit { return p.kits.With(p.facts.Family()) }

// everyEdition names the editions of all kits.
func (p *program) everyEdition() (editions []string) {
	for _, k := range p.kits {
		editions = append(editions, k.Facts.Family().Editions()...)
	}
	slices.Sort(editions)
	return editions
}

// inEdition is the program with the cards of the family that --edition names, or the points list of --points; else
// that of byDefault.
func (p *program) inEdition(command string, c *call, byDefault catalog.Family) (*program, error) {
	edition, list := c.text("edition", ""), catalog.Ruleset(c.text("points", ""))
	if c.has("edition") {
		if err := oneOf(command, "edition", edition, p.everyEdition()...); err != nil {
			return nil, err
		}
	}
	for _, k := range p.kits {
		f := k.Facts.Family()
		if slices.Contains(f.Editions(), edition) || !c.has("edition") && slices.Contains(f.Lists(), list) {
			return p.of(f), nil
		}
	}
	if c.has("edition") || c.has("points") {
		return p, nil // a list of the player's own
	}
	return p.of(byDefault), nil
}

// of is the program with the cards of a family.
func (p *program) of(family catalog.Family) *program {
	q := *p
	q.facts = p.kits.With(family).Facts
	return &q
}

// playing is the program with the cards of the edition that --edition names, else of the squads of --red and --blue;
// where they are not of one family, or --points names a list, with those that new games are of.
func (p *program) playing(c *call) *program {
	if c.has("edition") {
		return p.of(p.kits.Of(c.text("edition", "")).Facts.Family())
	}
	red, blue := c.text("red", "-"), c.text("blue", "-")
	if c.has("points") || red == "-" || blue == "-" {
		return p
	}
	_, one, noOne := p.readSquad(c, "--red", red)
	_, other, noOther := p.readSquad(c, "--blue", blue)
	if noOne != nil || noOther != nil || one.Family() != other.Family() { // what is wrong is told where they are played
		return p
	}
	return p.of(one.Family())
}

// marks reports whether squads by a points list are shown with what half of a ship is worth, and with the cards that are
// not enforced: new games are of its family.
func (p *program) marks(list catalog.Ruleset) bool { return slices.Contains(p.kits[0].Lists(), list) }

// readSquad reads a squad file that a flag or the command line names.
func (p *program) readSquad(c *call, what, file string) ([]byte, squad.Squad, error) {
	text, err := c.readFile(file, squad.MaxXWS)
	if err != nil {
		return nil, squad.Squad{}, fmt.Errorf("%s: %w; give an XWS file", what, reason(err))
	}
	s, xws, err := p.parseSquad(file, text)
	return xws, s, err
}

// parseSquad reads a squad in any form that squads have, and gives it as XWS, too. The cards are looked up only where it
// is not XWS already.
func (p *program) parseSquad(file string, text []byte) (squad.Squad, []byte, error) {
	if s, err := squad.ParseXWS(file, text); err == nil {
		return s, text, nil
	}
	var cats []*catalog.Catalog
	for _, k := range p.kits {
		cats = append(cats, k.Facts)
	}
	return squad.Read(file, text, cats...)
}
