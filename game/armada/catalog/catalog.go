package catalog

import (
	"slices"

	"xwing/internal/facts"
)

// Catalog is all the cards and tokens of the game. What it says never changes; files are decoded when a card in them is
// first asked for. Several goroutines may share it.
type Catalog struct {
	version    string
	ships      facts.Shelf[Ship]
	squadrons  facts.Shelf[Squadron]
	upgrades   facts.Shelf[Upgrade]
	objectives facts.Shelf[Objective]
	damage     facts.Shelf[DamageCard]
	obstacles  facts.Shelf[Obstacle]
	chassis    facts.Shelf[Chassis]
	numbers    func() (*Numbers, error)
}

// Version identifies the facts: two catalogs with the same version say the same.
func (c *Catalog) Version() string { return c.version }

// Steps are the files as things to decode one by one, for a program that would rather do so between two frames than
// when a card is first asked for.
func (c *Catalog) Steps() []func() error {
	return slices.Concat(c.chassis.Steps(), c.ships.Steps(), c.squadrons.Steps(), c.upgrades.Steps(), c.objectives.Steps(),
		c.damage.Steps(), c.obstacles.Steps())
}

// Ship finds a ship card by its id, as in "cr90-corvette-a".
func (c *Catalog) Ship(id string) (*Ship, error) { return c.ships.Find(id) }

// Squadron finds a squadron card by its id, as in "luke-skywalker".
func (c *Catalog) Squadron(id string) (*Squadron, error) { return c.squadrons.Find(id) }

// Upgrade finds an upgrade card by its id, as in "gunnery-team".
func (c *Catalog) Upgrade(id string) (*Upgrade, error) { return c.upgrades.Find(id) }

// Objective finds an objective by its id, as in "most-wanted".
func (c *Catalog) Objective(id string) (*Objective, error) { return c.objectives.Find(id) }

// Damage finds a title of the damage deck by its id, as in "injured-crew".
func (c *Catalog) Damage(id string) (*DamageCard, error) { return c.damage.Find(id) }

// Obstacle finds an obstacle by its id, as in "asteroid1".
func (c *Catalog) Obstacle(id string) (*Obstacle, error) { return c.obstacles.Find(id) }

// Chassis finds a chassis by its id, as in "cr90".
func (c *Catalog) Chassis(id string) (*Chassis, error) { return c.chassis.Find(id) }

// Ships lists the ship cards by id. The list is the caller's, the cards are not to be written to; likewise for the
// lists below.
func (c *Catalog) Ships() []*Ship { return c.ships.List() }

// Squadrons lists the squadron cards by id.
func (c *Catalog) Squadrons() []*Squadron { return c.squadrons.List() }

// Upgrades lists the upgrade cards by id.
func (c *Catalog) Upgrades() []*Upgrade { return c.upgrades.List() }

// Objectives lists the objectives by id.
func (c *Catalog) Objectives() []*Objective { return c.objectives.List() }

// DamageDeck lists the titles of the damage deck by id.
func (c *Catalog) DamageDeck() []*DamageCard { return c.damage.List() }

// Obstacles lists the obstacles by id.
func (c *Catalog) Obstacles() []*Obstacle { return c.obstacles.List() }

// AllChassis lists the chassis by id.
func (c *Catalog) AllChassis() []*Chassis { return c.chassis.List() }
