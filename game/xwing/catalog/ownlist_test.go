package catalog_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

// own opens the facts with the player's lists, given as name and text.
func own(t testing.TB, files ...string) *catalog.Catalog {
	t.Helper()
	var lists []catalog.ListFile
	for i := 0; i < len(files); i += 2 {
		lists = append(lists, catalog.ListFile{Name: files[i], Text: []byte(files[i+1])})
	}
	c, err := catalog.Open(assets.Facts(), lists...)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func faultLines(c *catalog.Catalog) []string {
	lines := []string{}
	for _, f := range c.Faults() {
		lines = append(lines, f.Error())
	}
	return lines
}

// head is a list's head: an id and a date, and what else it says.
func head(id, date, more string) string {
	return fmt.Sprintf("id = %q\nname = \"Mine\"\nversion = \"1\"\ndate = %q\n%s\n", id, date, more)
}

const whole = "edition = \"2.0\"\nbudget = 100\nformats = [\"house\"]"

func TestOwnList(t *testing.T) {
	built := load(t)
	cost := func(c *catalog.Catalog, r catalog.Ruleset, pilot string) string {
		p, err := c.Pilot(pilot)
		if err != nil {
			t.Fatal(err)
		}
		rules, ok := p.Rules(r)
		if !ok {
			return "out"
		}
		return line(rules.Cost, none(rules.Formats))
	}
	t.Run("a date stands with or without quotes", func(t *testing.T) {
		for _, date := range []string{`2030-01-01`, `"2030-01-01"`, `'2030-01-01'`} {
			text := strings.Replace(head("mine", "2030-01-01", whole), `"2030-01-01"`, date, 1)
			c := own(t, "mine.toml", text+"[pilots]\nlukeskywalker = {cost = 7}\n")
			want(t, "faults", faultLines(c), []string{})
			if l, err := c.List("mine"); err != nil || l.Date != "2030-01-01" {
				t.Errorf("%s is read as %v, %v", date, l, err)
			}
		}
	})
	t.Run("a newer list takes the place of one that is built in", func(t *testing.T) {
		c := own(t, "new.toml", head("ffg20", "2030-01-01", whole)+"[pilots]\nlukeskywalker = {cost = 7}\n")
		want(t, "faults", faultLines(c), []string{})
		want(t, "Luke", cost(c, catalog.FFG20, "lukeskywalker"), "7 [house]")
		want(t, "Wedge, who is not in it", cost(c, catalog.FFG20, "wedgeantilles"), "out")
		want(t, "Luke in another list", cost(c, catalog.XWA, "lukeskywalker"), cost(built, catalog.XWA, "lukeskywalker"))
		l, err := c.List(catalog.FFG20)
		if err != nil || !l.Own || l.Budget != 100 || l.Name != "Mine" || l.Date != "2030-01-01" || l.File != "new.toml" {
			t.Errorf("List(ffg20) = %+v, %v", l, err)
		}
		if c.Version() == built.Version() {
			t.Error("other points have the same version")
		}
	})
	t.Run("a list based on another says only what is new", func(t *testing.T) {
		c := own(t, "new.toml", head("spring", "2030-01-01", `base = "xwa"`)+
			"[pilots]\nlukeskywalker = {cost = 7, formats = []}\nwedgeantilles = {removed = true}\n[upgrades]\nr2d2 = {removed = true}\n")
		want(t, "faults", faultLines(c), []string{})
		want(t, "Luke", cost(c, "spring", "lukeskywalker"), "7 []")
		want(t, "Wedge", cost(c, "spring", "wedgeantilles"), "out")
		want(t, "Thane", cost(c, "spring", "thanekyrell"), cost(built, catalog.XWA, "thanekyrell"))
		if _, ok := upgrade(t, c, "r2d2").Rules("spring"); ok {
			t.Error("R2-D2 is not removed")
		}
		l, err := c.List("spring")
		if err != nil || l.Budget != 50 || !l.Loadout || l.LeastShips != 3 || l.MostShips != 8 || len(l.Formats) != 3 {
			t.Errorf("List(spring) = %+v, %v", l, err)
		}
		want(t, "lists", ids(c), []string{"ffg20", "amg25", "xwa", "x2po", "spring"})
		want(t, "texts", []catalog.Ruleset{c.Texts("spring"), c.Texts("x2po"), c.Texts("of nobody")}, []catalog.Ruleset{"xwa", "x2po", "of nobody"})
		if _, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "a", Text: []byte(head("spring", "2030-01-01", `base = "xwa"`))}); err != nil {
			t.Errorf("Load with a list of the player's: %v", err)
		}
	})
	t.Run("the newer of two", func(t *testing.T) {
		c := own(t, "a.toml", head("mine", "2030-02-01", whole)+"[pilots]\nlukeskywalker = {cost = 1}",
			"b.toml", head("mine", "2030-03-01", whole)+"[pilots]\nlukeskywalker = {cost = 2}",
			"c.toml", head("mine", "2030-01-01", whole)+"[pilots]\nlukeskywalker = {cost = 3}",
			"d.toml", head("mine", "2030-03-01", whole)+"[pilots]\nlukeskywalker = {cost = 4}")
		want(t, "Luke", cost(c, "mine", "lukeskywalker"), "2 [house]")
		want(t, "faults", strings.Join(faultLines(c), "\n"),
			`c.toml:0: older date="2030-01-01" id="mine" other="b.toml" than="2030-03-01"`+"\n"+
				`d.toml:0: same-list date="2030-03-01" id="mine" other="b.toml"`)
	})
	t.Run("a list with a fault changes nothing", func(t *testing.T) {
		c := own(t, "bad.toml", head("ffg20", "2030-01-01", whole)+"[pilots]\nlukeskywalker = {cost = 7}\nwedgeantillies = {cost = 7}\n")
		want(t, "faults", faultLines(c), []string{`bad.toml:10: wedgeantillies: unknown-card table="pilots"`})
		want(t, "Luke", cost(c, catalog.FFG20, "lukeskywalker"), cost(built, catalog.FFG20, "lukeskywalker"))
		want(t, "version", c.Version(), built.Version())
	})
}

