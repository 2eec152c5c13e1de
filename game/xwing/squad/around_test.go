package squad

import (
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/catalog"
)

// TestAround builds a squad around every upgrade of every pool: there is none that cannot be drawn.
func TestAround(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range catalog.Rulesets() {
		t.Run(string(r), func(t *testing.T) {
			t.Parallel()
			for _, f := range catalog.Factions() {
				pool, err := NewPool(cat, ModeOf(cat, r), f, nil)
				if err != nil {
					t.Fatal(err)
				}
				chance := game.NewSource(1, 1)
				for i, u := range pool.upgrades {
					d := draft{Pool: pool, chance: &chance, squad: Squad{Faction: f}}
					if !d.around(i) {
						t.Errorf("%s: no squad around %s, of %d carriers", f, u.XWS, len(pool.carriers[i]))
					}
				}
			}
		})
	}
}
