package draft

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// Name calls the fleet so.
func (d *Draft) Name(name string) {
	f := d.Fleet()
	f.Name = strings.TrimSpace(name)
	_ = d.take(f) // a name is never beyond a bound
}

// Points agrees on another total, of 1 point or more.
func (d *Draft) Points(n int) error {
	f := d.Fleet()
	f.Points = n
	return d.take(f)
}

// Add adds a ship by its card's id, known or not, behind the others, and returns its place; -1 where no more can be read again.
func (d *Draft) Add(ship string) int {
	f := d.Fleet()
	if d.take(f.WithShip(ship)) != nil {
		return -1
	}
	return len(f.Ships)
}

// Duplicate puts a ship with its cards beside itself once more, and returns its place.
func (d *Draft) Duplicate(ship int) (int, error) {
	f := d.Fleet()
	if err := check("ship", ship, len(f.Ships)); err != nil {
		return ship, err
	}
	f.Ships = slices.Insert(slices.Clone(f.Ships), ship+1, f.Ships[ship])
	if err := d.take(f); err != nil {
		return ship, err
	}
	return ship + 1, nil
}

// Move puts a ship into another place in the order.
func (d *Draft) Move(ship, to int) (err error) {
	f := d.Fleet()
	if f.Ships, err = moved("ship", f.Ships, ship, to); err != nil {
		return err
	}
	return d.take(f)
}

// MoveSquadron puts an entry of the squadrons into another place in the order.
func (d *Draft) MoveSquadron(entry, to int) (err error) {
	f := d.Fleet()
	if f.Squadrons, err = moved("entry", f.Squadrons, entry, to); err != nil {
		return err
	}
	return d.take(f)
}

// moved is a list with one of its values in another place.
func moved[T any](what string, all []T, from, to int) ([]T, error) {
	if err := check(what, from, len(all)); err != nil {
		return all, err
	}
	if err := check("place", to, len(all)); err != nil {
		return all, err
	}
	return slices.Insert(slices.Delete(slices.Clone(all), from, from+1), to, all[from]), nil
}

// Remove takes a ship out.
func (d *Draft) Remove(ship int) error {
	f := d.Fleet()
	if err := check("ship", ship, len(f.Ships)); err != nil {
		return err
	}
	f.Ships = slices.Delete(slices.Clone(f.Ships), ship, ship+1)
	return d.take(f)
}

// Exchange puts another ship card in the place of one; the upgrades stay.
func (d *Draft) Exchange(ship int, id string) error {
	f := d.Fleet()
	if err := check("ship", ship, len(f.Ships)); err != nil {
		return err
	}
	f.Ships = slices.Clone(f.Ships)
	f.Ships[ship].ID = id
	return d.take(f)
}

// Put gives a ship an upgrade by its id, known or not.
func (d *Draft) Put(ship int, upgrade string) error {
	f := d.Fleet()
	if err := check("ship", ship, len(f.Ships)); err != nil {
		return err
	}
	return d.take(f.Put(ship, upgrade))
}

// Take takes the upgrade out that stands in a place among those of a ship.
func (d *Draft) Take(ship, at int) error {
	if err := d.checkCard(ship, at); err != nil {
		return err
	}
	return d.take(d.Fleet().Without(ship, at))
}

// Replace puts an upgrade in the place of another one: one change.
func (d *Draft) Replace(ship, at int, upgrade string) error {
	if err := d.checkCard(ship, at); err != nil {
		return err
	}
	f := d.Fleet().Without(ship, at)
	f.Ships[ship].Upgrades = slices.Insert(f.Ships[ship].Upgrades, at, upgrade)
	return d.take(f)
}

// AddSquadron adds a squadron by its card's id, known or not, and returns the place of its entry; -1 where no more can be
// read again.
func (d *Draft) AddSquadron(id string) int {
	if d.take(d.Fleet().WithSquadron(id)) != nil {
		return -1
	}
	return slices.IndexFunc(d.Fleet().Squadrons, func(s fleet.Squadron) bool { return s.ID == id })
}

// TakeSquadron takes one squadron of an entry out, and with the last one the entry.
func (d *Draft) TakeSquadron(entry int) error {
	f := d.Fleet()
	if err := check("entry", entry, len(f.Squadrons)); err != nil {
		return err
	}
	f.Squadrons = slices.Clone(f.Squadrons)
	if f.Squadrons[entry].Count--; f.Squadrons[entry].Count < 1 {
		f.Squadrons = slices.Delete(f.Squadrons, entry, entry+1)
	}
	return d.take(f)
}

// Objective has the fleet bring an objective as the one of a category; "" none.
func (d *Draft) Objective(c catalog.Category, id string) error {
	return d.take(d.Fleet().WithObjective(d.cat, c, id))
}

func (d *Draft) checkCard(ship, at int) error {
	ships := d.Fleet().Ships
	if err := check("ship", ship, len(ships)); err != nil {
		return err
	}
	return check("card", at, len(ships[ship].Upgrades))
}

// check says what is wrong with a place, nothing if it is one of n.
func check(what string, i, n int) error {
	if i < 0 || i >= n {
		return fmt.Errorf("there is no %s %d of %d", what, i+1, n)
	}
	return nil
}
