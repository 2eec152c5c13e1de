package squad_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

func TestCheckSquad(t *testing.T) {
	cat := load(t)
	legal := build(t, cat, catalog.Rebel, "lukeskywalker")
	t.Run("obstacles", func(t *testing.T) {
		s := legal
		s.Obstacles = []string{"coreasteroid0", "gascloud1", "pomdebris3"}
		if got := s.Check(cat, catalog.FFG20); got != nil {
			t.Errorf("three obstacles: %v", got)
		}
		s.Obstacles = []string{"coreasteroid0", "gascloud1", "pomdebris3", "loosecargo", "moon"}
		want := []string{"X20-SET-005 too-many-obstacles -1", "X20-SET-005 unknown-obstacle -1", "X20-SET-005 unknown-obstacle -1"}
		if got := breaches(s.Check(cat, catalog.FFG20)); !slices.Equal(got, want) {
			t.Errorf("breaches %q, want %q", got, want)
		}
	})
	t.Run("X20-SHP-004 the ship of the file", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "lukeskywalker", "alderaanianguard") // whether the file names the ship or not
		s.Pilots[0].Ship, s.Pilots[1].Ship = "asf01bwing", ""
		want := []string{"X20-SHP-004 ship-differs 0", "RULINGS-61 huge-ship 1"}
		if got := breaches(s.Check(cat, catalog.X2PO)); !slices.Equal(got, want) {
			t.Errorf("breaches %q, want %q", got, want)
		}
		s = build(t, cat, catalog.FirstOrder, "starkillerbasepilot")
		s.Pilots[0].Ship = "upsilonclasscommandshuttle" // another id of the same ship type
		if got := s.Check(cat, catalog.FFG20); got != nil {
			t.Errorf("an alias: %v", got)
		}
	})
	t.Run("X20-GMD-001", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "wedgeantilles", "wedgeantilles-battleoverendor")
		if got := breaches(s.Check(cat, catalog.FFG20)); !slices.Contains(got, "X20-GMD-001 not-in-mode 1") {
			t.Errorf("a pilot of another rule set: %q", got)
		}
		mode := squad.ModeOf(cat, catalog.FFG20)
		mode.Format = "hyperspace"
		s = build(t, cat, catalog.Rebel, "wedgeantilles: afterburners")
		want := []string{"X20-GMD-001 not-in-mode 0", "X20-GMD-001 not-in-mode 0 afterburners"}
		if got := breaches(s.CheckMode(cat, mode)); !slices.Equal(got, want) {
			t.Errorf("breaches %q, want %q", got, want)
		}
		mode = squad.Mode{Ruleset: catalog.FFG20, Points: 50}
		if got := breaches(legal.CheckMode(cat, mode)); !slices.Equal(got, []string{"X20-SQB-001 over-budget -1"}) {
			t.Errorf("60 of 50 points: %q", got)
		}
		mode.Points = 60
		if got := breaches(legal.CheckMode(cat, mode)); len(got) != 0 {
			t.Errorf("60 of 60 points: %q", got)
		}
		if got := breaches(build(t, cat, catalog.Rebel, "lukeskywalker: shieldupgrade").CheckMode(cat, mode)); !slices.Contains(got,
			"X20-SQB-001 over-budget -1") {
			t.Errorf("with an upgrade for more: %q", got)
		}
		ffg, _ := legal.Points(cat, catalog.FFG20)
		amg, _ := legal.Points(cat, catalog.AMG25)
		if ffg != 60 || amg == ffg {
			t.Errorf("Luke Skywalker costs %d and %d; want the costs of each rule set", ffg, amg)
		}
	})
	t.Run("X20-FAC-003", func(t *testing.T) {
		mode := squad.ModeOf(cat, catalog.FFG20)
		mode.MixFactions = true
		s := build(t, cat, catalog.Rebel, "lukeskywalker", "academypilot")
		if got := s.CheckMode(cat, mode); got != nil {
			t.Errorf("a mode that mixes factions: %v", got)
		}
	})
	t.Run("loadout values", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "lukeskywalker: r2d2 protontorpedoes supernaturalreflexes")
		if got := breaches(s.Check(cat, catalog.AMG25)); !slices.Contains(got, "X25-SQD-004 over-loadout 0") {
			t.Errorf("breaches %q, want over-loadout", got)
		}
	})
	t.Run("for developers", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "lukeskywalker: elusive")
		got := fmt.Sprint(s.Check(cat, catalog.FFG20)[0])
		if want := `ship 1: no-slot elusive slot="talent" (X20-SQB-003)`; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
}
