package catalog

import (
	"fmt"
	"io/fs"
	"sync"

	"xwing/internal/facts"
)

// Open opens the facts (assets.ArmadaFacts). No file is decoded before a row of it is asked for.
func Open(fsys fs.FS) (*Catalog, error) {
	c := &Catalog{
		ships:      facts.Shelf[Ship]{Kind: "ship", Key: "id", ID: func(s *Ship) string { return s.ID }},
		squadrons:  facts.Shelf[Squadron]{Kind: "squadron", Key: "id", ID: func(s *Squadron) string { return s.ID }},
		upgrades:   facts.Shelf[Upgrade]{Kind: "upgrade", Key: "id", ID: func(u *Upgrade) string { return u.ID }},
		objectives: facts.Shelf[Objective]{Kind: "objective", Key: "id", ID: func(o *Objective) string { return o.ID }},
		damage:     facts.Shelf[DamageCard]{Kind: "damage card", Key: "id", ID: func(d *DamageCard) string { return d.ID }},
		obstacles:  facts.Shelf[Obstacle]{Kind: "obstacle", Key: "id", ID: func(o *Obstacle) string { return o.ID }},
		chassis:    facts.Shelf[Chassis]{Kind: "chassis", Key: "id", ID: func(c *Chassis) string { return c.ID }},
	}
	files := facts.Open(fsys)
	for _, part := range []struct {
		files string
		open  func(name string, text []byte) error
	}{
		{"chassis.toml", opens(&c.chassis, "chassis", (*Chassis).check)},
		{"ships/*.toml", opens(&c.ships, "ship", (*Ship).check)},
		{"squadrons/*.toml", opens(&c.squadrons, "squadron", (*Squadron).check)},
		{"upgrades/*.toml", opens(&c.upgrades, "upgrade", (*Upgrade).check)},
		{"objectives.toml", opens(&c.objectives, "objective", (*Objective).check)},
		{"damage.toml", opens(&c.damage, "damage", (*DamageCard).check)},
		{"obstacles.toml", opens(&c.obstacles, "obstacle", (*Obstacle).check)},
		{"flagship.toml", func(name string, text []byte) error {
			c.numbers = sync.OnceValues(func() (*Numbers, error) { return numbersIn(name, text) })
			return nil
		}},
	} {
		if err := files.Each(part.files, part.open); err != nil {
			return nil, fmt.Errorf("catalog: %w", err)
		}
	}
	c.version = files.Version()
	return c, nil
}

// opens puts a file of one table onto its shelf; each row is checked when the file is decoded.
func opens[T any](shelf *facts.Shelf[T], table string, check func(*T) error) func(string, []byte) error {
	return facts.Opens(shelf, func(text []byte) ([]*T, error) {
		rows, err := facts.Rows[T](table, nil)(text)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			if err := check(row); err != nil {
				return nil, fmt.Errorf("%s %s: %w", shelf.Kind, shelf.ID(row), err)
			}
		}
		return rows, nil
	})
}

// Load opens the facts, decodes all of them and holds them together.
func Load(fsys fs.FS) (*Catalog, error) {
	c, err := Open(fsys)
	if err != nil {
		return nil, err
	}
	for _, step := range append(c.Steps(), c.check) {
		if err := step(); err != nil {
			return nil, fmt.Errorf("catalog: %w", err)
		}
	}
	return c, nil
}
