package main

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// pointsHeads are the points lists and what stands at the head of each: where
// it comes from, how large a squad may be, and its formats, by name.
var pointsHeads = []struct{ id, about, head string }{
	{"ffg20", "the last list that Fantasy Flight Games made for the 200-point game", `name = "FFG 2.0"
version = "2.0 final"
date = "2022-02-24"
edition = "2.0"
budget = 200
formats = ["hyperspace", "extended"]
format_budgets = {epic = 500}
format_cards = {epic = "extended"}
`},
	{"amg25", "the last list of Atomic Mass Games: 20 squad points, and a loadout value for each ship's upgrades", `name = "AMG 2.5"
version = "2.5 final"
date = "2025-01-21"
edition = "2.5"
budget = 20
loadout = true
least_ships = 3
most_ships = 8
formats = ["standard", "extended", "epic"]
format_budgets = {epic = 50}
`},
	{"xwa", "the X-Wing Alliance's list: 50 squad points, and a loadout value for each ship's upgrades", `name = "XWA"
version = "50P1.1"
date = "2026-02-18"
edition = "2.5"
budget = 50
loadout = true
least_ships = 3
most_ships = 8
formats = ["standard", "extended", "epic"]
format_budgets = {epic = 125}
`},
	{"x2po", "the community's list that goes on with the 200-point game", `name = "Legacy 2.0"
version = "2025-12"
date = "2025-12-11"
edition = "2.0"
budget = 200
formats = ["standard", "wildspace", "epic"]
format_budgets = {epic = 500}
`},
}

const pointsHeader = `# %s: %s.
# One card, one line. A card that is not here is not in the list. formats left out: legal in all of them.
# cost_by: the costs stand in the order 0, 1, 2… of that base value, or small, medium, large(, huge).
# CONTRIBUTING.md tells how to make a list of one's own.

id = "%s"
`

// pointsFiles writes one file per points list.
func pointsFiles(files map[string]string, src *source) error {
	for _, h := range pointsHeads {
		l := pointsList{src: src, id: h.id, all: listFormats[h.id]}
		l.line(pointsHeader+"%s", nameIn(h.head), h.about, h.id, h.head)
		for _, write := range []func() error{l.ships, l.pilots, l.upgrades, l.others} {
			if err := write(); err != nil {
				return fmt.Errorf("points list %s: %w", h.id, err)
			}
		}
		files["points/"+h.id+".toml"] = l.text.String()
	}
	return nil
}

// listFormats are the formats of each list, as in its head.
var listFormats = map[string][]string{
	"ffg20": {"hyperspace", "extended"}, "amg25": {"standard", "extended", "epic"},
	"xwa": {"standard", "extended", "epic"}, "x2po": {"standard", "wildspace", "epic"},
}

func nameIn(head string) string { return strings.Split(head, `"`)[1] }

// pointsList is a list as it is written.
type pointsList struct {
	src  *source
	id   string
	all  []string // formats
	text strings.Builder
}

func (l *pointsList) line(format string, args ...any) { fmt.Fprintf(&l.text, format, args...) }

func (l *pointsList) ships() error {
	l.line("\n[ships]\n")
	for _, s := range l.src.Ships {
		rule, ok := s.Rulesets[l.id]
		if !ok {
			continue
		}
		var r, over fields
		r.list("factions", rule.Factions)
		for _, faction := range s.Factions {
			if o, ok := rule.Overrides[faction]; ok {
				line, err := statLine(o.Stats)
				if err != nil {
					return err
				}
				over.raw(faction, line)
			}
		}
		if len(over.keys) > 0 {
			r.raw("stats", over.inline())
		}
		l.line("%s = %s\n", s.XWS, r.inline())
	}
	return nil
}

func (l *pointsList) pilots() error {
	l.line("\n[pilots]\n")
	for _, s := range l.src.Ships {
		head := "\n# " + s.Name + "\n"
		for _, p := range pilotsOf(l.src, s.XWS) {
			rule, ok := p.Rulesets[l.id]
			if !ok {
				continue
			}
			row, err := pilotRule(rule, l.all)
			if err != nil {
				return fmt.Errorf("pilot %s: %w", p.XWS, err)
			}
			l.line("%s%s = %s\n", head, p.XWS, row)
			head = ""
		}
	}
	return nil
}

func (l *pointsList) upgrades() error {
	l.line("\n[upgrades]\n")
	rows := map[string]string{} // by first slot
	var slots []string
	for _, u := range l.src.Upgrades {
		rule, ok := u.Rulesets[l.id]
		if !ok {
			continue
		}
		slot, err := slotWords.id(u.Slots[0])
		if err != nil {
			return err
		}
		row, err := upgradeRule(u, rule, l.all)
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
		if rows[slot] == "" {
			slots = append(slots, slot)
		}
		rows[slot] += u.XWS + " = " + row + "\n"
	}
	slices.Sort(slots)
	for _, slot := range slots {
		l.line("\n# %s\n%s", slot, rows[slot])
	}
	return nil
}

// others writes what is in the list and costs nothing.
func (l *pointsList) others() error {
	l.line("\n[conditions]\n")
	for _, c := range l.src.Conditions {
		if slices.Contains(c.Rulesets, l.id) {
			l.line("%s = {}\n", c.XWS)
		}
	}
	l.line("\n[devices]\n")
	for _, d := range l.src.Devices {
		if slices.Contains(d.Rulesets, l.id) {
			l.line("%s = {}\n", catalog.Slug(d.Name))
		}
	}
	l.line("\n[remotes]\n")
	for _, r := range l.src.Remotes {
		rule, ok := r.Rulesets[l.id]
		if !ok {
			continue
		}
		var f fields
		if rule.Overrides != nil && rule.Overrides.Agility != nil {
			f.num("agility", *rule.Overrides.Agility)
		}
		l.line("%s = %s\n", catalog.Slug(r.Name), f.inline())
	}
	l.line("\n[scenarios]\n")
	for _, s := range l.src.Scenarios {
		if !slices.Contains(s.Rulesets, l.id) {
			continue
		}
		var f fields
		if l.id == "amg25" && s.AMG25 != nil {
			f.num("mission_points", s.AMG25.MissionPointTarget)
			f.num("rounds", s.AMG25.RoundLimit)
		}
		l.line("%s = %s\n", catalog.Slug(s.Name), f.inline())
	}
	return nil
}
