package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestPreviewIsTheRule: what a preview shows is what the rules then do, and
// looking changes nothing.
func TestPreviewIsTheRule(t *testing.T) {
	rules := xwingtest.Rules(t)
	sc := lying(lying(ships(red(tie, 400, 300, 10), blue(upsilon, 300, 420, 0), blue(jedi, 430, 480, 45)), "gascloud1", 330, 330), "coreasteroid5", 470, 400)
	for _, m := range xwingtest.Start(t, rules, sc, nil).Now().Dial(1) {
		g := xwingtest.Start(t, rules, sc, rolling(board.Blank, board.Blank))
		before := show(t, g.Now().View)
		want := g.Now().PreviewManeuver(1, m)
		if show(t, g.Now().View) != before {
			t.Fatalf("%s: the preview changed the game", m.Code())
		}
		g.Dials(codes{1: m.Code()})
		moved := xwingtest.All[board.ShipMoved](g)[0]
		if moved.To != want.Final || moved.Full != want.Full || moved.Touched != want.Touched || moved.Blocked != want.Blocked {
			t.Errorf("%s: moved %+v, previewed %+v", m.Code(), moved, want)
		}
		var met []board.ObstacleID
		for _, e := range xwingtest.All[board.ObstacleMet](g) {
			if e.Ship == 1 {
				met = append(met, e.Obstacle)
			}
		}
		if !slices.Equal(met, want.Obstacles) {
			t.Errorf("%s: met %v, previewed %v", m.Code(), met, want.Obstacles)
		}
	}
}

func TestPreviewRepositions(t *testing.T) {
	g := xwingtest.Start(t, xwingtest.Rules(t), ships(red(tie, 400, 300, 0), blue(jedi, 480, 335, 0)), nil)
	s := g.Now()
	for i, c := range []struct {
		x, y float64
		rule string
	}{{480, 310, "X20-BRL-007"}, {480, 300, "X20-BRL-007"}, {480, 290, ""}} {
		p := s.PreviewBarrelRoll(1, gauge.RightSide)[i]
		got := ""
		if p.Refusal != nil {
			got = p.Refusal.Rule
		}
		if p.Pose != poseAt(c.x, c.y, 0) || got != c.rule {
			t.Errorf("%s: %v refused by %q, want (%v, %v) by %q", p.ID, p.Pose, got, c.x, c.y, c.rule)
		}
	}
	if got := s.PreviewBoost(1); len(got) != 3 || got[1].ID != "straight" || got[1].Pose != poseAt(400, 380, 0) {
		t.Errorf("boost %v", got)
	}
}

// TestPreviewTarget: an action is said to find a target where it then does, and not where it then fails.
func TestPreviewTarget(t *testing.T) {
	rules := xwingtest.Rules(t)
	for _, c := range []struct {
		action string
		actor  string
		other  xwing.ScenarioShip
		finds  bool
	}{
		{"coordinate", lambda, red(jedi, 400, 500, 0), true}, {"coordinate", lambda, red(jedi, 400, 700, 0), false}, {"coordinate", lambda, blue(jedi, 400, 500, 0), false},
		{"jam", upsilon, blue(jedi, 400, 500, 180), true}, {"jam", upsilon, blue(jedi, 400, 600, 180), false},
		{"lock", upsilon, blue(jedi, 400, 700, 180), true}, {"lock", upsilon, blue(jedi, 400, 800, 180), false},
		{"focus", lambda, blue(jedi, 400, 800, 180), true},
	} {
		g := fly(t, rules, ships(red(c.actor, 400, 300, 0), c.other), codes{1: "1FB"}, nil)
		got := g.Now().PreviewTarget(1, c.action)
		g.Pick(ask.ChooseAction, c.action)
		fails := g.Asks(ask.ChooseJamTarget) && len(g.Legal(ask.ChooseJamTarget)) == 1 || // none
			xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == c.action })
		if got != c.finds || got == fails {
			t.Errorf("%s: said to find a target: %v, want %v; it fails: %v", c.action, got, c.finds, fails)
		}
	}
}
