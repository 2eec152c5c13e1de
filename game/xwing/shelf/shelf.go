package shelf

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
)

// Shelf is the cards of several families. One goroutine uses it at a time.
type Shelf struct {
	families []*family
}

// family is the cards of one of them, and what was found out about these.
type family struct {
	source find.Source
	finder *find.Finder
	like   *likeness // nil: not looked for yet
	lists  map[catalog.Ruleset]*listed
}

// listed is what a points list has, by kind and name; of a ship type no card.
type listed struct {
	rows []Row
	at   map[catalog.CardID]int
}

// New is a shelf with the cards of some sources; it has read nothing yet.
func New(sources ...find.Source) *Shelf {
	s := &Shelf{}
	for _, src := range sources {
		s.families = append(s.families, &family{source: src, finder: find.New(src), lists: map[catalog.Ruleset]*listed{}})
	}
	return s
}

// Names is what cards are called, for [find.Source]: as name has it, or the facts where that knows ship types and cards alone.
func Names(cat *catalog.Catalog, name func(ref string) string) func(ref string) string {
	return func(ref string) string {
		if id, is := catalog.EnvironmentKind.Of(ref); is {
			if e, err := cat.Environment(id); err == nil {
				return e.Name
			}
		}
		if id, is := catalog.RemoteKind.Of(ref); is {
			if m, err := cat.Remote(id); err == nil {
				return m.Name
			}
		}
		return name(ref)
	}
}

// Row is a card that was found, and the points list that its cost is by; "" where none has it.
type Row struct {
	find.Row
	Card catalog.CardID
	List catalog.Ruleset
}

// Filter is which cards are looked among; the zero value is all of them.
type Filter struct {
	Edition  string          // "2.0": those of its points lists
	List     catalog.Ruleset // those of one points list
	Faction  catalog.Faction // those that may be in its squads
	Kind     catalog.Kind
	Enforced bool // those that the program enforces
}

// of is the family of a card; nil for none.
func (s *Shelf) of(c catalog.CardID) *family {
	for _, f := range s.families {
		if f.source.Catalog.Family() == c.Family {
			return f
		}
	}
	return nil
}

// Catalog is that of a card's family; nil where there is none.
func (s *Shelf) Catalog(c catalog.CardID) *catalog.Catalog {
	if f := s.of(c); f != nil {
		return f.source.Catalog
	}
	return nil
}

// Ask answers a question about the cards, as [find.Finder.Find] understands it: the best first. Without a question it is all of
// them, by kind and name. Of ship types their ship cards are meant.
func (s *Shelf) Ask(question string, only Filter) []Row {
	var rows []Row
	seen := map[catalog.CardID]bool{}
	for _, f := range s.families {
		scope := f.scope(only)
		once := len(scope) > 1
		for _, list := range scope {
			found := f.ask(question, list)
			rows = slices.Grow(rows, len(found))
			for i := range found {
				r := &found[i]
				if once && seen[r.Card] || !f.keeps(r, only) {
					continue
				}
				if once {
					seen[r.Card] = true
				}
				rows = append(rows, *r)
			}
		}
	}
	return rows
}

// scope are the lists that are asked about; "" for all of the family.
func (f *family) scope(only Filter) []catalog.Ruleset {
	if only.List == "" && only.Edition == "" {
		return []catalog.Ruleset{""}
	}
	var lists []catalog.Ruleset
	for _, l := range f.source.Catalog.Lists() {
		if (only.List == "" || l.ID == only.List) && slices.Contains([]string{"", l.Edition}, only.Edition) {
			lists = append(lists, l.ID)
		}
	}
	return lists
}

// ask is the answer of one family by one list.
func (f *family) ask(question string, list catalog.Ruleset) []Row {
	if strings.TrimSpace(question) == "" {
		return f.all(list).rows
	}
	found := f.finder.Find(question, list)
	all := f.all(found.List)
	rows := make([]Row, 0, len(found.Rows))
	ships := map[string]bool{}
	for _, r := range found.Rows {
		if i, is := all.at[f.source.Catalog.Card(r.Kind, r.ID)]; is {
			rows = append(rows, all.rows[i])
		} else {
			ships[r.ID] = true
		}
	}
	if len(rows) == 0 && len(ships) > 0 {
		for i := range all.rows {
			r := &all.rows[i]
			if p, err := f.source.Catalog.Pilot(r.ID); r.Kind == catalog.PilotCard && err == nil && ships[p.Ship] {
				rows = append(rows, *r)
			}
		}
	}
	return rows
}

