package sim

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// TestRefusalsAreOfTheEdition holds that a game is refused something by rows of its edition's ledger and by enforced
// cards alone.
func TestRefusalsAreOfTheEdition(t *testing.T) {
	kit := matchtest.Kit(t)
	h, err := kit.HeaderBy(catalog.AMG25, matchtest.Squads(t, "rebel-core", "imperial-core"), 7)
	if err != nil {
		t.Fatal(err)
	}
	start, err := kit.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	w := watched(Game{Header: h}, start)
	for rule, want := range map[string]bool{
		"X20-LOC-002": false, "": false, "X25-LCK-001": true, "pilot/nobody": false, "pilot/wedgeantilles": true,
	} {
		if got := w.Refuses(rule, start); got != want {
			t.Errorf("in 2.5 %q refuses: %v, want %v", rule, got, want)
		}
	}
}
