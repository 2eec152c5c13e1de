package catalog_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

func load(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLoadCounts(t *testing.T) {
	c := load(t)
	for _, n := range []struct {
		what      string
		got, want int
	}{
		{"ships", len(c.Ships()), 90}, {"pilots", len(c.Pilots()), 823}, {"upgrades", len(c.Upgrades()), 629},
		{"conditions", len(c.Conditions()), 21}, {"devices", len(c.Devices()), 26}, {"remotes", len(c.Remotes()), 10},
		{"obstacles", len(c.Obstacles()), 35}, {"damage titles", len(c.DamageDeck()), 14}, {"of huge ships", len(c.HugeDeck()), 10},
		{"environments", len(c.Environments()), 12}, {"scenarios", len(c.Scenarios()), 5},
		{"quick builds", len(c.QuickBuilds()), 644}, {"points lists", len(c.Lists()), 4},
	} {
		if n.got != n.want {
			t.Errorf("%d %s, want %d", n.got, n.what, n.want)
		}
	}
	for r, n := range map[catalog.Ruleset]struct{ pilots, upgrades int }{
		catalog.FFG20: {496, 415}, catalog.AMG25: {672, 524}, catalog.XWA: {726, 615}, catalog.X2PO: {755, 512},
	} {
		pilots, upgrades := 0, 0
		for _, p := range c.Pilots() {
			if _, ok := p.Rules(r); ok {
				pilots++
			}
		}
		for _, u := range c.Upgrades() {
			if _, ok := u.Rules(r); ok {
				upgrades++
			}
		}
		if pilots != n.pilots || upgrades != n.upgrades {
			t.Errorf("%d pilots and %d upgrades in %s, want %d and %d", pilots, upgrades, r, n.pilots, n.upgrades)
		}
	}
}

// TestLoadStrict spoils one file at a time and wants an error that names the file and the cause.
func TestLoadStrict(t *testing.T) {
	const ship, points = "ships/t65xwing.toml", "points/ffg20.toml"
	for _, test := range []struct{ name, file, from, to, want string }{
		{"unknown key of a ship", ship, `size = "small"`, "size = \"small\"\nwings = 4", "wings"},
		{"unknown key of a pilot", ship, "initiative = 6", "initiative = 6\nmood = 1", "mood"},
		{"unknown key in a list", points, "cost = 54", "cost = 54, price = 1", "price"},
		{"unknown pilot in a list", points, "wedgeantilles =", "wedgeantillies =", "wedgeantillies"},
		{"a pilot twice in a list", points, "lukeskywalker =", "wedgeantilles =", "twice"},
		{"a list twice", "points/x2po.toml", `id = "x2po"`, `id = "xwa"`, "twice"},
		{"a standard loadout of nothing", "points/xwa.toml", `"instinctiveaim"`, `"instinctivelame"`, "instinctivelame"},
		{"unknown size", ship, `"small"`, `"tiny"`, "tiny"},
		{"unknown faction", ship, `faction = "rebelalliance"`, `faction = "hutts"`, "hutts"},
		{"an empty text", ship, `size = "small"`, `size = ""`, "line 7"},
		{"unknown maneuver", ship, `"1FB"`, `"1ZB"`, "1ZB"},
		{"a maneuver twice", ship, `"1FB"`, `"1BB"`, "twice"},
		{"unknown action", ship, `"barrelroll"`, `"dance"`, "dance"},
		{"unknown arc", ship, `"front 3"`, `"above 3"`, "above"},
		{"no attack value", ship, `"front 3"`, `"front"`, "front 3"},
		{"unknown slot", points, `"astromech"`, `"waiter"`, "waiter"},
		{"ship in the wrong file", ship, `xws = "t65xwing"`, `xws = "t66xwing"`, "name of the file"},
		{"a pilot twice", ship, `xws = "lukeskywalker"`, `xws = "wedgeantilles"`, "twice"},
		{"a number as text", ship, "initiative = 6", `initiative = "six"`, "initiative"},
		{"unknown grant", "upgrades/title.toml", `"slot device +1"`, `"slot device"`, "amount"},
		{"unknown restriction", "upgrades/title.toml", "ships = [", "boats = [", "boats"},
		{"unknown device", "upgrades/device.toml", `device = "protonbomb"`, `device = "bombshell"`, "bombshell"},
		{"a condition of nobody", "conditions.toml", `"agenttierny"`, `"agenttiny"`, "agenttiny"},
		{"a remote of nothing", "remotes.toml", `"discordmissiles"`, `"discomissiles"`, "discomissiles"},
		{"a device of nothing", "devices.toml", `"blazerbomb"`, `"blazebomb"`, "blazebomb"},
		{"an obstacle of nothing", "obstacles.toml", `upgrade = "blazerbomb"`, `upgrade = "blazebomb"`, "blazebomb"},
		{"a restriction to no ship", "upgrades/title.toml", `ships = ["firesprayclasspatrolcraft"]`, `ships = ["fireship"]`, "fireship"},
		{"a restriction to nobody", "upgrades/crew.toml", `names = ["Darth Vader"]`, `names = ["Dark Vader"]`, "Dark Vader"},
		{"a quick build of nobody", "quickbuilds/rebelalliance.toml", `pilot = "wedgeantilles"`, `pilot = "wedge"`, "wedge"},
		{"a quick build of another faction", "quickbuilds/rebelalliance.toml", `pilot = "wedgeantilles"`, `pilot = "academypilot"`, "galacticempire"},
		{"a quick build with no card", "quickbuilds/rebelalliance.toml", `"protontorpedoes"`, `"photontorpedoes"`, "photontorpedoes"},
		{"a quick build twice", "quickbuilds/rebelalliance.toml", `id = "wedgeantilles"`, `id = "lukeskywalker"`, "twice"},
		{"a cost too few in a table", points, "costs = [4, 4, 4, 8, 16, 24, 32]", "costs = [4, 4, 4, 8, 16, 24]", "supernaturalreflexes"},
		{"a ship for no faction", points, `t65xwing = {factions = ["rebelalliance"]}`, `t65xwing = {factions = ["resistance"]}`, "does not fly for"},
		{"no such environment key", "environments.toml", "product =", "box =", "box"},
		{"a scenario key", "scenarios.toml", "name =", "title =", "title"},
		{"another table", "devices.toml", "[[device]]", "[[gadget]]", "gadget"},
		{"a damage card too few", "damage.toml", "copies = 5", "copies = 4", "33"},
		{"a trait of nobody", "damage-huge.toml", `trait = "crew"`, `trait = "cook"`, `line 9`},
		{"an arc of no base", "damage-huge.toml", `arcs = ["fullfront"]`, `arcs = ["above"]`, `"above": one of front`},
		{"a turret's arc", "damage-huge.toml", `arcs = ["fullfront"]`, `arcs = ["singleturret"]`, "commandlosses: arcs [singleturret]"},
		{"a trait that huge ships lack", "damage-huge.toml", `trait = "crew"`, `trait = "pilot"`, "ship or crew"},
		{"half a damage card", "damage-huge.toml", `precision = "Bridge Struck"`, "", "commandlosses: no precision"},
		{"an outline of two points", "obstacles.toml", "outline = [[", "outline = [[1.0, 2.0]] # [[", "outline"},
	} {
		t.Run(test.name, func(t *testing.T) {
			spoiled := spoil(t, test.file, test.from, test.to)
			_, err := catalog.Load(spoiled)
			if err == nil {
				t.Fatal("loaded")
			}
			if !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %q does not name %q", err, test.want)
			}
			if _, card, ok := strings.Cut(err.Error(), "catalog: "); !strings.Contains(err.Error(), test.file) &&
				(!ok || strings.Count(card, ":") < 1 && !strings.Contains(card, "damage")) {
				t.Errorf("error %q names neither %s nor a card", err, test.file)
			}
		})
	}
}

