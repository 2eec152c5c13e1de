package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
)

// Fit is a card that a fleet could take, or that something speaks against.
type Fit struct {
	ID     string
	Cost   int     // in fleet points; 0 of an objective
	Breach *Breach // the first that it would add, of points only if there is no other; nil: it fits
}

// Fits lists the upgrades with an icon, by id: what [Fleet.Check] would say of the fleet if the ship in a place had one more of
// them. To see what could stand in place of a card, take that out first.
func Fits(cat *catalog.Catalog, f Fleet, ship int, icon catalog.Slot) (fits []Fit) {
	if ship < 0 || ship >= len(f.Ships) {
		return nil
	}
	t := tryOn(cat, f)
	for _, u := range cat.Upgrades() {
		if u.Is(icon) {
			fits = append(fits, Fit{u.ID, u.Cost, t.with(f.Put(ship, u.ID))})
		}
	}
	return fits
}

// FitsShip lists the ship cards of the fleet's faction, by id, likewise: what would be said of the fleet if it had one more of
// them, without upgrades.
func FitsShip(cat *catalog.Catalog, f Fleet) (fits []Fit) {
	t := tryOn(cat, f)
	for _, s := range cat.Ships() {
		if s.Faction == f.Faction {
			fits = append(fits, Fit{s.ID, s.Cost, t.with(f.WithShip(s.ID))})
		}
	}
	return fits
}

// FitsSquadron lists the squadron cards of the fleet's faction, by id, likewise, for one squadron more of the card.
func FitsSquadron(cat *catalog.Catalog, f Fleet) (fits []Fit) {
	t := tryOn(cat, f)
	for _, s := range cat.Squadrons() {
		if s.Faction == f.Faction {
			fits = append(fits, Fit{s.ID, s.Cost, t.with(f.WithSquadron(s.ID))})
		}
	}
	return fits
}

// FitsObjective lists the objectives of a category, by id, likewise, each in place of the one that the fleet has.
func FitsObjective(cat *catalog.Catalog, f Fleet, category catalog.Category) (fits []Fit) {
	t := tryOn(cat, f)
	for _, o := range cat.Objectives() {
		if o.Category == category {
			fits = append(fits, Fit{ID: o.ID, Breach: t.with(f.WithObjective(cat, category, o.ID))})
		}
	}
	return fits
}

// trial is a fleet that has been checked, to be checked again with a card more.
type trial struct {
	cat    *catalog.Catalog
	before []Breach
}

func tryOn(cat *catalog.Catalog, f Fleet) trial { return trial{cat, f.check(cat, mostNear)} }

// with is the breach that is told of a changed fleet; nil if it has none that the fleet did not have.
func (t trial) with(f Fleet) *Breach {
	added := Added(t.before, f.check(t.cat, mostNear))
	if len(added) == 0 {
		return nil
	}
	first := slices.IndexFunc(added, func(b Breach) bool { return b.Kind != OverTotal && b.Kind != OverSquadrons })
	return &added[max(first, 0)]
}

// Put is the fleet with one upgrade more on the ship in a place.
func (f Fleet) Put(ship int, upgrade string) Fleet {
	f.Ships = slices.Clone(f.Ships)
	f.Ships[ship].Upgrades = append(slices.Clip(f.Ships[ship].Upgrades), upgrade)
	return f
}

// Without is the fleet without the upgrade that stands in a place among those of a ship.
func (f Fleet) Without(ship, at int) Fleet {
	f.Ships = slices.Clone(f.Ships)
	f.Ships[ship].Upgrades = slices.Delete(slices.Clone(f.Ships[ship].Upgrades), at, at+1)
	return f
}

// WithShip is the fleet with one ship more, behind the others.
func (f Fleet) WithShip(id string) Fleet {
	f.Ships = append(slices.Clip(f.Ships), Ship{ID: id})
	return f
}

// WithSquadron is the fleet with one squadron more: of its entry where the fleet has the card, else behind the others.
func (f Fleet) WithSquadron(id string) Fleet {
	f.Squadrons = slices.Clone(f.Squadrons)
	if i := slices.IndexFunc(f.Squadrons, func(s Squadron) bool { return s.ID == id }); i >= 0 {
		f.Squadrons[i].Count++
	} else {
		f.Squadrons = append(f.Squadrons, Squadron{ID: id, Count: 1})
	}
	return f
}

// WithObjective is the fleet with an objective in place of all that it has of the category, and in the order of categories;
// "" leaves none there. Those of no category that a fleet brings stay behind the others.
func (f Fleet) WithObjective(cat *catalog.Catalog, category catalog.Category, id string) Fleet {
	of := func(id string) catalog.Category {
		if o, err := cat.Objective(id); err == nil {
			return o.Category
		}
		return catalog.ScenarioObjective + 1
	}
	f.Objectives = slices.DeleteFunc(slices.Clone(f.Objectives), func(id string) bool { return of(id) == category })
	if id != "" {
		f.Objectives = append(f.Objectives, id)
	}
	slices.SortStableFunc(f.Objectives, func(a, b string) int { return int(of(a)) - int(of(b)) })
	return f
}
