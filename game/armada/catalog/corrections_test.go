package catalog_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game/armada/catalog"
)

// TestDisputed holds the figures in which sources differ to what the cards say.
func TestDisputed(t *testing.T) {
	c := load(t)
	ship := func(id string) *catalog.Ship {
		s, err := c.Ship(id)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	squadron := func(id string) *catalog.Squadron {
		s, err := c.Squadron(id)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for _, id := range []string{"arquitens-class-command-cruiser", "arquitens-class-light-cruiser"} {
		want(t, id, none(ship(id).Tokens), "[evade redirect redirect contain]")
	}
	kuat := ship("imperial-star-destroyer-kuat-refit")
	want(t, "Kuat", fmt.Sprint(kuat.Squadron, kuat.Yaw), "2 [[1] [1 1] [0 1 1]]")
	want(t, "Raider", fmt.Sprint(ship("raider-i-class-corvette").Shields.Rear, ship("raider-ii-class-corvette").Shields.Rear), "2 2")
	want(t, "Hardcell", fmt.Sprint(ship("hardcell-class-transport").YawAt(1), ship("hardcell-class-battle-refit").YawAt(1)), "[2] [2]")
	want(t, "Onager Testbed", ship("onager-class-testbed").Squadron, 1)
	want(t, "Hammerhead", fmt.Sprint(ship("hammerhead-scout-corvette").Hull, ship("hammerhead-torpedo-corvette").Hull), "5 5")
	for _, id := range []string{"venator-i-class-star-destroyer", "venator-ii-class-star-destroyer-republic",
		"venator-ii-class-star-destroyer-empire"} {
		want(t, id, ship(id).Shields.Rear, 2)
	}
	want(t, "Kit Fisto", none(squadron("kit-fisto").Tokens), "[brace brace]")
	want(t, "irregular", fmt.Sprint(squadron("scurrg-h-6-bomber").Irregular, squadron("jango-fett").Irregular), "true true")
	radiant, err := c.Upgrade("radiant-vii")
	if err != nil {
		t.Fatal(err)
	}
	want(t, "Radiant VII", fmt.Sprint(radiant.Removes, radiant.Adds), "[turbolasers ordnance] [fleet-support]")
	onager, err := c.Chassis("onager")
	if err != nil {
		t.Fatal(err)
	}
	want(t, "Onager's special arc", fmt.Sprint(onager.SpecialApex, onager.SpecialLat), "0.516 0.338")
	t.Run("ARM-CRD-002 ARM-CRD-024 costs of January 2025", func(t *testing.T) {
		for id, cost := range map[string]int{"admonition": 10, "leading-shots": 5} {
			u, err := c.Upgrade(id)
			if err != nil {
				t.Fatal(err)
			}
			want(t, id, u.Cost, cost)
		}
	})
	for id, row := range map[string]struct {
		title string
		cost  int
	}{"external-racks": {"ARM-CRD-013", 4}, "mon-mothma": {"ARM-CRD-030", 27}} {
		t.Run(row.title+" the cost of "+id, func(t *testing.T) {
			u, err := c.Upgrade(id)
			if err != nil {
				t.Fatal(err)
			}
			want(t, id, u.Cost, row.cost)
		})
	}
}

// TestItalicTypes wants the twelve types of which a fleet has one unique squadron, two of them on two cards.
func TestItalicTypes(t *testing.T) {
	count := map[string]int{}
	for _, s := range load(t).Squadrons() {
		if s.Italic {
			count[s.Type]++
		}
	}
	var twice []string
	for name, n := range count {
		if n > 1 {
			twice = append(twice, name)
		}
	}
	slices.Sort(twice)
	want(t, "types", fmt.Sprint(len(count), twice), "12 [Millennium Falcon Slave I]")
}
