package catalog_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

// The tests of this file compare the catalog, row by row, with the collected facts it was converted
// from, where those lie beside the tree. They read the JSON on their own, not through the converter.

const (
	collected      = "../../../../shared/facts/xwing2"
	collectedFirst = "../../../../shared/facts/xwing1"
	referenceFirst = "../../../../shared/reference/xwing-data/data"
)

type object = map[string]any

// rows reads one file of the second edition's collection; the test is skipped where the folder is not there.
func rows(t *testing.T, name string) []object { return rowsIn(t, collected, name) }

func rowsIn(t *testing.T, folder, name string) []object {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name+".json"))
	if os.IsNotExist(err) {
		t.Skipf("no facts in %s: nothing to compare with", folder)
	}
	if err != nil {
		t.Fatal(err)
	}
	var list []object
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// want compares by what is printed, so that a number is a number and a list is a list.
func want(t *testing.T, what string, got, want any) {
	t.Helper()
	if g, w := line(got), line(want); g != w {
		t.Errorf("%s = %s, want %s", what, g, w)
	}
}

func str(o object, key string) string { s, _ := o[key].(string); return s }

func num(o object, key string) int { n, _ := o[key].(float64); return int(n) }

func list(o object, key string) []any { l, _ := o[key].([]any); return l }

func sub(o object, key string) object { m, _ := o[key].(object); return m }

func texts(o object, key string) []string {
	out := []string{}
	for _, v := range list(o, key) {
		out = append(out, line(v))
	}
	return out
}

func none[T any](values []T) []string {
	out := []string{}
	for _, v := range values {
		out = append(out, line(v))
	}
	return out
}

// arc and slot spell a name of the collection as an id.
func arc(name string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSuffix(name, " Arc"), " ", ""))
}

func slot(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

func slots(o object, key string) []string {
	out := []string{}
	for _, s := range texts(o, key) {
		out = append(out, slot(s))
	}
	return out
}

func action(o object) string {
	id := map[string]string{"Barrel Roll": "barrelroll", "Rotate Arc": "rotate"}[str(o, "type")]
	if id == "" {
		id = strings.ToLower(str(o, "type"))
	}
	if d := strings.ToLower(str(o, "difficulty")); d != "white" && d != "" {
		id = d + " " + id
	}
	if linked := sub(o, "linked"); linked != nil {
		id += " > " + action(linked)
	}
	return id
}

func actions(o object, key string) []string {
	out := []string{}
	for _, a := range list(o, key) {
		out = append(out, action(a.(object)))
	}
	return out
}

func stats(o object) string {
	weapons := []string{}
	for _, a := range list(o, "attacks") {
		weapons = append(weapons, fmt.Sprintf("%s %d", arc(str(a.(object), "arc")), num(a.(object), "value")))
	}
	return line(weapons, num(o, "agility"), num(o, "hull"), num(o, "shields"))
}

func statLine(s catalog.Stats) string {
	return line(none(s.Attacks), s.Agility, s.Hull, s.Shields)
}

func limits(o object) string { return line(num(o, "value"), num(o, "recovers")) }

func sides(o object) []string { return texts(o, "side") }

func TestShipsAsCollected(t *testing.T) {
	c := load(t)
	n := 0
	for _, o := range rows(t, "ships") {
		n++
		xws := str(o, "xws")
		s, err := c.Ship(xws)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, xws+" name", s.Name, str(o, "name"))
		want(t, xws+" size", s.Class, strings.ToLower(str(o, "size")))
		want(t, xws+" factions", s.Factions, texts(o, "factions"))
		want(t, xws+" aliases", none(s.Aliases), texts(o, "aliases"))
		want(t, xws+" dial", none(s.Dial), texts(o, "dial"))
		want(t, xws+" maneuvers", len(s.Dial), len(list(o, "maneuvers")))
		for i, m := range list(o, "maneuvers") {
			m := m.(object)
			want(t, xws+" maneuver", line(s.Dial[i].Code(), s.Dial[i].Speed, s.Dial[i].Difficulty),
				line(str(m, "code"), num(m, "speed"), str(m, "difficulty")))
		}
		want(t, xws+" stats", statLine(s.Stats), stats(sub(o, "stats")))
		energy := sub(o, "stats")
		want(t, xws+" energy", line(s.Stats.ShieldsRecover, s.Stats.Energy, s.Stats.EnergyRecovers),
			line(num(energy, "shieldsRecovers"), num(energy, "energy"), num(energy, "energyRecovers")))
		want(t, xws+" actions", none(s.Actions), actions(o, "actions"))
		want(t, xws+" abilities", none(s.Abilities), texts(o, "shipAbilities"))
		for _, r := range catalog.Rulesets() {
			rule := sub(sub(o, "rulesets"), string(r))
			for _, f := range catalog.Factions() {
				want(t, line(xws, " in ", r, " for ", f), s.InRuleset(r, f),
					slices.Contains(texts(rule, "factions"), f.String()))
				wanted := stats(sub(o, "stats"))
				if over := sub(sub(sub(rule, "overrides"), f.String()), "stats"); over != nil {
					wanted = stats(over)
				}
				want(t, line(xws, " stats in ", r, " for ", f), statLine(s.StatsIn(r, f)), wanted)
			}
		}
	}
	want(t, "ships", len(c.Ships()), n)
}

