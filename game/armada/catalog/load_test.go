package catalog_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game/armada/catalog"
)

func load(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestLoadCounts(t *testing.T) {
	c := load(t)
	cards := 0
	for _, d := range c.DamageDeck() {
		cards += d.Copies
	}
	for _, n := range []struct {
		what      string
		got, want int
	}{
		{"ships", len(c.Ships()), 66}, {"squadrons", len(c.Squadrons()), 107}, {"upgrades", len(c.Upgrades()), 294},
		{"objectives", len(c.Objectives()), 50}, {"damage titles", len(c.DamageDeck()), 22}, {"damage cards", cards, 52},
		{"obstacles", len(c.Obstacles()), 13}, {"chassis", len(c.AllChassis()), 30}, {"keywords", len(catalog.KeywordNames()), 21},
		{"kinds of obstacles", len(catalog.ObstacleKinds()), 7}, {"factions", len(catalog.Factions()), 4},
		{"defense tokens", len(catalog.DefenseTokens()), 6}, {"commands", len(catalog.Commands()), 4},
	} {
		if n.got != n.want {
			t.Errorf("%d %s, want %d", n.got, n.what, n.want)
		}
	}
	for f, want := range map[catalog.Faction][2]int{
		catalog.Rebel: {23, 39}, catalog.Imperial: {25, 41}, catalog.Republic: {9, 14}, catalog.Separatist: {9, 13},
	} {
		var got [2]int
		for _, s := range c.Ships() {
			if s.Faction == f {
				got[0]++
			}
		}
		for _, s := range c.Squadrons() {
			if s.Faction == f {
				got[1]++
			}
		}
		if got != want {
			t.Errorf("%s has %v ships and squadrons, want %v", f, got, want)
		}
	}
}

// TestLoadStrict spoils one file at a time and wants an error that names the file or the row, and the cause.
func TestLoadStrict(t *testing.T) {
	const ship, title, squadron = "ships/rebel-alliance.toml", "upgrades/title.toml", "squadrons/galactic-empire.toml"
	for _, test := range []struct{ name, file, from, to, want string }{
		{"unknown key", ship, "hull = ", "wings = 2\nhull = ", "wings"},
		{"unknown faction", ship, `faction = "rebel-alliance"`, `faction = "hutts"`, "hutts"},
		{"unknown size", ship, `"medium"`, `"tiny"`, "tiny"},
		{"unknown chassis", ship, `chassis = "cr90"`, `chassis = "cr91"`, "cr91"},
		{"another size than the chassis", "chassis.toml", `"medium"`, `"small"`, "its chassis is"},
		{"no cost", ship, "cost = 77", "cost = 0", "ship assault-frigate-mark-ii-a: cost 0"},
		{"unknown dice", ship, `"2 blue"`, `"2 green"`, "green"},
		{"dice in another order", ship, `"1 blue 1 black"`, `"1 black 1 blue"`, "1 black 1 blue"},
		{"dice without a number", ship, `"2 blue"`, `"blue"`, "2 red 1 blue"},
		{"unknown token", ship, `"evade"`, `"dodge"`, "dodge"},
		{"unknown slot", ship, `"officer"`, `"waiter"`, "waiter"},
		{"a title in a bar", ship, `slots = ["officer"`, `slots = ["title"`, "no icon of an upgrade bar"},
		{"a joint too many", ship, "[1, 1]", "[1, 1, 1]", "yaw at speed 2: 3 joints"},
		{"three clicks", ship, "[[1]", "[[3]", "3 clicks"},
		{"unknown zone", ship, "left = ", "port = ", "port"},
		{"an empty text", ship, `size = "medium"`, `size = ""`, "an empty text"},
		{"a ship twice", ship, `id = "cr90-corvette-a"`, `id = "cr90-corvette-b"`, "there twice"},
		{"a number as text", ship, "hull = 6", `hull = "six"`, "hull"},
		{"another table", ship, "[[ship]]", "[[boat]]", "boat"},
		{"unknown keyword", squadron, `"swarm"`, `"storm"`, "storm"},
		{"a keyword without its number", squadron, `"counter 1"`, `"counter"`, "counter"},
		{"a keyword with a number", squadron, `"swarm"`, `"swarm 1"`, "swarm 1"},
		{"a keyword twice", squadron, `"grit", "rogue"`, `"grit", "grit"`, "grit twice"},
		{"tokens of no ace", squadron, "unique = true", "unique = false", "squadron howlrunner: "},
		{"one type, two prints", squadron, "italic = true", "italic = false", "one type"},
		{"a title of no ship", title, `chassis = "mc30"`, `chassis = "mc31"`, "upgrade admonition: unknown chassis mc31"},
		{"a title of an unknown ship", title, `"starhawk-class-battleship-mark-i"`, `"starhawk"`, "starhawk"},
		{"a title of a ship elsewhere", title, `"starhawk-class-battleship-mark-i"`, `"cr90-corvette-a"`, "not of the chassis"},
		{"a name that no ship has", title, `name_has = "MC"`, `name_has = "MX"`, "MX"},
		{"unknown restriction", title, "chassis = ", "boat = ", "boat"},
		{"a ready cost without its icon", title, `recur = "non-recur"`, `recur = "recur"`, "ready cost"},
		{"tokens of no command", title, "starts = {tokens = 1, ", "starts = {", "starts with none"},
		{"a common commander", "upgrades/commander.toml", "unique = true", "unique = false", "upgrade admiral-ackbar: "},
		{"unknown category", "objectives.toml", `"assault"`, `"brawl"`, "brawl"},
		{"a damage card too few", "damage.toml", "copies = 8", "copies = 7", "51 cards"},
		{"unknown trait", "damage.toml", `"crew"`, `"cook"`, "cook"},
		{"an outline of two points", "obstacles.toml", "outline = [", "outline = [[1.0, 2.0]] # [", "obstacle"},
		{"a kind without a token", "obstacles.toml", `kind = "station"`, `kind = "exogorth"`, "no obstacle of the kind station"},
		{"a line beside the token", "chassis.toml", "rear_side = 0.789", "rear_side = 1.2", "chassis acclamator: lines"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := catalog.Load(spoil(t, test.file, test.from, test.to))
			if err == nil {
				t.Fatal("loaded")
			}
			if !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %q does not name %q", err, test.want)
			}
			_, row, _ := strings.Cut(err.Error(), "catalog: ")
			whole := strings.Contains(row, "the damage deck has") || strings.Contains(row, "no obstacle of the kind")
			if !strings.Contains(row, test.file) && !strings.Contains(row, ": ") && !whole {
				t.Errorf("error %q names neither %s nor a row", err, test.file)
			}
		})
	}
}

