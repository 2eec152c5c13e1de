package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// countsAs are the ship abilities by which a ship equips what is for ships of a keyword only.
var countsAs = map[string]string{"Twin Ion Engines": "TIE"}

// restrictions checks the restriction box of every upgrade of a ship.
func (c *checker) restrictions(sh ship) {
	for i, u := range sh.upgrades {
		for _, r := range u.Restrictions {
			if wants := c.wants(r, sh, i); len(wants) > 0 && !slices.ContainsFunc(wants, want.holds) {
				c.restricted(sh, u, r, wants)
			}
		}
	}
}

func (c *checker) restricted(sh ship, u catalog.Upgrade, r catalog.Restriction, wants []want) {
	broken, what := rule.UpgradeRestriction, []string{}
	for _, w := range wants {
		switch {
		case w.what == "action":
			broken = rule.ActionRestriction
		case w.what == "keyword":
			broken = rule.KeywordRestriction
		}
		what = append(what, w.what)
	}
	c.add(broken, Restricted, sh.index, u.XWS, "what", strings.Join(what, ","))
	c.breaches[len(c.breaches)-1].Wants = &r
}

// want is one alternative of a restriction.
type want struct {
	what string
	met  bool
}

func (w want) holds() bool { return w.met }

// wants lists the alternatives of a restriction of upgrade n of the ship; one that holds is enough.
// Values are those printed on the ship's cards. The action bar has the actions that the ship's other
// upgrades add to it.
func (c *checker) wants(r catalog.Restriction, sh ship, n int) []want {
	var wants []want
	add := func(what string, met bool) { wants = append(wants, want{what, met}) }
	p := sh.printed
	if r.Factions != nil {
		add("faction", slices.Contains(r.Factions, p.Pilot.Faction))
	}
	if r.Names != nil {
		add("name", c.includes(r.Names, sh.index, sh.upgrades[n].XWS))
	}
	if r.Ships != nil {
		add("ship", slices.Contains(r.Ships, p.Ship.XWS))
	}
	if r.Sizes != nil {
		add("size", slices.Contains(r.Sizes, catalog.SizeClass(p.Ship.Size)))
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
		add("equipped", equipped(r.Equipped, sh.upgrades, n))
	}
	others := p
	for i, u := range sh.upgrades {
		if i != n {
			others = others.With(u.Sides[0])
		}
	}
	if r.ForceSides != nil {
		add("force-side", slices.ContainsFunc(r.ForceSides, func(s catalog.ForceSide) bool {
			return slices.Contains(others.Force.Sides, s)
		}))
	}
	if r.Action != nil {
		add("action", r.Action.OnBar(others.Actions))
	}
	return append(wants, numbers(r, p)...)
}

// numbers are the alternatives about base values and bullets.
func numbers(r catalog.Restriction, p catalog.Profile) []want {
	var wants []want
	for _, v := range []struct {
		what   string
		limits *catalog.Limits
		value  int
	}{
		{"initiative", r.Initiative, p.Pilot.Initiative},
		{"shields", r.Shields, p.Stats.Shields},
		{"agility", r.Agility, p.Stats.Agility},
		{"energy", r.Energy, 0},
	} {
		if v.limits != nil {
			wants = append(wants, want{v.what, v.limits.Allow(v.value)})
		}
	}
	switch r.Limited {
	case "yes":
		wants = append(wants, want{"bullets", p.Pilot.Limited > 0})
	case "no":
		wants = append(wants, want{"bullets", p.Pilot.Limited == 0})
	}
	return wants
}

// includes reports whether the squad includes a card of one of the names, beside the upgrade itself.
func (c *checker) includes(names []string, index int, self string) bool {
	for i, p := range c.squad.Pilots {
		if card, err := c.cat.Pilot(p.Pilot); err == nil && slices.Contains(names, card.Name) {
			return true
		}
		for _, e := range p.Upgrades {
			if i == index && e.XWS == self {
				continue
			}
			if card, err := c.cat.Upgrade(e.XWS); err == nil && slices.Contains(names, card.Name) {
				return true
			}
		}
	}
	return false
}

func equipped(types []catalog.UpgradeType, upgrades []catalog.Upgrade, n int) bool {
	for i, u := range upgrades {
		if i != n && slices.ContainsFunc(types, u.Is) {
			return true
		}
	}
	return false
}
