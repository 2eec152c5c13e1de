package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
)

// around looks a card up that the fleet shall have: objective and commander are taken at once, the rest when what is
// returned is called, which reports whether the fleet has it then.
func (d *drawer) around(id string) func() bool {
	if o, err := d.cat.Objective(id); err == nil && o.Category <= catalog.NavigationObjective {
		d.fleet.Objectives[o.Category-1] = id
		return func() bool { return true }
	}
	if slices.Contains(d.commanders, id) {
		d.commanders = []string{id}
		return func() bool { return true }
	}
	_, noShip := d.cat.Ship(id)
	_, noSquadron := d.cat.Squadron(id)
	return func() bool {
		switch {
		case id == "":
			return true
		case noShip == nil:
			return d.try(func(f *Fleet) { f.Ships = append(f.Ships, Ship{ID: id}) })
		case noSquadron == nil && slices.Contains(d.squadrons, id):
			return d.try(func(f *Fleet) { f.Squadrons = append(f.Squadrons, Squadron{ID: id, Count: 1}) })
		case !slices.Contains(d.upgrades, id) || len(d.wearers(id)) == 0:
			return false
		}
		ships := d.wearers(id)
		return d.try(func(f *Fleet) { f.Ships = append(f.Ships, Ship{ID: d.one(ships), Upgrades: []string{id}}) }) ||
			d.try(func(f *Fleet) { f.Ships[0].Upgrades = append(f.Ships[0].Upgrades, id) })
	}
}

// wearers are the ships that may have the icon of an upgrade: those of its chassis, huge ones too, else all others.
func (d *drawer) wearers(id string) []string {
	u, err := d.cat.Upgrade(id)
	if err != nil || u.Restrictions.Chassis == "" {
		return d.ships
	}
	return slices.DeleteFunc(slices.Concat(d.ships, d.huge), func(id string) bool {
		s, err := d.cat.Ship(id)
		return err != nil || s.Chassis != u.Restrictions.Chassis
	})
}

// try makes a change that draws, until the fleet is legal with it; where the first ship leaves no room for it, another
// one is drawn.
func (d *drawer) try(change func(*Fleet)) bool {
	for range 20 {
		for range tries {
			if d.add(change, 0) {
				return true
			}
		}
		if !d.flagship(false) {
			return false
		}
	}
	return false
}