// spoil is the facts with one text of one file replaced, where it stands first.
func spoil(t *testing.T, file, from, to string) fs.FS {
	t.Helper()
	spoiled := fstest.MapFS{}
	err := fs.WalkDir(assets.ArmadaFacts(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.ArmadaFacts(), name)
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

// TestOnDemand opens facts one file of which is spoiled: cards of the others are there all the same, and whoever asks for
// a card of that one hears of the fault.
func TestOnDemand(t *testing.T) {
	c, err := catalog.Open(spoil(t, "ships/rebel-alliance.toml", "hull = ", "wings = 2\nhull = "))
	if err != nil {
		t.Fatal(err)
	}
	if s, err := c.Ship("victory-ii-class-star-destroyer"); err != nil || s.Hull != 8 {
		t.Errorf("a ship of another file is %v, %v", s, err)
	}
	spoiled := "ships/rebel-alliance.toml: unknown key ship.wings"
	if _, err := c.Ship("cr90-corvette-a"); err == nil || !strings.Contains(err.Error(), spoiled) {
		t.Errorf("a ship of the spoiled file: %v", err)
	}
	if _, err := c.Ship("cr90-corvette-z"); err == nil || !strings.Contains(err.Error(), `unknown ship "cr90-corvette-z"`) {
		t.Errorf("an unknown ship: %v", err)
	}
	if n := len(c.Ships()); n != 66-23 {
		t.Errorf("%d ships are listed, want those of the other files", n)
	}
}

func TestVersion(t *testing.T) {
	a, b := load(t), load(t)
	if a.Version() != b.Version() || a.Version() == "" {
		t.Errorf("two loads of the same facts have the versions %q and %q", a.Version(), b.Version())
	}
	c, err := catalog.Load(spoil(t, "ships/rebel-alliance.toml", "hull = 6", "hull = 5"))
	if err != nil {
		t.Fatal(err)
	}
	if c.Version() == a.Version() {
		t.Error("other facts have the same version")
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		load(b)
	}
}

// BenchmarkOpen is what a program waits for before it can ask for cards.
func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		if _, err := catalog.Open(assets.ArmadaFacts()); err != nil {
			b.Fatal(err)
		}
	}
}
