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
	fmt.Fprintf(c.out, line, p.words.Plain("cli.cards-shelf"), p.words.Plain("cli.cards-all"), p.words.Plain("cli.cards-enforced"),
		p.words.Plain("cli.cards-plain"), p.words.Plain("cli.cards-missing"))
	sum := fleetShelf{Kind: "all"}
	for _, s := range shelves {
		fmt.Fprintf(c.out, line, p.shelfName(s), s.Cards, s.Enforced, s.Plain, s.Lacking)
		if c.has("missing") && len(s.Missing) > 0 {
			fmt.Fprintln(c.out, "    "+strings.Join(s.Missing, " "))
		}
		if len(s.Removed) > 0 {
			fmt.Fprintln(c.out, "    "+p.words.Plain("cli.cards-removed", "names", strings.Join(s.Removed, " ")))
		}
		sum.Cards, sum.Enforced, sum.Plain, sum.Lacking = sum.Cards+s.Cards, sum.Enforced+s.Enforced, sum.Plain+s.Plain,
			sum.Lacking+s.Lacking
	}
	_, err = fmt.Fprintf(c.out, line, p.shelfName(sum), sum.Cards, sum.Enforced, sum.Plain, sum.Lacking)
	return err
}

// shelfName is what is on a shelf.
func (p *fleets) shelfName(s fleetShelf) string {
	kinds := map[string]string{"all": "cli.cards-kind-all", "upgrade": "cli.cards-kind-upgrade", "squadron": "cli.cards-kind-squadron",
		"objective": "cli.cards-kind-objective", "damage": "cli.cards-kind-damage"}
	name := p.words.Plain(kinds[s.Kind])
	if s.Group != "" {
		name += ", " + p.words.Value(map[string]string{"upgrade": "slot", "squadron": "faction", "objective": "category"}[s.Kind], s.Group)
	}
	return name
}

// cardShelves sorts the cards.
func (p *fleets) cardShelves() []fleetShelf {
	var all shelves
	all.put = func(s *fleetShelf, id string, text bool) {
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
	cat := p.kit.Facts
	for _, slot := range catalog.Slots() {
		for _, u := range cat.Upgrades() {
			if u.Slots[0] == slot {
				all.upgrade(u)
			}
		}
	}
	for _, f := range catalog.Factions() {
		for _, q := range cat.Squadrons() {
			if q.Faction == f {
				all.put(all.at("squadron", f.String()), q.ID, q.HasAbility)
			}
		}
	}
	for category := catalog.AssaultObjective; category <= catalog.ScenarioObjective; category++ {
		for _, o := range cat.Objectives() {
			if o.Category == category {
				all.put(all.at("objective", category.String()), o.ID, true)
			}
		}
	}
	for _, d := range cat.DamageDeck() {
		all.put(all.at("damage", ""), d.ID, true)
	}
	return all.list
}

// shelves are those that cards have been put on.
type shelves struct {
	list []fleetShelf
	put  func(s *fleetShelf, id string, text bool) // counts a card; one without a text has nothing to enforce
}

// at is the shelf of a kind and a group.
func (a *shelves) at(kind, group string) *fleetShelf {
	i := slices.IndexFunc(a.list, func(s fleetShelf) bool { return s.Kind == kind && s.Group == group })
	if i < 0 {
		i, a.list = len(a.list), append(a.list, fleetShelf{Kind: kind, Group: group})
	}
	return &a.list[i]
}

// upgrade puts an upgrade onto the shelf of the first icon that it takes.
func (a *shelves) upgrade(u *catalog.Upgrade) {
	s := a.at("upgrade", u.Slots[0].String())
	if u.Removed {
		s.Removed = append(s.Removed, u.ID)
		return
	}
	a.put(s, u.ID, true)
}
