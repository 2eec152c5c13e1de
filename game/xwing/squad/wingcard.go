package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Forming is a card that a ship could take, by which it would lead a wing.
type Forming struct {
	Ship    int // its place in the squad
	Upgrade Equipped
	Points  int
}

// Forming lists the cards by which ships of the squad could lead a wing that fly in none yet, one of equal ships: those
// for which there are wingmates enough, and that break no rule of the mode beside the limit of points.
func (s Squad) Forming(cat *catalog.Catalog, mode Mode) []Forming {
	var all []Forming
	c := s.looked(cat, mode)
	before := faults(s.CheckMode(cat, mode))
	points, _ := s.Points(cat, mode.Ruleset)
	for i, p := range s.Pilots {
		if c.flies(i) || slices.ContainsFunc(s.Pilots[:i], func(o SquadPilot) bool { return o.same(p) }) {
			continue
		}
		for _, u := range cat.Upgrades() {
			if u.Wing == nil {
				continue
			}
			l := c.withMates(Led{Leader: i, Terms: u.Wing})
			if len(l.Mates) < gauge.FewestWingmates {
				continue
			}
			card := Equipped{Slot: u.Slots[0].String(), XWS: u.XWS}
			with := s.Equip(i, card)
			if faults(with.WithLed(l).CheckMode(cat, mode)) == before {
				then, _ := with.Points(cat, mode.Ruleset)
				all = append(all, Forming{i, card, then - points})
			}
		}
	}
	return all
}

// withMates is a wing with the first ships that may join it.
func (c *checker) withMates(l Led) Led {
	for i := range c.squad.Pilots {
		if i != l.Leader && c.unfit(l, i) == "" {
			l.Mates = append(l.Mates, i)
		}
	}
	return l
}

// same reports whether two ships have the same cards.
func (p SquadPilot) same(o SquadPilot) bool {
	return p.Pilot == o.Pilot && slices.Equal(p.Upgrades, o.Upgrades)
}

// faults counts the breaches that a wing with mates enough, within the points, would still have.
func faults(all []Breach) int {
	n := 0
	for _, b := range all {
		if b.Kind != WingSize && b.Kind != OverBudget && b.Kind != OverThreat {
			n++
		}
	}
	return n
}

// Equip is the squad with another upgrade on the ship in a place.
func (s Squad) Equip(i int, card Equipped) Squad {
	s.Pilots = slices.Clone(s.Pilots)
	s.Pilots[i].Upgrades = append(slices.Clip(s.Pilots[i].Upgrades), card)
	return s
}

// Put is Equip with the upgrades in the order of a file: by slot.
func (s Squad) Put(i int, card Equipped) Squad {
	s = s.Equip(i, card)
	slices.SortStableFunc(s.Pilots[i].Upgrades, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
	return s
}

// Unequip is the squad without an upgrade of the ship in a place.
func (s Squad) Unequip(i int, xws string) Squad {
	s.Pilots = slices.Clone(s.Pilots)
	s.Pilots[i].Upgrades = slices.DeleteFunc(slices.Clone(s.Pilots[i].Upgrades), func(e Equipped) bool { return e.XWS == xws })
	return s
}

// Without is the squad without the upgrade in a place among those of the ship in a place.
func (s Squad) Without(i, at int) Squad {
	s.Pilots = slices.Clone(s.Pilots)
	s.Pilots[i].Upgrades = slices.Delete(slices.Clone(s.Pilots[i].Upgrades), at, at+1)
	return s
}
