package find

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/spelling"
)

// entry is a card or ship type with all by which it is found.
type entry struct {
	Row
	name     string   // folded
	words    []string // of the name, of its parts too, folded
	initials string
	id       string
	known    []string // what else it is known by, folded: ship, faction, keywords, slots, actions, arcs, traits
	text     string   // what it does: folded words with one blank around each, a stop where a sentence ends

	factions []catalog.Faction
	formats  []string
	slots    []catalog.UpgradeType
	actions  []catalog.BarAction
	dial     []catalog.Maneuver
	costs    []int
	charges  int
	force    int
}

// entries reads all that a points list has; "" for everything.
func (f *Finder) entries(list catalog.Ruleset) []*entry {
	if all, ok := f.lists[list]; ok {
		return all
	}
	var all []*entry
	cat := f.source.Catalog
	for _, s := range cat.Ships() {
		all = f.add(all, list, f.ship(s, list))
	}
	for _, p := range cat.Pilots() {
		all = f.add(all, list, f.pilot(p, list))
	}
	for _, u := range cat.Upgrades() {
		all = f.add(all, list, f.upgrade(u, list))
	}
	if f.source.Others != nil {
		for _, e := range f.others(list) {
			all = f.add(all, list, e)
		}
	}
	f.lists[list] = all
	return all
}

// add adds an entry, unless it is nil, and makes of it what searches look at.
func (f *Finder) add(all []*entry, list catalog.Ruleset, e *entry) []*entry {
	if e == nil {
		return all
	}
	e.name, e.id = spelling.Fold(e.Name), spelling.Fold(e.ID)
	e.folded = e.name
	parts := spelling.Words(strings.ReplaceAll(e.Name, "-", " "))
	for _, w := range parts {
		e.initials += w[:1]
	}
	e.words = append(spelling.Words(e.Name), parts...)
	for i, k := range e.known {
		e.known[i] = spelling.Fold(k)
	}
	ref := e.Kind.Ref(e.ID)
	if e.Kind != catalog.ShipKind {
		if f.source.Text != nil {
			e.text = sentences(f.source.Text(list, ref))
		}
		e.Enforced = f.source.Enforced != nil && f.source.Enforced(list, ref)
	}
	return append(all, e)
}

// sentences is a text as searches look at it.
func sentences(text string) string {
	var b strings.Builder
	b.WriteByte(' ')
	for _, w := range strings.Fields(strings.ReplaceAll(text, "–", "-")) {
		if folded := spelling.Fold(w); folded != "" {
			b.WriteString(folded)
			b.WriteByte(' ')
		}
		if strings.ContainsAny(w[len(w)-1:], ".:;") {
			b.WriteString(". ")
		}
	}
	return b.String()
}

// by is the list whose costs and slots count of a card: the one asked about, or the first that has it.
func (f *Finder) by(list catalog.Ruleset, in func(catalog.Ruleset) bool) (catalog.Ruleset, bool) {
	if list != "" {
		return list, in(list)
	}
	for _, l := range f.source.Catalog.Lists() {
		if in(l.ID) {
			return l.ID, true
		}
	}
	return "", true
}

func none() Row {
	return Row{Cost: -1, Loadout: -1, Initiative: -1, Attack: -1, Agility: -1, Hull: -1, Shields: -1}
}

func (f *Finder) ship(s *catalog.Ship, list catalog.Ruleset) *entry {
	pilots := s.Pilots()
	if list != "" && !slices.ContainsFunc(pilots, func(p *catalog.Pilot) bool { _, ok := p.Rules(list); return ok }) {
		return nil
	}
	e := &entry{Row: none(), factions: s.Factions, actions: s.Actions, dial: s.Dial, charges: -1, force: -1}
	e.Kind, e.ID, e.Name = catalog.ShipKind, s.XWS, s.Name
	e.stats(s.Stats)
	if len(s.Factions) == 1 {
		e.Faction = s.Factions[0]
	}
	e.known = slices.Concat(e.known, s.Aliases, s.Abilities, []string{s.Class.String(), s.Class.String() + "ship"})
	return e
}

// stats notes a stat line, and what it is known by.
func (e *entry) stats(s catalog.Stats) {
	e.Agility, e.Hull, e.Shields = s.Agility, s.Hull, s.Shields
	for _, w := range s.Attacks {
		e.Attack = max(e.Attack, w.Value)
		e.known = append(e.known, w.Arc.String())
	}
	for _, a := range e.actions {
		e.known = append(e.known, a.Type.String())
	}
	for _, m := range e.dial {
		if word := bearingWords[m.Bearing]; word != "" && !slices.Contains(e.known, word) {
			e.known = append(e.known, word)
		}
	}
}

