package catalog

import (
	"fmt"
	"maps"
	"slices"
)

// Catalog is all the cards of the second edition. It never changes after [Load].
type Catalog struct {
	version    string
	ships      index[Ship]
	pilots     index[Pilot]
	upgrades   index[Upgrade]
	conditions index[Condition]
	devices    index[Device]
	remotes    index[Remote]
	obstacles  index[Obstacle]
	damage     index[DamageCard]
}

// index keeps rows by id, with a fixed order.
type index[T any] struct {
	rows []*T
	byID map[string]*T
}

func (x *index[T]) add(kind, id string, row *T) error {
	if id == "" {
		return fmt.Errorf("%s without an id", kind)
	}
	if x.byID == nil {
		x.byID = map[string]*T{}
	}
	if x.byID[id] != nil {
		return fmt.Errorf("%s %s is there twice", kind, id)
	}
	x.rows, x.byID[id] = append(x.rows, row), row
	return nil
}

func (x *index[T]) find(kind, id string) (*T, error) {
	if row := x.byID[id]; row != nil {
		return row, nil
	}
	return nil, fmt.Errorf("unknown %s %q", kind, id)
}

// has reports whether the id is known.
func (x *index[T]) has(id string) bool { return x.byID[id] != nil }

// list copies the list, so that a caller may sort or cut it.
func (x *index[T]) list() []*T { return slices.Clone(x.rows) }

// sorted puts the rows in the order of their ids.
func (x *index[T]) sorted() {
	ids := map[*T]string{}
	for _, id := range slices.Sorted(maps.Keys(x.byID)) {
		if row := x.byID[id]; ids[row] == "" {
			ids[row] = id
		}
	}
	slices.SortFunc(x.rows, func(a, b *T) int {
		switch {
		case ids[a] < ids[b]:
			return -1
		case ids[a] > ids[b]:
			return 1
		}
		return 0
	})
}

// Version identifies the facts: two catalogs with the same version say the same.
func (c *Catalog) Version() string { return c.version }

// Ship finds a ship type by its XWS id or an alias of it.
func (c *Catalog) Ship(xws string) (*Ship, error) { return c.ships.find("ship", xws) }

// Pilot finds a ship card by its XWS id.
func (c *Catalog) Pilot(xws string) (*Pilot, error) { return c.pilots.find("pilot", xws) }

// Upgrade finds an upgrade card by its XWS id.
func (c *Catalog) Upgrade(xws string) (*Upgrade, error) { return c.upgrades.find("upgrade", xws) }

// Condition finds a condition card by its XWS id.
func (c *Catalog) Condition(xws string) (*Condition, error) {
	return c.conditions.find("condition", xws)
}

// Device finds a device by the slug of its name, as in "protonbomb".
func (c *Catalog) Device(id string) (*Device, error) { return c.devices.find("device", id) }

// Remote finds a remote by the slug of its name, as in "buzzdroidswarm".
func (c *Catalog) Remote(id string) (*Remote, error) { return c.remotes.find("remote", id) }

// Obstacle finds an obstacle by its XWS id, as in "coreasteroid0".
func (c *Catalog) Obstacle(id string) (*Obstacle, error) { return c.obstacles.find("obstacle", id) }

// Damage finds a damage card by the slug of its title, as in "directhit".
func (c *Catalog) Damage(id string) (*DamageCard, error) { return c.damage.find("damage card", id) }

// Ships lists the ship types by XWS id. The list is the caller's, the ships are not to be written to;
// likewise for the lists below.
func (c *Catalog) Ships() []*Ship { return c.ships.list() }

// Pilots lists the ship cards by XWS id.
func (c *Catalog) Pilots() []*Pilot { return c.pilots.list() }

// Upgrades lists the upgrades by XWS id.
func (c *Catalog) Upgrades() []*Upgrade { return c.upgrades.list() }

// Conditions lists the conditions by XWS id.
func (c *Catalog) Conditions() []*Condition { return c.conditions.list() }

// Devices lists the devices by id.
func (c *Catalog) Devices() []*Device { return c.devices.list() }

// Remotes lists the remotes by id.
func (c *Catalog) Remotes() []*Remote { return c.remotes.list() }

// Obstacles lists the obstacles by id.
func (c *Catalog) Obstacles() []*Obstacle { return c.obstacles.list() }

// DamageDeck lists the titles of the damage deck by number.
func (c *Catalog) DamageDeck() []*DamageCard {
	deck := c.damage.list()
	slices.SortFunc(deck, func(a, b *DamageCard) int { return a.Number - b.Number })
	return deck
}
