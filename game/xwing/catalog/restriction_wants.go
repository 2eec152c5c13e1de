package catalog

import "slices"

// Wearer is a ship that equips an upgrade, or might, as far as restrictions ask.
type Wearer struct {
	Printed Profile // the ship without upgrades
	Others  Profile // with its other upgrades
	Present bool    // values count as those make them; else as printed, but for the pilot skill

	Fields func(names []string) bool      // does its player field a card of one of these names, beside the upgrade itself?
	Equips func(types []UpgradeType) bool // does it equip another upgrade of one of these types?
	Has    func(upgrades []string) bool   // does it equip one of these upgrades?
}

// Want is one alternative of a restriction, and whether a ship meets it.
type Want struct {
	What string // "faction"
	Met  bool
}

// Holds reports whether it is met.
func (w Want) Holds() bool { return w.Met }

// countsAs are the ship abilities by which a ship equips what is for ships of a keyword only.
var countsAs = map[string]string{"Twin Ion Engines": "TIE"}

// OfOthers reports whether the ship's other upgrades can meet the restriction, or break it, by what they add.
func (r Restriction) OfOthers(w Wearer) bool {
	numbers := w.Present && (r.Shields != nil || r.Agility != nil || r.Energy != nil || r.Hull != nil)
	return r.ForceSides != nil || r.Action != nil || r.Icons != nil || r.NoIcons != nil || r.Initiative != nil || numbers
}

// MetBy reports whether a ship meets the restriction: one alternative is enough.
func (r Restriction) MetBy(w Wearer) bool {
	wants := r.Wants(w)
	return len(wants) == 0 || slices.ContainsFunc(wants, Want.Holds)
}

// Wants lists the alternatives of the restriction; none where it is no matter of one ship.
func (r Restriction) Wants(w Wearer) []Want {
	var wants []Want
	add := func(what string, met bool) { wants = append(wants, Want{what, met}) }
	p := w.Printed
	if r.Factions != nil {
		add("faction", slices.Contains(r.Factions, p.Pilot.Faction))
	}
	if r.Names != nil {
		add("name", w.Fields(r.Names))
	}
	if r.Ships != nil {
		add("ship", slices.ContainsFunc(r.Ships, p.Ship.Is))
	}
	if r.Sizes != nil {
		add("size", slices.Contains(r.Sizes, p.Ship.Class))
	}
	if r.Keywords != nil {
		add("keyword", slices.ContainsFunc(r.Keywords, func(k string) bool { return p.Pilot.HasKeyword(k) || countsAs[p.Ability] == k }))
	}
	if r.Arcs != nil {
		add("arc", slices.ContainsFunc(r.Arcs, p.Stats.HasArc))
	}
	if r.ShipAbilities != nil {
		add("ship-ability", slices.Contains(r.ShipAbilities, p.Ability))
	}
	if r.Equipped != nil {
		add("equipped", w.Equips(r.Equipped))
	}
	if r.ForceSides != nil {
		add("force-side", slices.ContainsFunc(r.ForceSides, func(s ForceSide) bool { return slices.Contains(w.Others.Force.Sides, s) }))
	}
	if r.Action != nil {
		add("action", r.Action.OnBar(w.Others.Actions))
	}
	return append(append(wants, r.bars(w)...), r.numbers(w)...)
}

// bars are the alternatives about other upgrades and the upgrade bar.
func (r Restriction) bars(w Wearer) []Want {
	icon := func(t UpgradeType) bool { return slices.Contains(w.Others.Slots, t) }
	var wants []Want
	if r.Cards != nil {
		wants = append(wants, Want{"card", w.Has(r.Cards)})
	}
	if r.Icons != nil {
		wants = append(wants, Want{"icon", slices.ContainsFunc(r.Icons, icon)})
	}
	if r.NoIcons != nil {
		wants = append(wants, Want{"no-icon", !slices.ContainsFunc(r.NoIcons, icon)})
	}
	return wants
}

// numbers are the alternatives about base values and bullets.
func (r Restriction) numbers(w Wearer) []Want {
	var wants []Want
	p := w.Printed
	stats := p.Stats
	if w.Present {
		stats = w.Others.Stats
	}
	for _, v := range []struct {
		what   string
		limits *Limits
		value  int
	}{
		{"initiative", r.Initiative, w.Others.Pilot.Initiative},
		{"shields", r.Shields, stats.Shields},
		{"agility", r.Agility, stats.Agility},
		{"energy", r.Energy, stats.Energy},
		{"hull", r.Hull, stats.Hull},
	} {
		if v.limits != nil {
			wants = append(wants, Want{v.what, v.limits.Allow(v.value)})
		}
	}
	switch r.Limited {
	case "yes":
		wants = append(wants, Want{"bullets", p.Pilot.Limited > 0})
	case "no":
		wants = append(wants, Want{"bullets", p.Pilot.Limited == 0})
	}
	return wants
}
