package main

import (
	"fmt"
	"slices"
	"strings"

	rules "xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
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
	l := library{facts: p.facts, card: p.declared(list), huge: p.playsHuge(list)}
	for _, f := range catalog.Factions() {
		l.pilots(list, f)
	}
	for _, f := range catalog.Factions() {
		l.abilities(list, f)
	}
	l.upgrades(list)
	for _, c := range p.facts.Conditions() {
		if c.In(list) && (len(c.Pilots) > 0 || l.anyFielded(c.Upgrades)) { // some card assigns it
			l.put("condition", "", c.XWS, true, false)
		}
	}
	for _, d := range p.facts.Devices() {
		if d.In(list) && (len(d.Upgrades) == 0 || l.anyFielded(d.Upgrades)) {
			l.put("device", "", d.ID, true, false)
		}
	}
	for _, d := range p.facts.DamageDeck() {
		l.put("damage", "", d.ID, true, false)
	}
	return l.all
}

// library counts cards onto shelves.
type library struct {
	facts *catalog.Catalog
	card  func(ref string) *rules.Card // its declaration; nil for none
	huge  bool                         // whether huge ships are played by the list
	all   []shelf
}

// playsHuge reports whether huge ships are played by a points list.
func (p *program) playsHuge(list catalog.Ruleset) bool {
	k := p.kit()
	if !slices.Contains(k.Lists(), list) {
		return false
	}
	_, ok := k.RulesBy(list).Edition.Huge.Tools.Of(gauge.Huge)
	return ok
}

// declared finds the declarations of cards by a points list: of cards that are not played there are none.
func (p *program) declared(list catalog.Ruleset) func(ref string) *rules.Card {
	k := p.kit()
	if !slices.Contains(k.Lists(), list) {
		return func(string) *rules.Card { return nil }
	}
	return k.RulesBy(list).Cards.Card
}

// put counts a card; one without a text has nothing to enforce. Epic tells that it belongs to epic games alone.
func (l *library) put(kind, group, xws string, text, epic bool) {
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
		if epic {
			s.Epic = append(s.Epic, xws)
		}
	default:
		s.Enforced++
		if card.Fallback {
			s.Fallback++
		}
	}
}

// pilots counts the pilots of a faction, by their own abilities.
func (l *library) pilots(list catalog.Ruleset, f catalog.Faction) {
	l.fielded(list, f, func(p catalog.Pilot) { l.put("pilot", f.String(), p.XWS, p.HasAbility, l.epic(&p, list)) })
}

// abilities counts what the ships of a faction do by their type.
func (l *library) abilities(list catalog.Ruleset, f catalog.Faction) {
	seen := map[string]bool{}
	l.fielded(list, f, func(p catalog.Pilot) {
		if slug := p.ShipAbilityID(); slug != "" && !seen[slug] {
			seen[slug] = true
			l.put("ship", f.String(), slug, true, l.epic(&p, list))
		}
	})
}

// epic reports whether a pilot is fielded in epic games alone.
func (l *library) epic(p *catalog.Pilot, list catalog.Ruleset) bool {
	by, _ := p.Rules(list)
	ship, err := l.facts.Ship(p.Ship)
	return onlyEpic(by.Formats) || err == nil && ship.Huge()
}

// onlyEpic reports whether formats are those of epic games.
func onlyEpic(formats []string) bool { return len(formats) == 1 && formats[0] == "epic" }

// fielded calls put for every pilot of a faction in the list; those of huge ships where they are played.
func (l *library) fielded(list catalog.Ruleset, f catalog.Faction, put func(catalog.Pilot)) {
	for _, p := range l.facts.Pilots() {
		card, ok := p.In(list)
		if ship, err := l.facts.Ship(card.Ship); ok && err == nil && (l.huge || !ship.Huge()) && card.Faction == f {
			put(card)
		}
	}
}

// anyFielded reports whether a ship that can be fielded can equip one of the
// upgrades.
func (l *library) anyFielded(upgrades []string) bool {
	return slices.ContainsFunc(upgrades, func(xws string) bool {
		u, err := l.facts.Upgrade(xws)
		return err == nil && (l.huge || !l.facts.ForHuge(u))
	})
}

// upgrades counts the upgrades by the first slot that they fill; those of huge ships where they are played.
func (l *library) upgrades(list catalog.Ruleset) {
	for _, slot := range slices.Concat(catalog.UpgradeTypes(), catalog.EpicUpgradeTypes(),
		[]catalog.UpgradeType{catalog.SalvagedAstromechSlot}) {
		for _, u := range l.facts.Upgrades() {
			card, ok := u.In(list)
			epic := l.facts.ForHuge(&card)
			if !ok || epic && !l.huge || card.Slots[0] != slot {
				continue
			}
			text := slices.ContainsFunc(card.Sides, func(s catalog.Side) bool { return s.HasAbility })
			by, _ := u.Rules(list)
			l.put("upgrade", slot.String(), u.XWS, text, epic || onlyEpic(by.Formats))
		}
	}
}
