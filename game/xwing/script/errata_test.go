package script

import (
	"slices"
	"testing"

	"xwing/game/xwing/match/matchtest"
)

// TestErrataByLaterRules plays the scripts of cards with an erratum that 2.5 took over by its rules: they come out as they
// stand, and what is declared of the card holds in 2.5.
func TestErrataByLaterRules(t *testing.T) {
	kit, w := byLaterRules(t), matchtest.Words(t)
	files := byFile(t)
	later := kit.RulesBy("amg25").Cards
	for _, c := range []struct{ id, file, card string }{
		{"X25-ERR-013", "xwing2/pilot/rebelalliance/fennrau-sheathipedeclassshuttle", "pilot/fennrau-sheathipedeclassshuttle"},
		{"X25-ERR-017", "xwing2/pilot/rebelalliance/norrawexley", "pilot/norrawexley"},
		{"X25-ERR-018", "xwing2/pilot/galacticrepublic/oddball-btlbywing", "pilot/oddball-btlbywing"},
		{"X25-ERR-029", "xwing2/upgrade/device/concussionbombs", "upgrade/concussionbombs"},
		{"X25-ERR-030", "xwing2/upgrade/device/concussionbombs", "upgrade/concussionbombs"},
		{"X25-ERR-039", "xwing2/upgrade/title/slavei", "upgrade/slavei"},
	} {
		t.Run(c.id, func(t *testing.T) {
			if later.Card(c.card) == nil || len(files[c.file]) < 2 {
				t.Fatalf("%s is not declared in 2.5, or has no scripts", c.card)
			}
			for _, s := range files[c.file] {
				if p, parts := s.parts(kit, w); parts && !slices.Contains([]string{"not: nobody"}, s.Title) {
					t.Errorf("%s: %q, not %q", s.Title, p.later, p.second)
				}
			}
		})
	}
}
