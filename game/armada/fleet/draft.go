package fleet

import (
	"slices"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/internal/spelling"
)

// draft is a fleet as a list names it, before its cards are looked up.
type draft struct {
	name       string
	faction    catalog.Faction
	points     int
	ships      []draftShip
	squadrons  []entry
	objectives []entry

	books *books
	notes []Note
}

// draftShip is a ship with its upgrades.
type draftShip struct {
	entry
	upgrades []entry
}

// entry is a name with what stands beside it.
type entry struct {
	name  string
	cost  int // -1 where there is none
	count int
	line  int
}

// factionWords are the words by which builders name the factions.
var factionWords = []struct {
	word    string
	faction catalog.Faction
}{
	{"rebel", catalog.Rebel}, {"imperial", catalog.Imperial}, {"empire", catalog.Imperial}, {"galacticempire", catalog.Imperial},
	{"republic", catalog.Republic}, {"galacticrepublic", catalog.Republic}, {"gar", catalog.Republic},
	{"separatist", catalog.Separatist}, {"cis", catalog.Separatist}, {"confederacy", catalog.Separatist},
}

// factionOf reads a faction as builders write it; 0 if it is none.
func factionOf(text string) catalog.Faction {
	folded := spelling.Fold(text)
	for _, w := range factionWords {
		if strings.HasPrefix(folded, w.word) {
			return w.faction
		}
	}
	return 0
}

// resolve looks the cards up.
func (d *draft) resolve() Reading {
	if d.faction == 0 {
		d.faction = d.guess()
	}
	f := Fleet{Name: d.name, Faction: d.faction, Points: d.points}
	if f.Points == 0 {
		f.Points = StandardPoints
	}
	for _, s := range d.ships {
		own := Ship{ID: s.name}
		var bar []catalog.Slot
		if c, ok := d.card(d.books.ships, s.entry, nil); ok {
			own.ID, bar = c.id, slices.Clone(c.slots)
		}
		for _, e := range s.upgrades {
			own.Upgrades = append(own.Upgrades, d.upgrade(e, &bar))
		}
		f.Ships = append(f.Ships, own)
	}
	for _, e := range d.squadrons {
		own := Squadron{ID: e.name, Count: e.count}
		if c, ok := d.card(d.books.squadrons, e, nil); ok {
			own.ID = c.id
		}
		f.Squadrons = append(f.Squadrons, own)
	}
	for _, e := range d.objectives {
		id := e.name
		if c, ok := d.card(d.books.objectives, e, nil); ok {
			id = c.id
		}
		f.Objectives = append(f.Objectives, id)
	}
	return Reading{f, d.notes}
}

// guess is the faction of the first ship, or squadron, that only one faction has.
func (d *draft) guess() catalog.Faction {
	one := func(b book, name string) catalog.Faction {
		if found := b.find(name); len(found) == 1 && len(found[0].factions) == 1 {
			return found[0].factions[0]
		}
		return 0
	}
	for _, s := range d.ships {
		if f := one(d.books.ships, s.name); f != 0 {
			return f
		}
	}
	for _, s := range d.squadrons {
		if f := one(d.books.squadrons, s.name); f != 0 {
			return f
		}
	}
	return 0
}

// upgrade looks up an upgrade of a ship and takes its icons of what is left of the bar.
func (d *draft) upgrade(e entry, bar *[]catalog.Slot) string {
	left := func(c card) bool {
		return !slices.ContainsFunc(c.slots, func(s catalog.Slot) bool { return s.InBar() && !slices.Contains(*bar, s) })
	}
	c, ok := d.card(d.books.upgrades, e, left)
	if !ok {
		return e.name
	}
	for _, s := range c.slots {
		if i := slices.Index(*bar, s); i >= 0 {
			*bar = slices.Delete(*bar, i, i+1)
		}
	}
	return c.id
}

// card looks up one entry and notes a cost that is not the card's.
func (d *draft) card(b book, e entry, free func(card) bool) (card, bool) {
	found := b.find(e.name)
	if len(found) == 0 {
		return card{}, false
	}
	if free == nil {
		free = func(card) bool { return true }
	}
	n := max(e.count, 1)
	c := pick(found, d.faction, e.cost, n, free)
	if e.cost >= 0 && e.cost != c.cost && e.cost != c.cost*n {
		note := Note{OtherPrice, e.line, c.id, e.cost, c.cost}
		switch {
		case c.was > 0 && e.cost == c.was:
			note.Kind = OldPrice
		case c.was > 0 && e.cost == c.was*n:
			note.Kind, note.Now = OldPrice, c.cost*n
		}
		d.notes = append(d.notes, note)
	}
	return c, true
}