func TestPilotsAsCollected(t *testing.T) {
	c := load(t)
	n := 0
	for _, o := range rows(t, "pilots") {
		n++
		xws := str(o, "xws")
		p, err := c.Pilot(xws)
		if err != nil {
			t.Error(err)
			continue
		}
		comparePilot(t, xws, *p, o)
		for _, r := range catalog.Rulesets() {
			rule, ok := sub(o, "rulesets")[string(r)].(object)
			got, in := p.Rules(r)
			want(t, line(xws, " in ", r), in, ok)
			if !ok {
				continue
			}
			at := line(xws, " ", r, " ")
			want(t, at+"cost", got.Cost, num(rule, "cost"))
			want(t, at+"unpriced", got.Unpriced, rule["cost"] == nil)
			want(t, at+"loadout", got.Loadout, num(rule, "loadout"))
			want(t, at+"slots", none(got.Slots), slots(rule, "slots"))
			want(t, at+"standard loadout", none(got.StandardLoadout), texts(rule, "standardLoadout"))
			want(t, at+"formats", none(got.Formats), texts(rule, "formats"))
			want(t, at+"copies", got.MaxPerSquad, num(rule, "maxPerSquad"))
			over := object{}
			for k, v := range o {
				over[k] = v
			}
			for k, v := range sub(rule, "overrides") {
				over[k] = v
			}
			in25, _ := p.In(r)
			comparePilot(t, at, in25, over)
		}
	}
	want(t, "pilots", len(c.Pilots()), n)
}

func comparePilot(t *testing.T, at string, p catalog.Pilot, o object) {
	t.Helper()
	at += " "
	want(t, at+"name", p.Name, str(o, "name"))
	want(t, at+"ship", p.Ship, str(o, "ship"))
	want(t, at+"faction", p.Faction, str(o, "faction"))
	want(t, at+"initiative", p.Initiative, num(o, "initiative"))
	engagement := ""
	if p.Engagement != nil {
		engagement = line(*p.Engagement)
	}
	if o["engagement"] != nil || engagement != "" {
		want(t, at+"engagement", engagement, num(o, "engagement"))
	}
	want(t, at+"limited", p.Limited, num(o, "limited"))
	if p.XWS != "tapusk" { // collected without the charges that the card prints
		want(t, at+"charges", line(p.Charges.Value, p.Charges.Recovers), limits(sub(o, "charges")))
	}
	want(t, at+"force", line(p.Force.Value, p.Force.Recovers), limits(sub(o, "force")))
	want(t, at+"force sides", none(p.Force.Sides), sides(sub(o, "force")))
	want(t, at+"ship ability", p.ShipAbility, str(o, "shipAbility"))
	// A TIE may be collected without the keyword: TestTIEs.
	if words := texts(o, "keywords"); !strings.HasPrefix(p.Ship, "tie") || slices.Contains(words, "TIE") {
		want(t, at+"keywords", none(p.Keywords), words)
	}
	want(t, at+"conditions", none(p.Conditions), texts(o, "conditions"))
	if p.XWS != "newrepublicvolunteers" { // collected with its story for an ability
		want(t, at+"has ability", p.HasAbility, o["hasAbility"])
	}
	want(t, at+"actions", none(p.Actions), actions(o, "actionOverrides"))
	wanted := ""
	if over := sub(o, "statOverrides"); over != nil {
		wanted = stats(over)
	}
	got := ""
	if p.Stats != nil {
		got = statLine(*p.Stats)
	}
	want(t, at+"stats", got, wanted)
}

// line is all values with a space between each two.
func line(values ...any) string { return strings.TrimSuffix(fmt.Sprintln(values...), "\n") }