func ids(c *catalog.Catalog) []string {
	out := []string{}
	for _, l := range c.Lists() {
		out = append(out, string(l.ID))
	}
	return out
}

// TestListFaults spoils a sound list in one line and wants one fault that names it.
func TestListFaults(t *testing.T) {
	sound := head("mine", "2030-01-01", whole) + `
[pilots]
lukeskywalker = {cost = 60, slots = ["astromech"], formats = ["house"]}
[upgrades]
r2d2 = {cost = 6}
outmaneuver = {cost_by = "initiative", costs = [1, 2, 3, 4, 5, 6, 7]}
`
	if got := faultLines(own(t, "sound.toml", sound)); len(got) > 0 {
		t.Fatalf("the sound list has faults: %q", got)
	}
	for _, test := range []struct{ from, to, want string }{
		{`id = "mine"`, `id = "My List"`, `1: id: bad-id value="My List"`},
		{`id = "mine"`, ``, `0: head-lacks key="id"`},
		{`version = "1"`, `version = 1`, `3: version: wrong-kind key="1" want="text"`},
		{`"2030-01-01"`, `"spring"`, `4: date: bad-date value="spring"`},
		{`"2030-01-01"`, `"2030-13-01"`, `4: date: bad-date value="2030-13-01"`},
		{`"2030-01-01"`, `2030-13-01`, `4: date: bad-date value="2030-13-01"`},
		{`"2030-01-01"`, `2030-1-1`, `4: date: bad-date value="2030-1-1"`},
		{`"2030-01-01"`, `20300101`, `4: date: wrong-kind key="20300101" want="text"`},
		{`version = "1"`, `version = 2030-01-01`, `3: version: wrong-kind key="2030-01-01" want="text"`},
		{`cost = 60`, `cost = 2030-01-01`, `10: lukeskywalker: wrong-kind key="2030-01-01" want="number"`},
		{`"2.0"`, `"3.0"`, `5: edition: not-one-of value="3.0" want="2.0, 2.5"`},
		{`budget = 100`, `budget = 0`, `6: budget: out-of-bounds least="1" most="1000" value="0"`},
		{`budget = 100`, `base = "nothing"` + "\nbudget = 1", `6: base: no-base value="nothing"`},
		{`budget = 100`, `prize = 100`, `6: prize: unknown-key key="prize"`},
		{`lukeskywalker =`, `lukeskywaker =`, `10: lukeskywaker: unknown-card table="pilots"`},
		{`cost = 60`, `cost = -60`, `10: lukeskywalker: out-of-bounds least="0" most="500" value="-60"`},
		{`cost = 60`, `cost = 6.5`, `10: lukeskywalker: bad-value value="6.5"`},
		{`cost = 60`, `cost = "60"`, `10: lukeskywalker: wrong-kind key="\"60\"" want="number"`},
		{`cost = 60`, `cost = 60, cost = 61`, `10: lukeskywalker: key-twice key="cost"`},
		{`cost = 60`, `cost = 60, unpriced = true`, `10: lukeskywalker: no-cost`},
		{`cost = 60`, `loadout = 60`, `10: lukeskywalker: no-cost`},
		{`cost = 60`, `price = 60, cost = 60`, `10: lukeskywalker: unknown-key key="price"`},
		{`"astromech"`, `"waiter"`, `10: lukeskywalker: not-one-of value="waiter" want=`},
		{`["astromech"]`, `"astromech"`, `10: lukeskywalker: wrong-kind key="\"astromech\"" want="list"`},
		{`formats = ["house"]}`, `formats = ["home"]}`, `10: lukeskywalker: not-one-of value="home" want="house"`},
		{`cost = 60,`, `cost = 60, standard_loadout = ["r2d3"],`, `10: lukeskywalker: unknown-named table="upgrades" value="r2d3"`},
		{`cost = 60,`, `cost = 60, overrides = {ship = "tie"},`, `10: lukeskywalker: unknown-named table="ships" value="tie"`},
		{`cost = 60,`, `cost = 60, overrides = {wings = 4},`, `10: lukeskywalker: unknown-key key="wings"`},
		{`{cost = 6}`, `6`, `12: r2d2: wrong-kind key="r2d2" want="table"`},
		{`{cost = 6}`, `{cost = 6, overrides = {sides = []}}`, `12: r2d2: bad-value value="0 sides"`},
		{`{cost = 6}`, `{cost = 6, overrides = {restrictions = [{ships = ["tie"]}]}}`, `12: r2d2: unknown-named table="ships" value="tie"`},
		{`{cost = 6}`, `{cost = 6, overrides = {restrictions = [{limited = "so"}]}}`, `12: r2d2: bad-value value="limited`},
		{`{cost = 6}`, `{cost = 6, overrides = {sides = [{device = "bombshell"}]}}`, `12: r2d2: unknown-named table="devices"`},
		{`"initiative"`, `"wit"`, `13: outmaneuver: not-one-of value="wit" want="agility, initiative, size"`},
		{`, 6, 7]`, `]`, `13: outmaneuver: bad-table-of-costs`},
		{"r2d2 = {cost = 6}", "r2d2 = {cost = 6}\nr2d2 = {cost = 6}", `13: r2d2: twice first="12"`},
		{"r2d2 = {cost = 6}", "r2d2 = {cost = 6} {}", `12: r2d2: trailing`},
		{"r2d2 = {cost = 6}", "r2d2 {cost = 6}", `12: r2d2: no-value`},
		{"r2d2 = {cost = 6}", "= {cost = 6}", `12: bad-key`},
		{"r2d2 = {cost = 6}", "r2d2 = {cost = 6", `12: r2d2: open-table`},
		{"r2d2 = {cost = 6}", "r2d2 = {formats = [\"house\" 1]}", `12: r2d2: open-list`},
		{"r2d2 = {cost = 6}", "r2d2 = {formats = [\"house]}", `12: r2d2: bad-text`},
		{"r2d2 = {cost = 6}", "r2d2 = {formats = " + strings.Repeat("[", 1000000), `12: r2d2: too-deep`},
		{"[upgrades]", "[pilots]", `11: twice first="9"`},
		{"[upgrades]", "[upgrades", `11: bad-table`},
		{"[upgrades]", "[crew]", `12: unknown-table value="crew"`},
		{"r2d2", "r2d2\xff", `12: not-utf8`},
	} {
		t.Run(short(test.to), func(t *testing.T) {
			if !strings.Contains(sound, test.from) {
				t.Fatalf("the list has no %q", test.from)
			}
			c := own(t, "mine.toml", strings.Replace(sound, test.from, test.to, 1))
			got := faultLines(c)
			if len(got) == 0 || !strings.HasPrefix(strings.TrimPrefix(got[0], "mine.toml:"), test.want) {
				t.Errorf("faults %q, want the first to begin with %q", got, test.want)
			}
			if _, err := c.List("mine"); err == nil {
				t.Error("the list is in force")
			}
		})
	}
}

