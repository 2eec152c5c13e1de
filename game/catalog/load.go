package catalog

import (
	"bytes"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"path"
	"strings"

	"github.com/BurntSushi/toml"
)

// Load reads the facts: fsys holds ships/*.toml, upgrades/*.toml and the single files beside them, as
// assets/facts/xwing2 does. Every error names the file.
func Load(fsys fs.FS) (*Catalog, error) {
	l := loader{fsys: fsys, c: &Catalog{}, sum: fnv.New64a()}
	if err := l.load(); err != nil {
		return nil, fmt.Errorf("catalog: %w", err)
	}
	l.c.version = fmt.Sprintf("%016x", l.sum.Sum64())
	return l.c, nil
}

type loader struct {
	fsys fs.FS
	c    *Catalog
	sum  interface { // of names and texts: the version
		Write([]byte) (int, error)
		Sum64() uint64
	}
}

func (l *loader) load() error {
	ships, err := fs.Glob(l.fsys, "ships/*.toml")
	if err != nil {
		return err
	}
	upgrades, err := fs.Glob(l.fsys, "upgrades/*.toml")
	if err != nil {
		return err
	}
	if len(ships) == 0 || len(upgrades) == 0 {
		return errors.New("no ships/*.toml or no upgrades/*.toml in the facts")
	}
	for _, name := range ships {
		if err := l.ship(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for _, name := range upgrades {
		if err := l.upgrades(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	for _, f := range []struct {
		name string
		read func(string) error
	}{
		{"conditions.toml", l.conditions}, {"devices.toml", l.devices}, {"remotes.toml", l.remotes},
		{"obstacles.toml", l.obstacles}, {"damage.toml", l.damage},
	} {
		if err := f.read(f.name); err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
	}
	l.c.pilots.sorted()
	l.c.upgrades.sorted()
	return l.c.check()
}

// decode reads one file into v. A key that v has no place for is an error.
func (l *loader) decode(name string, v any) error {
	data, err := fs.ReadFile(l.fsys, name)
	if err != nil {
		return err
	}
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	l.sum.Write([]byte(name))
	l.sum.Write(data)
	for _, empty := range []string{` ""`, `[""`, `=""`} {
		if i := bytes.Index(data, []byte(empty)); i >= 0 {
			return fmt.Errorf("line %d: an empty text; leave the key out", 1+bytes.Count(data[:i], []byte("\n")))
		}
	}
	meta, err := toml.Decode(string(data), v)
	if err != nil {
		return err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return fmt.Errorf("unknown key %s", unknown[0])
	}
	return nil
}

func (l *loader) ship(name string) error {
	var file shipFile
	if err := l.decode(name, &file); err != nil {
		return err
	}
	if want := strings.TrimSuffix(path.Base(name), ".toml"); file.XWS != want {
		return fmt.Errorf("xws = %q: want the name of the file, %q", file.XWS, want)
	}
	ship, err := file.ship()
	if err != nil {
		return err
	}
	if err := l.c.ships.add("ship", ship.XWS, &ship); err != nil {
		return err
	}
	for _, alias := range ship.Aliases {
		if l.c.ships.has(alias) {
			return fmt.Errorf("alias %s is a ship already", alias)
		}
		l.c.ships.byID[alias] = &ship
	}
	for _, row := range file.Pilots {
		p, err := row.pilot(ship.XWS)
		if err != nil {
			return fmt.Errorf("pilot %s: %w", row.XWS, err)
		}
		if err := l.c.pilots.add("pilot", p.XWS, &p); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) upgrades(name string) error {
	var file struct {
		Upgrades []upgradeRow `toml:"upgrade"`
	}
	if err := l.decode(name, &file); err != nil {
		return err
	}
	for _, row := range file.Upgrades {
		u, err := row.upgrade()
		if err != nil {
			return fmt.Errorf("upgrade %s: %w", row.XWS, err)
		}
		if err := l.c.upgrades.add("upgrade", u.XWS, &u); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) conditions(name string) error {
	var file struct {
		Rows []Condition `toml:"condition"`
	}
	return rows(l, name, &file, &file.Rows, &l.c.conditions, "condition", func(r *Condition) string { return r.XWS })
}

func (l *loader) devices(name string) error {
	var file struct {
		Rows []Device `toml:"device"`
	}
	return rows(l, name, &file, &file.Rows, &l.c.devices, "device", func(r *Device) string { return r.ID })
}

func (l *loader) remotes(name string) error {
	var file struct {
		Rows []Remote `toml:"remote"`
	}
	return rows(l, name, &file, &file.Rows, &l.c.remotes, "remote", func(r *Remote) string { return r.ID })
}

func (l *loader) damage(name string) error {
	var file struct {
		Rows []DamageCard `toml:"damage"`
	}
	return rows(l, name, &file, &file.Rows, &l.c.damage, "damage card", func(r *DamageCard) string { return r.ID })
}

func (l *loader) obstacles(name string) error {
	var file struct {
		Rows []obstacleRow `toml:"obstacle"`
	}
	if err := l.decode(name, &file); err != nil {
		return err
	}
	for _, row := range file.Rows {
		o, err := row.obstacle()
		if err != nil {
			return fmt.Errorf("obstacle %s: %w", row.ID, err)
		}
		if err := l.c.obstacles.add("obstacle", o.ID, &o); err != nil {
			return err
		}
	}
	return nil
}

// rows decodes a file that is one list of rows and puts them into an index.
func rows[T any](l *loader, name string, file any, list *[]T, into *index[T], kind string, id func(*T) string) error {
	if err := l.decode(name, file); err != nil {
		return err
	}
	for i := range *list {
		row := &(*list)[i]
		if err := into.add(kind, id(row), row); err != nil {
			return err
		}
	}
	return nil
}
