package catalog_test

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

func loadFirst(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.XWing1.Load(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestFirstCounts(t *testing.T) {
	c := loadFirst(t)
	huge, pilots, sides, obstacles := 0, 0, 0, map[catalog.ObstacleType]int{}
	for _, s := range c.Ships() {
		if s.Huge() {
			huge++
			continue
		}
		pilots += len(s.Pilots())
	}
	for _, u := range c.Upgrades() {
		sides += len(u.Sides)
	}
	for _, o := range c.Obstacles() {
		obstacles[o.Type]++
	}
	want(t, "ships, and huge ones", line(len(c.Ships())-huge, huge), "49 7")
	want(t, "pilots, and those of huge ships", line(pilots, len(c.Pilots())-pilots), "290 7")
	want(t, "upgrade cards, and their sides", line(len(c.Upgrades()), sides), "362 367")
	want(t, "conditions, devices", line(len(c.Conditions()), len(c.Devices())), "10 10")
	// Cargo is debris, a container an asteroid.
	want(t, "asteroids, debris", line(obstacles[catalog.Asteroid], obstacles[catalog.DebrisCloud]), "13 7")
	want(t, "lists", line(c.Lists()), "[First edition (wave 14, 2018-07-06)]")
	want(t, "family", line(c.Family(), c.Card(catalog.PilotCard, "wedgeantilles")), "xwing1 xwing1/pilot/wedgeantilles")
	second := load(t)
	want(t, "family of the second", line(second.Family(), upgrade(t, second, "r2d2").ID(), second.Color(catalog.Blue), c.Color(catalog.Blue)),
		"xwing2 xwing2/upgrade/r2d2 blue green")
}

// TestFirstIDs: cards that share their XWS id are told apart by the ship, or by the faction where they fly the same.
func TestFirstIDs(t *testing.T) {
	c := loadFirst(t)
	for id, at := range map[string]string{
		"bobafett-galacticempire": "firespray31 galacticempire", "bobafett-scumandvillainy": "firespray31 scumandvillainy",
		"sabinewren-attackshuttle": "attackshuttle rebelalliance", "sabinewren-tiefighter": "tiefighter rebelalliance",
		"sabinewren-lancerclasspursuitcraft": "lancerclasspursuitcraft scumandvillainy",
		"hansolo":                            "yt1300 rebelalliance", "hansolo-swx57": "yt1300 resistance",
	} {
		p, err := c.Pilot(id)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, id, line(p.Ship, p.Faction), at)
	}
	if _, err := c.Pilot("sabinewren"); err == nil {
		t.Error("sabinewren alone is one of three cards")
	}
}

// TestFirstDecks: two decks of 33 cards; what both have differs in its text, so its ids do.
func TestFirstDecks(t *testing.T) {
	c := loadFirst(t)
	copies := map[string]int{}
	for _, d := range c.DamageDeck() {
		copies[d.Deck] += d.Copies
	}
	want(t, "decks", line(c.DamageDecks(), copies["2012"], copies["2015"]), "[2012 2015] 33 33")
	for id, wanted := range map[string]string{"directhit-2012": "2012 7 ship", "directhit-2015": "2015 7 ship",
		"injuredpilot": "2012 2 pilot", "shakenpilot": "2015 2 pilot"} {
		d, err := c.Damage(id)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, id, line(d.Deck, d.Copies, d.Trait), wanted)
	}
}

