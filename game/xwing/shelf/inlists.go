package shelf

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// InList is a card as one points list has it.
type InList struct {
	List    *catalog.PointsList
	Card    catalog.CardID // in first edition another card of its name
	Has     bool           // else the list does not have it
	Priced  bool           // a cost is known
	Cost    int            // in points of the list, the least where it depends on the ship
	Most    int            // and the most
	Loadout int            // in points, of a ship card in lists that have it; else -1
	Slots   []catalog.UpgradeType
	Ready   []string // ids of the upgrades that it comes with
	Formats []string
}

// InLists is what each points list says of a card, those of its own family first. Of other families only those are there
// that have a card of its kind and id.
func (s *Shelf) InLists(c catalog.CardID) []InList {
	var all []InList
	own := s.of(c)
	for _, f := range s.families {
		id := f.source.Catalog.Card(c.Kind, c.XWS)
		var here []InList
		for _, l := range f.source.Catalog.Lists() {
			here = append(here, f.inList(id, l))
		}
		switch {
		case f == own:
			all = append(here, all...)
		case slices.ContainsFunc(here, func(l InList) bool { return l.Has }) && priced(c.Kind):
			all = append(all, here...)
		}
	}
	return all
}

// priced reports whether points lists have costs for cards of a kind.
func priced(k catalog.Kind) bool { return k == catalog.PilotCard || k == catalog.UpgradeCard }

// inList is what a points list says of a card.
func (f *family) inList(c catalog.CardID, l *catalog.PointsList) InList {
	out := InList{List: l, Card: c, Loadout: -1, Has: f.in(c.Kind, c.XWS, l.ID)}
	if !out.Has {
		return out
	}
	switch cat := f.source.Catalog; c.Kind {
	case catalog.PilotCard:
		p, err := cat.Pilot(c.XWS)
		if err != nil {
			break
		}
		rules, _ := p.Rules(l.ID)
		out.Cost, out.Most, out.Priced = rules.Cost, rules.Cost, !rules.Unpriced
		out.Slots, out.Ready, out.Formats = rules.Slots, rules.StandardLoadout, rules.Formats
		if l.Loadout && len(rules.StandardLoadout) == 0 {
			out.Loadout = rules.Loadout
		}
	case catalog.UpgradeCard:
		u, err := cat.Upgrade(c.XWS)
		if err != nil {
			break
		}
		rules, _ := u.Rules(l.ID)
		costs := rules.Cost.Table
		if len(costs) == 0 {
			costs = []int{rules.Cost.Fixed}
		}
		out.Cost, out.Most, out.Priced = slices.Min(costs), slices.Max(costs), !rules.Unpriced && !rules.StandardLoadoutOnly
		out.Slots, out.Formats = u.Slots, rules.Formats
	}
	return out
}
