package shelf

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/internal/spelling"
)

// Kind is the kind of a card, as references begin with it.
type Kind string

// The kinds.
const (
	Ship      Kind = "ship"
	Squadron  Kind = "squadron"
	Upgrade   Kind = "upgrade"
	Objective Kind = "objective"
	Damage    Kind = "damage"
)

// Kinds lists them in the order in which they stand on the shelf.
func Kinds() []Kind { return []Kind{Ship, Squadron, Upgrade, Objective, Damage} }

// Row is a card.
type Row struct {
	Kind     Kind
	ID, Name string
	About    []string          // ids of what it is: icons, a size, a category, a trait; of a squadron what flies in it
	Factions []catalog.Faction // whose it is; none: anybody's
	Keywords []string          // of a squadron, with their values
	Figures  map[string]int    // its numbers by their names
	Unique   bool
	Removed  bool // it was taken out of the game
	Text     bool // it says something beside its figures
	Enforced bool // which the rules know
	words    string
}

// Ref is how declarations and words name the card: "upgrade/gunnery-team".
func (r *Row) Ref() string { return string(r.Kind) + "/" + r.ID }

// Filter says among which cards is looked; the zero Filter: all.
type Filter struct {
	Kind     Kind
	Faction  catalog.Faction // cards of that faction, and those that anybody takes
	Enforced bool            // whose text the rules know, or that have none
}

// takes reports whether a card is among them.
func (f Filter) takes(r *Row) bool {
	return (f.Kind == "" || r.Kind == f.Kind) && (!f.Enforced || !r.Text || r.Enforced) &&
		(f.Faction == 0 || len(r.Factions) == 0 && r.Kind != Damage || slices.Contains(r.Factions, f.Faction))
}

// Shelf is all cards. It never changes.
type Shelf struct {
	cat  *catalog.Catalog
	rows []Row
}

// New lays all cards out; enforced tells by references what the rules know, does what a card says in our words.
func New(cat *catalog.Catalog, enforced func(ref string) bool, does func(kind Kind, id string) string) *Shelf {
	s := &Shelf{cat: cat}
	for _, c := range cat.Ships() {
		about := []string{c.Size.String()}
		for _, slot := range c.Slots {
			about = append(about, slot.String())
		}
		s.put(Row{Kind: Ship, ID: c.ID, Name: c.Name, About: about, Factions: []catalog.Faction{c.Faction}, Unique: c.Unique,
			Figures: map[string]int{"cost": c.Cost, "command": c.Command, "squadron": c.Squadron, "engineering": c.Engineering,
				"hull": c.Hull, "speed": c.MaxSpeed()}})
	}
	for _, c := range cat.Squadrons() {
		r := Row{Kind: Squadron, ID: c.ID, Name: c.Name, About: []string{c.Chassis}, Factions: []catalog.Faction{c.Faction},
			Unique: c.Unique, Text: c.HasAbility, Figures: map[string]int{"cost": c.Cost, "hull": c.Hull, "speed": c.Speed}}
		for _, k := range c.Keywords {
			r.Keywords = append(r.Keywords, k.String())
		}
		s.put(r)
	}
	for _, c := range cat.Upgrades() {
		r := Row{Kind: Upgrade, ID: c.ID, Name: c.Name, Factions: c.Factions, Unique: c.Unique, Removed: c.Removed, Text: true,
			Figures: map[string]int{"cost": c.Cost}}
		for _, slot := range c.Slots {
			r.About = append(r.About, slot.String())
		}
		s.put(r)
	}
	for _, c := range cat.Objectives() {
		s.put(Row{Kind: Objective, ID: c.ID, Name: c.Name, About: []string{c.Category.String()}, Text: true})
	}
	for _, c := range cat.DamageDeck() {
		s.put(Row{Kind: Damage, ID: c.ID, Name: c.Name, About: []string{c.Trait.String()}, Text: true,
			Figures: map[string]int{"copies": c.Copies}})
	}
	for i := range s.rows {
		r := &s.rows[i]
		r.Enforced = enforced(r.Ref())
		r.words = r.said(does)
	}
	return s
}

// said is all that is looked for on a card, as spelling.Holds looks at it.
func (r *Row) said(does func(kind Kind, id string) string) string {
	all := append([]string{r.Name, r.ID, string(r.Kind)}, append(slices.Clone(r.About), r.Keywords...)...)
	for _, f := range r.Factions {
		all = append(all, f.String())
	}
	for word, is := range map[string]bool{"unique": r.Unique, "removed": r.Removed, "enforced": r.Enforced} {
		if is {
			all = append(all, word)
		}
	}
	if r.Text && r.Kind != Damage {
		all = append(all, does(r.Kind, r.ID))
	}
	return spelling.Said(strings.Join(all, " "))
}

func (s *Shelf) put(r Row) { s.rows = append(s.rows, r) }

// Row returns the card of a reference; false where there is none.
func (s *Shelf) Row(ref string) (Row, bool) {
	for i := range s.rows {
		if s.rows[i].Ref() == ref {
			return s.rows[i], true
		}
	}
	return Row{}, false
}

// Find returns the cards of which all that is asked holds: words that stand on them ("gunnery", "ion-cannons", "swarm"), and
// figures ("cost<10", "hull>=5", "speed=4"). They are sorted by a column, a name of a figure; "": the nearest name first, then
// by names. Those without the figure stand last.
func (s *Shelf) Find(asked string, only Filter, column string, down bool) (found []Row) {
	questions, words := parse(asked)
	said := strings.Join(words, " ")
	for i := range s.rows {
		if r := &s.rows[i]; only.takes(r) && holds(r, questions, said) {
			found = append(found, *r)
		}
	}
	slices.SortStableFunc(found, func(a, b Row) int {
		x, hasX := a.Figures[column]
		y, hasY := b.Figures[column]
		by := cmp.Compare(x, y)
		if down {
			by = -by
		}
		if hasX != hasY {
			by = 1
			if hasX {
				by = -1
			}
		}
		return cmp.Or(by, spelling.Nearer(a.Name, b.Name, said), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Ref(), b.Ref()))
	})
	return found
}
