package e2e

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/ui"
)

// TestScenarioGame plays a scenario of 2.5 to its end, by mouse: features and obstacles are laid, a large ship tows,
// caches are let go and put down again. XWING_KEEP_SCENARIO names a file that gets the journal.
func TestScenarioGame(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--edition", "2.5", "--scenario", "salvage",
		"--red", "testdata/squads/hunters.xws", "--blue", "testdata/squads/phoenix.xws", "--seed", "14")
	large, towed := board.ShipID(3), false
	p.playOut(14, p.pass, func(s *shadow, d game.Decision, c game.Choice) {
		tows := func(o game.Option) bool { return o.ID == "tow" && o.Legal() }
		if d.Kind == ask.ChooseAction && d.About[0] == large.Piece() && slices.ContainsFunc(d.Options, tows) &&
			len(s.session.State().(*xwing.State).MissionTargets(large)) > 0 {
			c.Pick, towed = []string{"tow"}, true
		}
		p.press(d, c)
	})
	if !towed {
		t.Error("the large ship tows nothing")
	}
	if points := p.words("result.score:red"); points == "0" {
		t.Errorf("red has %s mission points", points)
	}
	p.click("result.page:points")
	towing := func(w ui.Widget) bool {
		return strings.HasPrefix(w.ID, "result.point:red:") && strings.Contains(w.Words, "tow")
	}
	if !slices.ContainsFunc(p.Screen().Widgets, towing) {
		t.Error("the sheet does not tell of a tow")
	}
	journal := p.keepResult("XWING_KEEP_SCENARIO")
	for _, used := range []string{`"place-feature"`, `"tow"`, `"place-jettisoned"`} {
		if !strings.Contains(journal, used) {
			t.Errorf("nobody came to %s", used)
		}
	}
}

// TestOtherScenarios plays the other scenarios of 2.5 to their ends, by mouse, from the title on.
func TestOtherScenarios(t *testing.T) {
	needDisplay(t)
	for scenario, used := range map[string]string{"assault": `"place-feature"`, "chance": `"place-obstacle"`, "scramble": `"scramble"`} {
		t.Run(scenario, func(t *testing.T) {
			p := open(t, t.TempDir(), 0)
			p.click("title.new:X-Wing")
			p.click("squads.list:amg25")
			p.click("squads.scenario:" + scenario)
			p.click("squad:scum-protectors:red")
			p.click("squad:imperial-aces:blue")
			p.click("squads.begin")
			p.playSensibly(14)
			if p.words("result.score:red") == "0" && p.words("result.score:blue") == "0" {
				t.Error("nobody has a mission point")
			}
			if journal := p.keepResult(""); !strings.Contains(journal, used) || !strings.Contains(journal, `"scenario":"`+scenario+`"`) {
				t.Errorf("nobody came to %s of %s", used, scenario)
			}
		})
	}
}