func (f *Finder) pilot(p *catalog.Pilot, list catalog.Ruleset) *entry {
	by, ok := f.by(list, func(r catalog.Ruleset) bool { _, ok := p.Rules(r); return ok })
	printed, err := f.source.Catalog.Printed(by, p.XWS)
	if !ok || err != nil {
		return nil
	}
	rules, _ := p.Rules(by)
	e := &entry{Row: none(), factions: []catalog.Faction{p.Faction, f.source.Catalog.Primary(p.Faction)}, formats: rules.Formats,
		slots: rules.Slots, actions: printed.Actions, dial: printed.Ship.Dial, charges: printed.Charges.Value, force: printed.Force.Value}
	e.Kind, e.ID, e.Name, e.Ship, e.Faction = catalog.PilotCard, p.XWS, p.Name, printed.Ship.Name, p.Faction
	e.Initiative = printed.Pilot.Initiative
	if !rules.Unpriced {
		e.Cost, e.costs = rules.Cost, []int{rules.Cost}
	}
	if l, err := f.source.Catalog.List(by); err == nil && l.Loadout && len(rules.StandardLoadout) == 0 {
		e.Loadout = rules.Loadout
	}
	e.stats(printed.Stats)
	size := printed.Ship.Class.String()
	e.known = slices.Concat(e.known, printed.Pilot.Keywords, slotNames(rules.Slots), bullets(p.Limited),
		[]string{printed.Ship.Name, printed.Ship.XWS, printed.Ability, size, size + "ship"})
	if len(rules.StandardLoadout) > 0 {
		e.known = append(e.known, "standardloadout")
	}
	return e
}

func (f *Finder) upgrade(u *catalog.Upgrade, list catalog.Ruleset) *entry {
	by, ok := f.by(list, func(r catalog.Ruleset) bool { _, ok := u.Rules(r); return ok })
	if !ok {
		return nil
	}
	rules, _ := u.Rules(by)
	in, _ := u.In(by)
	e := &entry{Row: none(), formats: rules.Formats, slots: u.Slots}
	e.Kind, e.ID, e.Name, e.Slot = catalog.UpgradeCard, u.XWS, u.Name, u.Slots[0].String()
	if e.costs = rules.Cost.Table; len(e.costs) == 0 {
		e.costs = []int{rules.Cost.Fixed}
	}
	if rules.Unpriced || rules.StandardLoadoutOnly {
		e.costs = nil
	} else {
		e.Cost = slices.Min(e.costs)
	}
	e.known = slices.Concat(slotNames(u.Slots), bullets(u.Limited))
	for _, r := range in.Restrictions {
		e.factions = append(e.factions, r.Factions...)
		e.known = slices.Concat(e.known, r.Keywords, r.Ships, r.ShipAbilities)
		if r.Solitary {
			e.known = append(e.known, "solitary")
		}
		if r.Standardized {
			e.known = append(e.known, "standardized")
		}
		for _, s := range r.Sizes {
			e.known = append(e.known, s.String()+"ship")
		}
	}
	if rules.StandardLoadoutOnly {
		e.known = append(e.known, "standardloadout")
	}
	if len(e.factions) == 1 {
		e.Faction = e.factions[0]
	}
	for _, side := range in.Sides {
		e.side(side)
	}
	return e
}

// side notes what a side of an upgrade has.
func (e *entry) side(s catalog.Side) {
	e.known = append(e.known, s.Title)
	e.charges, e.force = max(e.charges, s.Charges.Value), max(e.force, s.Force.Value)
	e.actions = append(e.actions, s.Actions...)
	if s.Attack != nil {
		e.Attack = max(e.Attack, s.Attack.Value)
	}
	for _, g := range s.Grants {
		if g.Kind == catalog.GrantAction {
			e.actions = append(e.actions, g.Action)
			e.known = append(e.known, g.Action.Type.String())
		}
	}
}

// slotNames are the ids of slots.
func slotNames(slots []catalog.UpgradeType) []string {
	var ids []string
	for _, t := range slots {
		if id := t.String(); !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// bullets is what a card with bullets is called.
func bullets(n int) []string {
	switch n {
	case 0:
		return []string{"generic"}
	case 1:
		return []string{"limited", "unique"}
	}
	return []string{"limited"}
}