// spoil is the facts with one text of one file replaced, wherever it stands.
func spoil(t *testing.T, file, from, to string) fs.FS {
	t.Helper()
	return spoilIn(t, assets.Facts(), file, from, to)
}

func spoilIn(t *testing.T, facts fs.FS, file, from, to string) fs.FS {
	t.Helper()
	spoiled := fstest.MapFS{}
	err := fs.WalkDir(facts, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(facts, name)
		if name == file {
			if !strings.Contains(string(data), from) {
				t.Fatalf("%s has no %q", file, from)
			}
			data = []byte(strings.Replace(string(data), from, to, 1))
		}
		spoiled[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return spoiled
}

func TestVersion(t *testing.T) {
	a, err := catalog.Load(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	if b := load(t); a.Version() != b.Version() || a.Version() == "" {
		t.Errorf("two loads of the same facts have the versions %q and %q", a.Version(), b.Version())
	}
	c, err := catalog.Load(spoil(t, "ships/t65xwing.toml", "hull = 4", "hull = 5"))
	if err != nil {
		t.Fatal(err)
	}
	if c.Version() == a.Version() {
		t.Error("other facts have the same version")
	}
}

// TestImmutable wants that what a caller does to a result leaves the catalog as it is.
func TestImmutable(t *testing.T) {
	c := load(t)
	p, err := c.Profile(catalog.FFG20, "lukeskywalker", "shieldupgrade")
	if err != nil {
		t.Fatal(err)
	}
	p.Stats.Attacks[0].Value, p.Actions[0].Type, p.Slots[0] = 9, catalog.Cloak, catalog.CargoSlot
	c.Ships()[0] = nil
	q, err := c.Profile(catalog.FFG20, "lukeskywalker")
	if err != nil {
		t.Fatal(err)
	}
	if q.Stats.Attacks[0].Value != 3 || q.Stats.Shields != 2 || q.Actions[0].Type != catalog.Focus ||
		q.Slots[0] != catalog.AstromechSlot || c.Ships()[0] == nil {
		t.Errorf("the catalog changed: %+v", q)
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := catalog.Load(assets.Facts()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOpen is what a program waits for before it can ask for cards.
func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		if _, err := catalog.Open(assets.Facts()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOneShip is Open and the cards of one ship with its points.
func BenchmarkOneShip(b *testing.B) {
	for b.Loop() {
		c, err := catalog.Open(assets.Facts())
		if err != nil {
			b.Fatal(err)
		}
		if _, err := c.Profile(catalog.FFG20, "lukeskywalker", "protontorpedoes"); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSteps is everything decoded, nothing checked; the longest step is told too.
func BenchmarkSteps(b *testing.B) {
	longest := time.Duration(0)
	for b.Loop() {
		c, err := catalog.Open(assets.Facts())
		if err != nil {
			b.Fatal(err)
		}
		for more := true; more; {
			start := time.Now()
			more = c.Step()
			longest = max(longest, time.Since(start))
		}
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "longest-ms")
}
