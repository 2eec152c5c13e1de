package draft

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// Name calls the squad so.
func (d *Draft) Name(name string) {
	s := *d.now()
	s.squad.Name = strings.TrimSpace(name)
	d.take(s)
}

// Obstacles has the squad bring these obstacles, by their ids.
func (d *Draft) Obstacles(ids ...string) {
	s := *d.now()
	s.squad.Obstacles = slices.Clone(ids)
	d.take(s)
}

// Faction makes it a squad of another faction; its ships stay.
func (d *Draft) Faction(f catalog.Faction) {
	s := *d.now()
	s.squad.Faction = f
	d.take(s)
}

// Add adds a ship by its card's id, known or not, behind the others, with the other section of one that has two cards, and
// returns its place; -1 where no more can be read again.
func (d *Draft) Add(pilot string) (ship int) {
	return d.join(d.now().squad.Joining(d.cat, d.now().mode, pilot))
}

// AddBuild adds the ships of a quick build behind the others, and returns the place of the first; -1 where no more can be read
// again, or its cards are not known.
func (d *Draft) AddBuild(b *catalog.QuickBuild) (ship int) {
	s, err := squad.Quick(d.cat, b)
	if err != nil {
		return -1
	}
	return d.join(s.Pilots)
}

// join adds ships behind the others.
func (d *Draft) join(ships []squad.SquadPilot) int {
	s := *d.now()
	n := len(s.squad.Pilots)
	if n+len(ships) > squad.MaxShips {
		return -1
	}
	s.squad.Pilots = slices.Concat(s.squad.Pilots, ships)
	s.from = slices.Clone(s.from)
	for range ships {
		s.from = append(s.from, -1)
	}
	d.take(s)
	return n
}

// insert puts a ship into a place.
func (d *Draft) insert(at int, p squad.SquadPilot, from int) error {
	s := *d.now()
	n := len(s.squad.Pilots)
	if n >= squad.MaxShips {
		return errFull
	}
	order := make([]int, 0, n+1)
	for i := range n + 1 {
		switch {
		case i < at:
			order = append(order, i)
		case i > at:
			order = append(order, i-1)
		default:
			order = append(order, -1)
		}
	}
	s.squad = s.squad.InOrder(order, p)
	s.from = slices.Insert(slices.Clone(s.from), at, from)
	d.take(s)
	return nil
}

// Duplicate puts a ship with its cards beside itself once more, and returns its place.
func (d *Draft) Duplicate(ship int) (int, error) {
	s := d.now()
	if err := check("ship", ship, len(s.squad.Pilots)); err != nil {
		return ship, err
	}
	return ship + 1, d.insert(ship+1, s.squad.Pilots[ship], s.from[ship])
}

// Move puts a ship into another place in the order.
func (d *Draft) Move(ship, to int) error {
	s := *d.now()
	n := len(s.squad.Pilots)
	if err := check("ship", ship, n); err != nil {
		return err
	}
	if err := check("place", to, n); err != nil {
		return err
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	order = slices.Insert(slices.Delete(order, ship, ship+1), to, ship)
	d.take(s.inOrder(order))
	return nil
}

// Remove takes ships out.
func (d *Draft) Remove(ships ...int) error {
	s := *d.now()
	n := len(s.squad.Pilots)
	for _, ship := range ships {
		if err := check("ship", ship, n); err != nil {
			return err
		}
	}
	var order []int
	for i := range n {
		if !slices.Contains(ships, i) {
			order = append(order, i)
		}
	}
	d.take(s.inOrder(order))
	return nil
}

// inOrder is the state with these of its ships in this order.
func (s state) inOrder(order []int) state {
	from := make([]int, len(order))
	for k, i := range order {
		from[k] = s.from[i]
	}
	s.squad, s.from = s.squad.InOrder(order, squad.SquadPilot{}), from
	return s
}

// Put gives a ship an upgrade by its id, known or not; one that is not known goes under the slot given.
func (d *Draft) Put(ship int, slot, upgrade string) error {
	s := *d.now()
	if err := check("ship", ship, len(s.squad.Pilots)); err != nil {
		return err
	}
	if err := check("card", len(s.squad.Pilots[ship].Upgrades), squad.MaxUpgrades); err != nil {
		return err
	}
	s.squad = s.squad.Put(ship, d.equipped(slot, upgrade))
	d.take(s)
	return nil
}

// equipped is an upgrade under the key of its slot.
func (d *Draft) equipped(slot, upgrade string) squad.Equipped {
	if card, err := d.cat.Upgrade(upgrade); err == nil {
		slot = card.Slots[0].String()
	}
	slot, _, _ = strings.Cut(slot, "|")
	return squad.Equipped{Slot: slot, XWS: upgrade}
}

// Take takes the upgrade out that stands in a place among those of a ship.
func (d *Draft) Take(ship, at int) error {
	s := *d.now()
	if err := d.checkCard(ship, at); err != nil {
		return err
	}
	s.squad = d.dissolved(s.squad.Without(ship, at))
	d.take(s)
	return nil
}

// Replace puts an upgrade in the place of another one: one change.
func (d *Draft) Replace(ship, at int, upgrade string) error {
	s := *d.now()
	if err := d.checkCard(ship, at); err != nil {
		return err
	}
	old := s.squad.Pilots[ship].Upgrades[at]
	s.squad = d.dissolved(s.squad.Without(ship, at).Put(ship, d.equipped(old.Slot, upgrade)))
	d.take(s)
	return nil
}

func (d *Draft) checkCard(ship, at int) error {
	pilots := d.now().squad.Pilots
	if err := check("ship", ship, len(pilots)); err != nil {
		return err
	}
	return check("card", at, len(pilots[ship].Upgrades))
}
