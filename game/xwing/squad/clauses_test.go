package squad_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestClauses25 holds clauses of 2.5 that TestCheck25 shows on one ship, or by one kind of card.
func TestClauses25(t *testing.T) {
	cat := load(t)
	const rebel, imperial, separatist, republic, scum, resistance = catalog.Rebel, catalog.Imperial, catalog.Separatist, catalog.Republic, catalog.Scum, catalog.Resistance
	ships := func(s ...string) []string { return s }
	trooper, drone, rookie, escort := "goldsquadrontrooper", "tradefederationdrone", "bluesquadronrookie", "bluesquadronescort"
	for _, test := range []struct {
		ids     string
		name    string
		ruleset catalog.Ruleset
		faction catalog.Faction
		ships   []string
		want    []string
	}{
		{"X25-SQD-003", "not the first ship", catalog.AMG25, imperial, ships("academypilot", "redsquadronveteran", "nightbeast"), ships("X25-SQD-003 wrong-faction 1")},
		{"X25-SQD-004 X25-SQD-006", "not the first ship", catalog.AMG25, imperial, ships("academypilot", "nightbeast", "maulermithel: predator trickshot"),
			ships("X25-SQD-006 no-slot 2 trickshot", "X25-SQD-004 over-loadout 2")},
		{"X25-SQD-006", "a card of two slots", catalog.AMG25, separatist, ships("066: deathwatchcommandos", drone, drone), ships("X25-SQD-006 no-slot 0 deathwatchcommandos")},
		{"X25-SQD-006", "a slot that another card adds", catalog.AMG25, scum, ships("4lom: misthunter ioncannon", "cartelspacer", "cartelspacer"), nil},
		{"X25-SQD-007", "a ship ability that stands for the keyword", catalog.AMG25, republic, ships("contrail: precisionionengines", trooper, trooper), nil},
		{"X25-SQD-008", "a ship type", catalog.AMG25, separatist, ships("066: dropseatbay", drone, drone), ships("X25-SQD-008 restricted 0 dropseatbay")},
		{"X25-SQD-008", "an arc", catalog.AMG25, republic, ships("212thbattalionpilot: veterantailgunner", trooper, trooper), ships("X25-SQD-008 restricted 0 veterantailgunner")},
		{"X25-SQD-008", "a ship ability", catalog.AMG25, republic, ships("104thbattalionpilot: independentcalculations", trooper, trooper), ships("X25-SQD-008 restricted 0 independentcalculations")},
		{"X25-SQD-008", "a side of the Force", catalog.AMG25, republic, ships("aaylasecura: malice", trooper, trooper), ships("X25-SQD-008 restricted 0 malice")},
		{"X25-SQD-008", "another upgrade, the second of two restrictions", catalog.AMG25, resistance, ships("caithrenalli: backwardstailslide", rookie, rookie),
			ships("X25-SQD-008 restricted 0 backwardstailslide")},
		{"X25-SQD-008 X25-SQD-009", "an action of the bar", catalog.AMG25, separatist, ships("066: composure", drone, drone), ships("X25-SQD-009 restricted 0 composure")},
		{"X25-SQD-010", "with another between, on the last ship", catalog.AMG25, imperial, ships("academypilot", "nightbeast", "tomaxbren: trickshot elusive trickshot"),
			ships("X25-SQD-010 same-name 2 trickshot", "X25-SQD-006 no-slot 2 trickshot", "X25-SQD-004 over-loadout 2")},
		{"X25-SQD-011", "a ship and an upgrade", catalog.AMG25, separatist, ships("066: countdooku", "countdooku", drone), ships("X25-SQD-011 too-many-copies 1")},
		{"X25-SQD-013", "the last one without", catalog.AMG25, separatist, ships("separatistdrone: independentcalculations", "skakoanace", "dfs081"),
			ships("X25-SQD-013 not-standardized 2 independentcalculations")},
		{"X25-SQD-013", "the first one without", catalog.AMG25, separatist, ships("dfs081", "separatistdrone: independentcalculations", "skakoanace"),
			ships("X25-SQD-013 not-standardized 0 independentcalculations")},
		{"X25-SQD-015", "one card more", catalog.AMG25, rebel, ships("wedgeantilles-battleoverendor: itsatrap-battleoverendor predator advprotontorpedoes r2a3-battleoverendor shieldupgrade", escort, escort),
			ships("X25-SQD-015 standard-loadout 0")},
		{"X25-SQD-015", "another card", catalog.AMG25, rebel, ships("wedgeantilles-battleoverendor: itsatrap-battleoverendor outmaneuver advprotontorpedoes r2a3-battleoverendor", escort, escort),
			ships("X25-SQD-015 standard-loadout 0")},
		{"X25-SQD-023", "a cannon, a torpedo or a missile", catalog.XWA, resistance, ships(rookie+": jammingbeam", rookie+": protontorpedoes", rookie+": ionmissiles"), ships("X25-SQD-004 over-loadout 1")},
		{"X25-SQD-023", "not two of them", catalog.XWA, resistance, ships(rookie+": jammingbeam ionmissiles", rookie, rookie), ships("X25-SQD-006 no-slot 0 ionmissiles")},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) {
			got := breaches(build(t, cat, test.faction, test.ships...).Check(cat, test.ruleset))
			if !slices.Equal(got, append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
	t.Run("X25-SQD-011 in all modes", func(t *testing.T) {
		extended, err := squad.ModeOf(cat, catalog.AMG25).InFormat(cat, "extended")
		if err != nil {
			t.Fatal(err)
		}
		twice := build(t, cat, imperial, "wampa: crackshot stealthdevice", "wampa: crackshot stealthdevice", "academypilot")
		for _, mode := range []squad.Mode{extended, squad.QuickMode(catalog.AMG25)} {
			if got := breaches(twice.CheckMode(cat, mode)); !slices.ContainsFunc(got, func(b string) bool { return strings.Contains(b, "too-many-copies 1") }) {
				t.Errorf("%v: %q", mode, got)
			}
		}
	})
	t.Run("X25-SQD-017 not the first ship", func(t *testing.T) {
		standard, err := squad.ModeOf(cat, catalog.AMG25).InFormat(cat, "standard")
		if err != nil {
			t.Fatal(err)
		}
		got := breaches(build(t, cat, rebel, "redsquadronveteran", "redsquadronveteran", escort+": r2astromech").CheckMode(cat, standard))
		if !slices.Contains(got, "X25-SQD-017 not-in-mode 2 r2astromech") {
			t.Errorf("breaches %q", got)
		}
	})
}

// TestVariableCosts25Values: what goes by agility or initiative goes by what is printed.
func TestVariableCosts25Values(t *testing.T) {
	for by, costs := range map[string]string{"agility": "[1, 2, 5, 8]", "initiative": "[1, 2, 5, 8, 9, 10, 11]"} {
		t.Run("X25-SQD-024 by "+by, func(t *testing.T) {
			cat, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(`id = "mine"
name = "Mine"
version = "1"
date = "2026-10-01"
base = "amg25"
[pilots]
goldsquadrontrooper = {cost = 4, loadout = 20, slots = ["modification"]}
[upgrades]
shieldupgrade = {cost_by = "` + by + `", costs = ` + costs + `}
`)})
			if err != nil || len(cat.Faults()) > 0 {
				t.Fatal(err, cat.Faults())
			}
			want := 5 // agility 2, initiative 2
			if got, err := cat.UpgradeCost("mine", "goldsquadrontrooper", "shieldupgrade"); got != want {
				t.Errorf("it costs %d, want %d: %v", got, want, err)
			}
		})
	}
}
