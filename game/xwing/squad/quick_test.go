package squad_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestQuickBuilds checks every quick build as a squad of its own and sends it through XWS. The only things
// wrong with some are what is of epic games, in which nothing is.
func TestQuickBuilds(t *testing.T) {
	cat := load(t)
	builds := cat.QuickBuilds()
	if len(builds) != 644 {
		t.Errorf("%d quick builds, want 644", len(builds))
	}
	huge := 0
	mode := squad.QuickMode(catalog.X2PO)
	mode.Points = 10 // those of huge ships among them
	epic, err := mode.InFormat(cat, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range builds {
		s, err := squad.Quick(cat, b)
		if err != nil {
			t.Error(err)
			continue
		}
		unfielded := false
		for _, breach := range s.CheckMode(cat, mode) {
			if breach.Kind == squad.HugeShip || breach.Kind == squad.EpicUpgrade {
				unfielded = true
				continue
			}
			t.Errorf("%s: %v", b.ID, breach)
		}
		if wrong := s.CheckMode(cat, epic); wrong != nil {
			t.Errorf("%s in an epic game: %v", b.ID, wrong)
		}
		if unfielded {
			huge++
		}
		again, err := squad.ParseXWS(b.ID, []byte(xws(t, s)))
		if err != nil {
			t.Fatal(err)
		}
		if total, found, ok := again.Threat(cat); !ok || total > b.Threat || len(found) == 0 {
			t.Errorf("%s: threat %d, %v after XWS, want %d", b.ID, total, ok, b.Threat)
		}
	}
	if huge != 17 {
		t.Errorf("%d quick builds are of epic games, want 17", huge)
	}
}

func TestQuickMode(t *testing.T) {
	cat := load(t)
	for _, test := range []struct {
		name  string
		ships []string
		want  []string
	}{
		{"two cards of one threat each", []string{"academypilot", "academypilot"}, nil},
		{"eight of them", slices.Repeat([]string{"academypilot"}, 8), nil},
		{"nine of them", slices.Repeat([]string{"academypilot"}, 9), []string{"X25-SQD-021 over-threat -1"}},
		{"a hundred of them", slices.Repeat([]string{"academypilot"}, 100), []string{"X25-SQD-021 over-threat -1"}},
		{"no such card", []string{"academypilot: shieldupgrade"}, []string{"X25-SQD-021 not-quick-build -1"}},
		{"bullets count", []string{"wampa: crackshot stealthdevice", "wampa: crackshot stealthdevice"}, []string{"X20-LIM-001 too-many-copies 1"}},
	} {
		t.Run("X25-SQD-021/"+test.name, func(t *testing.T) {
			for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25} {
				got := breaches(build(t, cat, catalog.Imperial, test.ships...).CheckMode(cat, squad.QuickMode(list)))
				if !slices.Equal(got, append([]string{}, test.want...)) {
					t.Errorf("%s: breaches %q, want %q", list, got, test.want)
				}
			}
		})
	}
	t.Run("drawn", func(t *testing.T) {
		for _, f := range catalog.Factions() {
			for seed := range uint64(20) {
				chance := game.NewSource(seed, 1)
				s, ok := squad.DrawQuick(cat, squad.QuickMode(catalog.FFG20), f, nil, &chance)
				total, _, _ := s.Threat(cat)
				if b := s.CheckMode(cat, squad.QuickMode(catalog.FFG20)); !ok || b != nil || total < 7 {
					t.Errorf("%s, seed %d: threat %d, %v", f, seed, total, b)
				}
			}
		}
	})
	if _, err := squad.Quick(cat, cat.QuickBuilds()[0], cat.QuickBuilds()[600]); err == nil {
		t.Error("quick builds of two factions make a squad")
	}
}
