package squad

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// card is a card of the squad as far as limits go.
type card struct {
	index   int // of the ship
	upgrade string
	limited int
	names   []string // lower case; a card with two sides has the names of both

	xws          string
	most         int // copies that the rule set allows; 0: no limit but the bullets
	restricted   bool
	solitary     bool
	standardized bool
}

// limited checks bullets: a player fields no more cards that share a name than it has bullets, ships and
// upgrades taken together (Limited).
func (c *checker) limited() {
	var cards []card
	for _, sh := range c.ships {
		cards = append(cards, sh.cards...)
	}
	reported := map[string]bool{}
	for _, first := range cards {
		for _, name := range first.names {
			if first.limited == 0 || reported[name] {
				continue
			}
			n, limit := copies(name, cards)
			if n <= limit {
				continue
			}
			reported[name] = true
			same := slices.DeleteFunc(slices.Clone(cards), func(o card) bool { return !slices.Contains(o.names, name) })
			broken, last := rule.LimitedCopies, same[len(same)-1]
			if slices.ContainsFunc(same, func(o card) bool { return (o.upgrade == "") != (last.upgrade == "") }) {
				broken = rule.LimitedAcrossTypes
			}
			c.add(broken, TooManyCopies, last.index, last.upgrade,
				"name", c.nameOf(last), "count", strconv.Itoa(n), "limit", strconv.Itoa(limit))
		}
	}
}

// cardsOf lists the cards of a ship, its own first.
func (c *checker) cardsOf(sh ship) []card {
	p := sh.printed.Pilot
	cards := make([]card, 1, 1+len(sh.upgrades))
	cards[0] = card{index: sh.index, limited: p.Limited, names: []string{strings.ToLower(p.Name)},
		xws: p.XWS, most: sh.rules.MaxPerSquad, restricted: sh.rules.Restricted}
	for i := range sh.upgrades {
		u := &sh.upgrades[i]
		rules, _ := u.Rules(c.mode.Ruleset)
		o := card{index: sh.index, upgrade: u.XWS, limited: u.Limited, names: upgradeNames(u),
			xws: u.XWS, most: rules.MaxPerSquad, restricted: rules.Restricted}
		for k := range u.Restrictions {
			r := &u.Restrictions[k]
			o.solitary, o.standardized = o.solitary || r.Solitary, o.standardized || r.Standardized
		}
		cards = append(cards, o)
	}
	return cards
}

// copies counts the cards of a name, and tells the fewest bullets of one of them that has any.
func copies(name string, cards []card) (n, limit int) {
	for i := range cards {
		if c := &cards[i]; slices.Contains(c.names, name) {
			n++
			if c.limited > 0 && (limit == 0 || c.limited < limit) {
				limit = c.limited
			}
		}
	}
	return n, limit
}

func upgradeNames(u *catalog.Upgrade) []string {
	names := []string{strings.ToLower(u.Name)}
	for _, side := range u.Sides {
		if title := strings.ToLower(side.Title); len(u.Sides) > 1 && !slices.Contains(names, title) {
			names = append(names, title)
		}
	}
	return names
}

// nameOf is the printed name of a card of the squad.
func (c *checker) nameOf(of card) string {
	if of.upgrade == "" {
		if p, err := c.cat.Pilot(c.squad.Pilots[of.index].Pilot); err == nil {
			return p.Name
		}
	}
	if u, err := c.cat.Upgrade(of.upgrade); err == nil {
		return u.Name
	}
	return of.upgrade
}

// solitary checks that there is at most one solitary card of each upgrade type (Solitary).
func (c *checker) solitary() {
	count := map[catalog.UpgradeType]int{}
	for _, sh := range c.ships {
		for i := range sh.upgrades {
			if !sh.cards[i+1].solitary {
				continue
			}
			u := &sh.upgrades[i]
			slot := u.Slots[0]
			if count[slot]++; count[slot] > 1 {
				c.add(rule.Solitary, TooManySolitary, sh.index, u.XWS,
					"slot", slot.String(), "count", strconv.Itoa(count[slot]))
			}
		}
	}
}

