package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestSubstitutingTemplate flies loops by the templates that an ability gives them.
func TestSubstitutingTemplate(t *testing.T) {
	anyTemplate := asking(xwing.SubstitutingTemplate, 1)
	for _, c := range []struct {
		name, code, pick string
		dx, dy, heading  float64
	}{
		{"own", "3LR", "own", -66.863, 161.421, 225},
		{"turn to the left", "3LR", "turn", -110, 110, 270},
		{"turn to the right", "3PR", "turn", 110, 110, 90},
		{"straight", "3LR", "straight", 0, 160, 180},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fly(t, xwingtest.Rules(t, pilotCard(awing, anyTemplate)), ships(red(awing, 400, 300, 0)), codes{1: c.code}, nil)
			if got, want := g.Legal(ask.ChooseTemplate), []string{"own", "turn", "straight"}; !slices.Equal(got, want) {
				t.Fatalf("offered %v, want %v", got, want)
			}
			g.Pick(ask.ChooseTemplate, c.pick)
			stands(g, 1, 400+c.dx, 300+c.dy, c.heading)
			used := xwingtest.Has(g, func(e board.AbilityUsed) bool { return e.Ship == 1 })
			if used != (c.pick != "own") {
				t.Errorf("the ability is used: %v", used)
			}
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Maneuver.Code() != c.code {
				t.Errorf("executed %s, want %s", e.Maneuver.Code(), c.code)
			}
		})
	}
	t.Run("obstacles lie under the template that is used", func(t *testing.T) {
		for pick, want := range map[string]bool{"own": false, "turn": false, "straight": true} {
			sc := lying(ships(red(awing, 400, 300, 0)), "core2asteroid0", 420, 470)
			g := fly(t, xwingtest.Rules(t, pilotCard(awing, anyTemplate)), sc, codes{1: "3LR"}, nil)
			g.Pick(ask.ChooseTemplate, pick)
			if got := xwingtest.Has(g, func(board.ObstacleMet) bool { return true }); got != want {
				t.Errorf("%s: met %v, want %v", pick, got, want)
			}
		}
	})
	t.Run("no template of that speed", func(t *testing.T) {
		only := asking(xwing.SubstitutingTemplate, 1)
		only.If = func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == "turn" }
		g := fly(t, xwingtest.Rules(t, pilotCard(awing, only)), ships(red(awing, 400, 300, 0)), codes{1: "5FB"}, nil)
		if g.Asks(ask.ChooseTemplate) {
			t.Error("a straight maneuver has a turn template")
		}
	})
	t.Run("preview", func(t *testing.T) {
		g := xwingtest.Start(t, xwingtest.Rules(t, pilotCard(awing, anyTemplate)), ships(red(awing, 400, 300, 0), blue(phantom, 800, 800, 0)), nil)
		loop := catalog.Maneuver{Speed: 3, Bearing: gauge.SegnorsLoopLeft, Difficulty: catalog.Red}
		got := g.Now().PreviewSubstitutes(1, loop)
		if len(got) != 2 || got[0].Final != poseAt(290, 410, 270) || got[1].Final != poseAt(400, 460, 180) {
			t.Errorf("%d previews, want those of turn and straight: %v", len(got), got)
		}
		if got := g.Now().PreviewSubstitutes(2, loop); len(got) != 0 {
			t.Errorf("%d previews of a ship without the ability", len(got))
		}
	})
}
