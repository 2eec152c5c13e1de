package catalog_test

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
)

func TestUpgradesAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, collected, "upgrades")
	want(t, "upgrades", len(c.Upgrades()), len(list))
	structure := map[string]object{}
	for _, o := range rows(t, reference, "upgrade-structure") {
		structure[str(o, "id")] = o
	}
	for _, o := range list {
		u, err := c.Upgrade(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		at, more := u.ID+" ", structure[u.ID]
		want(t, at+"name", u.Name, str(o, "name"))
		want(t, at+"slots", none(u.Slots), ids(o, "types"))
		factions := ids(o, "factions")
		if slices.Equal(factions, []string{"any"}) {
			factions = []string{}
		}
		want(t, at+"factions", none(u.Factions), factions)
		want(t, at+"unique, modification", fmt.Sprint(u.Unique, u.Modification), fmt.Sprint(yes(o, "unique"), yes(o, "modification")))
		want(t, at+"cost", fmt.Sprint(u.Cost, u.Was), fmt.Sprint(num(o, "points"), num(o, "points2020")))
		want(t, at+"removed", u.Removed, yes(o, "removed"))
		compareRestrictions(t, c, u, sub(o, "restrictions"), more)
		adds := []string{}
		if slot := str(o, "grantsSlot"); slot != "" {
			adds = append(adds, id(slot))
		}
		want(t, at+"adds", none(u.Adds), adds)
		removes := ids(o, "removesSlots")
		for i := range removes {
			if removes[i] == "turbolaser" { // spelled so once
				removes[i] = "turbolasers"
			}
		}
		want(t, at+"removes", none(u.Removes), removes)
		want(t, at+"special", counts(u.Special), dice(sub(o, "ignitionArmament")))
		compareStarts(t, u, sub(o, "startsWith"))
		want(t, at+"recurs", u.Recur == catalog.Recurs, yes(o, "exhaustRecurs"))
		want(t, at+"ready", none(u.Ready), commands(sub(o, "readyCost")))
		// One name is spelled in two ways where cards of one name are listed.
		if class := ids(more, "uniqueClass"); len(class) > 0 && u.ID != "wulff-yularen" {
			want(t, at+"unique name", []string{id(u.Name)}, class)
		}
	}
}

// commands spells the commands of a cost or of what lies on a card, in our order; "any" are all four.
func commands(o object) []string {
	out := []string{}
	for _, c := range catalog.Commands() {
		if names := ids(o, "types"); slices.Contains(names, "any") || slices.Contains(names, c.String()) {
			out = append(out, c.String())
		}
	}
	return out
}

func compareStarts(t *testing.T, u *catalog.Upgrade, o object) {
	t.Helper()
	if u.ID == "hondo-ohnaka" { // collected are the tokens that it hands out: none lies on it
		o = object{}
	}
	tokens, dials, n := 0, 0, num(o, "count")+num(o, "ofEach")
	switch str(o, "kind") {
	case "token":
		tokens = n
	case "dial":
		dials = n
	}
	of := none(u.Starts.Of)
	if n > 0 && len(of) == 0 {
		of = none(catalog.Commands())
	}
	want(t, u.ID+" starts", fmt.Sprint(u.Starts.Tokens, u.Starts.Dials, u.Starts.Each, of),
		fmt.Sprint(tokens, dials, o["ofEach"] != nil, commands(o)))
}

// compareRestrictions compares who may equip a card with who may by the collection.
func compareRestrictions(t *testing.T, c *catalog.Catalog, u *catalog.Upgrade, o, more object) {
	t.Helper()
	at, r := u.ID+" ", u.Restrictions
	var ships []string
	for _, s := range c.Ships() {
		if r.Chassis != "" && s.Chassis == r.Chassis && u.Fits(s.Faction) && (len(r.Ships) == 0 || slices.Contains(r.Ships, s.ID)) {
			ships = append(ships, s.ID)
		}
	}
	wanted := ids(o, "ships")
	slices.Sort(wanted)
	want(t, at+"ships", none(ships), wanted)
	want(t, at+"sizes", none(r.Sizes), ids(o, "sizes"))
	want(t, at+"name", r.NameHas, str(o, "shipNameContains"))
	tags := []string{}
	if tag := str(o, "trait"); tag != "" {
		tags = append(tags, id(tag))
	}
	want(t, at+"tags", none(r.Tags), tags)
	want(t, at+"flagship", r.Flagship, yes(more, "flagshipOnly"))
	without, sizes := ids(more, "cannotEquipIfSlot"), []string{}
	if not := sub(o, "notOnSizesWithSlot"); not != nil {
		without, sizes = []string{id(str(not, "slot"))}, ids(not, "sizes")
	}
	want(t, at+"without", fmt.Sprint(none(r.Without), none(r.WithoutSizes)), fmt.Sprint(without, sizes))
	want(t, at+"nothing else", len(r.NotTags), 0)
}

