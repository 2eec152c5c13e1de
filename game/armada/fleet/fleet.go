package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
)

// Fleet is a fleet as its player wrote it down.
type Fleet struct {
	Name       string
	Faction    catalog.Faction
	Points     int // the total that the players agreed on (ARM-FLB-001)
	Ships      []Ship
	Squadrons  []Squadron
	Objectives []string // ids
}

// Ship is one ship of a fleet.
type Ship struct {
	ID       string
	Upgrades []string // ids; a commander among them makes it the flagship (ARM-FLB-008)
}

// Squadron is so many squadrons of one card.
type Squadron struct {
	ID    string
	Count int
}

// The totals that the book names.
const (
	StandardPoints = 400
	CorePoints     = 180 // for the core set alone
)

// Cost is what a fleet costs. Cards that are not known cost nothing here; Check names them.
type Cost struct {
	Ships     []int // each with its upgrades
	Squadrons int
	Total     int
}

// Cost adds up what the cards cost.
func (f Fleet) Cost(cat *catalog.Catalog) Cost {
	cost := Cost{Ships: make([]int, len(f.Ships))}
	for i, s := range f.Ships {
		if card, err := cat.Ship(s.ID); err == nil {
			cost.Ships[i] = card.Cost
		}
		for _, id := range s.Upgrades {
			if card, err := cat.Upgrade(id); err == nil {
				cost.Ships[i] += card.Cost
			}
		}
		cost.Total += cost.Ships[i]
	}
	for _, s := range f.Squadrons {
		if card, err := cat.Squadron(s.ID); err == nil {
			cost.Squadrons += card.Cost * s.Count
		}
	}
	cost.Total += cost.Squadrons
	return cost
}

// Flagship is the place of the ship that carries a commander, the first if there are several; -1 if none does.
func (f Fleet) Flagship(cat *catalog.Catalog) int {
	for i, s := range f.Ships {
		for _, id := range s.Upgrades {
			if card, err := cat.Upgrade(id); err == nil && card.Is(catalog.CommanderSlot) {
				return i
			}
		}
	}
	return -1
}

// SquadronLimit is the most that squadrons may cost in a fleet of so many agreed points: a third of these, rounded up
// (ARM-FLB-012).
func SquadronLimit(points int) int { return (max(points, 0) + 2) / 3 }

// AceLimit is how many unique squadrons with defense tokens a fleet of so many agreed points may hold: one for each
// whole hundred (ARM-FLB-013, ARM-FLB-014).
func AceLimit(points int) int { return max(points, 0) / 100 }

// Equal reports whether two fleets are the same.
func (f Fleet) Equal(o Fleet) bool {
	return f.Name == o.Name && f.Faction == o.Faction && f.Points == o.Points && slices.Equal(f.Squadrons, o.Squadrons) &&
		slices.Equal(f.Objectives, o.Objectives) &&
		slices.EqualFunc(f.Ships, o.Ships, func(s, t Ship) bool { return s.ID == t.ID && slices.Equal(s.Upgrades, t.Upgrades) })
}

// Clone is the fleet with lists of its own.
func (f Fleet) Clone() Fleet {
	f.Ships = slices.Clone(f.Ships)
	for i := range f.Ships {
		f.Ships[i].Upgrades = slices.Clone(f.Ships[i].Upgrades)
	}
	f.Squadrons = slices.Clone(f.Squadrons)
	f.Objectives = slices.Clone(f.Objectives)
	return f
}
