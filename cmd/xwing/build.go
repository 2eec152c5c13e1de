package main

import (
	"path/filepath"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	tabletop "xwing/scene/xwing"
)

// build opens the squad builder: on a new squad, or on that of a file.
func build(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	b := &tabletop.Building{}
	if c.has("points") {
		var names []string
		for _, list := range p.kits.Lists() {
			names = append(names, string(list))
		}
		b.List = catalog.Ruleset(c.text("points", ""))
		if err := oneOf("build", "points", string(b.List), names...); err != nil {
			return err
		}
	}
	if len(c.files) == 1 {
		if err := p.toBuild(c, c.files[0], b); err != nil {
			return err
		}
	}
	if err := p.formatToBuild(c, b); err != nil {
		return err
	}
	return open(c, request{table: func(o opening) (*gameTable, error) { return xwingTable(o, begun{build: b}) }})
}

// formatToBuild is the format that the flags name: one that the points list has, or where none is named any list.
func (p *program) formatToBuild(c *call, b *tabletop.Building) error {
	switch {
	case c.has("epic") && c.has("format"):
		return misuse("build", "--epic is --format %s: give one of them", squad.Epic)
	case c.has("epic"):
		b.Format = squad.Epic
	default:
		b.Format = c.text("format", "")
	}
	if b.Format == "" {
		return nil
	}
	known := []string{squad.QuickFormat}
	for _, id := range p.kits.Lists() {
		if l, err := p.kits.By(id).Facts.List(id); err == nil && (b.List == "" || b.List == id) {
			known = append(known, l.AllFormats()...)
		}
	}
	slices.Sort(known)
	return oneOf("build", "format", b.Format, slices.Compact(known)...)
}

// toBuild is the squad of a file, by the list that it was made for unless another is named.
func (p *program) toBuild(c *call, file string, b *tabletop.Building) error {
	xws, s, err := p.readSquad(c, "build", file)
	if err != nil {
		return err
	}
	kit := p.kits.With(s.Family())
	switch {
	case b.List == "":
		b.List = s.MadeFor(kit.Facts, kit.Rules().List)
	case p.kits.By(b.List) != kit:
		return misuse("build", "--points %s: %s is a squad of another edition", b.List, file)
	}
	name := filepath.Base(file)
	b.File = tabletop.SquadFile{Name: strings.TrimSuffix(name, filepath.Ext(name)), XWS: xws}
	return nil
}
