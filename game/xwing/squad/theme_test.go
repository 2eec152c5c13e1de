package squad_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestThemes draws squads of every theme for all factions of all lists: legal, of the theme, and the same again by the same
// seed. Of few factions there is no swarm, or no bomber.
func TestThemes(t *testing.T) {
	second, first := load(t), loadFirst(t)
	none := map[squad.ThemeKind]int{}
	for _, list := range append(second.BuiltIn(), catalog.FFG10) {
		cat := second
		if list == catalog.FFG10 {
			cat = first
		}
		mode := squad.ModeOf(cat, list)
		for _, f := range cat.Factions() {
			pool, err := squad.NewPool(cat, mode, f, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range []string{"aces", "swarm", "bombs", "with:" + aType(cat, list, f)} {
				theme, err := squad.ParseTheme(cat, text)
				if err != nil {
					t.Fatal(err)
				}
				chance, again := game.NewSource(5, uint64(f)), game.NewSource(5, uint64(f))
				s, ok := pool.DrawTheme(theme, &chance)
				if !ok {
					none[theme.Kind]++
					t.Logf("%s has no %s by %s", f, text, list)
					continue
				}
				for _, b := range s.CheckMode(cat, mode) {
					t.Errorf("%s, %s by %s: %v", f, text, list, b)
				}
				if !theme.Suits(cat, list, s) {
					t.Errorf("%s, %s by %s is no squad of that theme:\n%s", f, text, list, xws(t, s))
				}
				if total, err := s.Points(cat, list); err != nil || total*10 < mode.Points*7 {
					t.Errorf("%s, %s by %s: %d points, %v", f, text, list, total, err)
				}
				if twin, _ := pool.DrawTheme(theme, &again); xws(t, twin) != xws(t, s) {
					t.Errorf("%s, %s by %s: two squads of one seed", f, text, list)
				}
			}
		}
	}
	for kind, n := range none {
		if n > 4 {
			t.Errorf("%d factions have no %s", n, kind)
		}
	}
	for _, text := range []string{"", "ace", "with", "with:", "with:nothing", "aces:x"} {
		if theme, err := squad.ParseTheme(second, text); err == nil {
			t.Errorf("%q is the theme %v", text, theme)
		}
	}
}

// aType is the type of a ship card that a faction has in a list.
func aType(cat *catalog.Catalog, list catalog.Ruleset, f catalog.Faction) string {
	for _, p := range cat.Pilots() {
		rules, ok := p.Rules(list)
		if ship, err := cat.Ship(p.Ship); ok && err == nil && p.Faction == f && !ship.Huge() && len(rules.Formats) > 0 && !rules.Unpriced {
			return ship.Name
		}
	}
	return ""
}
