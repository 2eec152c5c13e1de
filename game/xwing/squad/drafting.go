package squad

import (
	"bytes"
	"slices"

	"xwing/game/xwing/catalog"
)

// Equal reports whether two squads are the same: cards, names and what their files have beside them.
func (s Squad) Equal(o Squad) bool {
	return s.Name == o.Name && s.Description == o.Description && s.Faction == o.Faction && s.Family() == o.Family() &&
		slices.Equal(s.Obstacles, o.Obstacles) && bytes.Equal(s.vendor, o.vendor) &&
		s.extra("ruleset") == o.extra("ruleset") && s.extra("format") == o.extra("format") &&
		slices.EqualFunc(s.Pilots, o.Pilots, func(p, q SquadPilot) bool { return p.same(q) && p.Ship == q.Ship })
}

// InOrder is the squad with these of its ships, by their places, in this order; -1 is another one. Its wings are flown by
// those of their ships that are still there.
func (s Squad) InOrder(order []int, other SquadPilot) Squad {
	pilots := make([]SquadPilot, len(order))
	now := map[int]int{}
	for k, i := range order {
		if pilots[k] = other; i >= 0 {
			pilots[k], now[i] = s.Pilots[i], k
		}
	}
	wings := s.Wings()
	var left []Wing
	for _, w := range wings {
		var flown Wing
		for k, i := range w {
			if place, there := now[i]; there {
				flown = append(flown, place)
			} else if k == 0 {
				break
			}
		}
		if len(flown) > 1 {
			left = append(left, flown)
		}
	}
	s.Pilots = pilots
	if !slices.EqualFunc(wings, left, slices.Equal[Wing]) {
		s = s.WithWings(left...)
	}
	return s
}

// KnownPoints is the squad's total under a rule set, in which cards without a cost count nothing; huge ships count whatever
// the game.
func (s Squad) KnownPoints(cat *catalog.Catalog, r catalog.Ruleset) int {
	mode := ModeOf(cat, r)
	mode.Epic = true
	c := checker{squad: s, cat: cat, mode: mode, ledger: mode.ledger(cat), asked: mostNear}
	total := 0
	for i := range s.Pilots {
		c.ship(i)
	}
	for _, sh := range c.ships {
		total += sh.cost
	}
	return total
}

// LoadoutSpent is what the upgrades of the ship in a place cost, and its loadout value; ok is false where the mode has no
// loadout values, or the ship none of its own.
func (s Squad) LoadoutSpent(cat *catalog.Catalog, mode Mode, ship int) (spent, limit int, ok bool) {
	p := s.Pilots[ship]
	card, err := cat.Pilot(p.Pilot)
	if err != nil || !mode.Loadout {
		return 0, 0, false
	}
	rules, in := card.Rules(mode.Ruleset)
	printed, err := cat.Printed(mode.Ruleset, p.Pilot)
	if !in || err != nil || len(rules.StandardLoadout) > 0 {
		return 0, 0, false
	}
	equipped := p.UpgradeIDs()
	for _, xws := range equipped {
		cost, _ := cat.UpgradeCostOn(mode.Ruleset, printed, xws, equipped...)
		spent += cost
	}
	return spent, rules.Loadout, true
}
