package squad

import (
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// Check lists the rules that the squad breaks in the recommended mode of a rule set; none for a legal
// squad. The order is fixed: ship by ship, then the squad as a whole.
func (s Squad) Check(cat *catalog.Catalog, r catalog.Ruleset) []Breach {
	return s.CheckMode(cat, ModeOf(cat, r))
}

// CheckMode lists the rules that the squad breaks in a game mode.
func (s Squad) CheckMode(cat *catalog.Catalog, mode Mode) []Breach {
	c := checker{squad: s, cat: cat, mode: mode, ledger: mode.ledger(cat)}
	for i := range s.Pilots {
		c.ship(i)
	}
	c.together()
	return c.breaches
}

// together checks the squad as a whole, once its ships are looked up.
func (c *checker) together() {
	if len(c.squad.Pilots) == 0 {
		c.add(rule.SquadPoints, NoShips, -1, "")
	}
	c.wings()
	c.sections()
	c.ofType()
	c.limited()
	c.solitary()
	if !c.mode.Quick {
		c.standardized()
		c.maxPerSquad()
		c.restrictedList()
	}
	c.obstacles()
	c.size()
	if c.mode.Quick {
		c.threat()
	} else {
		c.budget()
	}
}

type checker struct {
	squad    Squad
	cat      *catalog.Catalog
	mode     Mode
	ledger   *rule.Ledger
	breaches []Breach
	ships    []ship // those whose pilot is known
	asked    int    // how often something near has been looked for

	known map[string]catalog.Profile // printed profiles by ship card, kept where squads are checked that differ by a card; else nil
}

// ship is a ship of the squad with its cards looked up.
type ship struct {
	index    int
	printed  catalog.Profile
	rules    catalog.PilotRules
	upgrades []catalog.Upgrade // those that are known, as the rule set has them
	cards    []card            // all of it, as far as limits go
	cost     int               // what it counts towards the total
}

// add notes a breach; args are pairs of key and value.
func (c *checker) add(r rule.Name, kind Kind, pilot int, upgrade string, args ...string) {
	b := Breach{Rule: c.ledger.Row(r), Kind: kind, Pilot: pilot, Upgrade: upgrade}
	if len(args) > 0 {
		b.Args = map[string]string{}
	}
	for i := 0; i+1 < len(args); i += 2 {
		b.Args[args[i]] = args[i+1]
	}
	c.breaches = append(c.breaches, b)
}

// modeName is what the points list is called, and the format.
func (c *checker) modeName() string {
	name := string(c.mode.Ruleset)
	if l, err := c.cat.List(c.mode.Ruleset); err == nil {
		name = l.Name
	}
	if c.mode.Format != "" {
		name += " " + c.mode.Format
	}
	return name
}

// mostNear bounds how often something near is looked for in one squad: that takes a while.
const mostNear = 10

// ship looks up one ship and checks what concerns it alone.
func (c *checker) ship(i int) {
	p := c.squad.Pilots[i]
	card, err := c.cat.Pilot(p.Pilot)
	if err != nil {
		c.add(rule.CardCost, UnknownPilot, i, "", c.nearPilot(p)...)
		for _, xws := range p.UpgradeIDs() {
			c.upgrade(i, xws, false)
		}
		return
	}
	rules, ok := card.Rules(c.mode.Ruleset)
	if own, err := c.cat.Ship(card.Ship); err == nil && own.Huge() && !c.mode.holdsHuge(rules.Formats) {
		c.add(rule.HugeShips, HugeShip, i, "", "ship", own.XWS)
		return
	}
	if !ok || !c.mode.takes(rules.Formats) {
		c.add(rule.LegalInMode, NotInMode, i, "", c.elsewhere(func(r catalog.Ruleset) bool {
			rules, ok := card.Rules(r)
			return ok && len(rules.Formats) > 0
		})...)
		if !ok {
			return
		}
	}
	if rules.Unpriced && !c.mode.Quick {
		c.add(rule.CardCost, NoCost, i, "", "mode", c.modeName())
	}
	printed, err := c.printed(p.Pilot)
	if err != nil {
		c.add(rule.CardCost, UnknownPilot, i, "", "pilot", p.Pilot)
		return
	}
	sh := ship{index: i, printed: printed, rules: rules}
	c.identity(sh, p)
	standard := len(rules.StandardLoadout) > 0
	upgrades := p.UpgradeIDs()
	if standard && len(upgrades) == 0 {
		upgrades = rules.StandardLoadout // builders leave them out
	}
	sh.upgrades = make([]catalog.Upgrade, 0, len(upgrades))
	for _, xws := range upgrades {
		if u, ok := c.upgrade(i, xws, standard || c.mode.Quick); ok {
			sh.upgrades = append(sh.upgrades, u)
		}
	}
	sh.cards, sh.cost = c.cardsOf(sh), c.cost(sh)
	c.ships = append(c.ships, sh)
	c.copies(sh)
	switch {
	case c.mode.Quick:
		return
	case standard:
		c.standardLoadout(sh, p)
		return
	}
	c.slots(&sh)
	c.restrictions(&sh)
	c.loadout(sh, p)
}

// printed is the profile that is printed on a ship card.
func (c *checker) printed(pilot string) (catalog.Profile, error) {
	if p, ok := c.known[pilot]; ok {
		return p, nil
	}
	p, err := c.cat.Printed(c.mode.Ruleset, pilot)
	if err == nil && c.known != nil {
		c.known[pilot] = p
	}
	return p, err
}

// joins reports whether an upgrade lets a ship be in squads of this faction.
func (c *checker) joins(p SquadPilot) bool {
	return slices.ContainsFunc(p.UpgradeIDs(), func(xws string) bool {
		u, err := c.cat.Upgrade(xws)
		return err == nil && slices.Contains(u.Joins, c.squad.Faction)
	})
}

// identity checks faction and ship type of a ship card against the file.
func (c *checker) identity(sh ship, p SquadPilot) {
	if c.cat.Primary(sh.printed.Pilot.Faction) != c.cat.Primary(c.squad.Faction) && !c.mode.MixFactions && !c.joins(p) {
		c.add(rule.MixedFactions, WrongFaction, sh.index, "",
			"faction", sh.printed.Pilot.Faction.String(), "squad", c.squad.Faction.String())
	}
	if p.Ship == "" {
		return
	}
	named, err := c.cat.Ship(p.Ship)
	if err != nil || named != sh.printed.Ship && !flies(c.cat, &sh.printed.Pilot, named.XWS) {
		c.add(rule.ShipType, ShipDiffers, sh.index, "", "ship", p.Ship, "want", sh.printed.Ship.XWS)
	}
}

// upgrade looks up one upgrade and checks what concerns the card alone.
func (c *checker) upgrade(i int, xws string, standard bool) (catalog.Upgrade, bool) {
	card, err := c.cat.Upgrade(xws)
	if err != nil {
		c.add(rule.CardCost, UnknownUpgrade, i, xws, c.nearUpgrade(i, xws)...)
		return catalog.Upgrade{}, false
	}
	u, ok := card.In(c.mode.Ruleset)
	for _, slot := range u.Slots {
		if slot.Epic() && !c.mode.Epic && !c.huge(i) {
			c.add(rule.EpicUpgrades, EpicUpgrade, i, xws, "slot", slot.String())
			return u, false
		}
	}
	rules, _ := card.Rules(c.mode.Ruleset)
	switch {
	case standard:
	case ok && rules.Unpriced:
		c.add(rule.CardCost, NoCost, i, xws, "mode", c.modeName())
	case !ok || rules.StandardLoadoutOnly, !c.mode.takes(rules.Formats):
		c.add(rule.LegalInMode, NotInMode, i, xws, c.elsewhere(func(r catalog.Ruleset) bool {
			rules, ok := card.Rules(r)
			return ok && !rules.StandardLoadoutOnly && len(rules.Formats) > 0
		})...)
	}
	return u, true
}

// huge reports whether a ship of the squad is a huge one.
func (c *checker) huge(i int) bool {
	card, err := c.cat.Pilot(c.squad.Pilots[i].Pilot)
	if err != nil {
		return false
	}
	ship, err := c.cat.Ship(card.Ship)
	return err == nil && ship.Huge()
}

func (c *checker) standardLoadout(sh ship, p SquadPilot) {
	if len(p.Upgrades) == 0 {
		return
	}
	have, want := p.UpgradeIDs(), slices.Clone(sh.rules.StandardLoadout)
	slices.Sort(have)
	slices.Sort(want)
	if !slices.Equal(have, want) {
		c.add(rule.StandardLoadout, StandardLoadout, sh.index, "")
	}
}

// loadout checks a ship's upgrades against its loadout value.
func (c *checker) loadout(sh ship, p SquadPilot) {
	if !c.mode.Loadout {
		return
	}
	total, equipped := 0, p.UpgradeIDs()
	for _, xws := range equipped {
		cost, err := c.cat.UpgradeCostOn(c.mode.Ruleset, sh.printed, xws, equipped...)
		if err != nil {
			return // a card without a cost is a breach already
		}
		total += cost
	}
	if total > sh.rules.Loadout {
		c.add(rule.LoadoutValue, OverLoadout, sh.index, "",
			"total", strconv.Itoa(total), "limit", strconv.Itoa(sh.rules.Loadout))
	}
}
