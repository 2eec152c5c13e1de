package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// restrictions checks the restriction box of every upgrade of a ship.
func (c *checker) restrictions(sh *ship) {
	for i := range sh.upgrades {
		u := &sh.upgrades[i]
		for k := range u.Restrictions {
			r := &u.Restrictions[k]
			if wants := c.wants(r, sh, i); len(wants) > 0 && !slices.ContainsFunc(wants, catalog.Want.Holds) {
				c.restricted(sh, u, r, wants)
			}
		}
	}
}

func (c *checker) restricted(sh *ship, u *catalog.Upgrade, r *catalog.Restriction, wants []catalog.Want) {
	broken, what := rule.UpgradeRestriction, []string{}
	for _, w := range wants {
		switch w.What {
		case "action":
			broken = rule.ActionRestriction
		case "keyword":
			broken = rule.KeywordRestriction
		case "ship":
			if u.Is(catalog.ModificationSlot) || u.Is(catalog.TitleSlot) {
				broken = rule.TypeRestriction
			}
		case "initiative", "agility", "shields", "hull", "card", "icon", "no-icon":
			broken = rule.PrintedRestriction
		}
		what = append(what, w.What)
	}
	c.add(broken, Restricted, sh.index, u.XWS, "what", strings.Join(what, ","))
	c.breaches[len(c.breaches)-1].Wants = r
}

// wants lists the alternatives of a restriction of upgrade n of the ship; one that holds is enough.
// Values are those printed on the ship's cards, in first edition those that its other upgrades make. The action bar
// has the actions that the ship's other
// upgrades add to it; what the upgrade itself lets in by a slot that it adds does not help it to be equipped.
func (c *checker) wants(r *catalog.Restriction, sh *ship, n int) []catalog.Want {
	letIn := func(u catalog.Upgrade) bool {
		return slices.ContainsFunc(sh.upgrades[n].Sides[0].Grants, func(g catalog.Grant) bool {
			return g.Kind == catalog.GrantSlot && g.Amount > 0 && u.Is(g.Slot)
		})
	}
	w := catalog.Wearer{Printed: sh.printed, Others: sh.printed, Present: c.cat.Family() == catalog.XWing1,
		Fields: func(names []string) bool { return c.includes(names, sh.index, sh.upgrades[n].XWS) },
		Equips: func(types []catalog.UpgradeType) bool { return equipped(types, sh.upgrades, n) },
		Has: func(ids []string) bool {
			return slices.ContainsFunc(sh.upgrades, func(u catalog.Upgrade) bool { return slices.Contains(ids, u.XWS) })
		}}
	if r.OfOthers(w) {
		for i, u := range sh.upgrades {
			if i != n && !letIn(u) {
				w.Others = w.Others.With(u.Sides[0])
			}
		}
	}
	return r.Wants(w)
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
