package catalog

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"
)

// lists opens the points lists: those built in, then the player's.
func (o *opener) lists(own []ListFile) error {
	c := o.c
	c.points.byID = map[Ruleset]*PointsList{}
	err := o.files.Each("points/*.toml", func(name string, text []byte) error {
		f := faults{file: name}
		l := c.readHead(name, text, &f)
		if len(f.all) > 0 {
			return f.all[0]
		}
		if c.points.byID[l.ID] != nil {
			return fmt.Errorf("%s: the points list %s is there twice", name, l.ID)
		}
		l.rows = sync.OnceValue(func() *listRows {
			return c.readList(name, text, &faults{file: name}, c.points.find, nil).rows()
		})
		c.points.byID[l.ID] = l
		return nil
	})
	if err != nil {
		return err
	}
	for _, r := range c.stock.lists {
		if c.points.byID[r] == nil {
			return fmt.Errorf("no points list %s in the facts", r)
		}
	}
	o.ownLists(own)
	for _, l := range c.points.byID {
		c.points.order = append(c.points.order, l)
	}
	slices.SortFunc(c.points.order, func(a, b *PointsList) int {
		return cmp.Or(cmp.Compare(c.stock.rank(a.ID), c.stock.rank(b.ID)), cmp.Compare(a.ID, b.ID))
	})
	return nil
}

// rank puts the lists that are built in before all others.
func (s *stock) rank(r Ruleset) int {
	if i := slices.Index(s.lists, r); i >= 0 {
		return i
	}
	return len(s.lists)
}

// ownLists reads the player's lists. One with a fault changes nothing.
func (o *opener) ownLists(own []ListFile) {
	c := o.c
	builtIn := maps.Clone(c.points.byID)
	own = slices.Clone(own)
	slices.SortStableFunc(own, func(a, b ListFile) int { return cmp.Compare(a.Name, b.Name) })
	for _, file := range own {
		f := faults{file: file.Name}
		l := c.readList(file.Name, file.Text, &f, func(r Ruleset) *PointsList { return builtIn[r] }, c.cardIDs())
		l.Own = true
		if len(f.all) == 0 {
			replaces(c.points.byID[l.ID], l, &f)
		}
		if len(f.all) > 0 {
			c.faults = append(c.faults, f.list()...)
			continue
		}
		c.points.byID[l.ID] = l
		o.files.Count(file.Name, file.Text)
	}
}

// ReadList reads a points list over this catalog without putting it in force, and tells what is wrong with it.
func (c *Catalog) ReadList(file ListFile) (*PointsList, []Fault) {
	f := faults{file: file.Name}
	l := c.readList(file.Name, file.Text, &f, c.points.find, c.cardIDs())
	return l, f.list()
}

// replaces notes why a list may not take the place of the one of its id: it is older, or as old as another of
// the player's.
func replaces(old, l *PointsList, f *faults) {
	switch {
	case old == nil:
	case l.Date < old.Date:
		f.add(0, "", "points.older", "id", string(l.ID), "date", l.Date, "other", old.File, "than", old.Date)
	case old.Own && l.Date == old.Date:
		f.add(0, "", "points.same-list", "id", string(l.ID), "date", l.Date, "other", old.File)
	}
}

// cardIDs are the ids that a list may name.
func (c *Catalog) cardIDs() cardIDs {
	return cardIDs{
		"ships": c.ships.Has, "pilots": c.pilots.Has, "upgrades": c.upgrades.Has, "conditions": c.conditions.Has,
		"devices": c.devices.Has, "remotes": c.remotes.Has, "scenarios": c.scenarios.Has,
	}
}

// checkLists reads the lists that are built in as strictly as a player's.
func (c *Catalog) checkLists(fsys fs.FS) error {
	names, err := fs.Glob(fsys, "points/*.toml")
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		f := faults{file: name}
		c.readList(name, text, &f, c.points.find, c.cardIDs())
		if len(f.all) > 0 {
			return f.all[0]
		}
	}
	return nil
}
