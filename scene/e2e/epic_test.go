package e2e

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
)

// TestEpicBattle plays an epic battle by mouse to its end: a corvette and its escort against a Raider and a wing of TIE fighters.
// XWING_KEEP_EPIC names a file that gets the journal.
func TestEpicBattle(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--epic", "--points", "ffg20", "--red", "testdata/squads/epic-corvette.xws",
		"--blue", "testdata/squads/epic-raider.xws", "--seed", "35")
	formed, energy := false, false
	p.playOut(35, p.pass, func(s *shadow, d game.Decision, c game.Choice) {
		now := s.session.State().(*xwing.State)
		formed = formed || len(now.View.Wingmates(8)) == 3
		energy = energy || now.View.Ship(1).Charges.Active < now.View.Ship(1).Charges.Limit
		p.press(d, c)
	})
	if !formed || !energy {
		t.Errorf("the wing has flown: %v, energy has been spent: %v", formed, energy)
	}
	journal := p.keepResult("XWING_KEEP_EPIC")
	for _, used := range []game.Kind{ask.SplitWing, ask.SetDials} {
		if !strings.Contains(journal, `"`+string(used)+`"`) {
			t.Errorf("nobody came to %s", used)
		}
	}
}
