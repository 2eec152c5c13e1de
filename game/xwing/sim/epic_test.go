package sim

import (
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
)

// TestEpics: every huge ship leads squads of either side, legal ones, some with a wing.
func TestEpics(t *testing.T) {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	all, err := NewEpics(kit.RulesBy(catalog.AMG25))
	if err != nil || all.Huge() < 12 {
		t.Fatalf("%d huge ships: %v", all.Huge(), err)
	}
	mode, err := squad.ModeOf(kit.Facts, catalog.AMG25).InFormat(kit.Facts, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	var led [2]map[string]bool
	wings := 0
	for seed := range uint64(all.Huge()) {
		pair, err := all.Pair(seed)
		if err != nil || pair.List != catalog.AMG25 {
			t.Fatal(err)
		}
		for i, xws := range pair.Squads {
			s, err := squad.ParseXWS("epic", xws)
			if err != nil {
				t.Fatal(err)
			}
			wings += len(s.Wings())
			if wrong := s.CheckMode(kit.Facts, mode); wrong != nil {
				t.Errorf("seed %d, %d: %v", seed, i, wrong)
			}
			if led[i] == nil {
				led[i] = map[string]bool{}
			}
			for _, p := range s.Pilots {
				if ship, err := kit.Facts.Ship(p.Ship); err == nil && ship.Huge() {
					led[i][p.Pilot] = true
				}
			}
		}
	}
	if wings == 0 {
		t.Error("no squad has a wing")
	}
	for i := range led {
		if len(led[i]) != all.Huge() {
			t.Errorf("side %d: %d of %d huge ships", i, len(led[i]), all.Huge())
		}
	}
}

// TestFirstEpics: so does every huge ship of first edition, of two cards both with the other.
func TestFirstEpics(t *testing.T) {
	kit, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	all, err := NewEpics(kit.RulesBy(catalog.FFG10))
	if err != nil || all.Huge() != 7 {
		t.Fatalf("%d huge ships: %v", all.Huge(), err)
	}
	mode, err := squad.ModeOf(kit.Facts, catalog.FFG10).InFormat(kit.Facts, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	led := map[string]bool{}
	for seed := range uint64(all.Huge()) {
		pair, err := all.Pair(seed)
		if err != nil {
			t.Fatal(err)
		}
		s, err := squad.ParseXWS("epic", pair.Squads[0])
		if err != nil {
			t.Fatal(err)
		}
		s = s.Resolve(kit.Facts) // XWS names pilots of first edition without their ships
		if wrong := s.CheckMode(kit.Facts, mode); wrong != nil {
			t.Errorf("seed %d: %v", seed, wrong)
		}
		for _, p := range s.Pilots {
			led[p.Ship] = true
		}
	}
	for _, xws := range []string{"cr90corvettefore", "cr90corvetteaft", "gr75mediumtransport", "gozanticlasscruiser", "croccruiser",
		"raiderclasscorvettefore", "raiderclasscorvetteaft"} {
		if !led[xws] {
			t.Errorf("no squad has %s", xws)
		}
	}
}
