package catalog_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func TestDice(t *testing.T) {
	for text, want := range map[string]catalog.Dice{
		"": {}, "1 red": {1, 0, 0}, "2 red 1 blue 3 black": {2, 1, 3}, "12 black": {0, 0, 12},
	} {
		got, err := catalog.ParseDice(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("ParseDice(%q) = %v, %v, want %v", text, got, err, want)
		}
		if got.Total() != want[0]+want[1]+want[2] {
			t.Errorf("%s are %d dice", text, got.Total())
		}
	}
	for _, text := range []string{"red", "1", "1 green", "0 red", "-1 red", "1 blue 1 red", "1 red 1 red", "1 red blue",
		"100 red", "1,red"} {
		if got, err := catalog.ParseDice(text); err == nil {
			t.Errorf("ParseDice(%q) = %v", text, got)
		}
	}
	if got := (catalog.Dice{1, 2, 3}).Plus(catalog.Dice{0, 1, 1}); got != (catalog.Dice{1, 3, 4}) {
		t.Errorf("the sum is %v", got)
	}
	if got := (catalog.Dice{4, 5, 6}); got[catalog.Red] != 4 || got[catalog.Blue] != 5 || got[catalog.Black] != 6 {
		t.Errorf("colors are not the places of %v", got)
	}
	for _, c := range catalog.Colors() {
		var one catalog.Dice
		one[c] = 1
		if got := "1 " + c.String(); got != one.String() {
			t.Errorf("a die of %s is %s", c, one)
		}
	}
}

// TestFaces counts icons.
func TestFaces(t *testing.T) {
	for c, want := range map[catalog.Color][3]int{catalog.Red: {4, 2, 1}, catalog.Blue: {4, 2, 2}, catalog.Black: {6, 2, 0}} {
		var got [3]int
		for _, f := range catalog.Faces(c) {
			got[0], got[1] = got[0]+f.Hits(), got[1]+f.Crits()
			if f == catalog.Accuracy {
				got[2]++
			}
		}
		if got != want {
			t.Errorf("a %s die has %v hits, crits and accuracies on its sides, want %v", c, got, want)
		}
	}
}

// TestShip reads a card and a huge one.
func TestShip(t *testing.T) {
	c := load(t)
	s, err := c.Ship("cr90-corvette-a")
	if err != nil {
		t.Fatal(err)
	}
	if s.MaxSpeed() != 4 || !slices.Equal(s.YawAt(3), []int{0, 1, 2}) || s.YawAt(0) != nil || s.YawAt(5) != nil {
		t.Errorf("CR90: speed %d, yaw at 3 %v", s.MaxSpeed(), s.YawAt(3))
	}
	if got := s.Armament.Of(gauge.Front); got != (catalog.Dice{2, 1, 0}) || s.Shields.Of(gauge.Rear) != 1 || len(s.Zones()) != 4 {
		t.Errorf("CR90: front %v, rear shields %d, %d zones", got, s.Shields.Of(gauge.Rear), len(s.Zones()))
	}
	huge, err := c.Ship("executor-i-class-star-dreadnought")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("ARM-HUG-003 six hull zones", func(t *testing.T) {
		var names []string
		for _, z := range huge.Zones() {
			names = append(names, z.String())
		}
		if got := strings.Join(names, " "); got != "front left right rear left-aux right-aux" {
			t.Errorf("the zones are %s", got)
		}
	})
	if len(huge.Zones()) != 6 || huge.Shields.Of(gauge.LeftAux) != 5 || huge.Armament.Of(gauge.RightAux) != (catalog.Dice{2, 3, 1}) {
		t.Errorf("Executor: %d zones, %v", len(huge.Zones()), huge.Shields)
	}
	t.Run("ARM-HUG-019 larger than large", func(t *testing.T) {
		if !(gauge.Small < gauge.Medium && gauge.Medium < gauge.Large && gauge.Large < huge.Size) {
			t.Error("sizes do not compare as the classes do")
		}
	})
	t.Run("ARM-FLT-005 a flotilla is as large as its base", func(t *testing.T) {
		n := 0
		for _, s := range c.Ships() {
			if chassis, err := c.Chassis(s.Chassis); s.Flotilla && (err != nil || s.Size != chassis.Size || s.Size != gauge.Small) {
				t.Errorf("%s is %s, its chassis %v, %v", s.ID, s.Size, chassis, err)
			}
			if s.Flotilla {
				n++
			}
		}
		if n != 5 {
			t.Errorf("%d flotillas, want 5", n)
		}
	})
	acclamator, err := c.Ship("acclamator-i-class-assault-ship")
	if err != nil || !acclamator.Has(catalog.Clone) || acclamator.Has(catalog.Droid) {
		t.Errorf("Acclamator I: %v, %v", acclamator.Tags, err)
	}
}

