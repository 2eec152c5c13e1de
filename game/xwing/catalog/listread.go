package catalog

import (
	"slices"
	"strconv"
	"strings"
)

// cardIDs are the ids that a list may name, by the name of its table.
type cardIDs map[string]func(id string) bool

// listReader makes a PointsList of its text and notes every fault.
type listReader struct {
	*faults
	list *PointsList
	rows listRows
	ids  cardIDs // nil: whatever it names is taken
	seen map[string]int

	stock *stock // of the family that it is for
	base  func(Ruleset) *PointsList
}

// readHead reads only what stands before the first table.
func (c *Catalog) readHead(file string, text []byte, f *faults) *PointsList {
	r := c.newListReader(file, f, c.points.find, nil)
	r.read(text, true)
	return r.list
}

// readList reads a whole list.
func (c *Catalog) readList(file string, text []byte, f *faults, base func(Ruleset) *PointsList, ids cardIDs) *PointsList {
	r := c.newListReader(file, f, base, ids)
	r.read(text, false)
	r.list.rows = func() *listRows { return &r.rows }
	return r.list
}

func (c *Catalog) newListReader(file string, f *faults, base func(Ruleset) *PointsList, ids cardIDs) *listReader {
	return &listReader{
		stock: c.stock, faults: f, list: &PointsList{File: file}, seen: map[string]int{}, base: base, ids: ids,
		rows: listRows{
			ships: map[string]listRow[shipRules]{}, pilots: map[string]listRow[PilotRules]{},
			upgrades: map[string]listRow[UpgradeRules]{}, conditions: map[string]listRow[struct{}]{},
			devices: map[string]listRow[struct{}]{}, remotes: map[string]listRow[remoteRules]{},
			scenarios: map[string]listRow[ScenarioRules]{},
		},
	}
}

// read reads the head, and the tables if they are wanted.
func (r *listReader) read(text []byte, headOnly bool) {
	if !readable(text, r.faults) {
		return
	}
	t, inHead := newListText(text, r.faults), true
	for e, ok := t.next(); ok; e, ok = t.next() {
		switch {
		case inHead && e.table == "":
			r.head(e)
			continue
		case inHead:
			r.checkHead()
			inHead = false
		}
		if headOnly {
			return
		}
		r.row(e)
	}
	if inHead {
		r.checkHead()
	}
}

// twice notes a key that stands in its table already.
func (r *listReader) twice(e entry) bool {
	at := e.table + " " + e.key
	if first := r.seen[at]; first > 0 {
		r.add(e.line, e.key, "points.twice", "first", strconv.Itoa(first))
		return true
	}
	r.seen[at] = e.line
	return false
}

// head reads one line of the head.
func (r *listReader) head(e entry) {
	if r.twice(e) {
		return
	}
	l, v := r.list, e.value
	f := fieldReader{r, e.key}
	switch e.key {
	case "id":
		l.ID = Ruleset(f.plain(v))
		if Slug(string(l.ID)) != string(l.ID) || len(l.ID) > 40 {
			r.add(v.line, "id", "points.bad-id", "value", string(l.ID))
		}
	case "name":
		l.Name = f.plain(v)
	case "version":
		l.Version = f.plain(v)
	case "date":
		if l.Date = v.text; v.kind != dateValue { // with or without quotes
			l.Date = f.plain(v)
		}
		if !isDate(l.Date) {
			r.add(v.line, "date", "points.bad-date", "value", l.Date)
		}
	case "edition":
		if l.Edition = f.plain(v); !slices.Contains(r.stock.editions, l.Edition) {
			r.add(v.line, "edition", "points.not-one-of", "value", l.Edition, "want", strings.Join(r.stock.editions, ", "))
		}
	case "base":
		id := Ruleset(f.plain(v))
		if l.base = r.base(id); l.base == nil {
			r.add(v.line, "base", "points.no-base", "value", string(id))
		}
	case "budget":
		l.Budget = f.count(v, 1, 1000)
	case "loadout":
		l.Loadout = f.yes(v)
	case "least_ships":
		l.LeastShips = f.count(v, 0, 100)
	case "most_ships":
		l.MostShips = f.count(v, 0, 100)
	case "formats", "format_budgets", "format_cards", "format_epic_points", "format_small", "format_large":
		r.formats(e)
	case "slots":
		l.Slots = f.slots(v)
	default:
		r.add(e.line, e.key, "points.unknown-key", "key", e.key)
	}
}

