package squad

import (
	"strings"

	"xwing/game/xwing/catalog"
)

// pilot finds the ship card that an id means on that ship type: itself, if it fits what the file says of it, or else
// the card of that name that does.
func (f finder) pilot(id string, ship meant) string {
	card, err := f.cat.Pilot(id)
	if err == nil && f.fits(card, ship.id) {
		if ship.variant == "" {
			return f.inList(card)
		}
		if other, err := f.cat.Pilot(catalog.Slug(card.Name) + "-" + ship.variant); err == nil && f.fits(other, ship.id) {
			return other.XWS
		}
		return id
	}
	plain := strings.ReplaceAll(id, "-", "")
	if same := only(f.pilotsJoined(plain), func(c *catalog.Pilot) bool { return f.fits(c, ship.id) }); same != nil {
		return f.inList(same)
	}
	if longer := f.completed(id, ship.id); longer != "" {
		return longer
	}
	if named := f.called(plain, ship); named != "" {
		return named
	}
	if named := f.ending(id, ship); named != "" {
		return named
	}
	if name, product, ok := strings.Cut(id, "-"); ok && (ship.old || isProduct(product)) {
		if named := f.called(name, ship); named != "" {
			return named
		}
	}
	return id
}

// isProduct reports whether the end of an id names a product of the first edition, as it did where names were the same.
func isProduct(ending string) bool { return strings.HasPrefix(ending, "swx") }

// called finds the ship card of a name, as an id without hyphens.
func (f finder) called(name string, ship meant) string {
	var all, bare []*catalog.Pilot
	for _, c := range f.pilotsCalled(name) {
		if !f.fits(c, ship.id) {
			continue
		}
		if ship.variant != "" && c.XWS == catalog.Slug(c.Name)+"-"+ship.variant {
			return c.XWS
		}
		all = append(all, c)
		if f.bare(c) {
			bare = append(bare, c)
		}
	}
	if len(bare) > 0 {
		return f.inList(bare[0])
	}
	free := func(c *catalog.Pilot) bool { return !standardLoadout(f.cat, c) }
	for _, choice := range []func(*catalog.Pilot) bool{
		func(c *catalog.Pilot) bool { return free(c) && f.listed(c) && !strings.Contains(c.XWS, "-lsl") },
		func(c *catalog.Pilot) bool { return free(c) && f.listed(c) },
		f.listed, free,
	} {
		if c := only(all, choice); c != nil {
			return c.XWS
		}
	}
	return ""
}

// bare reports whether a card's id says no more than its name, its ship type and its faction.
func (f finder) bare(c *catalog.Pilot) bool {
	name := catalog.Slug(c.Name)
	return c.XWS == name || c.XWS == name+"-"+c.Ship || c.XWS == name+"-"+c.Faction.String()
}

// listed reports whether the card is in the points list; without one, all are.
func (f finder) listed(c *catalog.Pilot) bool {
	_, ok := c.Rules(f.list)
	return ok || f.list == ""
}

// inList is the card's id in the points list: some lists call a card otherwise.
func (f finder) inList(card *catalog.Pilot) string {
	if f.listed(card) || !f.bare(card) {
		return card.XWS
	}
	other := only(f.pilotsCalled(catalog.Slug(card.Name)), func(c *catalog.Pilot) bool {
		return c.Ship == card.Ship && c.Faction == card.Faction && f.bare(c) && f.listed(c)
	})
	if other != nil {
		return other.XWS
	}
	return card.XWS
}

// completed finds the card whose id goes on where this one ends, with its ship type or its faction; of several the
// one with the least behind it.
func (f finder) completed(id, ship string) string {
	var best *catalog.Pilot
	tied := false
	for _, c := range f.cat.Pilots() {
		more, ok := strings.CutPrefix(c.XWS, id+"-")
		if !ok || !f.fits(c, ship) {
			continue
		}
		for _, end := range []string{c.Faction.String(), c.Ship} {
			more = strings.TrimSuffix(more, end)
		}
		if more = strings.Trim(more, "-"); more != "" && more != "sl" && more != "lsl" {
			continue
		}
		switch {
		case best == nil || len(c.XWS) < len(best.XWS):
			best, tied = c, false
		case len(c.XWS) == len(best.XWS):
			tied = true
		}
	}
	if best == nil || tied {
		return ""
	}
	return f.inList(best)
}

// ending finds the card of an id that ends in a ship type, the faction, or the name of a set as players shorten it.
func (f finder) ending(id string, ship meant) string {
	plain, found := strings.ReplaceAll(id, "-", ""), ""
	for _, e := range f.shipEndings() {
		name, ok := strings.CutSuffix(plain, e.text)
		if !ok || name == "" || ship.id != "" && ship.id != e.ship.id {
			continue
		}
		if found = f.called(name, e.ship); found != "" {
			return found
		}
	}
	if name, ok := strings.CutSuffix(plain, f.faction.String()); ok && name != "" {
		found = f.called(name, ship)
	}
	if at := strings.LastIndex(id, "-"); found == "" && at > 0 {
		for _, set := range setNames[id[at+1:]] {
			if c, err := f.cat.Pilot(id[:at] + "-" + set); err == nil && f.fits(c, ship.id) {
				return c.XWS
			}
		}
	}
	return found
}
