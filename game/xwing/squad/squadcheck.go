package squad

import (
	"cmp"
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
			same := slices.DeleteFunc(slices.Clone(cards), func(o card) bool { return !slices.Contains(o.names, name) })
			limit := slices.MinFunc(same, func(a, b card) int { return cmp.Compare(bullets(a), bullets(b)) }).limited
			if len(same) <= limit {
				continue
			}
			reported[name] = true
			broken, last := rule.LimitedCopies, same[len(same)-1]
			if slices.ContainsFunc(same, func(o card) bool { return (o.upgrade == "") != (last.upgrade == "") }) {
				broken = rule.LimitedAcrossTypes
			}
			c.add(broken, TooManyCopies, last.index, last.upgrade,
				"name", c.nameOf(last), "count", strconv.Itoa(len(same)), "limit", strconv.Itoa(limit))
		}
	}
}

// cardsOf lists the cards of a ship, its own first.
func cardsOf(sh ship) []card {
	p := sh.printed.Pilot
	cards := []card{{sh.index, "", p.Limited, []string{strings.ToLower(p.Name)}}}
	for _, u := range sh.upgrades {
		cards = append(cards, card{sh.index, u.XWS, u.Limited, upgradeNames(u)})
	}
	return cards
}

// bullets orders limits with "none" last.
func bullets(c card) int {
	if c.limited == 0 {
		return 1 << 10
	}
	return c.limited
}

func upgradeNames(u catalog.Upgrade) []string {
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
		for _, u := range sh.upgrades {
			if !slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return r.Solitary }) {
				continue
			}
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
		for _, u := range sh.upgrades {
			key := [2]string{sh.printed.Ship.XWS, u.XWS}
			if reported[key] || !slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return r.Standardized }) {
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
	for _, r := range u.Restrictions {
		if wants := c.wants(r, sh, len(sh.upgrades)-1); len(wants) > 0 && !slices.ContainsFunc(wants, catalog.Want.Holds) {
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
	count := map[string]int{}
	tell := func(id, name, upgrade string, index, limit int) {
		if count[id]++; limit > 0 && count[id] == limit+1 {
			c.add(rule.CopiesInMode, TooManyCopies, index, upgrade,
				"name", name, "count", strconv.Itoa(count[id]), "limit", strconv.Itoa(limit))
		}
	}
	for _, sh := range c.ships {
		p := sh.printed.Pilot
		tell(catalog.PilotCard.Ref(p.XWS), p.Name, "", sh.index, sh.rules.MaxPerSquad)
		for _, u := range sh.upgrades {
			rules, _ := u.Rules(c.mode.Ruleset)
			tell(catalog.UpgradeCard.Ref(u.XWS), u.Name, u.XWS, sh.index, rules.MaxPerSquad)
		}
	}
}

// mostRestricted is how many cards of the restricted list a squad may have.
const mostRestricted = 4

// restrictedList checks how many ships and upgrades are on the restricted list, each copy counted.
func (c *checker) restrictedList() {
	var of []card
	for _, sh := range c.ships {
		if sh.rules.Restricted {
			of = append(of, card{index: sh.index})
		}
		for _, u := range sh.upgrades {
			if rules, _ := u.Rules(c.mode.Ruleset); rules.Restricted {
				of = append(of, card{index: sh.index, upgrade: u.XWS})
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
