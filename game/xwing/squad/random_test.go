package squad_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// randomSquads is how many squads of each faction and points list the tests draw: 2,016 in all.
const randomSquads = 72

// TestRandom draws squads of all factions in all points lists. Each is legal, spends its points, survives
// XWS letter by letter and follows from its seed; between them they have nearly all cards of the pool.
func TestRandom(t *testing.T) {
	cat := load(t)
	for _, r := range catalog.Rulesets() {
		t.Run(string(r), func(t *testing.T) {
			t.Parallel()
			mode := squad.ModeOf(cat, r)
			squads, unspent, drawn := 0, 0, map[string]bool{}
			all := 0
			for _, f := range catalog.Factions() {
				pool, err := squad.NewPool(cat, mode, f, nil)
				if err != nil {
					t.Fatal(err)
				}
				pilots, upgrades := pool.Size()
				all += pilots + upgrades
				for seed := range uint64(randomSquads) {
					chance := game.NewSource(seed, uint64(f))
					s := pool.Draw(&chance)
					for _, b := range s.Check(cat, r) {
						t.Errorf("%s, seed %d: %v", f, seed, b)
					}
					total, err := s.Points(cat, r)
					if err != nil || total*100 < mode.Points*85 {
						t.Errorf("%s, seed %d: %d points, %v", f, seed, total, err)
					}
					if len(s.Obstacles) != 3 {
						t.Errorf("%s, seed %d: obstacles %v", f, seed, s.Obstacles)
					}
					text := xws(t, s)
					if again := game.NewSource(seed, uint64(f)); seed == 0 && xws(t, pool.Draw(&again)) != text {
						t.Errorf("%s, seed %d: two squads of one seed", f, seed)
					}
					squads++
					unspent += mode.Unspent(total)
					for _, p := range s.Pilots {
						drawn[fmt.Sprint(f, " pilot ", p.Pilot)] = true
						for _, u := range p.UpgradeIDs() {
							drawn[fmt.Sprint(f, " upgrade ", u)] = true
						}
					}
				}
			}
			t.Logf("%d squads, %.2f of %d points unspent, %d of %d cards drawn", squads, float64(unspent)/float64(squads), mode.Points, len(drawn), all)
			if len(drawn)*100 < all*75 {
				t.Errorf("%d of %d cards drawn, want three quarters of them in so few squads", len(drawn), all)
			}
			if unspent*100 > squads*mode.Points*2 {
				t.Errorf("%d points unspent in %d squads, want two of a hundred at most", unspent, squads)
			}
		})
	}
}