func short(s string) string { return s[:min(len(s), 40)] }

// TestHostileList wants few and short lines of whatever a file contains.
func TestHostileList(t *testing.T) {
	for name, text := range map[string]string{
		"empty":            "",
		"zeros":            strings.Repeat("\x00", 1<<20),
		"100 MB":           strings.Repeat("a = 1\n", 100<<20/6),
		"brackets":         strings.Repeat("[", 4<<20),
		"brackets a line":  strings.Repeat("[\n", 2<<20),
		"braces":           "a = " + strings.Repeat("{a=", 1<<20),
		"one key":          strings.Repeat("k", 4<<20),
		"one text":         `a = "` + strings.Repeat("x", 4<<20-10) + `"`,
		"many keys":        "a = {" + strings.Repeat("b = 1, ", 500000) + "}",
		"many faults":      strings.Repeat("x y\n", 1<<20),
		"lines that break": "\u2028[pilots]\u2029\r\r\r",
		"escapes":          head("mine", "2030-01-01", whole) + "[pilots]\n\"\x1b[2J\" = {cost = 1}\n\"a\\\\b\u2028c\" = {cost = 1}",
	} {
		t.Run(name, func(t *testing.T) {
			got := own(t, name, text).Faults()
			if len(got) == 0 || len(got) > 21 {
				t.Errorf("%d faults", len(got))
			}
			for _, f := range got {
				if s := f.Error(); len(s) > 400 || strings.ContainsAny(s, "\n\r\x1b\u2028\u2029\x00") {
					t.Errorf("a fault of %d bytes: %.300q", len(s), s)
				}
			}
		})
	}
}

