package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// Resolve is the squad with the ids of today: ship types, ship cards and upgrades that older lists, other builders or
// the first edition name otherwise, and printed names. What the file says of a card counts together: an id that is
// another ship's, faction's or slot's card means the card of that name that fits, if there is one. Ids of which it is
// not certain what they mean stay as they are; [Squad.Check] names them.
func (s Squad) Resolve(cat *catalog.Catalog) Squad { return s.ResolveIn(cat, "") }

// ResolveIn is Resolve for a points list: of the ids that lists give to one card, it is that list's.
func (s Squad) ResolveIn(cat *catalog.Catalog, list catalog.Ruleset) Squad {
	s = s.as(cat.Family())
	f := finder{names: &names{cat: cat}, list: list, faction: s.Faction}
	s.Pilots = slices.Clone(s.Pilots)
	for i, p := range s.Pilots {
		ship := f.ship(p.Ship)
		p.Ship = ship.id
		p.Pilot = f.pilot(p.Pilot, ship)
		p.Upgrades = slices.Clone(p.Upgrades)
		card, _ := cat.Pilot(p.Pilot)
		for k, e := range p.Upgrades {
			if !cat.HasSlot(e.Slot) {
				e.Slot = slotKey(e.Slot, cat.Family())
			}
			e.XWS = f.upgrade(card, e)
			p.Upgrades[k] = e
		}
		s.Pilots[i] = p
	}
	return s
}

// finder finds the cards that the ids of a squad mean.
type finder struct {
	*names
	list    catalog.Ruleset // whose ids are wanted; "" for any
	faction catalog.Faction
}

// fits reports whether a ship card is of the squad's faction, and of the ship type; "" is any. In the points list
// it is of the type that the list says.
func (f finder) fits(card *catalog.Pilot, ship string) bool {
	if f.cat.Primary(card.Faction) != f.cat.Primary(f.faction) {
		return false
	}
	if printed, ok := card.In(f.list); ok {
		return ship == "" || printed.Ship == ship
	}
	return ship == "" || flies(f.cat, card, ship)
}

// flies reports whether a ship card is of that ship type in some points list: lists move cards from one to another.
func flies(cat *catalog.Catalog, card *catalog.Pilot, ship string) bool {
	return card.Ship == ship || slices.ContainsFunc(cat.Lists(), func(l *catalog.PointsList) bool {
		printed, ok := card.In(l.ID)
		return ok && printed.Ship == ship
	})
}

// only returns the one card for which f holds; nil if there is none, or more than one.
func only[C any](cards []*C, f func(*C) bool) *C {
	var found *C
	for _, card := range cards {
		switch {
		case !f(card):
		case found != nil:
			return nil
		default:
			found = card
		}
	}
	return found
}

// standardLoadout reports whether the card comes with its upgrades wherever it is legal.
func standardLoadout(cat *catalog.Catalog, card *catalog.Pilot) bool {
	for _, r := range cat.BuiltIn() {
		if rules, ok := card.Rules(r); ok && len(rules.StandardLoadout) == 0 {
			return false
		}
	}
	return true
}
