package catalog

import (
	"cmp"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"xwing/internal/facts"
)

// Catalog is all the cards of one family. What it says never changes; files are decoded when a card
// in them is first asked for. Several goroutines may share it.
type Catalog struct {
	stock        *stock
	version      string
	ships        facts.Shelf[Ship]
	pilots       facts.Shelf[Pilot]
	upgrades     facts.Shelf[Upgrade]
	conditions   facts.Shelf[Condition]
	devices      facts.Shelf[Device]
	remotes      facts.Shelf[Remote]
	obstacles    facts.Shelf[Obstacle]
	damage       facts.Shelf[DamageCard]
	tokens       facts.Shelf[DeviceToken]
	environments facts.Shelf[Environment]
	scenarios    facts.Shelf[Scenario]
	quickBuilds  facts.Shelf[QuickBuild]
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
		steps := slices.Concat(c.ships.Steps(), c.upgrades.Steps(), c.conditions.Steps(), c.devices.Steps(),
			c.remotes.Steps(), c.obstacles.Steps(), c.tokens.Steps(), c.damage.Steps(), c.environments.Steps(), c.scenarios.Steps(),
			c.quickBuilds.Steps())
		for _, l := range c.points.order {
			steps = append(steps, func() error { l.rows(); return nil })
		}
		return steps
	})
}

// Ship finds a ship type by its XWS id or an alias of it.
func (c *Catalog) Ship(xws string) (*Ship, error) { return c.ships.Find(xws) }

// Pilot finds a ship card by its XWS id.
func (c *Catalog) Pilot(xws string) (*Pilot, error) { return c.pilots.Find(xws) }

// Upgrade finds an upgrade card by its XWS id.
func (c *Catalog) Upgrade(xws string) (*Upgrade, error) { return c.upgrades.Find(xws) }

// Condition finds a condition card by its XWS id.
func (c *Catalog) Condition(xws string) (*Condition, error) { return c.conditions.Find(xws) }

// Device finds a device by the slug of its name, as in "protonbomb".
func (c *Catalog) Device(id string) (*Device, error) { return c.devices.Find(id) }

// Remote finds a remote by the slug of its name, as in "buzzdroidswarm".
func (c *Catalog) Remote(id string) (*Remote, error) { return c.remotes.Find(id) }

// Obstacle finds an obstacle by its XWS id, as in "coreasteroid0".
func (c *Catalog) Obstacle(id string) (*Obstacle, error) { return c.obstacles.Find(id) }

// Token finds the token of a device by the id of the device, as in "protonbomb".
func (c *Catalog) Token(id string) (*DeviceToken, error) { return c.tokens.Find(id) }

// Damage finds a damage card by the slug of its title, as in "directhit".
func (c *Catalog) Damage(id string) (*DamageCard, error) { return c.damage.Find(id) }

// Environment finds an environment card by its XWS id, as in "comettail".
func (c *Catalog) Environment(xws string) (*Environment, error) { return c.environments.Find(xws) }

// Scenario finds a scenario by the slug of its name, as in "salvagemission".
func (c *Catalog) Scenario(id string) (*Scenario, error) { return c.scenarios.Find(id) }

// QuickBuild finds a quick build by its id, as in "academypilot-2ships".
func (c *Catalog) QuickBuild(id string) (*QuickBuild, error) { return c.quickBuilds.Find(id) }

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
func (c *Catalog) Ships() []*Ship { return c.ships.List() }

// Pilots lists the ship cards by XWS id.
func (c *Catalog) Pilots() []*Pilot { return c.pilots.List() }

// Upgrades lists the upgrades by XWS id.
func (c *Catalog) Upgrades() []*Upgrade { return c.upgrades.List() }

// Conditions lists the conditions by XWS id.
func (c *Catalog) Conditions() []*Condition { return c.conditions.List() }

// Devices lists the devices by id.
func (c *Catalog) Devices() []*Device { return c.devices.List() }

// Remotes lists the remotes by id.
func (c *Catalog) Remotes() []*Remote { return c.remotes.List() }

// Obstacles lists the obstacles by id.
func (c *Catalog) Obstacles() []*Obstacle { return c.obstacles.List() }

// Environments lists the environment cards by XWS id.
func (c *Catalog) Environments() []*Environment { return c.environments.List() }

// Scenarios lists the scenarios by id.
func (c *Catalog) Scenarios() []*Scenario { return c.scenarios.List() }

// HasQuickBuilds reports whether there are any.
func (c *Catalog) HasQuickBuilds() bool { return !c.quickBuilds.Empty() }

// QuickBuilds lists the quick builds by id.
func (c *Catalog) QuickBuilds() []*QuickBuild { return c.quickBuilds.List() }

// DamageDecks are the names of the damage decks; "" where there is but one.
func (c *Catalog) DamageDecks() []string { return c.stock.decks }

// DamageDeck lists the titles of the damage deck by number; of several decks, one after the other. That of huge ships is
// none of them.
func (c *Catalog) DamageDeck() []*DamageCard {
	return c.damageDeck(func(d *DamageCard) bool { return d.Deck != HugeDeck })
}

// HugeDeck lists the titles of the damage deck of huge ships by number.
func (c *Catalog) HugeDeck() []*DamageCard {
	return c.damageDeck(func(d *DamageCard) bool { return d.Deck == HugeDeck })
}

func (c *Catalog) damageDeck(of func(*DamageCard) bool) []*DamageCard {
	deck := slices.DeleteFunc(c.damage.List(), func(d *DamageCard) bool { return !of(d) })
	slices.SortFunc(deck, func(a, b *DamageCard) int {
		return cmp.Or(cmp.Compare(a.Deck, b.Deck), a.Number-b.Number)
	})
	return deck
}