// TestListsAreTOML reads the lists that are built in with a library for all of TOML, and wants the same rows.
func TestListsAreTOML(t *testing.T) {
	c := load(t)
	for _, l := range c.Lists() {
		text, err := fs.ReadFile(assets.Facts(), l.File)
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			ID       catalog.Ruleset
			Budget   int
			Formats  []string
			Pilots   map[string]tomlRow
			Upgrades map[string]tomlRow
		}
		if _, err := toml.Decode(string(text), &file); err != nil {
			t.Fatal(err)
		}
		want(t, "head", line(file.ID, file.Budget, file.Formats), line(l.ID, l.Budget, l.Formats))
		for _, p := range c.Pilots() {
			row, in := file.Pilots[p.XWS]
			rules, ok := p.Rules(l.ID)
			want(t, p.XWS+" in "+l.File, ok, in)
			want(t, p.XWS, line(rules.Cost, rules.Loadout, none(rules.Slots), none(rules.StandardLoadout), rules.MaxPerSquad),
				line(row.Cost, row.Loadout, none(row.Slots), none(row.StandardLoadout), row.MaxPerSquad))
		}
		for _, u := range c.Upgrades() {
			row, in := file.Upgrades[u.XWS]
			rules, ok := u.Rules(l.ID)
			want(t, u.XWS+" in "+l.File, ok, in)
			want(t, u.XWS, line(rules.Cost.Fixed, rules.Cost.By, none(rules.Cost.Table), rules.StandardLoadoutOnly, rules.MaxPerSquad),
				line(row.Cost, row.CostBy, none(row.Costs), row.StandardLoadoutOnly, row.MaxPerSquad))
		}
	}
}

type tomlRow struct {
	Cost                int
	CostBy              string `toml:"cost_by"`
	Costs               []int
	Loadout             int
	Slots               []string
	StandardLoadout     []string `toml:"standard_loadout"`
	StandardLoadoutOnly bool     `toml:"standard_loadout_only"`
	MaxPerSquad         int      `toml:"max_per_squad"`
}

// FuzzPointsList reads any text as a player's list: it does not break, tells few short lines, and takes nothing
// that is not TOML.
func FuzzPointsList(f *testing.F) {
	f.Add([]byte(head("mine", "2030-01-01", whole) + "[pilots]\nlukeskywalker = {cost = 60, slots = [\"astromech\"]}\n"))
	f.Add([]byte(head("xwa", "2030-01-01", `base = "xwa"`) + "[upgrades]\n'r2d2' = {cost_by = \"size\", costs = [1, 2,\n 3]} # more\n"))
	f.Add([]byte("id = \"x\"\n[ships]\nt65xwing = {factions = [\"resistance\"], stats = {resistance = {attacks = [\"front 3\"], hull = 5}}}\n"))
	f.Add([]byte("[upgrades]\nr2d2 = {cost = 1, overrides = {restrictions = [{sizes = [\"small\"]}], sides = [{title = \"x\", grants = [\"slot crew +1\"]}]}}\n"))
	c := own(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		_, got := c.ReadList(catalog.ListFile{Name: "any.toml", Text: text})
		if len(got) > 21 {
			t.Errorf("%d faults", len(got))
		}
		for _, fault := range got {
			if s := fault.Error(); len(s) > 1000 || strings.ContainsAny(s, "\n\r") {
				t.Errorf("a fault of %d bytes: %.300q", len(s), s)
			}
		}
		if len(got) == 0 {
			var any map[string]any
			if _, err := toml.Decode(string(text), &any); err != nil {
				t.Errorf("took what is not TOML: %v", err)
			}
		}
	})
}