// TestSquadron asks for keywords.
func TestSquadron(t *testing.T) {
	c := load(t)
	s, err := c.Squadron("boba-fett")
	if err != nil {
		t.Fatal(err)
	}
	if !s.Ace() || s.Value(catalog.Bomber) != 1 || s.Value(catalog.Counter) != 0 {
		t.Errorf("Boba Fett: %+v", s)
	}
	if s, err = c.Squadron("black-squadron"); err != nil || s.Ace() || s.Value(catalog.Counter) != 1 {
		t.Errorf("Black Squadron: %+v, %v", s, err)
	}
	for _, k := range catalog.KeywordNames() {
		text := k.String()
		if k.Valued() {
			text += " 3"
		}
		if got, err := catalog.ParseKeyword(text); err != nil || got.Name != k || got.String() != text {
			t.Errorf("ParseKeyword(%q) = %v, %v", text, got, err)
		}
	}
}

// TestUpgradeIcons wants the icons by the names that the book gives them.
func TestUpgradeIcons(t *testing.T) {
	t.Run("ARM-FLB-034 icons by name", func(t *testing.T) {
		want := "commander officer weapons-team support-team fleet-command fleet-support offensive-retrofit " +
			"defensive-retrofit experimental-retrofit turbolasers ion-cannons ordnance superweapon title"
		var got []string
		for _, s := range catalog.Slots() {
			got = append(got, s.String())
		}
		if line := strings.Join(got, " "); line != want {
			t.Errorf("icons are %s, want %s", line, want)
		}
		for _, u := range load(t).Upgrades() {
			if len(u.Slots) > 2 {
				t.Errorf("%s has %d icons", u.ID, len(u.Slots))
			}
		}
	})
	t.Run("ARM-FLB-035 not in a bar", func(t *testing.T) {
		for _, s := range catalog.Slots() {
			if s.InBar() == (s == catalog.CommanderSlot || s == catalog.TitleSlot) {
				t.Errorf("%s in a bar: %v", s, s.InBar())
			}
		}
		for _, s := range load(t).Ships() {
			if slices.ContainsFunc(s.Slots, func(s catalog.Slot) bool { return !s.InBar() }) {
				t.Errorf("the bar of %s is %v", s.ID, s.Slots)
			}
		}
	})
}

// TestSides: what the sides of the dice show.
func TestSides(t *testing.T) {
	for _, c := range []struct {
		row   string
		color catalog.Color
		want  map[catalog.Face]int
	}{
		{"ARM-CMP-011 red", catalog.Red, map[catalog.Face]int{catalog.Blank: 2, catalog.Hit: 2, catalog.Crit: 2, catalog.Accuracy: 1,
			catalog.HitHit: 1}},
		{"ARM-CMP-012 blue", catalog.Blue, map[catalog.Face]int{catalog.Hit: 4, catalog.Crit: 2, catalog.Accuracy: 2}},
		{"ARM-CMP-013 black", catalog.Black, map[catalog.Face]int{catalog.Blank: 2, catalog.Hit: 4, catalog.HitCrit: 2}},
	} {
		t.Run(c.row, func(t *testing.T) {
			got := map[catalog.Face]int{}
			for _, f := range catalog.Faces(c.color) {
				got[f]++
			}
			if !maps.Equal(got, c.want) {
				t.Errorf("the faces are %v", got)
			}
		})
	}
}

// TestWhoHasTokens: no squadron has defense tokens that is not unique.
func TestWhoHasTokens(t *testing.T) {
	t.Run("ARM-SQD-014 unique squadrons", func(t *testing.T) {
		with := 0
		for _, q := range load(t).Squadrons() {
			if len(q.Tokens) > 0 {
				with++
			}
			if len(q.Tokens) > 0 && !q.Unique {
				t.Errorf("%s has %v", q.ID, q.Tokens)
			}
		}
		if with < 40 {
			t.Errorf("%d squadrons have defense tokens", with)
		}
	})
}

// TestIrregular: who flies in what is a single model on a single peg is irregular, and nobody else.
func TestIrregular(t *testing.T) {
	t.Run("ARM-FAQ-077 by what they fly in", func(t *testing.T) {
		single := []string{"Aggressor Assault Fighter", "Firespray-31", "HWK-290", "JumpMaster 5000", "Lambda-class Shuttle",
			"Lancer-class Pursuit Craft", "Mandalorian Gauntlet Fighter", "Modified Firespray-31", "Scurrg H-6 Bomber", "VCX-100",
			"VT-49 Decimator", "YT-1300", "YT-2400", "YV-666"}
		seen := map[string]bool{}
		for _, q := range load(t).Squadrons() {
			seen[q.Chassis] = true
			if q.Irregular != slices.Contains(single, q.Chassis) {
				t.Errorf("%s in %s: irregular %v", q.ID, q.Chassis, q.Irregular)
			}
		}
		for _, chassis := range append(single, "A-Wing", "TIE Interceptor") {
			if !seen[chassis] {
				t.Errorf("nobody flies in %s", chassis)
			}
		}
	})
}
