package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"xwing/internal/facts"
)

// ListFile is a points list of the player's, as it stands in its file.
type ListFile struct {
	Name string // of the file; faults are named by it
	Text []byte
}

// Open opens the facts of the second edition, [XWing2].
func Open(fsys fs.FS, own ...ListFile) (*Catalog, error) { return XWing2.Open(fsys, own...) }

// Load loads the facts of the second edition.
func Load(fsys fs.FS, own ...ListFile) (*Catalog, error) { return XWing2.Load(fsys, own...) }

func open(s *stock, fsys fs.FS, own []ListFile) (*Catalog, error) {
	o := opener{files: facts.Open(fsys), c: &Catalog{stock: s}}
	o.c.points.family = s.family
	if err := o.open(own); err != nil {
		return nil, fmt.Errorf("catalog: %w", err)
	}
	o.c.version = o.files.Version()
	o.c.steps = stepsOf(o.c)
	return o.c, nil
}

func load(s *stock, fsys fs.FS, own []ListFile) (*Catalog, error) {
	c, err := open(s, fsys, own)
	if err != nil {
		return nil, err
	}
	for _, step := range c.steps() {
		if err := step(); err != nil {
			return nil, fmt.Errorf("catalog: %w", err)
		}
	}
	if err := c.check(fsys); err != nil {
		return nil, fmt.Errorf("catalog: %w", err)
	}
	return c, nil
}

type opener struct {
	files *facts.Files
	c     *Catalog
}

func (o *opener) open(own []ListFile) error {
	c := o.c
	c.ships = facts.Shelf[Ship]{Kind: "ship", Key: "xws", ID: func(s *Ship) string { return s.XWS },
		Also: func(s *Ship) []string { return s.Aliases }}
	c.pilots = facts.Shelf[Pilot]{Kind: "pilot", Key: "xws", ID: func(p *Pilot) string { return p.XWS }}
	c.upgrades = facts.Shelf[Upgrade]{Kind: "upgrade", Key: "xws", ID: func(u *Upgrade) string { return u.XWS }}
	c.conditions = facts.Shelf[Condition]{Kind: "condition", Key: "xws", ID: func(x *Condition) string { return x.XWS }}
	c.devices = facts.Shelf[Device]{Kind: "device", Key: "id", ID: func(d *Device) string { return d.ID }}
	c.remotes = facts.Shelf[Remote]{Kind: "remote", Key: "id", ID: func(m *Remote) string { return m.ID }}
	c.obstacles = facts.Shelf[Obstacle]{Kind: "obstacle", Key: "id", ID: func(x *Obstacle) string { return x.ID }}
	c.tokens = facts.Shelf[DeviceToken]{Kind: "token", Key: "id", ID: func(t *DeviceToken) string { return t.ID }}
	c.damage = facts.Shelf[DamageCard]{Kind: "damage card", Key: "id", ID: func(d *DamageCard) string { return d.ID }}
	c.environments = facts.Shelf[Environment]{Kind: "environment", Key: "xws", ID: func(e *Environment) string { return e.XWS }}
	c.scenarios = facts.Shelf[Scenario]{Kind: "scenario", Key: "id", ID: func(s *Scenario) string { return s.ID }}
	c.quickBuilds = facts.Shelf[QuickBuild]{Kind: "quick build", Key: "id", ID: func(q *QuickBuild) string { return q.ID }}
	for _, part := range []struct {
		files string
		open  func(name string, text []byte) error
	}{
		{"ships/*.toml", o.ship},
		{"upgrades/*.toml", o.upgrades},
		{"conditions.toml", facts.Opens(&c.conditions, facts.Rows("condition", func(x *Condition) { x.points = &c.points }))},
		{"devices.toml", facts.Opens(&c.devices, facts.Rows("device", func(d *Device) { d.points = &c.points }))},
		{"remotes.toml", facts.Opens(&c.remotes, facts.Rows("remote", func(m *Remote) { m.points = &c.points }))},
		{"obstacles.toml", facts.Opens(&c.obstacles, obstaclesIn)},
		{"tokens.toml", facts.Opens(&c.tokens, c.tokensIn)},
		{"damage.toml", facts.Opens(&c.damage, facts.Rows[DamageCard]("damage", nil))},
		{hugeDamage, facts.Opens(&c.damage, facts.Rows("damage", func(d *DamageCard) { d.Deck = HugeDeck }))},
		{"environments.toml", facts.Opens(&c.environments, facts.Rows[Environment]("environment", nil))},
		{"scenarios.toml", facts.Opens(&c.scenarios, facts.Rows("scenario", func(s *Scenario) { s.points = &c.points }))},
		{"quickbuilds/*.toml", o.quickBuilds},
	} {
		if slices.Contains(c.stock.without, part.files) {
			continue
		}
		if err := o.files.Each(part.files, part.open); err != nil {
			return err
		}
	}
	return o.lists(own)
}

// ship opens a file of ships/: the ship type, then its pilots.
func (o *opener) ship(name string, text []byte) error {
	c, ids := o.c, facts.IDs(text, o.c.ships.Key)
	xws := strings.TrimSuffix(path.Base(name), ".toml")
	if len(ids) == 0 || ids[0] != xws {
		return fmt.Errorf("%s: want xws = %q, the name of the file, before everything else", name, xws)
	}
	ship := &facts.Book[Ship]{Name: name, Decode: func() ([]*Ship, error) { return c.shipIn(text) }}
	if err := c.ships.Add(ship, append(aliasesIn(text), xws)); err != nil {
		return err
	}
	return c.pilots.Add(&facts.Book[Pilot]{Name: name, Decode: func() ([]*Pilot, error) {
		ships, err := ship.Read()
		if err != nil {
			return nil, errors.Unwrap(err) // the book names the file itself
		}
		return ships[0].pilots, nil
	}}, ids[1:])
}

func (o *opener) upgrades(name string, text []byte) error {
	return facts.Opens(&o.c.upgrades, o.c.upgradesIn)(name, text)
}

func (o *opener) quickBuilds(name string, text []byte) error {
	faction, err := ParseFaction(strings.TrimSuffix(path.Base(name), ".toml"))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return facts.Opens(&o.c.quickBuilds, func(text []byte) ([]*QuickBuild, error) { return quickBuildsIn(faction, text) })(name, text)
}

// aliasesIn finds the further ids of a ship type.
func aliasesIn(text []byte) []string {
	for line := range bytes.Lines(text) {
		if rest, ok := bytes.CutPrefix(line, []byte("aliases = [")); ok {
			var ids []string
			for i, part := range strings.Split(string(rest), `"`) {
				if i%2 == 1 {
					ids = append(ids, part)
				}
			}
			return ids
		}
	}
	return nil
}