// all is what a points list has, read once; "" for all lists.
func (f *family) all(list catalog.Ruleset) *listed {
	if l := f.lists[list]; l != nil {
		return l
	}
	l := &listed{at: map[catalog.CardID]int{}}
	for _, r := range f.finder.All(list) {
		if r.Kind == catalog.ShipKind {
			continue
		}
		by := list
		if by == "" {
			by = f.first(r.Kind, r.ID)
		}
		card := f.source.Catalog.Card(r.Kind, r.ID)
		l.at[card] = len(l.rows)
		l.rows = append(l.rows, Row{r, card, by})
	}
	f.lists[list] = l
	return l
}

// first is the first points list that has a card; "" for none.
func (f *family) first(kind catalog.Kind, id string) catalog.Ruleset {
	for _, l := range f.source.Catalog.Lists() {
		if f.in(kind, id, l.ID) {
			return l.ID
		}
	}
	return ""
}

// in reports whether a points list has a card; what no list tells of is in all.
func (f *family) in(kind catalog.Kind, id string, list catalog.Ruleset) (in bool) {
	switch cat := f.source.Catalog; kind {
	case catalog.PilotCard:
		if p, err := cat.Pilot(id); err == nil {
			_, in = p.Rules(list)
		}
	case catalog.UpgradeCard:
		if u, err := cat.Upgrade(id); err == nil {
			_, in = u.Rules(list)
		}
	case catalog.ConditionCard:
		c, err := cat.Condition(id)
		in = err == nil && c.In(list)
	case catalog.DeviceKind:
		d, err := cat.Device(id)
		in = err == nil && d.In(list)
	case catalog.RemoteKind:
		if m, err := cat.Remote(id); err == nil {
			_, in = m.In(list)
		}
	default:
		in = true
	}
	return in
}

// keeps reports whether a card is among those that are looked among.
func (f *family) keeps(r *Row, only Filter) bool {
	switch {
	case only.Kind != "" && r.Kind != only.Kind, only.Enforced && !r.Enforced:
		return false
	case only.Faction == 0:
		return true
	}
	cat := f.source.Catalog
	switch r.Kind {
	case catalog.PilotCard:
		return cat.Primary(r.Faction) == cat.Primary(only.Faction)
	case catalog.UpgradeCard:
		return f.takes(r, only.Faction)
	}
	return false
}

// takes reports whether an upgrade may be in squads of a faction.
func (f *family) takes(r *Row, faction catalog.Faction) bool {
	u, err := f.source.Catalog.Upgrade(r.ID)
	if err != nil {
		return false
	}
	in, _ := u.In(r.List)
	return !slices.ContainsFunc(in.Restrictions, func(w catalog.Restriction) bool {
		return len(w.Factions) > 0 && !slices.Contains(w.Factions, faction)
	})
}

// Sort sorts rows by a column as [find.Sort] does; of equal ones those of the later edition stand first.
func Sort(rows []Row, by find.Column, down bool) {
	slices.SortStableFunc(rows, func(a, b Row) int { return find.Compare(a.Row, b.Row, by, down) })
}

// Named is a card by its kind and id, "pilot/lukeskywalker", or its id alone; of several the first family's.
func (s *Shelf) Named(ref string) (catalog.CardID, bool) {
	for _, f := range s.families {
		for _, r := range f.all("").rows {
			if r.Card.Ref() == ref || r.ID == ref {
				return r.Card, true
			}
		}
	}
	return catalog.CardID{}, false
}

// Row is a card as a points list has it, or where that does not the first that does; ok is false where there is no such card.
func (s *Shelf) Row(c catalog.CardID, list catalog.Ruleset) (row Row, ok bool) {
	f := s.of(c)
	if f == nil {
		return row, false
	}
	if list == "" || !f.in(c.Kind, c.XWS, list) {
		list = ""
	}
	all := f.all(list)
	i, ok := all.at[c]
	if !ok {
		return row, false
	}
	return all.rows[i], true
}

// byName is the order of rows that nothing else orders.
func byName(a, b Row) int {
	return cmp.Or(find.Compare(a.Row, b.Row, find.ByName, false), strings.Compare(a.ID, b.ID))
}
