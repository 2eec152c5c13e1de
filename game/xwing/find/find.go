package find

import (
	"cmp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// maxQuery bounds a question, in bytes; what is behind it is not read.
const maxQuery = 400

// Source is what a Finder is told about cards; the functions may be nil.
type Source struct {
	Catalog  *catalog.Catalog
	Text     func(list catalog.Ruleset, ref string) string // what a card does; "" where nothing is known
	Enforced func(list catalog.Ruleset, ref string) bool
	Others   func(ref string) string // what cards of other kinds are called, if they are to be found, too; nil: they are not
}

// Finder finds ship types, ship cards and upgrades, and of other kinds what its source names. It reads each points list once,
// when it is first asked about; one
// goroutine uses it at a time.
type Finder struct {
	source Source
	lists  map[catalog.Ruleset][]*entry
}

// New is a finder; it has read nothing yet.
func New(s Source) *Finder { return &Finder{s, map[catalog.Ruleset][]*entry{}} }

// Row is something that was found. Numbers that it has not are -1.
type Row struct {
	Kind     catalog.Kind
	ID, Name string
	Faction  catalog.Faction // of a ship card; of others the only one that may have it, if there is one
	Ship     string          // of a ship card: the name of its ship type
	Slot     string          // of an upgrade: the id of the first slot that it fills
	Cost     int             // the least, where it depends on the ship
	Loadout  int
	Enforced bool

	Initiative, Attack, Agility, Hull, Shields int

	rank   int
	folded string // the name without signs
}

// Result is the answer to a question.
type Result struct {
	List  catalog.Ruleset // the points list that was asked about; "" for all of them
	Rows  []Row           // the best first
	Terms bool            // some of it was understood as more than words
}

// Read reads a points list, which else the first question about it does.
func (f *Finder) Read(list catalog.Ruleset) { f.entries(list) }

// Find answers a question about the cards of a points list, or of the one that it names; "" for all, with the costs and slots of
// the first one.
func (f *Finder) Find(question string, list catalog.Ruleset) Result {
	if len(question) > maxQuery {
		question = question[:maxQuery]
	}
	q := f.parse(question, list)
	out := Result{List: q.list, Terms: q.terms}
	if len(q.wants) == 0 {
		return out
	}
	for _, e := range f.entries(q.list) {
		if rank := q.rank(e); rank >= 0 {
			row := e.Row
			row.rank = rank
			out.Rows = append(out.Rows, row)
		}
	}
	slices.SortStableFunc(out.Rows, func(a, b Row) int {
		kinds := order(a.Kind) - order(b.Kind)
		if q.slot {
			kinds = -kinds
		}
		return cmp.Or(a.rank-b.rank, kinds, strings.Compare(a.folded, b.folded), strings.Compare(a.ID, b.ID))
	})
	return out
}

// All are the cards and ship types of a points list, by kind and name; "" for those of all lists.
func (f *Finder) All(list catalog.Ruleset) []Row {
	var rows []Row
	for _, e := range f.entries(list) {
		rows = append(rows, e.Row)
	}
	slices.SortStableFunc(rows, func(a, b Row) int {
		return cmp.Or(order(a.Kind)-order(b.Kind), strings.Compare(a.folded, b.folded), strings.Compare(a.ID, b.ID))
	})
	return rows
}

// order is the order of kinds.
func order(k catalog.Kind) int {
	return slices.Index([]catalog.Kind{catalog.ShipKind, catalog.PilotCard, catalog.UpgradeCard, catalog.ConditionCard,
		catalog.DamageKind, catalog.DeviceKind, catalog.RemoteKind, catalog.ObstacleKind, catalog.EnvironmentKind}, k)
}

// Column is what rows can be sorted by.
type Column string

// The columns.
const (
	ByName       Column = "name"
	ByKind       Column = "kind"
	ByFaction    Column = "faction"
	ByShip       Column = "ship"
	BySlot       Column = "slot"
	ByCost       Column = "cost"
	ByLoadout    Column = "loadout"
	ByInitiative Column = "initiative"
	ByAttack     Column = "attack"
	ByAgility    Column = "agility"
	ByHull       Column = "hull"
	ByShields    Column = "shields"
)

// Columns lists them all.
func Columns() []Column {
	return []Column{ByName, ByKind, ByFaction, ByShip, BySlot, ByCost, ByLoadout, ByInitiative, ByAttack, ByAgility, ByHull, ByShields}
}

// Sort sorts rows by a column, then by name, rows that have not its number last; equals stay as they are.
func Sort(rows []Row, by Column, down bool) {
	slices.SortStableFunc(rows, func(a, b Row) int { return Compare(a, b, by, down) })
}

// Compare is how two rows stand to each other in that order.
func Compare(a, b Row, by Column, down bool) int {
	if m, n := a.number(by), b.number(by); m >= 0 || n >= 0 {
		switch {
		case m < 0:
			return 1
		case n < 0:
			return -1
		case m != n && down:
			return n - m
		}
		return cmp.Or(m-n, strings.Compare(a.folded, b.folded))
	}
	order := cmp.Or(strings.Compare(a.text(by), b.text(by)), strings.Compare(a.folded, b.folded))
	if down {
		return -order
	}
	return order
}

// number is what a row has in a column of numbers; -1 for nothing.
func (r Row) number(by Column) int {
	switch by {
	case ByKind:
		return order(r.Kind)
	case ByCost:
		return r.Cost
	case ByLoadout:
		return r.Loadout
	case ByInitiative:
		return r.Initiative
	case ByAttack:
		return r.Attack
	case ByAgility:
		return r.Agility
	case ByHull:
		return r.Hull
	case ByShields:
		return r.Shields
	}
	return -1
}

// text is what a row has in another column.
func (r Row) text(by Column) string {
	switch by {
	case ByFaction:
		return r.Faction.String()
	case ByShip:
		return r.Ship
	case BySlot:
		return r.Slot
	}
	return r.folded
}
