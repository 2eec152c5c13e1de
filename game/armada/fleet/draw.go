package fleet

import (
	"fmt"
	"math/rand/v2"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Wish is what a drawn fleet shall be like.
type Wish struct {
	Faction catalog.Faction
	Points  int    // the agreed total
	Huge    bool   // it has a huge ship, where its faction has one and the total allows it; else it has none, unless Around asks for one
	Around  string // id of a ship, squadron, upgrade or objective that it has; "" for none
}

// tries is how often a card is drawn for one purpose; most that do not fit are passed over.
const tries = 40

// Draw draws a legal fleet. It fails only if no fleet of so many points was found, as with a total that pays for no
// ship with a commander, or none with the card that it shall have.
func Draw(cat *catalog.Catalog, rng *rand.Rand, wish Wish) (Fleet, error) {
	d := drawer{cat: cat, rng: rng, fleet: Fleet{Faction: wish.Faction, Points: wish.Points}}
	d.cards(wish.Faction)
	for _, category := range catalog.Categories() {
		id := d.objectives[category][rng.IntN(len(d.objectives[category]))]
		d.fleet.Objectives = append(d.fleet.Objectives, id)
	}
	around := d.around(wish.Around)
	if !(wish.Huge && d.flagship(true)) && !d.flagship(false) || !around() {
		return Fleet{}, fmt.Errorf("no fleet of %s for %d points was found with %q", wish.Faction, wish.Points, wish.Around)
	}
	share := rng.IntN(4) // how much of the rest goes into squadrons, in thirds of what they may cost
	for range tries {
		d.add(func(f *Fleet) { f.Ships = append(f.Ships, Ship{ID: d.one(d.ships)}) }, SquadronLimit(wish.Points)*share/3)
		if len(d.fleet.Ships) > 1 && rng.IntN(8) == 0 {
			break
		}
	}
	for range tries {
		if d.fleet.Cost(cat).Squadrons >= SquadronLimit(wish.Points)*share/3 {
			break
		}
		d.add(func(f *Fleet) { d.squadron(f) }, 0)
	}
	for range tries * len(d.fleet.Ships) {
		at := rng.IntN(len(d.fleet.Ships))
		d.add(func(f *Fleet) { f.Ships[at].Upgrades = append(f.Ships[at].Upgrades, d.one(d.upgrades)) }, 0)
	}
	return d.fleet, nil
}

// drawer is a fleet in the making; it is legal from the flagship on.
type drawer struct {
	cat   *catalog.Catalog
	rng   *rand.Rand
	fleet Fleet

	ships, huge, squadrons, commanders, upgrades []string // ids to draw from
	objectives                                   [catalog.ScenarioObjective + 1][]string
}

// cards lists what a faction may field.
func (d *drawer) cards(faction catalog.Faction) {
	for _, s := range d.cat.Ships() {
		if s.Faction == faction && s.Size == gauge.Huge {
			d.huge = append(d.huge, s.ID)
		} else if s.Faction == faction {
			d.ships = append(d.ships, s.ID)
		}
	}
	for _, s := range d.cat.Squadrons() {
		if s.Faction == faction {
			d.squadrons = append(d.squadrons, s.ID)
		}
	}
	for _, u := range d.cat.Upgrades() {
		switch {
		case !u.Fits(faction) || u.Removed:
		case u.Is(catalog.CommanderSlot):
			d.commanders = append(d.commanders, u.ID)
		default:
			d.upgrades = append(d.upgrades, u.ID)
		}
	}
	for _, o := range d.cat.Objectives() {
		d.objectives[o.Category] = append(d.objectives[o.Category], o.ID)
	}
}

func (d *drawer) one(ids []string) string { return ids[d.rng.IntN(len(ids))] }

// flagship draws the first ship and its commander.
func (d *drawer) flagship(huge bool) bool {
	ships := d.ships
	if huge {
		ships = d.huge
	}
	if len(ships) == 0 || len(d.commanders) == 0 {
		return false
	}
	for range 10 * tries {
		if d.add(func(f *Fleet) {
			f.Ships = []Ship{{ID: d.one(ships), Upgrades: []string{d.one(d.commanders)}}}
		}, 0) {
			return true
		}
	}
	return false
}

// squadron adds one to a fleet, or up to four of a card that is not unique.
func (d *drawer) squadron(f *Fleet) {
	s := Squadron{ID: d.one(d.squadrons), Count: 1}
	if card, err := d.cat.Squadron(s.ID); err == nil && !card.Unique {
		s.Count += d.rng.IntN(4)
	}
	for i := range f.Squadrons {
		if f.Squadrons[i].ID == s.ID {
			f.Squadrons[i].Count += s.Count
			return
		}
	}
	f.Squadrons = append(f.Squadrons, s)
}

// add changes the fleet if it is legal with the change and leaves so many points over.
func (d *drawer) add(change func(*Fleet), over int) bool {
	f := d.fleet.Clone()
	change(&f)
	if f.Cost(d.cat).Total+over > f.Points || len(f.Check(d.cat)) > 0 {
		return false
	}
	d.fleet = f
	return true
}
