package squad_test

import (
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestOwnList checks a legal squad by a list that changes the cost, the slots or the formats of one of its
// cards, or leaves one out: what the list says is what counts.
func TestOwnList(t *testing.T) {
	const head = `id = "mine"
name = "Mine"
version = "1"
date = "2026-10-01"
base = "ffg20"
`
	legal := build(t, load(t), catalog.Rebel, "wedgeantilles: predator protontorpedoes", "lukeskywalker: protontorpedoes", "bluesquadronescort")
	for _, test := range []struct{ name, rows, format, want string }{
		{"as it was", "", "", ""},
		{"a dearer ship", "[pilots]\nwedgeantilles = {cost = 90, slots = [\"talent\", \"torpedo\"]}\n", "", "X20-SQB-001 over-budget -1"},
		{"a ship without the slot", "[pilots]\nwedgeantilles = {cost = 54, slots = [\"talent\"]}\n", "", "X20-SQB-003 no-slot 0 protontorpedoes"},
		{"a dearer upgrade", "[upgrades]\nprotontorpedoes = {cost = 50}\n", "", "X20-SQB-001 over-budget -1"},
		{"an upgrade left out", "[upgrades]\nprotontorpedoes = {removed = true}\n", "", "X20-GMD-001 not-in-mode 0 protontorpedoes"},
		{"a restricted upgrade", "[upgrades]\npredator = {cost = 2, overrides = {restrictions = [{sizes = [\"large\"]}]}}\n", "", "X20-SQB-004 restricted 0 predator"},
		{"a format left", "[pilots]\nlukeskywalker = {cost = 60, slots = [\"torpedo\"], formats = [\"hyperspace\"]}\n", "extended", "X20-GMD-001 not-in-mode 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			cat, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(head + test.rows)})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range cat.Faults() {
				t.Fatal(f)
			}
			mode, err := squad.ModeOf(cat, "mine").InFormat(cat, test.format)
			if err != nil {
				t.Fatal(err)
			}
			got := breaches(legal.CheckMode(cat, mode))
			if test.want == "" && len(got) > 0 || test.want != "" && !slices.Contains(got, test.want) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}

// TestRestrictedList checks squads by a list of 2.5 that restricts two ships and an upgrade: those of 1.4.6 restrict none.
func TestRestrictedList(t *testing.T) {
	const own = `id = "mine"
name = "Mine"
version = "1"
date = "2026-10-01"
base = "amg25"
[pilots]
bluesquadronescort = {cost = 2, loadout = 20, slots = ["torpedo", "astromech"], restricted = true}
redsquadronveteran = {cost = 2, loadout = 20, slots = ["torpedo", "astromech"], restricted = true}
wedgeantilles = {cost = 2, loadout = 20, slots = ["torpedo", "astromech"]}
[upgrades]
protontorpedoes = {cost = 1, restricted = true}
`
	cat, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(own)})
	if err != nil || len(cat.Faults()) > 0 {
		t.Fatal(err, cat.Faults())
	}
	const torpedoes, escort = "wedgeantilles: protontorpedoes", "bluesquadronescort"
	for _, test := range []struct {
		name  string
		ships []string
		want  []string
	}{
		{"X25-SQD-019 four", []string{torpedoes, escort, escort, "redsquadronveteran"}, nil},
		{"X25-SQD-019 five ships, each copy counted", []string{"wedgeantilles", escort, escort, escort, escort, escort}, []string{"X25-SQD-019 too-many-restricted 5"}},
		{"X25-SQD-019 ships and upgrades together", []string{escort + ": protontorpedoes", escort + ": protontorpedoes", "redsquadronveteran"},
			[]string{"X25-SQD-019 too-many-restricted 2"}},
		{"X25-SQD-019 the upgrade is the one too many", []string{escort, escort, escort, "redsquadronveteran: protontorpedoes"},
			[]string{"X25-SQD-019 too-many-restricted 3 protontorpedoes"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := breaches(build(t, cat, catalog.Rebel, test.ships...).Check(cat, "mine")); !slices.Equal(got, append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
	t.Run("X25-SQD-019 no card of the built-in lists", func(t *testing.T) {
		for _, list := range []catalog.Ruleset{catalog.AMG25, catalog.XWA} {
			for _, p := range cat.Pilots() {
				if rules, _ := p.Rules(list); rules.Restricted {
					t.Errorf("%s is restricted by %s", p.XWS, list)
				}
			}
			for _, u := range cat.Upgrades() {
				if rules, _ := u.Rules(list); rules.Restricted {
					t.Errorf("%s is restricted by %s", u.XWS, list)
				}
			}
		}
	})
}

// TestVariableCosts25: what other upgrades make of a ship changes no cost that goes by its agility.
func TestVariableCosts25(t *testing.T) {
	for loadout, want := range map[string][]string{"10": {}, "9": {"X25-SQD-004 over-loadout 0"}} {
		t.Run("X25-SQD-024 X25-SQD-004/"+loadout, func(t *testing.T) {
			cat, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(`id = "mine"
name = "Mine"
version = "1"
date = "2026-10-01"
base = "amg25"
[pilots]
jediknight = {cost = 4, loadout = ` + loadout + `, slots = ["configuration", "modification"]}
[upgrades]
delta7b = {cost = 2}
shieldupgrade = {cost_by = "agility", costs = [1, 2, 5, 8]}
`)})
			if err != nil || len(cat.Faults()) > 0 {
				t.Fatal(err, cat.Faults())
			}
			got := breaches(build(t, cat, catalog.Republic, "jediknight: delta7b shieldupgrade", "goldsquadrontrooper", "goldsquadrontrooper").Check(cat, "mine"))
			if !slices.Equal(got, want) { // agility 3, whatever Delta-7B does
				t.Errorf("with a loadout value of %s: breaches %q, want %q", loadout, got, want)
			}
		})
	}
}