// standardized checks that a standardized upgrade is on every ship of the ship type that can equip it:
// one whose ship ability the card replaces, for instance; a standard loadout cannot.
func (c *checker) standardized() {
	reported := map[[2]string]bool{}
	for _, sh := range c.ships {
		for i := range sh.upgrades {
			if !sh.cards[i+1].standardized {
				continue
			}
			u := sh.upgrades[i]
			key := [2]string{sh.printed.Ship.XWS, u.XWS}
			if reported[key] {
				continue
			}
			reported[key] = true
			for _, other := range c.ships {
				if other.printed.Ship == sh.printed.Ship && !has(other.upgrades, u.XWS) && c.couldEquip(other, u) {
					c.add(rule.Standardized, NotStandardized, other.index, u.XWS, "ship", sh.printed.Ship.XWS)
				}
			}
		}
	}
}

// couldEquip reports whether the ship meets the restrictions of an upgrade that it has not equipped.
func (c *checker) couldEquip(sh ship, u catalog.Upgrade) bool {
	if len(sh.rules.StandardLoadout) > 0 {
		return false
	}
	sh.upgrades = append(slices.Clone(sh.upgrades), u)
	for i := range u.Restrictions {
		if wants := c.wants(&u.Restrictions[i], &sh, len(sh.upgrades)-1); len(wants) > 0 && !slices.ContainsFunc(wants,
			catalog.Want.Holds) {
			return false
		}
	}
	return true
}

func has(upgrades []catalog.Upgrade, xws string) bool {
	return slices.ContainsFunc(upgrades, func(u catalog.Upgrade) bool { return u.XWS == xws })
}

// maxPerSquad checks the copies that a rule set allows of cards without bullets.
func (c *checker) maxPerSquad() {
	count := map[[2]string]int{}
	for _, sh := range c.ships {
		for _, o := range sh.cards {
			if o.most == 0 {
				continue
			}
			id := [2]string{o.xws, o.upgrade}
			if count[id]++; count[id] == o.most+1 {
				c.add(rule.CopiesInMode, TooManyCopies, o.index, o.upgrade,
					"name", c.nameOf(o), "count", strconv.Itoa(count[id]), "limit", strconv.Itoa(o.most))
			}
		}
	}
}

// mostRestricted is how many cards of the restricted list a squad may have.
const mostRestricted = 4

// restrictedList checks how many ships and upgrades are on the restricted list, each copy counted.
func (c *checker) restrictedList() {
	var of []card
	for _, sh := range c.ships {
		for _, o := range sh.cards {
			if o.restricted {
				of = append(of, o)
			}
		}
	}
	if len(of) > mostRestricted {
		c.add(rule.RestrictedList, TooManyRestricted, of[mostRestricted].index, of[mostRestricted].upgrade,
			"count", strconv.Itoa(len(of)), "limit", strconv.Itoa(mostRestricted))
	}
}

// copies checks that a ship has no card twice that it may have but once: any, or in first edition those with the
// trait Limited, and those of which it has several only by a card that says that they differ.
func (c *checker) copies(sh ship) {
	seen := map[string]bool{}
	for _, u := range sh.upgrades {
		if broken, ok := c.once(u); ok && seen[u.Name] {
			c.add(broken, SameName, sh.index, u.XWS, "name", u.Name)
		}
		seen[u.Name] = true
	}
}

// once is the rule by which a ship has the upgrade but once, if there is one.
func (c *checker) once(u catalog.Upgrade) (rule.Name, bool) {
	differs := func(t catalog.UpgradeType) bool {
		return t == catalog.ModificationSlot || t == catalog.TitleSlot || t == catalog.TalentSlot
	}
	for _, r := range []struct {
		name rule.Name
		is   bool
	}{{rule.SameUpgrade, true}, {rule.LimitedTrait, u.OnePerShip}, {rule.DifferentUpgrades, slices.ContainsFunc(u.Slots, differs)}} {
		if r.is && c.ledger.Row(r.name) != "" {
			return r.name, true
		}
	}
	return 0, false
}