// TestFirstDials: what is green there is the easy color here, and reads and prints as one maneuver.
func TestFirstDials(t *testing.T) {
	c := loadFirst(t)
	ship, err := c.Ship("xwing")
	if err != nil {
		t.Fatal(err)
	}
	want(t, "X-wing", line(ship.Dial), "[1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR]")
	want(t, "arcs", statsOf(t, c, "firespray31", "yv666", "yt1300", "lancerclasspursuitcraft", "m12lkimogilafighter"),
		"[front 3 rear 3] [front 3 fullfront 3] [front 3 allround 3] [front 3 singleturret 3] [front 3 bullseye 3]")
	smuggler, err := c.Printed(catalog.FFG10, "outerrimsmuggler")
	if err != nil {
		t.Fatal(err)
	}
	want(t, "Outer Rim Smuggler", statLine(smuggler.Stats), "[front 2 allround 2] 1 6 4")
	want(t, "X10-ARC-005", line(smuggler.Stats.Weapons()), "[allround 2]")
	t70, _ := c.Ship("t70xwing")
	want(t, "a T-70 X-wing is an X-wing", line(t70.Is("xwing"), ship.Is("t70xwing")), "true false")
}

func statsOf(t *testing.T, c *catalog.Catalog, ships ...string) string {
	t.Helper()
	var all []string
	for _, xws := range ships {
		s, err := c.Ship(xws)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, line(s.Stats.Attacks))
	}
	return strings.Join(all, " ")
}

// TestFirstCosts: upgrades that make others cheaper, but never cheaper than nothing.
func TestFirstCosts(t *testing.T) {
	c := loadFirst(t)
	for _, test := range []struct {
		pilot, upgrade, with string
		want                 int
	}{
		{"darthvader", "firecontrolsystem", "", 2}, {"darthvader", "firecontrolsystem", "tiex1", 0},
		{"darthvader", "accuracycorrector", "tiex1", 0}, {"darthvader", "advtargetingcomputer", "tiex1", 1},
		{"darthvader", "clustermissiles", "tiex1", 4},
		{"cartelmarauder", "stealthdevice", "vaksai", 2}, {"cartelmarauder", "glitterstim", "vaksai", 1},
		{"cartelmarauder", "vaksai", "vaksai", 0},
		{"lukeskywalker", "pushthelimit", "renegaderefit", 2}, {"lukeskywalker", "r2d2", "renegaderefit", 4},
		{"lukeskywalker", "renegaderefit", "vaksai", -2},
	} {
		got, err := c.UpgradeCost(catalog.FFG10, test.pilot, test.upgrade, test.with)
		if err != nil || got != test.want {
			t.Errorf("%s with %s on %s costs %d (%v), want %d", test.upgrade, test.with, test.pilot, got, err, test.want)
		}
	}
}

// TestFirstStrict spoils what only first edition's facts say.
func TestFirstStrict(t *testing.T) {
	const title, list = "upgrades/title.toml", "points/ffg10.toml"
	for _, test := range []struct{ name, file, from, to, want string }{
		{"an unknown card is asked for", title, `cards = ["tractorbeam"]`, `cards = ["tractorbean"]`, "tractorbean"},
		{"a bound of a slot", title, `crew +2 upto 4"]`, `crew +2 under 4"]`, "upto"},
		{"one slot of several", title, "cannon|torpedo", "cannon|tornado", "tornado"},
		{"a discount", title, `, "discount sensor +4"]`, `, "discount sensor"]`, "amount"},
		{"what icons are treated as", "upgrades/modification.toml", "torpedo|missile", "torpedo|missive", "missive"},
		{"which icons are treated so", "upgrades/modification.toml", "treat hardpoint", "treat hardpint", "hardpint"},
		{"another edition", list, `edition = "1"`, `edition = "2.0"`, "edition"},
		{"what every ship has", list, `slots = ["modification", "title"]`, `slots = ["modification", "tittle"]`, "tittle"},
		{"a budget", list, "{epic = 300,", "{epic = 0,", "format_budgets"},
		{"epic points", list, "{epic = 5,", "{epic = 0,", "format_epic_points"},
		{"a weapon's arc", "ships/vcx100.toml", `"torpedo rear"`, `"torpedo read"`, "read"},
		{"a deck too small", "damage.toml", "copies = 7", "copies = 6", "33"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := catalog.XWing1.Load(spoilIn(t, assets.FirstFacts(), test.file, test.from, test.to))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("error %v does not name %q", err, test.want)
			}
		})
	}
}
