package e2e

import (
	"os"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
)

// TestEnvironments plays by mouse with an environment card of either product, picked on the squads screen, until its pieces have
// been laid and two rounds been played.
func TestEnvironments(t *testing.T) {
	needDisplay(t)
	for name, used := range map[string]game.Kind{"Continuous Bombardment": ask.PlaceDevice, "Clouzon-36 Deposits": ask.PlaceObstacle} {
		t.Run(name, func(t *testing.T) {
			p := open(t, t.TempDir(), 0)
			p.click("title.new:X-Wing")
			p.click("squad:scum-protectors:red")
			p.click("squad:imperial-aces:blue")
			for range 14 { // none, drawn, each of them
				if p.words("squads.environment") != name {
					p.click("squads.environment")
				}
			}
			p.click("squads.begin")
			laid, rounds := 0, 0
			p.playUntil(sensible(matchtest.Kit(t), 35), p.pass, func(_ *shadow, d game.Decision, c game.Choice) bool {
				switch d.Kind {
				case used:
					laid++
				case ask.SetDials:
					rounds++
				}
				p.press(d, c)
				return rounds == 6
			})
			if laid == 0 {
				t.Errorf("nobody came to %s", used)
			}
			text, err := os.ReadFile(p.journals()[0])
			must(t, err)
			if id := strings.ToLower(strings.NewReplacer(" ", "", "-", "").Replace(name)); !strings.Contains(string(text),
				`"environment":"`+id+`"`) {
				t.Errorf("the journal does not name %s", id)
			}
		})
	}
}
