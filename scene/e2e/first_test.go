package e2e

import (
	"os"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
)

// TestFirstEdition plays first edition from the title, by mouse: X-wings and TIE fighters, until somebody has rolled
// to a side and the third round begins. The journal plays the same again, and the game is gone on with from the list
// of kept games.
func TestFirstEdition(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	p := open(t, home, 0)
	p.click("title.new:X-Wing")
	p.click("squads.list:ffg10")
	p.click("squads.deck:2012")
	p.click("squad:rebel-xwings:red")
	p.click("squad:imperial-ties:blue")
	p.click("squads.begin")
	kit, err := match.NewFirstKit(assets.FirstFacts())
	must(t, err)
	rolled := false
	p.playUntil(sensible(kit, 5), p.pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		if d.Kind == ask.SetDials && p.words("bar.round") == "Round 3" {
			return true
		}
		if !rolled && d.Kind == ask.ChooseAction {
			for _, o := range d.Options {
				if o.ID == "barrelroll" && o.Legal() {
					c.Pick, rolled = []string{o.ID}, true
				}
			}
		}
		p.press(d, c)
		return false
	})
	if !strings.Contains(p.words("bar.first"), "initiative") || !rolled {
		t.Errorf("the bar says %q; somebody rolled: %v", p.words("bar.first"), rolled)
	}
	journal, err := os.ReadFile(p.journals()[0])
	must(t, err)
	if !strings.Contains(string(journal), `"deck":"2012"`) || !strings.Contains(string(journal), string(ask.PlaceBarrelRoll)) {
		t.Error("the journal knows of no deck or of no barrel roll")
	}
	report, err := game.Verify(journal, kit.Start)
	must(t, err)
	if !report.Agrees() {
		t.Errorf("the journal plays another game: %+v", report)
	}
	p.click("undo")
	must(t, p.Rest())
	if p.Screen().Screen == "dialog" { // dice were rolled: both must agree
		p.click("undo.0")
	}
	p.want("table", "")
	if p.words("bar.round") == "Round 3" && p.Screen().Prompt == string(ask.SetDials) {
		t.Error("nothing was taken back")
	}
	asked := p.Screen().Prompt
	p.Kill()

	p = open(t, home, 0)
	p.click("title.resume")
	must(t, p.Rest())
	if row := p.words("game:0"); !strings.Contains(row, "Red Squadron - Black Squadron") {
		t.Errorf("the kept game is told of as %q", row)
	}
	p.click("game:0")
	p.want("table", asked)
}

// TestFirstAces plays two rounds by mouse of squads that first edition was known for: the Emperor with his aces, and three hunters
// of which two share their tokens.
func TestFirstAces(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--edition", "1", "--red", "testdata/squads/first-palpatine.xws",
		"--blue", "testdata/squads/first-mindlink.xws", "--seed", "3")
	kit, err := match.NewFirstKit(assets.FirstFacts())
	must(t, err)
	asked := map[game.Kind]bool{}
	p.playUntil(sensible(kit, 3), p.pass, func(s *shadow, d game.Decision, c game.Choice) bool {
		if !asked[d.Kind] {
			asked[d.Kind] = true
			p.keepPicture("first-aces-" + string(d.Kind))
		}
		if d.Kind == ask.SetDials && p.words("bar.round") == "Round 3" {
			return true
		}
		p.press(d, c)
		return false
	})
	if !asked[ask.NameResult] {
		t.Errorf("the Emperor named no result; asked was %v", asked)
	}
}
