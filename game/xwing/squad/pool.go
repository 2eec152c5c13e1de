package squad

import (
	"fmt"
	"slices"

	"xwing/game/xwing/catalog"
)

// Pool is what random squads of one faction and game mode are drawn from. It never changes.
type Pool struct {
	cat       *catalog.Catalog
	mode      Mode
	faction   catalog.Faction
	pilots    []choice
	upgrades  []catalog.Upgrade // as the rule set has them
	carriers  [][]int           // of each upgrade the pilots, by place in the list, that may equip it
	obstacles []string
}

// choice is a ship card that may be drawn.
type choice struct {
	xws, ship string
	cost      int
	standard  bool // comes with its upgrades

	other, otherShip string // the card of the other section of a huge ship with two; "" for most
}

// NewPool collects the cards that a squad of the faction may have in the mode, as far as allowed says so
// (nil: all of them).
func NewPool(cat *catalog.Catalog, mode Mode, f catalog.Faction, allowed func(catalog.CardID) bool) (*Pool, error) {
	p := &Pool{cat: cat, mode: mode, faction: f}
	if allowed == nil {
		allowed = func(catalog.CardID) bool { return true }
	}
	for _, card := range cat.Pilots() {
		if c, ok := p.choice(card, allowed); ok {
			p.pilots = append(p.pilots, c)
		}
	}
	for _, card := range cat.Upgrades() {
		rules, ok := card.Rules(mode.Ruleset)
		if ok && !rules.Unpriced && !rules.StandardLoadoutOnly && (mode.Epic || !card.Epic()) && mode.takes(rules.Formats) &&
			ofFaction(card, f) && allowed(card.ID()) {
			u, _ := card.In(mode.Ruleset)
			p.upgrades = append(p.upgrades, u)
		}
	}
	p.findCarriers()
	for _, o := range cat.Obstacles() {
		if o.Chosen {
			p.obstacles = append(p.obstacles, o.ID)
		}
	}
	least := max(1, mode.MinShips)
	if len(p.pilots) == 0 || least*p.cheapest() > mode.Points {
		return nil, fmt.Errorf("no squad of %s can be drawn in %s: %d ship cards are allowed", f, mode.Ruleset, len(p.pilots))
	}
	return p, nil
}

// findCarriers finds the ships for each upgrade, and leaves out those upgrades that no ship of the pool can
// equip, alone or together with one other.
func (p *Pool) findCarriers() {
	carriers := map[string][]int{}
	for i, c := range p.pilots {
		if c.standard {
			continue
		}
		printed, _ := p.cat.Printed(p.mode.Ruleset, c.xws) // choice has seen it
		var alone, rest []catalog.Upgrade
		for _, u := range p.upgrades {
			switch _, missing := p.mode.bar(p.cat, printed).equip(&u); {
			case !p.mayEquip(printed, u):
			case missing == 0 && p.mayFly(p.with(c, u)):
				alone = append(alone, u)
				carriers[u.XWS] = append(carriers[u.XWS], i)
			default:
				rest = append(rest, u)
			}
		}
		for _, u := range rest {
			if slices.ContainsFunc(alone, func(first catalog.Upgrade) bool { return opens(first, u) && p.legal(p.with(c, first, u)) }) {
				carriers[u.XWS] = append(carriers[u.XWS], i)
			}
		}
	}
	p.upgrades = slices.DeleteFunc(p.upgrades, func(u catalog.Upgrade) bool { return carriers[u.XWS] == nil })
	for _, u := range p.upgrades {
		p.carriers = append(p.carriers, carriers[u.XWS])
	}
}

// with is the ship with upgrades, beside the ship that one of them asks the squad to include.
func (p *Pool) with(c choice, upgrades ...catalog.Upgrade) Squad {
	pilot := c.pilot()
	s := p.squad()
	for _, u := range upgrades {
		pilot.Upgrades = append(pilot.Upgrades, Equipped{u.Slots[0].String(), u.XWS})
		if named := p.named(u); len(named) > 0 && !slices.Contains(named, c) {
			s.Pilots = append(s.Pilots, named[0].pilots()...)
		}
	}
	own := c.pilots()
	own[0] = pilot
	s.Pilots = append(s.Pilots, own...)
	return s
}

