package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
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
	o := opener{fsys: fsys, c: &Catalog{stock: s}, sum: fnv.New64a()}
	o.c.points.family = s.family
	if err := o.open(own); err != nil {
		return nil, fmt.Errorf("catalog: %w", err)
	}
	o.c.version = fmt.Sprintf("%016x", o.sum.Sum64())
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
	fsys fs.FS
	c    *Catalog
	sum  hash.Hash64 // of names and texts: the version
}

func (o *opener) open(own []ListFile) error {
	c := o.c
	c.ships = shelf[Ship]{kind: "ship", id: func(s *Ship) string { return s.XWS }, also: func(s *Ship) []string { return s.Aliases }}
	c.pilots = shelf[Pilot]{kind: "pilot", id: func(p *Pilot) string { return p.XWS }}
	c.upgrades = shelf[Upgrade]{kind: "upgrade", id: func(u *Upgrade) string { return u.XWS }}
	c.conditions = shelf[Condition]{kind: "condition", id: func(x *Condition) string { return x.XWS }}
	c.devices = shelf[Device]{kind: "device", id: func(d *Device) string { return d.ID }}
	c.remotes = shelf[Remote]{kind: "remote", id: func(m *Remote) string { return m.ID }}
	c.obstacles = shelf[Obstacle]{kind: "obstacle", id: func(x *Obstacle) string { return x.ID }}
	c.tokens = shelf[DeviceToken]{kind: "token", id: func(t *DeviceToken) string { return t.ID }}
	c.damage = shelf[DamageCard]{kind: "damage card", id: func(d *DamageCard) string { return d.ID }}
	c.environments = shelf[Environment]{kind: "environment", id: func(e *Environment) string { return e.XWS }}
	c.scenarios = shelf[Scenario]{kind: "scenario", id: func(s *Scenario) string { return s.ID }}
	c.quickBuilds = shelf[QuickBuild]{kind: "quick build", id: func(q *QuickBuild) string { return q.ID }}
	for _, part := range []struct {
		files string
		open  func(name string, text []byte) error
	}{
		{"ships/*.toml", o.ship},
		{"upgrades/*.toml", o.upgrades},
		{"conditions.toml", opens(&c.conditions, rowsIn("condition", func(x *Condition) { x.points = &c.points }))},
		{"devices.toml", opens(&c.devices, rowsIn("device", func(d *Device) { d.points = &c.points }))},
		{"remotes.toml", opens(&c.remotes, rowsIn("remote", func(m *Remote) { m.points = &c.points }))},
		{"obstacles.toml", opens(&c.obstacles, obstaclesIn)},
		{"tokens.toml", opens(&c.tokens, c.tokensIn)},
		{"damage.toml", opens(&c.damage, rowsIn[DamageCard]("damage", nil))},
		{"environments.toml", opens(&c.environments, rowsIn[Environment]("environment", nil))},
		{"scenarios.toml", opens(&c.scenarios, rowsIn("scenario", func(s *Scenario) { s.points = &c.points }))},
		{"quickbuilds/*.toml", o.quickBuilds},
	} {
		if slices.Contains(c.stock.without, part.files) {
			continue
		}
		if err := o.each(part.files, part.open); err != nil {
			return err
		}
	}
	return o.lists(own)
}

// each opens all files of a pattern; that there is none is an error.
func (o *opener) each(pattern string, open func(string, []byte) error) error {
	names, err := fs.Glob(o.fsys, pattern)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return errors.New("no " + pattern + " in the facts")
	}
	for _, name := range names {
		text, err := fs.ReadFile(o.fsys, name)
		if err != nil {
			return err
		}
		text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		o.sum.Write([]byte(name))
		o.sum.Write(text)
		if err := open(name, text); err != nil {
			return err
		}
	}
	return nil
}

// opens puts a single file on its shelf.
func opens[T any](s *shelf[T], decode func(text []byte) ([]*T, error)) func(string, []byte) error {
	return func(name string, text []byte) error {
		return s.add(&book[T]{name: name, decode: func() ([]*T, error) { return decode(text) }}, idsIn(text))
	}
}

// ship opens a file of ships/: the ship type, then its pilots.
func (o *opener) ship(name string, text []byte) error {
	c, ids := o.c, idsIn(text)
	xws := strings.TrimSuffix(path.Base(name), ".toml")
	if len(ids) == 0 || ids[0] != xws {
		return fmt.Errorf("%s: want xws = %q, the name of the file, before everything else", name, xws)
	}
	ship := &book[Ship]{name: name, decode: func() ([]*Ship, error) { return c.shipIn(text) }}
	if err := c.ships.add(ship, append(aliasesIn(text), xws)); err != nil {
		return err
	}
	return c.pilots.add(&book[Pilot]{name: name, decode: func() ([]*Pilot, error) {
		ships, err := ship.read()
		if err != nil {
			return nil, errors.Unwrap(err) // the book names the file itself
		}
		return ships[0].pilots, nil
	}}, ids[1:])
}

func (o *opener) upgrades(name string, text []byte) error {
	return opens(&o.c.upgrades, o.c.upgradesIn)(name, text)
}

func (o *opener) quickBuilds(name string, text []byte) error {
	faction, err := ParseFaction(strings.TrimSuffix(path.Base(name), ".toml"))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return opens(&o.c.quickBuilds, func(text []byte) ([]*QuickBuild, error) { return quickBuildsIn(faction, text) })(name, text)
}

// idsIn finds the ids of a file's rows without decoding it: each stands on a line of its own.
func idsIn(text []byte) []string {
	var ids []string
	for line := range bytes.Lines(text) {
		for _, key := range []string{`xws = "`, `id = "`} {
			if rest, ok := bytes.CutPrefix(line, []byte(key)); ok {
				id, _, _ := bytes.Cut(rest, []byte(`"`))
				ids = append(ids, string(id))
			}
		}
	}
	return ids
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

// decode reads the text of one file into v. A key that v has no place for is an error.
func decode(text []byte, v any) error {
	for _, empty := range []string{` ""`, `[""`, `=""`} {
		if i := bytes.Index(text, []byte(empty)); i >= 0 {
			return fmt.Errorf("line %d: an empty text; leave the key out", 1+bytes.Count(text[:i], []byte("\n")))
		}
	}
	meta, err := toml.Decode(string(text), v)
	if err != nil {
		return err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return fmt.Errorf("unknown key %s", unknown[0])
	}
	return nil
}

// rowsIn decodes a file that is one table of rows; finish completes each, nil is nothing to do.
func rowsIn[T any](table string, finish func(*T)) func(text []byte) ([]*T, error) {
	return func(text []byte) ([]*T, error) {
		var file map[string][]T
		err := decode(text, &file)
		for key := range file {
			if err == nil && key != table {
				err = fmt.Errorf("unknown key %s", key)
			}
		}
		rows := pointers(file[table])
		for _, row := range rows {
			if finish != nil {
				finish(row)
			}
		}
		return rows, err
	}
}

// pointers are the rows as a shelf keeps them.
func pointers[T any](rows []T) []*T {
	out := make([]*T, len(rows))
	for i := range rows {
		out[i] = &rows[i]
	}
	return out
}
