package main

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/sim"
)

// TestTry plays a card that makes a difference, and one that nobody has.
func TestTry(t *testing.T) {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	squads, err := sim.NewEnforcedSquads(kit.RulesBy(catalog.FFG20))
	if err != nil {
		t.Fatal(err)
	}
	b := bench{kit: kit, list: catalog.FFG20, all: sim.NewRotation(squads), pairs: 40}
	for id, want := range map[string]bool{"wedgeantilles": true, "nobody": false} {
		w, err := b.try(id)
		if err != nil {
			t.Fatal(err)
		}
		if (w.pairs > 0) != want || (w.squares > 0) != want {
			t.Errorf("%s: %+v", id, w)
		}
	}
}

// TestTryInBattle plays a card that epic battles alone have.
func TestTryInBattle(t *testing.T) {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	for _, epic := range []bool{false, true} {
		squads, err := drawn(kit.RulesBy(catalog.X2PO), epic)
		if err != nil {
			t.Fatal(err)
		}
		b := bench{kit: kit, list: catalog.X2PO, all: sim.NewRotation(squads), pairs: 6, epic: epic}
		w, err := b.try("ioncannonbattery")
		if err != nil || (w.pairs > 0) != epic {
			t.Errorf("epic %v: %+v, %v", epic, w, err)
		}
	}
}

// TestLoses: a card costs wins by more than two standard errors, or it is not said.
func TestLoses(t *testing.T) {
	for _, c := range []struct {
		w    worth
		want bool
	}{
		{worth{pairs: 100, without: 30, squares: 40}, true},  // -0.30, of which one error is 0.06
		{worth{pairs: 100, without: 10, squares: 40}, false}, // -0.10
		{worth{pairs: 100, with: 30, squares: 40}, false},
	} {
		if got := c.w.loses(); got != c.want || strings.HasSuffix(c.w.String(), "costs wins") != c.want {
			t.Errorf("%v: %v", c.w, got)
		}
	}
}

// TestKitOf: a points list of each edition is played by its rules.
func TestKitOf(t *testing.T) {
	for list, first := range map[catalog.Ruleset]bool{catalog.FFG20: false, catalog.XWA: false, catalog.FFG10: true} {
		kit, err := kitOf(list)
		if err != nil || (kit.Rules().List == catalog.FFG10) != first {
			t.Errorf("%s: %v", list, err)
		}
	}
}
