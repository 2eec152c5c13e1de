package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/terms"
)

// fullAtMost is how many finds are told in full; more are listed, a line each.
const fullAtMost = 3

// showCatalog searches the cards and tells what is printed on them and what they cost.
func showCatalog(c *call) error {
	p, err := load()
	if err == nil {
		p, err = p.inEdition("catalog", c, catalog.XWing2)
	}
	if err != nil {
		return err
	}
	b := &cardBook{cat: p.facts, w: p.naming(), out: c.out, colour: isTerminal(c.out)}
	if name := c.text("points", ""); name != "" {
		if b.only, err = b.cat.List(catalog.Ruleset(strings.ToLower(name))); err != nil {
			return misuse("catalog", "--points wants one of %s, not %q", strings.Join(b.listIDs(), ", "), name)
		}
	}
	if b.only != nil {
		b.w = b.by(b.only.ID)
	}
	query := strings.TrimSpace(strings.Join(c.files, " "))
	if query == "" {
		if c.has("json") {
			return writeJSON(c.out, b.listsJSON())
		}
		b.overview()
		return nil
	}
	hits := b.cat.Search(query, b.ruleset())
	var answer find.Result
	if len(hits) == 0 || c.has("sort") {
		if answer, err = p.answer(c, b, query); err != nil {
			return err
		}
		if hits = finds(answer); len(hits) == 0 {
			return b.nothing(query)
		}
	}
	hits = meant(hits)
	switch {
	case c.has("json"):
		return writeJSON(c.out, b.cardsJSON(hits))
	case len(hits) <= fullAtMost:
		b.full(hits)
	case len(answer.Rows) > 0:
		b.answers(answer)
	default:
		b.list(hits)
	}
	return nil
}

// meant are the finds whose id was asked for, or if there is none, whose name; else all.
func meant(hits []catalog.Found) []catalog.Found {
	for _, is := range []func(catalog.Found) bool{
		func(f catalog.Found) bool { return f.ByID },
		func(f catalog.Found) bool { return f.Exact },
	} {
		// The best come first.
		if n := slices.IndexFunc(hits, func(f catalog.Found) bool { return !is(f) }); n > 0 {
			return hits[:n]
		}
	}
	return hits
}

// cardBook prints cards as players know them.
type cardBook struct {
	cat    *catalog.Catalog
	w      *terms.Words
	only   *catalog.PointsList // nil: all lists
	out    io.Writer
	colour bool
}

// by returns the words as a points list has them.
func (b *cardBook) by(list catalog.Ruleset) *terms.Words {
	return b.w.With(terms.NewNames(&board.View{}, b.cat).By(list))
}

func (b *cardBook) ruleset() catalog.Ruleset {
	if b.only == nil {
		return ""
	}
	return b.only.ID
}

// lists are the points lists to tell of.
func (b *cardBook) lists() []*catalog.PointsList {
	if b.only != nil {
		return []*catalog.PointsList{b.only}
	}
	return b.cat.Lists()
}

func (b *cardBook) listIDs() []string {
	var ids []string
	for _, l := range b.cat.Lists() {
		ids = append(ids, string(l.ID))
	}
	return ids
}

func (b *cardBook) line(parts ...string) { fmt.Fprintln(b.out, strings.Join(parts, "")) }

// nothing is the error for a search that found nothing, with names that are spelled almost like it.
func (b *cardBook) nothing(query string) error {
	query = strconv.Quote(query)
	if b.only != nil {
		if elsewhere := b.cat.Search(query, ""); len(elsewhere) > 0 {
			return errors.New("xwing catalog: " + b.w.Plain("cli.cards.not-in-list", "query", query, "list", b.only.Name))
		}
	}
	near := b.cat.Near(query)
	if len(near) == 0 {
		return errors.New("xwing catalog: " + b.w.Plain("cli.cards.nothing", "query", query))
	}
	return errors.New("xwing catalog: " + b.w.Plain("cli.cards.nothing-but", "query", query, "near", strings.Join(near, ", ")))
}