// named lists the ships of which the upgrade asks that one is in the squad; none if it asks for none.
func (p *Pool) named(u catalog.Upgrade) []choice {
	var named []choice
	for _, r := range u.Restrictions {
		if len(r.Names) == 0 || slices.Contains(r.Factions, p.faction) {
			continue
		}
		for _, c := range p.pilots {
			if card, err := p.cat.Pilot(c.xws); err == nil && slices.Contains(r.Names, card.Name) {
				named = append(named, c)
			}
		}
	}
	return named
}

// mayEquip reports whether a ship meets the restrictions of an upgrade, apart from those that other cards
// may meet for it.
func (p *Pool) mayEquip(printed catalog.Profile, u catalog.Upgrade) bool {
	c := checker{squad: Squad{Faction: p.faction}, cat: p.cat, mode: p.mode}
	for _, r := range u.Restrictions {
		wants := c.wants(&r, &ship{printed: printed, upgrades: []catalog.Upgrade{u}}, 0)
		if len(wants) > 0 && !slices.ContainsFunc(wants, func(w catalog.Want) bool {
			return w.Met || r.Action != nil || r.Equipped != nil || r.Names != nil || r.ForceSides != nil || r.Cards != nil ||
				r.Icons != nil || r.Initiative != nil
		}) {
			return false
		}
	}
	return true
}

// choice is a ship card of the pool, if it belongs there: alone in a squad it breaks no rule.
func (p *Pool) choice(card *catalog.Pilot, allowed func(catalog.CardID) bool) (choice, bool) {
	rules, ok := card.Rules(p.mode.Ruleset)
	if !ok || p.cat.Primary(card.Faction) != p.cat.Primary(p.faction) || !allowed(card.ID()) {
		return choice{}, false
	}
	printed, err := p.cat.Printed(p.mode.Ruleset, card.XWS)
	if err != nil || printed.Ship.Huge() && !p.mode.Epic {
		return choice{}, false
	}
	for _, xws := range rules.StandardLoadout {
		if !allowed(p.cat.Card(catalog.UpgradeCard, xws)) {
			return choice{}, false
		}
	}
	c := choice{xws: card.XWS, ship: printed.Ship.XWS, cost: rules.Cost, standard: len(rules.StandardLoadout) > 0}
	if !p.join(&c, printed.Ship.Epic.Joined, allowed) {
		return choice{}, false
	}
	alone := p.squad()
	alone.Pilots = c.pilots()
	return c, p.legal(alone)
}

// join adds the card of the other section of a huge ship with two; ok is false where there is none for it.
func (p *Pool) join(c *choice, ship string, allowed func(catalog.CardID) bool) (ok bool) {
	if ship == "" {
		return true
	}
	other, err := p.cat.Ship(ship)
	if err != nil {
		return false
	}
	for _, card := range other.Pilots() {
		if rules, in := card.Rules(p.mode.Ruleset); in && allowed(card.ID()) {
			c.other, c.otherShip, c.cost = card.XWS, ship, c.cost+rules.Cost
			return true
		}
	}
	return false
}

// squad is a squad without ships.
func (p *Pool) squad() Squad { return Squad{Faction: p.faction, family: p.cat.Family()} }

func (c choice) pilot() SquadPilot { return SquadPilot{Pilot: c.xws, Ship: c.ship} }

// pilots are the ship cards with which it comes, itself first.
func (c choice) pilots() []SquadPilot {
	if c.other == "" {
		return []SquadPilot{c.pilot()}
	}
	return []SquadPilot{c.pilot(), {Pilot: c.other, Ship: c.otherShip}}
}

// cheapest is the cost of the cheapest ship.
func (p *Pool) cheapest() int {
	least := p.pilots[0].cost
	for _, c := range p.pilots {
		least = min(least, c.cost)
	}
	return least
}

// legal reports whether the squad breaks no rule but that on the least number of ships.
func (p *Pool) legal(s Squad) bool {
	mode := p.mode
	mode.MinShips = 0
	return len(s.CheckMode(p.cat, mode)) == 0
}

// Size is how many ship cards and upgrades the pool has.
func (p *Pool) Size() (pilots, upgrades int) { return len(p.pilots), len(p.upgrades) }
