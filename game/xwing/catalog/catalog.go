package catalog

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
)

// Catalog is all the cards of one family. What it says never changes; files are decoded when a card
// in them is first asked for. Several goroutines may share it.
type Catalog struct {
	stock        *stock
	version      string
	ships        shelf[Ship]
	pilots       shelf[Pilot]
	upgrades     shelf[Upgrade]
	conditions   shelf[Condition]
	devices      shelf[Device]
	remotes      shelf[Remote]
	obstacles    shelf[Obstacle]
	damage       shelf[DamageCard]
	tokens       shelf[DeviceToken]
	environments shelf[Environment]
	scenarios    shelf[Scenario]
	quickBuilds  shelf[QuickBuild]
	points       lists
	faults       []Fault

	steps func() []func() error
	step  atomic.Int64
}

// Version identifies the facts: two catalogs with the same version say the same.
func (c *Catalog) Version() string { return c.version }

// Step decodes one more file, for a program that would rather do so between two frames than when a card is
// first asked for; more is false once everything is decoded. Nobody needs to call it.
func (c *Catalog) Step() (more bool) {
	steps := c.steps()
	i := int(c.step.Add(1)) - 1
	if i < len(steps) {
		_ = steps[i]() // whoever asks for a card of the file hears of a fault
	}
	return i+1 < len(steps)
}

// stepsOf lists all files and lists to decode, once.
func stepsOf(c *Catalog) func() []func() error {
	return sync.OnceValue(func() []func() error {
		steps := slices.Concat(c.ships.steps(), c.upgrades.steps(), c.conditions.steps(), c.devices.steps(),
			c.remotes.steps(), c.obstacles.steps(), c.tokens.steps(), c.damage.steps(), c.environments.steps(), c.scenarios.steps(),
			c.quickBuilds.steps())
		for _, l := range c.points.order {
			steps = append(steps, func() error { l.rows(); return nil })
		}
		return steps
	})
}

// Ship finds a ship type by its XWS id or an alias of it.
func (c *Catalog) Ship(xws string) (*Ship, error) { return c.ships.find(xws) }

// Pilot finds a ship card by its XWS id.
func (c *Catalog) Pilot(xws string) (*Pilot, error) { return c.pilots.find(xws) }

// Upgrade finds an upgrade card by its XWS id.
func (c *Catalog) Upgrade(xws string) (*Upgrade, error) { return c.upgrades.find(xws) }

// Condition finds a condition card by its XWS id.
func (c *Catalog) Condition(xws string) (*Condition, error) { return c.conditions.find(xws) }

// Device finds a device by the slug of its name, as in "protonbomb".
func (c *Catalog) Device(id string) (*Device, error) { return c.devices.find(id) }

// Remote finds a remote by the slug of its name, as in "buzzdroidswarm".
func (c *Catalog) Remote(id string) (*Remote, error) { return c.remotes.find(id) }

// Obstacle finds an obstacle by its XWS id, as in "coreasteroid0".
func (c *Catalog) Obstacle(id string) (*Obstacle, error) { return c.obstacles.find(id) }

// Token finds the token of a device by the id of the device, as in "protonbomb".
func (c *Catalog) Token(id string) (*DeviceToken, error) { return c.tokens.find(id) }

// Damage finds a damage card by the slug of its title, as in "directhit".
func (c *Catalog) Damage(id string) (*DamageCard, error) { return c.damage.find(id) }

// Environment finds an environment card by its XWS id, as in "comettail".
func (c *Catalog) Environment(xws string) (*Environment, error) { return c.environments.find(xws) }

// Scenario finds a scenario by the slug of its name, as in "salvagemission".
func (c *Catalog) Scenario(id string) (*Scenario, error) { return c.scenarios.find(id) }

// QuickBuild finds a quick build by its id, as in "academypilot-2ships".
func (c *Catalog) QuickBuild(id string) (*QuickBuild, error) { return c.quickBuilds.find(id) }

// List finds a points list.
func (c *Catalog) List(r Ruleset) (*PointsList, error) {
	if l := c.points.find(r); l != nil {
		return l, nil
	}
	return nil, fmt.Errorf("unknown points list %q", r)
}

// Texts returns the list whose texts cards have in a list: a player's list has those of the built-in one that it
// is based on.
func (c *Catalog) Texts(r Ruleset) Ruleset {
	for l := c.points.find(r); l != nil; l = l.base {
		if slices.Contains(c.stock.lists, l.ID) {
			return l.ID
		}
	}
	return r
}

// Lists lists the points lists in force: those that are built in, or the player's in their place, then the
// player's others by id.
func (c *Catalog) Lists() []*PointsList { return slices.Clone(c.points.order) }

// Faults is what is wrong with the player's points lists. A list with a fault is not in force.
func (c *Catalog) Faults() []Fault { return slices.Clone(c.faults) }

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

// Environments lists the environment cards by XWS id.
func (c *Catalog) Environments() []*Environment { return c.environments.list() }

// Scenarios lists the scenarios by id.
func (c *Catalog) Scenarios() []*Scenario { return c.scenarios.list() }

// HasQuickBuilds reports whether there are any.
func (c *Catalog) HasQuickBuilds() bool { return len(c.quickBuilds.books) > 0 }

// QuickBuilds lists the quick builds by id.
func (c *Catalog) QuickBuilds() []*QuickBuild { return c.quickBuilds.list() }

// DamageDecks are the names of the damage decks; "" where there is but one.
func (c *Catalog) DamageDecks() []string { return c.stock.decks }

// DamageDeck lists the titles of the damage deck by number; of several decks, one after the other.
func (c *Catalog) DamageDeck() []*DamageCard {
	deck := c.damage.list()
	slices.SortFunc(deck, func(a, b *DamageCard) int {
		return cmp.Or(cmp.Compare(a.Deck, b.Deck), a.Number-b.Number)
	})
	return deck
}