// TestIconsAsCollected compares what stands in the lower corner of the cards, and ignition.
func TestIconsAsCollected(t *testing.T) {
	c := load(t)
	ignition := regexp.MustCompile(`Ignition \[(\w+)\]`)
	for _, o := range rows(t, reference, "upgrades") {
		u, err := c.Upgrade(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		if icon := strings.ToLower(str(sub(o, "icons"), "recur")); icon != "" {
			want(t, u.ID+" icon", u.Recur, icon)
		} else {
			want(t, u.ID+" non-recur", u.Recur == catalog.NonRecurs, false)
		}
		band := ""
		if m := ignition.FindStringSubmatch(str(o, "text")); m != nil {
			band = strings.ToLower(m[1])
		}
		want(t, u.ID+" ignition", u.Ignition, band)
	}
}

func TestObjectivesAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, collected, "objectives")
	want(t, "objectives", len(c.Objectives()), len(list))
	for _, o := range list {
		x, err := c.Objective(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.ID, fmt.Sprint(x.Name, " ", x.Category, " ", x.Victory),
			fmt.Sprint(str(o, "name"), " ", id(str(o, "category")), " ", num(o, "victoryTokenValue")))
	}
}

func TestDamageAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, reference, "damage")
	want(t, "titles", len(c.DamageDeck()), len(list))
	for _, o := range list {
		d, err := c.Damage(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, d.ID, fmt.Sprint(d.Name, " ", d.Trait, d.Copies),
			fmt.Sprint(str(o, "name"), " ", id(str(o, "type")), " ", num(o, "copies")))
	}
	for _, o := range rows(t, collected, "damage-deck") {
		i := slices.IndexFunc(c.DamageDeck(), func(d *catalog.DamageCard) bool { return d.Name == str(o, "name") })
		if i < 0 {
			t.Errorf("no damage card %s", str(o, "name"))
			continue
		}
		d := c.DamageDeck()[i]
		want(t, d.ID, fmt.Sprint(d.Trait, d.Copies), fmt.Sprint(id(str(o, "type")), " ", num(o, "copies")))
	}
}

func TestObstaclesAsCollected(t *testing.T) {
	c := load(t)
	list := rows(t, reference, "obstacles")
	want(t, "obstacles", len(c.Obstacles()), len(list))
	for _, o := range list {
		x, err := c.Obstacle(str(o, "id"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.ID+" kind", x.Kind, str(o, "kind"))
		want(t, x.ID+" outline", x.Points, o["polygon"])
		lo, hi := x.Outline().Bounds()
		w, l := hi.X-lo.X, hi.Y-lo.Y
		if math.Abs(w-o["widthMm"].(float64)) > 0.11 || math.Abs(l-o["lengthMm"].(float64)) > 0.11 {
			t.Errorf("%s is %.1f by %.1f mm, want %v by %v", x.ID, w, l, o["widthMm"], o["lengthMm"])
		}
	}
	kinds := rows(t, collected, "obstacles")
	want(t, "kinds", len(catalog.ObstacleKinds()), len(kinds))
	for _, o := range kinds {
		n := 0
		for _, x := range c.Obstacles() {
			if x.Kind.String() == str(o, "id") {
				n++
			}
		}
		want(t, str(o, "id"), n, num(o, "tokensPerSet"))
	}
}

// TestAliasesAsCollected wants every name that others give a card, unless that is the card's own.
func TestAliasesAsCollected(t *testing.T) {
	c := load(t)
	var file struct {
		Aliases map[string]map[string][]string
	}
	read(t, reference, "aliases", &file)
	for kind, cards := range file.Aliases {
		for card, names := range cards {
			var own string
			var got []string
			switch kind {
			case "ships":
				if s, err := c.Ship(card); err == nil {
					own, got = s.Name, s.Aliases
				}
			case "upgrades":
				if u, err := c.Upgrade(card); err == nil {
					own, got = u.Name, u.Aliases
				}
			case "squadrons":
				if s, err := c.Squadron(card); err == nil {
					own, got = s.Name, s.Aliases
				}
			case "objectives":
				if o, err := c.Objective(card); err == nil {
					own, got = o.Name, o.Aliases
				}
			}
			names = slices.DeleteFunc(names, func(n string) bool { return n == own })
			want(t, kind+" "+card, none(got), none(names))
		}
	}
}
