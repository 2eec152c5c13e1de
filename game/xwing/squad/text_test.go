package squad_test

import (
	"os"
	"slices"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestTextReadsBack prints squads of all factions and lists, and reads the same of what is printed; XWING_TEXTS says of how
// many seeds each.
func TestTextReadsBack(t *testing.T) {
	second, first := load(t), loadFirst(t)
	seeds, _ := strconv.Atoi(os.Getenv("XWING_TEXTS"))
	n := 0
	for _, list := range append(second.BuiltIn(), catalog.FFG10) {
		cat := second
		if list == catalog.FFG10 {
			cat = first
		}
		for _, f := range cat.Factions() {
			for seed := range uint64(max(1, seeds)) {
				chance := game.NewSource(seed, 41)
				s := drawn(t, cat, list, f, &chance)
				s.Name = "Squad " + string(list)
				printed := s.Text(cat, list, f.String())
				again, _, err := squad.Read("printed", []byte(printed), second, first)
				if n++; err != nil || again.Name != s.Name || again.Faction != s.Faction || !slices.Equal(again.Obstacles, s.Obstacles) {
					t.Errorf("%s of %s is read as %v, %v:\n%s", list, f, again, err, printed)
					continue
				}
				for i, p := range s.Pilots {
					if i >= len(again.Pilots) || again.Pilots[i].Pilot != p.Pilot || !slices.Equal(again.Pilots[i].Upgrades, p.Upgrades) {
						t.Errorf("%s of %s: ship %d is read as %v, want %v:\n%s", list, f, i, again.Pilots[i], p, printed)
					}
				}
			}
		}
	}
	t.Logf("%d squads", n)
}
