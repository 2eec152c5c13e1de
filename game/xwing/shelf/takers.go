package shelf

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// Takes is who can take an upgrade by a points list, or what a ship card can take, with nothing else on the ship and no other
// ship in its squad; by name. Of other cards it is nothing.
func (s *Shelf) Takes(c catalog.CardID, list catalog.Ruleset) []Row {
	f := s.of(c)
	if f == nil {
		return nil
	}
	row, _ := s.Row(c, list)
	fits := map[string]bool{}
	kind, mode := catalog.UpgradeCard, f.alone(row.List)
	switch c.Kind {
	case catalog.PilotCard:
		f.taken(mode, c.XWS, fits)
	case catalog.UpgradeCard:
		kind = catalog.PilotCard
		for _, p := range squad.Takers(f.source.Catalog, mode, c.XWS) {
			fits[p.XWS] = true
		}
	default:
		return nil
	}
	var rows []Row
	for _, r := range f.all(row.List).rows {
		if r.Kind == kind && fits[r.ID] {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, byName)
	return rows
}

// alone is what one ship is held to: no number of points.
func (f *family) alone(list catalog.Ruleset) squad.Mode {
	mode := squad.ModeOf(f.source.Catalog, list)
	mode.Points, mode.MinShips = 0, 0
	return mode
}

// taken notes the upgrades that fit a slot of a ship card.
func (f *family) taken(mode squad.Mode, pilot string, fits map[string]bool) {
	p, err := f.source.Catalog.Pilot(pilot)
	if err != nil {
		return
	}
	in, _ := p.In(mode.Ruleset)
	rules, _ := p.Rules(mode.Ruleset)
	alone := squad.Of(f.source.Catalog, in)
	for _, t := range slices.Compact(slices.Sorted(slices.Values(rules.Slots))) {
		for _, fit := range squad.Fits(f.source.Catalog, mode, alone, 0, t.String()) {
			fits[fit.ID] = fits[fit.ID] || fit.Breach == nil
		}
	}
}
