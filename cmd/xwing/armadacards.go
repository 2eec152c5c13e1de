package main

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/armada/catalog"
)

// fleetShelf is Armada's cards of one kind and of one icon, faction or category.
type fleetShelf struct {
	Kind     string   `json:"kind"`            // "upgrade", "squadron", "objective", "damage"
	Group    string   `json:"group,omitempty"` // icon, faction or category
	Cards    int      `json:"cards"`
	Enforced int      `json:"enforced"` // declared
	Plain    int      `json:"plain"`    // print nothing to enforce beside what stands in the facts
	Lacking  int      `json:"lacking"`
	Missing  []string `json:"missing,omitempty"`
	Removed  []string `json:"removed,omitempty"` // were taken out of the game: none of the counts has them
}

// armadaCards counts Armada's cards and how many of them the rules enforce.
func armadaCards(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	shelves := p.cardShelves()
	if c.has("json") {
		return writeJSON(c.out, map[string]any{"shelves": shelves})
	}
	line := "%-40s %8v %8v %8v %8v\n"
	head := func(of string) string { return p.words.Plain("cli.cards-" + of) }
	fmt.Fprintf(c.out, line, head("shelf"), head("all"), head("enforced"), head("plain"), head("missing"))
	sum := fleetShelf{Kind: "all"}
	for _, s := range shelves {
		fmt.Fprintf(c.out, line, p.shelfName(s), s.Cards, s.Enforced, s.Plain, s.Lacking)
		if c.has("missing") && len(s.Missing) > 0 {
			fmt.Fprintln(c.out, "    "+strings.Join(s.Missing, " "))
		}
		if len(s.Removed) > 0 {
			fmt.Fprintln(c.out, "    "+p.words.Plain("cli.cards-removed", "names", strings.Join(s.Removed, " ")))
		}
		sum.Cards, sum.Enforced, sum.Plain, sum.Lacking = sum.Cards+s.Cards, sum.Enforced+s.Enforced, sum.Plain+s.Plain, sum.Lacking+s.Lacking
	}
	_, err = fmt.Fprintf(c.out, line, p.shelfName(sum), sum.Cards, sum.Enforced, sum.Plain, sum.Lacking)
	return err
}

// shelfName is what is on a shelf.
func (p *fleets) shelfName(s fleetShelf) string {
	name := p.words.Plain("cli.cards-kind-" + s.Kind)
	if s.Group != "" {
		name += ", " + p.words.Value(map[string]string{"upgrade": "slot", "squadron": "faction", "objective": "category"}[s.Kind], s.Group)
	}
	return name
}

// cardShelves sorts the cards.
func (p *fleets) cardShelves() (all []fleetShelf) {
	cat := p.kit.Facts
	at := func(kind, group string) *fleetShelf {
		i := slices.IndexFunc(all, func(s fleetShelf) bool { return s.Kind == kind && s.Group == group })
		if i < 0 {
			i, all = len(all), append(all, fleetShelf{Kind: kind, Group: group})
		}
		return &all[i]
	}
	put := func(s *fleetShelf, id string, text bool) {
		switch s.Cards++; {
		case p.kit.Enforces(s.Kind + "/" + id):
			s.Enforced++
		case !text:
			s.Plain++
		default:
			s.Lacking++
			s.Missing = append(s.Missing, id)
		}
	}
	for _, slot := range catalog.Slots() {
		for _, u := range cat.Upgrades() {
			switch {
			case u.Slots[0] != slot:
			case u.Removed:
				s := at("upgrade", slot.String())
				s.Removed = append(s.Removed, u.ID)
			default:
				put(at("upgrade", slot.String()), u.ID, true)
			}
		}
	}
	for _, f := range catalog.Factions() {
		for _, q := range cat.Squadrons() {
			if q.Faction == f {
				put(at("squadron", f.String()), q.ID, q.HasAbility)
			}
		}
	}
	for category := catalog.AssaultObjective; category <= catalog.ScenarioObjective; category++ {
		for _, o := range cat.Objectives() {
			if o.Category == category {
				put(at("objective", category.String()), o.ID, true)
			}
		}
	}
	for _, d := range cat.DamageDeck() {
		put(at("damage", ""), d.ID, true)
	}
	return all
}
