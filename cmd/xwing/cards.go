package main

import (
	"fmt"
	"slices"
	"strings"

	rules "xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// showCards lists how many cards of a points list the program enforces, by faction
// and slot.
func showCards(c *call) error {
	p, err := load()
	if err == nil {
		p, err = p.inEdition("cards", c, catalog.XWing2)
	}
	if err != nil {
		return err
	}
	mode, err := p.mode("cards", c, p.facts.BuiltIn()[0])
	if err != nil {
		return err
	}
	list := mode.Ruleset
	shelves := p.shelves(list)
	if c.has("json") {
		return writeJSON(c.out, map[string]any{"list": list, "shelves": shelves})
	}
	heads := []string{p.words.Plain("cli.cards-shelf"), p.words.Plain("cli.cards-all"), p.words.Plain("cli.cards-enforced"),
		p.words.Plain("cli.cards-plain"), p.words.Plain("cli.cards-fallback"), p.words.Plain("cli.cards-missing")}
	fmt.Fprintf(c.out, "%-40s %8s %8s %8s %8s %8s\n", heads[0], heads[1], heads[2], heads[3], heads[4], heads[5])
	sum := shelf{Kind: "all"}
	for _, s := range shelves {
		s.print(c, p)
		sum.add(s)
	}
	sum.Missing, sum.Epic = nil, nil
	sum.print(c, p)
	return nil
}

// shelf is the cards of one kind and of one faction or slot.
type shelf struct {
	Kind     string   `json:"kind"`            // "pilot", "ship", "upgrade", "condition", "device", "damage"
	Group    string   `json:"group,omitempty"` // faction or slot
	Cards    int      `json:"cards"`
	Enforced int      `json:"enforced"` // declared
	Plain    int      `json:"plain"`    // print nothing to enforce
	Fallback int      `json:"fallback"` // of the enforced: by code of their own
	Lacking  int      `json:"lacking"`
	Missing  []string `json:"missing,omitempty"`
	Epic     []string `json:"epic,omitempty"` // those of them that belong to epic games alone
}

func (s *shelf) add(o shelf) {
	s.Cards, s.Enforced, s.Plain = s.Cards+o.Cards, s.Enforced+o.Enforced, s.Plain+o.Plain
	s.Fallback, s.Lacking = s.Fallback+o.Fallback, s.Lacking+o.Lacking
}

// print writes the shelf as a line, and with --missing what is missing below it.
func (s *shelf) print(c *call, p *program) {
	w := p.naming()
	name := w.Plain("cli.cards-kind-" + s.Kind)
	switch s.Kind {
	case "pilot", "ship":
		name += ", " + w.Value("faction", s.Group)
	case "upgrade":
		name += ", " + w.Value("slot", s.Group)
	}
	fmt.Fprintf(c.out, "%-40s %8d %8d %8d %8d %8d\n", name, s.Cards, s.Enforced, s.Plain, s.Fallback, s.Lacking)
	if !c.has("missing") {
		return
	}
	if others := slices.DeleteFunc(slices.Clone(s.Missing), func(xws string) bool { return slices.Contains(s.Epic, xws) }); len(others) > 0 {
		fmt.Fprintln(c.out, "    "+strings.Join(others, " "))
	}
	if len(s.Epic) > 0 {
		fmt.Fprintln(c.out, "    "+w.Plain("cli.cards-epic", "names", strings.Join(s.Epic, " ")))
	}
}

// shelves sorts the cards of a list.
func (p *program) shelves(list catalog.Ruleset) []shelf {
	l := library{facts: p.facts, card: p.declared(list)}
	for _, f := range catalog.Factions() {
		l.pilots(list, f)
	}
	for _, f := range catalog.Factions() {
		l.abilities(list, f)
	}
	l.upgrades(list)
	for _, c := range p.facts.Conditions() {
		if c.In(list) && (len(c.Pilots) > 0 || l.anyFielded(c.Upgrades)) { // some card assigns it
			l.put("condition", "", c.XWS, true)
		}
	}
	for _, d := range p.facts.Devices() {
		if d.In(list) && (len(d.Upgrades) == 0 || l.anyFielded(d.Upgrades)) {
			l.put("device", "", d.ID, true)
		}
	}
	for _, d := range p.facts.DamageDeck() {
		l.put("damage", "", d.ID, true)
	}
	return l.all
}

// library counts cards onto shelves.
type library struct {
	facts *catalog.Catalog
	card  func(ref string) *rules.Card // its declaration; nil for none
	all   []shelf
}

// declared finds the declarations of cards by a points list: of cards that are not played there are none.
func (p *program) declared(list catalog.Ruleset) func(ref string) *rules.Card {
	k := p.kit()
	if !slices.Contains(k.Lists(), list) {
		return func(string) *rules.Card { return nil }
	}
	return k.RulesBy(list).Cards.Card
}

// put counts a card; one without a text has nothing to enforce. Formats are those of its points list.
func (l *library) put(kind, group, xws string, text bool, formats ...string) {
	i := slices.IndexFunc(l.all, func(s shelf) bool { return s.Kind == kind && s.Group == group })
	if i < 0 {
		i = len(l.all)
		l.all = append(l.all, shelf{Kind: kind, Group: group})
	}
	s := &l.all[i]
	s.Cards++
	switch card := l.card(kind + "/" + xws); {
	case !text:
		s.Plain++
	case card == nil:
		s.Lacking++
		s.Missing = append(s.Missing, xws)
		if len(formats) == 1 && formats[0] == "epic" {
			s.Epic = append(s.Epic, xws)
		}
	default:
		s.Enforced++
		if card.Fallback {
			s.Fallback++
		}
	}
}

// pilots counts the pilots of a faction, by their own abilities, but those of huge ships.
func (l *library) pilots(list catalog.Ruleset, f catalog.Faction) {
	l.fielded(list, f, func(p catalog.Pilot) { l.put("pilot", f.String(), p.XWS, p.HasAbility, formatsOf(&p, list)...) })
}

// abilities counts what the ships of a faction do by their type.
func (l *library) abilities(list catalog.Ruleset, f catalog.Faction) {
	seen := map[string]bool{}
	l.fielded(list, f, func(p catalog.Pilot) {
		if slug := p.ShipAbilityID(); slug != "" && !seen[slug] {
			seen[slug] = true
			l.put("ship", f.String(), slug, true, formatsOf(&p, list)...)
		}
	})
}

// formatsOf are the formats in which a pilot may be fielded.
func formatsOf(p *catalog.Pilot, list catalog.Ruleset) []string {
	by, _ := p.Rules(list)
	return by.Formats
}

// fielded calls put for every pilot of a faction in the list.
func (l *library) fielded(list catalog.Ruleset, f catalog.Faction, put func(catalog.Pilot)) {
	for _, p := range l.facts.Pilots() {
		card, ok := p.In(list)
		if ship, err := l.facts.Ship(card.Ship); ok && err == nil && !ship.Huge() && card.Faction == f {
			put(card)
		}
	}
}

// anyFielded reports whether a ship that can be fielded can equip one of the
// upgrades.
func (l *library) anyFielded(upgrades []string) bool {
	return slices.ContainsFunc(upgrades, func(xws string) bool {
		u, err := l.facts.Upgrade(xws)
		return err == nil && !l.facts.ForHuge(u)
	})
}

// upgrades counts the upgrades by the first slot that they fill, but those of huge ships.
func (l *library) upgrades(list catalog.Ruleset) {
	for _, slot := range slices.Concat(catalog.UpgradeTypes(), []catalog.UpgradeType{catalog.SalvagedAstromechSlot}) {
		for _, u := range l.facts.Upgrades() {
			card, ok := u.In(list)
			if !ok || l.facts.ForHuge(&card) || card.Slots[0] != slot {
				continue
			}
			text := slices.ContainsFunc(card.Sides, func(s catalog.Side) bool { return s.HasAbility })
			by, _ := u.Rules(list)
			l.put("upgrade", slot.String(), u.XWS, text, by.Formats...)
		}
	}
}
