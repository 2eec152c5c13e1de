package script

import (
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// TestBegin begins games as scripts describe them: squads, too, by the list and in the scenario that are named.
func TestBegin(t *testing.T) {
	kit := matchtest.Kit(t)
	const squads = "squad red rebel-core\nsquad blue imperial-core\n"
	for text, want := range map[string]struct {
		edition, mission string
		list             catalog.Ruleset
	}{
		squads:                 {"2.0", "", catalog.FFG20},
		squads + "list x2po\n": {"2.0", "", catalog.X2PO},
		squads + "list amg25\nscenario salvage\n": {"2.5", "salvage", catalog.AMG25},
		"ship red academypilot 400 400 0\nlist amg25\nscenario chance\nfeature 457.2 457.2\nphase engagement\nship blue academypilot 400 500 180\n": {"2.5", "chance", catalog.AMG25},
	} {
		s, err := Open(kit, text, "", "")
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		rules, mission := s.State().(*xwing.State).Rules(), ""
		if rules.Mission != nil {
			mission = rules.Mission.ID
		}
		if rules.Edition.ID != want.edition || rules.List != want.list || mission != want.mission || s.Header().Edition != want.edition {
			t.Errorf("%q is played by %s %s %q, its header says %s", text, rules.Edition.ID, rules.List, mission, s.Header().Edition)
		}
		s.Close()
	}
	const ship = "ship red academypilot 400 400 0\n"
	for text, want := range map[string]string{
		squads + "list nowhere\n":          "no-list id=nowhere",
		squads + "scenario chance\n":       "no-scenario",
		ship + "scenario chance\n":         "no-scenario",
		ship + "feature 457.2 457.2\n":     "scenario",
		ship + "list xwa\nscenario chance": "list-not-scored",
	} {
		if s, err := Open(kit, text, "", ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q begins, or it is not told why not: %v", text, err)
			if err == nil {
				s.Close()
			}
		}
	}
}

// TestBeginFirstEdition begins games of first edition with one of its damage decks; no kit of another edition does.
func TestBeginFirstEdition(t *testing.T) {
	const ship = "ship red academypilot 400 400 0\nphase engagement\nship blue academypilot 400 500 180\n"
	kit := matchtest.FirstKit(t)
	for text, want := range map[string]string{"edition 1\n": "2015", "edition 1 2012\n": "2012"} {
		s, err := Open(kit, ship+text, "", "")
		if err != nil {
			t.Fatal(err)
		}
		if rules := s.State().(*xwing.State).Rules(); rules.Deck != want || s.Header().Edition != "1" {
			t.Errorf("%q is played with the deck %s, its header says edition %s", text, rules.Deck, s.Header().Edition)
		}
		s.Close()
	}
	for text, want := range map[string]string{"edition 1 2014\n": "2014", "edition 2.0\n": "no-edition id=2.0"} {
		if _, err := Open(kit, ship+text, "", ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q in it", text, err, want)
		}
	}
	if _, err := Open(matchtest.Kit(t), ship+"edition 1\n", "", ""); err == nil || !strings.Contains(err.Error(), "no-edition id=1") {
		t.Errorf("a kit of second edition: %v", err)
	}
}
