package sim

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/squad"
)

// TestRandomSquads plays games of random squads: of all cards, of enforced ones, of quick builds. The same
// seed draws the same squads.
func TestRandomSquads(t *testing.T) {
	kit := matchtest.Kit(t)
	enforced := func(id catalog.CardID) bool { return kit.Rules().Enforced(string(id.Kind) + "/" + id.XWS) }
	for _, test := range []struct {
		name    string
		mode    squad.Mode
		allowed func(catalog.CardID) bool
	}{
		{"all cards", squad.ModeOf(kit.Facts, catalog.FFG20), nil},
		{"enforced", squad.ModeOf(kit.Facts, catalog.FFG20), enforced},
		{"quick builds", squad.QuickMode(catalog.FFG20), nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			squads, err := NewSquads(kit.Facts, test.mode, test.allowed)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(3) {
				pair, err := squads.Pair(seed)
				if err != nil {
					t.Fatal(err)
				}
				if again, _ := squads.Pair(seed); string(again.Squads[0]) != string(pair.Squads[0]) {
					t.Errorf("seed %d: two squads of one seed", seed)
				}
				for _, text := range pair.Squads {
					s, err := squad.ParseXWS("drawn", text)
					if err != nil {
						t.Fatal(err)
					}
					for _, b := range s.CheckMode(kit.Facts, test.mode) {
						t.Error(b)
					}
					for _, p := range s.Pilots {
						if test.allowed != nil && !test.allowed(catalog.Card(catalog.PilotCard, p.Pilot)) {
							t.Errorf("seed %d: %s is not allowed", seed, p.Pilot)
						}
						for _, id := range p.UpgradeIDs() {
							if test.allowed != nil && !test.allowed(catalog.Card(catalog.UpgradeCard, id)) {
								t.Errorf("seed %d: %s is not allowed", seed, id)
							}
						}
					}
				}
				h, err := kit.HeaderBy(pair.List, pair.Squads, seed)
				if err != nil {
					t.Fatal(err)
				}
				g := Game{Header: h, Start: kit.Start}
				for i := range g.Players {
					g.Players[i] = player.NewSensible(seed<<1 | uint64(i))
				}
				if r := Play(g); r.Err() != nil || r.Rounds == 0 {
					t.Errorf("seed %d: %d rounds, %v", seed, r.Rounds, r.Err())
				}
			}
		})
	}
}