// overview tells what there is to be found, and which points lists count.
func (b *cardBook) overview() {
	c := b.cat
	b.line(b.w.Plain("cli.cards.overview", "ships", strconv.Itoa(len(c.Ships())), "pilots", strconv.Itoa(len(c.Pilots())),
		"upgrades", strconv.Itoa(len(c.Upgrades())), "conditions", strconv.Itoa(len(c.Conditions())),
		"devices", strconv.Itoa(len(c.Devices())), "remotes", strconv.Itoa(len(c.Remotes())),
		"obstacles", strconv.Itoa(len(c.Obstacles())), "environments", strconv.Itoa(len(c.Environments())),
		"scenarios", strconv.Itoa(len(c.Scenarios())), "builds", strconv.Itoa(len(c.QuickBuilds()))))
	t := table{out: b.out}
	for _, l := range b.lists() {
		pilots := 0
		for _, p := range c.Pilots() {
			if _, ok := p.Rules(l.ID); ok {
				pilots++
			}
		}
		key := "cli.cards.list"
		if l.Own {
			key = "cli.cards.own-list"
		}
		t.row(string(l.ID), l.Name, l.Version, l.Date, b.w.Plain(key, "budget", strconv.Itoa(l.Budget),
			"pilots", strconv.Itoa(pilots), "formats", strings.Join(l.Formats, ", "), "file", l.File))
	}
	t.write("  ")
	b.line(b.w.Plain("cli.cards.how"))
}

// list tells the finds, a line each.
func (b *cardBook) list(hits []catalog.Found) {
	t := table{out: b.out}
	for _, h := range hits {
		t.row(b.kind(h.Kind), b.name(h), h.ID, b.aside(h))
	}
	t.write("")
	b.line(b.w.Plain("cli.cards.found", "n", strconv.Itoa(len(hits))))
}

func (b *cardBook) kind(k catalog.Kind) string { return b.w.Plain("cli.cards.kind-" + string(k)) }

// name is what a find is called; obstacles without a name are called by their type.
func (b *cardBook) name(h catalog.Found) string {
	if h.Name == "" {
		return b.w.CardName(string(h.Kind) + "/" + h.ID)
	}
	return h.Name
}

// aside tells a find of a list from others of its name.
func (b *cardBook) aside(h catalog.Found) string {
	switch h.Kind {
	case catalog.ShipKind:
		if s, err := b.cat.Ship(h.ID); err == nil {
			return join(b, "faction", s.Factions)
		}
	case catalog.PilotCard:
		if p, err := b.cat.Pilot(h.ID); err == nil {
			if s, err := b.cat.Ship(p.Ship); err == nil {
				return s.Name + ", " + b.w.Value("faction", p.Faction.String())
			}
		}
	case catalog.UpgradeCard:
		if u, err := b.cat.Upgrade(h.ID); err == nil {
			return join(b, "slot", u.Slots)
		}
	}
	return ""
}

// full tells everything about the finds.
func (b *cardBook) full(hits []catalog.Found) {
	for i, h := range hits {
		if i > 0 {
			b.line()
		}
		b.line(b.name(h), " (", h.ID, ")")
		switch h.Kind {
		case catalog.ShipKind:
			b.ship(h.ID)
		case catalog.PilotCard:
			b.pilot(h.ID)
		case catalog.UpgradeCard:
			b.upgrade(h.ID)
		default:
			b.other(h)
		}
	}
}

// join is values in words, with commas.
func join[T interface{ String() string }](b *cardBook, arg string, values []T) string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = b.w.Value(arg, v.String())
	}
	return strings.Join(out, ", ")
}

// isTerminal reports whether colours can be seen.
func isTerminal(out io.Writer) bool {
	f, ok := out.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
