package main

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
)

// answer asks the cards a question, of which the words are no names, or whose answer is to be sorted.
func (p *program) answer(c *call, b *cardBook, question string) (find.Result, error) {
	by, down := strings.CutPrefix(c.text("sort", ""), "-")
	column := find.Column(strings.ToLower(by))
	if c.has("sort") && !slices.Contains(find.Columns(), column) {
		var names []string
		for _, other := range find.Columns() {
			names = append(names, string(other))
		}
		return find.Result{}, oneOf("catalog", "sort", by, names...)
	}
	f := find.New(find.Source{Catalog: b.cat, Text: func(list catalog.Ruleset, ref string) string {
		if text, known := b.by(list).CardText(ref); known {
			return text
		}
		return ""
	}, Enforced: func(list catalog.Ruleset, ref string) bool {
		if list == "" {
			list = b.cat.BuiltIn()[0]
		}
		return p.marks(list) && p.kit().RulesBy(list).Enforced(ref)
	}})
	r := f.Find(question, b.ruleset())
	if c.has("sort") {
		find.Sort(r.Rows, column, down)
	}
	return r, nil
}

// finds is an answer as a search has it.
func finds(r find.Result) []catalog.Found {
	var hits []catalog.Found
	for _, row := range r.Rows {
		hits = append(hits, catalog.Found{Kind: row.Kind, ID: row.ID, Name: row.Name})
	}
	return hits
}

// answers tells an answer, a line each, with initiative and cost.
func (b *cardBook) answers(r find.Result) {
	t := table{out: b.out}
	for i, h := range finds(r) {
		row := r.Rows[i]
		skill, cost := "", ""
		if row.Initiative >= 0 {
			skill = b.w.Plain("cli.cards.row-initiative", "n", strconv.Itoa(row.Initiative))
		}
		if row.Cost >= 0 && r.List != "" {
			cost = b.w.Plain("cli.cards.cost", "n", strconv.Itoa(row.Cost))
			if row.Loadout >= 0 {
				cost = b.w.Plain("cli.cards.cost-loadout", "n", strconv.Itoa(row.Cost), "loadout", strconv.Itoa(row.Loadout))
			}
		}
		t.row(b.kind(h.Kind), b.name(h), h.ID, b.aside(h), skill, cost)
	}
	t.write("")
	if l, err := b.cat.List(r.List); err == nil {
		b.line(b.w.Plain("cli.cards.found-by", "n", strconv.Itoa(len(r.Rows)), "list", l.Name))
		return
	}
	b.line(b.w.Plain("cli.cards.found", "n", strconv.Itoa(len(r.Rows))))
}