// formats reads what the head says of formats: which there are, their budgets, whose cards they take, and their limits.
func (r *listReader) formats(e entry) {
	l, v := r.list, e.value
	f := fieldReader{r, e.key}
	switch e.key {
	case "formats":
		for _, item := range f.each(v) {
			l.Formats = append(l.Formats, f.plain(item))
		}
	case "format_budgets":
		l.Budgets = map[string]int{}
		f.fields(v, func(format string, v value) bool {
			l.Budgets[format] = f.count(v, 1, 1000)
			return true
		})
	case "format_cards":
		l.Borrowed = map[string]string{}
		f.fields(v, func(format string, v value) bool {
			l.Borrowed[format] = f.plain(v)
			return true
		})
	default:
		if l.OfType == nil {
			l.OfType = map[string]OfType{}
		}
		f.fields(v, func(format string, v value) bool {
			limits := l.OfType[format]
			switch n := f.count(v, 1, 100); e.key {
			case "format_epic_points":
				limits.EpicHalves = 2 * n
			case "format_small":
				limits.Small = n
			default:
				limits.Large = n
			}
			l.OfType[format] = limits
			return true
		})
	}
}

// isDate reports whether a text is a day as in "2022-02-24".
func isDate(s string) bool {
	if len(s) != 10 || s[4] != '-' || s[7] != '-' {
		return false
	}
	_, yearErr := strconv.ParseUint(s[:4], 10, 16)
	month, monthErr := strconv.ParseUint(s[5:7], 10, 8)
	day, dayErr := strconv.ParseUint(s[8:], 10, 8)
	return yearErr == nil && monthErr == nil && dayErr == nil && month >= 1 && month <= 12 && day >= 1 && day <= 31
}

// checkHead takes from the base what the head leaves out, and wants the rest.
func (r *listReader) checkHead() {
	l := r.list
	if b := l.base; b != nil {
		if l.Edition == "" {
			l.Edition = b.Edition
		}
		if l.Budget == 0 {
			l.Budget = b.Budget
		}
		if l.Formats == nil {
			l.Formats = b.Formats
		}
		if l.Budgets == nil {
			l.Budgets = b.Budgets
		}
		if l.Borrowed == nil {
			l.Borrowed = b.Borrowed
		}
		if l.OfType == nil {
			l.OfType = b.OfType
		}
		if l.Slots == nil {
			l.Slots = b.Slots
		}
		if r.seen[" loadout"] == 0 {
			l.Loadout = b.Loadout
		}
		if r.seen[" least_ships"] == 0 {
			l.LeastShips = b.LeastShips
		}
		if r.seen[" most_ships"] == 0 {
			l.MostShips = b.MostShips
		}
	}
	for _, need := range []struct {
		key     string
		missing bool
	}{
		{"id", l.ID == ""}, {"name", l.Name == ""}, {"version", l.Version == ""}, {"date", l.Date == ""},
		{"edition", l.Edition == ""}, {"budget", l.Budget == 0}, {"formats", len(l.Formats) == 0},
	} {
		if need.missing && r.seen[" "+need.key] == 0 {
			r.add(0, "", "points.head-lacks", "key", need.key)
		}
	}
}

// row reads one card's line.
func (r *listReader) row(e entry) {
	if !slices.Contains(listTables, e.table) {
		if !r.twice(entry{table: "", key: "[" + e.table + "]", line: e.line}) {
			r.add(e.line, "", "points.unknown-table", "value", e.table)
		}
		return
	}
	if r.twice(e) {
		return
	}
	if known := r.ids[e.table]; known != nil && !known(e.key) {
		r.add(e.line, e.key, "points.unknown-card", "table", e.table)
		return
	}
	if e.value.kind != tableValue {
		r.add(e.line, e.key, "points.wrong-kind", "key", e.key, "want", "table")
		return
	}
	f := fieldReader{r, e.key}
	switch e.table {
	case "ships":
		put(r.rows.ships, e, f.ship)
	case "pilots":
		put(r.rows.pilots, e, f.pilot)
	case "upgrades":
		put(r.rows.upgrades, e, f.upgrade)
	case "conditions":
		put(r.rows.conditions, e, f.nothing)
	case "devices":
		put(r.rows.devices, e, f.nothing)
	case "remotes":
		put(r.rows.remotes, e, f.remote)
	case "scenarios":
		put(r.rows.scenarios, e, f.scenario)
	}
}

var listTables = []string{"ships", "pilots", "upgrades", "conditions", "devices", "remotes", "scenarios"}

// put reads a row into its table: "{removed = true}", or what the list says.
func put[T any](into map[string]listRow[T], e entry, read func(value) T) {
	if v := e.value; len(v.keys) == 1 && v.keys[0] == "removed" && v.items[0].kind == flagValue && v.items[0].flag {
		into[e.key] = listRow[T]{removed: true, line: e.line}
		return
	}
	into[e.key] = listRow[T]{is: read(e.value), line: e.line}
}
