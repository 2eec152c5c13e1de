package catalog_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// The tests of this file and facts_upgrade_test.go compare the catalog, row by row, with the collected facts it was
// converted from, where those lie beside the tree. They read the JSON on their own.

const (
	collected = "../../../../shared/facts/armada"
	reference = "../../../../shared/reference/armada"
)

type object = map[string]any

// rows reads one file of a collection; the test is skipped where the folder is not there.
func rows(t *testing.T, folder, name string) []object {
	t.Helper()
	var list []object
	read(t, folder, name, &list)
	return list
}

func read(t *testing.T, folder, name string, v any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name+".json"))
	if os.IsNotExist(err) {
		t.Skipf("no facts in %s: nothing to compare with", folder)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, v); err != nil {
		t.Fatal(err)
	}
}

// want compares by what is printed, so that a number is a number and a list is a list.
func want(t *testing.T, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s = %s, want %s", what, g, w)
	}
}

func str(o object, key string) string { s, _ := o[key].(string); return s }

func num(o object, key string) int { n, _ := o[key].(float64); return int(n) }

func yes(o object, key string) bool { b, _ := o[key].(bool); return b }

func list(o object, key string) []any { l, _ := o[key].([]any); return l }

func sub(o object, key string) object { m, _ := o[key].(object); return m }

// id spells a name of the collection as an id.
func id(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

// ids spells a list of names likewise.
func ids(o object, key string) []string {
	out := []string{}
	for _, v := range list(o, key) {
		out = append(out, id(v.(string)))
	}
	return out
}

// none is the values as text, an empty list for nil.
func none[T any](values []T) []string {
	out := []string{}
	for _, v := range values {
		out = append(out, fmt.Sprint(v))
	}
	return out
}

func dice(o object) string {
	return fmt.Sprint([3]int{num(o, "red"), num(o, "blue"), num(o, "black")})
}

func counts(d catalog.Dice) string { return fmt.Sprint([3]int(d)) }

var zoneKeys = [...]string{"", "front", "left", "right", "rear", "leftAux", "rightAux"}

func TestShipsAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, collected, "ships")
	want(t, "ships", len(c.Ships()), len(list))
	for _, o := range list {
		at := str(o, "id") + " "
		s, err := c.Ship(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, at+"name", s.Name, str(o, "name"))
		want(t, at+"faction", s.Faction, str(o, "faction"))
		want(t, at+"size", s.Size, str(o, "size"))
		want(t, at+"flotilla, unique", fmt.Sprint(s.Flotilla, s.Unique), fmt.Sprint(yes(o, "flotilla"), yes(o, "unique")))
		want(t, at+"cost", fmt.Sprint(s.Cost, s.Was), fmt.Sprint(num(o, "points"), num(o, "points2020")))
		want(t, at+"values", fmt.Sprint(s.Command, s.Squadron, s.Engineering, s.Hull),
			fmt.Sprint(num(o, "command"), num(o, "squadron"), num(o, "engineering"), num(o, "hull")))
		want(t, at+"zones", len(s.Zones()), len(sub(o, "shields")))
		for _, z := range []gauge.Zone{gauge.Front, gauge.Left, gauge.Right, gauge.Rear, gauge.LeftAux, gauge.RightAux} {
			want(t, at+"shields "+z.String(), s.Shields.Of(z), num(sub(o, "shields"), zoneKeys[z]))
			want(t, at+"armament "+z.String(), counts(s.Armament.Of(z)), dice(sub(sub(o, "armament"), zoneKeys[z])))
		}
		want(t, at+"anti-squadron", counts(s.AntiSquadron), dice(sub(o, "antiSquadron")))
		want(t, at+"special", counts(s.Special), dice(sub(o, "specialBattery")))
		want(t, at+"tokens", none(s.Tokens), ids(o, "defenseTokens"))
		want(t, at+"slots", none(s.Slots), ids(o, "upgradeSlots"))
		want(t, at+"tags", none(s.Tags), ids(o, "traits"))
		want(t, at+"speed", s.MaxSpeed(), num(o, "maxSpeed"))
		chart := sub(o, "speedChart")
		want(t, at+"speeds", s.MaxSpeed(), len(chart))
		for speed := 1; speed <= s.MaxSpeed(); speed++ {
			want(t, fmt.Sprint(at, "yaw at ", speed), s.YawAt(speed), chart[fmt.Sprint(speed)])
		}
	}
}

// italic are the squadron types that are printed in italics throughout, as the collected measures list them.
const italic = "IG-2000, IG-2000B, Slave I, Punishing One, Hound's Tooth, Moldy Crow, Shadow Caster, Havoc, Ghost, " +
	"Millennium Falcon, Outrider, Sato's Hammer"

func TestSquadronsAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, collected, "squadrons")
	want(t, "squadrons", len(c.Squadrons()), len(list))
	types := map[string]bool{}
	for _, name := range strings.Split(italic, ", ") {
		types[name] = true
	}
	for _, o := range list {
		at := str(o, "id") + " "
		s, err := c.Squadron(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, at+"name", s.Name, str(o, "name"))
		want(t, at+"type", s.Type, str(o, "ship"))
		want(t, at+"italic", s.Italic, types[str(o, "ship")])
		want(t, at+"chassis", s.Chassis, str(o, "chassis"))
		want(t, at+"faction", s.Faction, str(o, "faction"))
		want(t, at+"unique", s.Unique, yes(o, "unique"))
		single := slices.Contains([]string{"scurrg-h-6-bomber", "jango-fett", "colonel-jendon"}, s.ID) // collected without the mark
		want(t, at+"irregular", s.Irregular, yes(o, "irregular") || single)
		want(t, at+"cost", fmt.Sprint(s.Cost, s.Was), fmt.Sprint(num(o, "points"), num(o, "points2020")))
		want(t, at+"values", fmt.Sprint(s.Hull, s.Speed), fmt.Sprint(num(o, "hull"), num(o, "speed")))
		want(t, at+"anti-squadron", counts(s.AntiSquadron), dice(sub(o, "antiSquadron")))
		want(t, at+"battery", counts(s.Battery), dice(sub(o, "battery")))
		want(t, at+"tokens", none(s.Tokens), ids(o, "defenseTokens"))
		want(t, at+"ability", s.HasAbility, yes(o, "hasAbility"))
		words := []string{}
		for _, k := range o["keywords"].([]any) {
			k := k.(object)
			word := strings.ReplaceAll(id(str(k, "name")), ":", "")
			if k["value"] != nil {
				word += fmt.Sprint(" ", num(k, "value"))
			}
			words = append(words, word)
		}
		want(t, at+"keywords", none(s.Keywords), words)
	}
}

// TestKeywordsAsCollected wants every keyword that is explained, with a number where it has an X.
func TestKeywordsAsCollected(t *testing.T) {
	var got, all []string
	for _, k := range catalog.KeywordNames() {
		name := k.String()
		if k.Valued() {
			name += "-x"
		}
		got = append(got, name)
	}
	for _, o := range rows(t, reference, "keywords") {
		all = append(all, strings.Replace(str(o, "id"), "flotillas", "flotilla", 1))
	}
	want(t, "keywords", got, all)
}

// TestChassisAsCollected compares lines, targeting points and the special arc.
func TestChassisAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, reference, "hull-zones")
	want(t, "chassis", len(c.AllChassis()), len(list))
	var special object
	read(t, reference, "special-arcs", &special)
	ships := 0
	for _, o := range list {
		name := str(o, "chassis")
		if of, what, ok := strings.Cut(name, "/"); ok {
			name = what + "-" + of
		}
		h, err := c.Chassis(name)
		if err != nil {
			t.Error(err)
			continue
		}
		f := func(key string) float64 { v, _ := o[key].(float64); return v }
		pair := func(key string) (p [2]float64) {
			for i, v := range o[key].([]any) {
				p[i] = v.(float64)
			}
			return p
		}
		exact := catalog.Chassis{ID: name, Size: h.Size, FrontApex: f("frontApex"), FrontSide: f("frontSide"), RearApex: f("rearApex"),
			RearSide: f("rearSide"), MidLine: f("midLine"), TargetFront: f("targetFront"), TargetRear: f("targetRear"),
			TargetSide: pair("targetSide")}
		if o["targetAux"] != nil {
			exact.TargetAux = pair("targetAux")
		}
		if onager := sub(special, "onager"); name == "onager" {
			exact.SpecialApex, exact.SpecialLat = onager["specialApex"].(float64), onager["specialFrontEdgeLat"].(float64)
		}
		if *h != exact {
			t.Errorf("chassis %+v, want %+v", *h, exact)
		}
		want(t, name+" size", h.Size, str(o, "size"))
		for _, v := range o["ships"].([]any) {
			ships++
			if s, err := c.Ship(v.(string)); err != nil || s.Chassis != name {
				t.Errorf("%v is of the chassis %v, want %s: %v", v, s.Chassis, name, err)
			}
		}
	}
	want(t, "ships of chassis", len(c.Ships()), ships)
}

// TestFacesAsCollected compares the sides of the dice.
func TestFacesAsCollected(t *testing.T) {
	var o object
	read(t, collected, "components", &o)
	for _, c := range catalog.Colors() {
		sides := map[string]int{}
		for _, f := range catalog.Faces(c) {
			sides[strings.ReplaceAll(f.String(), "-", "+")]++
		}
		want(t, c.String(), sides, sub(sub(o, "dice"), c.String()))
	}
}
