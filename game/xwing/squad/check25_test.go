package squad_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestCheck25 is the checks of 2.5: squad points, loadout values, standard loadouts.
func TestCheck25(t *testing.T) {
	cat := load(t)
	const rebel, imperial = catalog.Rebel, catalog.Imperial
	ships := func(s ...string) []string { return s }
	with := func(first ...string) []string {
		return append(first, "academypilot", "nightbeast", "valenrudor")[:max(3, len(first))]
	}
	for _, test := range []struct {
		ids     string
		name    string
		ruleset catalog.Ruleset
		faction catalog.Faction
		ships   []string
		want    []string
	}{
		{"X25-SQD-001", "20 points", catalog.AMG25, imperial,
			ships("darthvader", "maarekstele", "academypilot", "academypilot", "academypilot"), nil},
		{"X25-SQD-001", "upgrades count nothing", catalog.AMG25, imperial, ships("tomaxbren: trickshot", "nightbeast", "academypilot"),
			nil},
		{"X25-SQD-001", "too many points", catalog.AMG25, imperial, ships("darthvader", "maarekstele", "rexlerbrath", "countessryad"),
			ships("X25-SQD-001 over-budget -1")},
		{"X25-SQD-001", "20 points, and upgrades", catalog.AMG25, imperial,
			ships("darthvader: trickshot", "maarekstele", "rexlerbrath", "academypilot"), nil},
		{"X25-SQD-002", "three ships", catalog.AMG25, imperial, with("maarekstele"), nil},
		{"X25-SQD-002", "two ships", catalog.AMG25, imperial, ships("academypilot", "academypilot"), ships("X25-SQD-002 too-few-ships -1")},
		{"X25-SQD-002", "eight ships", catalog.AMG25, imperial, slices.Repeat(ships("academypilot"), 8), nil},
		{"X25-SQD-002", "nine ships", catalog.AMG25, imperial, slices.Repeat(ships("academypilot"), 9),
			ships("X25-SQD-002 too-many-ships -1")},
		{"X25-SQD-003", "two factions", catalog.AMG25, imperial, with("lukeskywalker"), ships("X25-SQD-003 wrong-faction 0")},
		{"X25-SQD-004 X25-SQD-005", "over the loadout value of one ship, others have some left", catalog.AMG25, rebel,
			ships("lukeskywalker: r2d2 protontorpedoes supernaturalreflexes", "redsquadronveteran", "bluesquadronescort"),
			ships("X25-SQD-004 over-loadout 0")},
		{"X25-SQD-004", "the whole loadout value", catalog.AMG25, imperial, ships("nightbeast: trickshot", "darthvader", "academypilot"),
			nil},
		{"X25-SQD-006", "one slot, two cards", catalog.AMG25, imperial, with("maulermithel: predator trickshot"),
			ships("X25-SQD-006 no-slot 0 trickshot", "X25-SQD-004 over-loadout 0")},
		{"X25-SQD-006", "no such slot", catalog.AMG25, imperial, with("academypilot: elusive"),
			ships("X25-SQD-006 no-slot 0 elusive", "X25-SQD-004 over-loadout 0")},
		{"X25-SQD-007", "a keyword", catalog.AMG25, rebel, ships("jakefarrell: backwardstailslide", "bluesquadronescort",
			"bluesquadronescort"),
			ships("X25-SQD-007 restricted 0 backwardstailslide", "X25-SQD-008 restricted 0 backwardstailslide")},
		{"X25-SQD-008", "a faction", catalog.AMG25, imperial, with("darthvader: r2d2"),
			ships("X25-SQD-006 no-slot 0 r2d2", "X25-SQD-008 restricted 0 r2d2")},
		{"X25-SQD-008", "the faction, but not the size", catalog.AMG25, rebel,
			ships("kylekatarn: clanwrencommandos", "bluesquadronescort", "bluesquadronescort"),
			ships("X25-SQD-006 no-slot 0 clanwrencommandos", "X25-SQD-008 restricted 0 clanwrencommandos")},
		{"X25-ERR-031", "limited or not", catalog.AMG25, catalog.Republic,
			ships("oddball-arc170starfighter: dedicated", "squadsevenveteran: dedicated", "wolffe"), nil},
		{"X25-ERR-031", "no clone", catalog.AMG25, catalog.Republic, ships("ricolie: dedicated", "squadsevenveteran", "wolffe"),
			ships("X25-SQD-007 restricted 0 dedicated")},
		{"X25-ERR-031", "a clone of another faction", catalog.AMG25, rebel,
			ships("captainrex: dedicated", "bluesquadronescort", "bluesquadronescort"),
			ships("X25-SQD-008 restricted 0 dedicated")},
		{"X25-SQD-009", "an action that is on the linked bar alone", catalog.AMG25, imperial, with("vedfoslo: experthandling"),
			ships("X25-SQD-009 restricted 0 experthandling")},
		{"X25-SQD-010", "twice the same name", catalog.AMG25, imperial, with("tomaxbren: trickshot trickshot"),
			ships("X25-SQD-010 same-name 0 trickshot", "X25-SQD-004 over-loadout 0")},
		{"X25-SQD-011", "one bullet, a ship and a standard loadout", catalog.AMG25, rebel,
			ships("lukeskywalker", "lukeskywalker-battleofyavin", "bluesquadronescort"),
			ships("X25-SQD-011 too-many-copies 1")},
		{"X25-SQD-011 X25-SQD-015 X25-SQD-016", "the upgrades of a loadout that the file leaves out count", catalog.AMG25, rebel,
			ships("lukeskywalker-battleofyavin", "wedgeantilles: r2d2", "bluesquadronescort"),
			ships("X25-SQD-011 too-many-copies 1 r2d2")},
		{"X25-SQD-011", "two bullets", catalog.AMG25, catalog.Separatist,
			ships("phlacarphoccprototype", "phlacarphoccprototype", "tradefederationdrone"), nil},
		{"X25-SQD-011", "two bullets, three of them", catalog.AMG25, catalog.Separatist,
			ships("phlacarphoccprototype", "phlacarphoccprototype", "phlacarphoccprototype"), ships("X25-SQD-011 too-many-copies 2")},
		{"X25-SQD-012", "two of a type", catalog.AMG25, catalog.Separatist,
			ships("captainsear: ta175", "dbs32c: kraken", "tradefederationdrone"),
			ships("X25-SQD-012 too-many-solitary 1 kraken")},
		{"X25-SQD-013", "one without", catalog.AMG25, catalog.Separatist,
			ships("separatistdrone: independentcalculations", "dfs081", "skakoanace"),
			ships("X25-SQD-013 not-standardized 1 independentcalculations")},
		{"X25-SQD-013", "on all", catalog.AMG25, catalog.Separatist,
			ships("separatistdrone: independentcalculations", "dfs081: independentcalculations", "skakoanace"), nil},
		{"X25-SQD-013", "of another type", catalog.AMG25, catalog.Separatist,
			ships("separatistdrone: independentcalculations", "dfs081: independentcalculations", "dbs32c"), nil},
		{"X25-SQD-013 X25-SQD-014", "but for a standard loadout", catalog.AMG25, catalog.Separatist,
			ships("separatistdrone: independentcalculations", "dfs081-siegeofcoruscant", "skakoanace"), nil},
		{"X25-SQD-015 X25-SQD-018", "the whole loadout", catalog.AMG25, rebel,
			ships("wedgeantilles-battleoverendor: itsatrap-battleoverendor predator advprotontorpedoes r2a3-battleoverendor",
				"bluesquadronescort", "bluesquadronescort"), nil},
		{"X25-SQD-015", "a part of it", catalog.AMG25, rebel,
			ships("wedgeantilles-battleoverendor: predator", "bluesquadronescort", "bluesquadronescort"),
			ships("X25-SQD-015 standard-loadout 0")},
		{"X25-SQD-018", "cards that only loadouts have", catalog.AMG25, rebel,
			ships("bluesquadronescort: r2a3-battleoverendor", "bluesquadronescort", "bluesquadronescort"),
			ships("X25-SQD-017 not-in-mode 0 r2a3-battleoverendor")},
		{"X25-SQD-026", "a ship of each faction", catalog.AMG25, rebel,
			ships("bluesquadronescort", "academypilot", "cartelspacer", "bluesquadronrookie",
				"epsilonsquadroncadet", "goldsquadrontrooper", "tradefederationdrone"),
			ships("X25-SQD-003 wrong-faction 1", "X25-SQD-003 wrong-faction 2",
				"X25-SQD-003 wrong-faction 3", "X25-SQD-003 wrong-faction 4", "X25-SQD-003 wrong-faction 5", "X25-SQD-003 wrong-faction 6",
				"X25-SQD-001 over-budget -1")},
		{"X25-SQD-027", "any faction", catalog.AMG25, catalog.Separatist,
			ships("generalgrievous: outmaneuver", "tradefederationdrone", "tradefederationdrone"), nil},
		{"X25-SQD-027", "any other faction", catalog.AMG25, imperial, with("tomaxbren: elusive"), nil},
		{"X25-SQD-023", "one of two types by the ship ability", catalog.XWA, catalog.Republic,
			ships("killer", "boost: ionmissiles", "stub: ionmissiles"), nil},
		{"X25-SQD-023", "not one of each", catalog.XWA, catalog.Republic, ships("killer", "boost", "stub: ionmissiles advprotontorpedoes"),
			ships("X25-SQD-006 no-slot 2 advprotontorpedoes")},
		{"more", "copies that the points list allows", catalog.XWA, catalog.Scum, slices.Repeat(ships("cartelspacer"), 4),
			ships("X25-SQD-020 too-many-copies 3")},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) {
			got := breaches(build(t, cat, test.faction, test.ships...).Check(cat, test.ruleset))
			if !slices.Equal(got, append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}

func TestCheckMode25(t *testing.T) {
	cat := load(t)
	const rebel, imperial = catalog.Rebel, catalog.Imperial
	ships := func(s ...string) []string { return s }
	in := func(format string, faction catalog.Faction, ships ...string) []string {
		mode, err := squad.ModeOf(cat, catalog.AMG25).InFormat(cat, format)
		if err != nil {
			t.Fatal(err)
		}
		return breaches(build(t, cat, faction, ships...).CheckMode(cat, mode))
	}
	t.Run("X25-SQD-012 one of each type", func(t *testing.T) {
		// All that are printed are tactical relays: here a crew is solitary, too.
		s := build(t, cat, catalog.Separatist, "captainsear: ta175 generalgrievous", "dbs32c: kraken", "tradefederationdrone")
		const crew = "upgrades/crew.toml"
		facts := copied(t, assets.Facts())
		head, tail, _ := bytes.Cut(facts[crew].Data, []byte(`xws = "generalgrievous"`))
		facts[crew].Data = slices.Concat(head, []byte(`xws = "generalgrievous"`),
			bytes.Replace(tail, []byte("restrictions = ["), []byte("restrictions = [{solitary = true}, "), 1))
		own, err := catalog.Load(facts)
		if err != nil {
			t.Fatal(err)
		}
		got := slices.DeleteFunc(breaches(s.Check(own, catalog.AMG25)), func(b string) bool { return !strings.HasPrefix(b, "X25-SQD-012") })
		if want := ships("X25-SQD-012 too-many-solitary 1 kraken"); !slices.Equal(got, want) {
			t.Errorf("breaches %q, want %q", got, want)
		}
	})
	t.Run("X25-SQD-017 X25-SQD-029", func(t *testing.T) {
		for _, c := range []struct {
			format, upgrade string
			pilot           string
			banned          bool
		}{{"standard", "r2astromech", "bluesquadronescort", true}, {"extended", "r2astromech", "bluesquadronescort", false},
			{"standard", "r3astromech", "bluesquadronescort", false}} {
			got := in(c.format, rebel, c.pilot+": "+c.upgrade, "redsquadronveteran", "redsquadronveteran")
			if banned := slices.Contains(got, "X25-SQD-017 not-in-mode 0 "+c.upgrade); banned != c.banned {
				t.Errorf("%s in %s: %v", c.upgrade, c.format, got)
			}
		}
		if got := in("standard", catalog.Resistance, "vimoradi", "bluesquadronrookie", "bluesquadronrookie"); !slices.Contains(got,
			"X25-SQD-017 not-in-mode 0") {
			t.Errorf("a banned ship: %v", got)
		}
		for _, format := range []string{"standard", "extended"} {
			got := in(format, catalog.Republic, "jediknight: delta7b", "goldsquadrontrooper", "goldsquadrontrooper")
			if !slices.ContainsFunc(got, func(b string) bool { return strings.HasSuffix(b, " 0 delta7b") }) {
				t.Errorf("Delta-7B in %s: %v", format, got)
			}
		}
	})
	t.Run("X25-SQD-005 X25-SQD-001", func(t *testing.T) {
		for _, ships := range [][]string{{"darthvader", "maarekstele", "academypilot"},
			{"darthvader: trickshot", "maarekstele", "academypilot"}} {
			s := build(t, cat, imperial, ships...)
			if points, err := s.Points(cat, catalog.AMG25); err != nil || squad.ModeOf(cat, catalog.AMG25).Unspent(points) != 7 {
				t.Errorf("%v: %d points, %v", ships, points, err)
			}
		}
	})
	t.Run("X25-DEF-001", func(t *testing.T) {
		mode := squad.ModeOf(cat, catalog.AMG25)
		if got := []int{mode.Unspent(17), mode.Unspent(20), mode.Unspent(21)}; !slices.Equal(got, []int{3, 0, 0}) {
			t.Errorf("deficits %v, want 3, 0, 0", got)
		}
	})
}

// TestFormats is the formats of each points list, and what they ask beyond the cards.
func TestFormats(t *testing.T) {
	cat := load(t)
	if _, err := squad.ModeOf(cat, catalog.FFG20).InFormat(cat, "wildspace"); err == nil ||
		!strings.Contains(err.Error(), "one of hyperspace, extended") {
		t.Errorf("a format of another list: %v", err)
	}
	for _, test := range []struct {
		format string
		ships  []string
		want   []string
	}{
		{"", []string{"lukeskywalker"}, nil},
		{"extended", []string{"lukeskywalker"}, []string{"X20-GMD-001 too-few-ships -1"}},
		{"extended", []string{"lukeskywalker", "bluesquadronescort"}, nil},
		{"extended", slices.Repeat([]string{"banditsquadronpilot"}, 8), nil},
		{"extended", slices.Repeat([]string{"bluesquadronescort"}, 3), nil},
		{"hyperspace", []string{"wedgeantilles", "bluesquadronescort"}, []string{"X20-GMD-001 not-in-mode 0"}},
	} {
		t.Run("X20-GMD-001/"+test.format, func(t *testing.T) {
			mode, err := squad.ModeOf(cat, catalog.FFG20).InFormat(cat, test.format)
			if err != nil {
				t.Fatal(err)
			}
			if got := breaches(build(t, cat, catalog.Rebel, test.ships...).CheckMode(cat, mode)); !slices.Equal(got,
				append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}

// TestNoFormat does not take cards that a list has in no format, for their costs there mean nothing; ready-made
// ships may still come with them.
func TestNoFormat(t *testing.T) {
	cat := load(t)
	s := build(t, cat, catalog.Imperial, "echo-pnp", "academypilot")
	if got, want := breaches(s.Check(cat, catalog.X2PO)), []string{"X20-GMD-001 not-in-mode 0"}; !slices.Equal(got, want) {
		t.Errorf("a ship: %q, want %q", got, want)
	}
	if got := breaches(s.CheckMode(cat, squad.QuickMode(catalog.X2PO))); slices.Contains(got, "X20-GMD-001 not-in-mode 0") {
		t.Errorf("as a quick build: %q", got)
	}
	s = build(t, cat, catalog.Republic, "jediknight: delta7b")
	if got, want := breaches(s.Check(cat, catalog.X2PO)), "X20-GMD-001 not-in-mode 0 delta7b"; !slices.Contains(got, want) {
		t.Errorf("an upgrade: %q, want %q", got, want)
	}
	if got := breaches(s.Check(cat, catalog.FFG20)); len(got) > 0 {
		t.Errorf("where it has formats: %q", got)
	}
}

func TestPoints(t *testing.T) {
	cat := load(t)
	for _, test := range []struct {
		ids   string
		ships []string
		want  int
	}{
		{"X20-SQB-002", []string{"lukeskywalker"}, 60},
		{"X20-SQB-002", []string{"lukeskywalker: shieldupgrade", "bluesquadronescort"}, 60 + 6 + 38},
		{"X20-SQB-002/by size", []string{"lukeskywalker: engineupgrade"}, 60 + 3},
		{"X20-SQB-002/by size, large", []string{"darthvader", "captainkagi: engineupgrade"}, 66 + 47 + 7},
		{"X20-SQB-002/by initiative", []string{"darthvader: supernaturalreflexes afterburners"}, 66 + 32 + 7},
		{"X20-SQB-002/by agility", []string{"academypilot: shieldupgrade hullupgrade"}, 22 + 8 + 7},
		{"X20-FAQ-009", []string{"jediknight: delta7b shieldupgrade"}, 36 + 14 + 8}, // agility 3, whatever Delta-7B does
	} {
		t.Run(test.ids, func(t *testing.T) {
			got, err := build(t, cat, catalog.Rebel, test.ships...).Points(cat, catalog.FFG20)
			if err != nil || got != test.want {
				t.Errorf("%v: %d points, %v, want %d", test.ships, got, err, test.want)
			}
		})
	}
	if _, err := build(t, cat, catalog.Rebel, "nobody").Points(cat, catalog.FFG20); err == nil {
		t.Error("an unknown pilot has a cost")
	}
}
