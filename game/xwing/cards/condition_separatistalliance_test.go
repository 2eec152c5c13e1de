package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestFalseFriend(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"precisehunter+talmerrik"}, []string{"academypilot", "academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("falsefriend") {
		t.Error("no condition")
	}
	merrik := redShip("precisehunter", 400, 300, 0, "talmerrik")
	for y, open := range map[float64]bool{500: true, 890: false} {
		for remote, opens := range map[float64]bool{500: true, 100: false} {
			rules := xwingtest.Rules(t, declared()...)
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{merrik, blueShip("academypilot", 400, y, 180)},
				Devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "sensorbuoy", Pose: physics.PoseAt(600, y-500+remote, 0)}}},
				func(s *xwing.State) {
					assigned(2, "falsefriend", 1)(s)
					dial(s, 2, "2FB")
				})
			if got := did(g, "condition/falsefriend"); got != (open || opens) {
				t.Errorf("Tal Merrik sees it %v, a remote %v: its dial opens: %v", open, opens, got)
			}
		}
	}
	// The friend is unmasked, and Tal Merrik looks for another.
	g = fly(t, "2FB", assigned(1, "falsefriend", 2), redShip("academypilot", 400, 300, 0), blueShip("precisehunter", 400, 500, 180, "talmerrik"))
	g.Pick(ask.ChooseAction, "card:condition/falsefriend/1")
	if s := g.Ship(1); s.HasCondition("falsefriend") || s.Has(board.Deplete) != 1 || s.Has(board.Stress) != 1 {
		t.Errorf("after the action: %v, tokens %v", s.Conditions, s.Tokens)
	}
	for x, able := range map[float64]bool{400: true, 800: false} {
		for have, condition := range map[bool]func(*xwing.State){true: assigned(2, "falsefriend", 1), false: nil} {
			g = fly(t, "2FB", condition, redShip("precisehunter", 400, 300, 0, "talmerrik"), blueShip("academypilot", x, 600, 180))
			if _, ok := g.Option(ask.ChooseAction, "card:upgrade/talmerrik/1"); ok != (able && !have) {
				t.Errorf("enemy at %v, assigned %v: the action is offered: %v", x, have, ok)
			}
		}
	}
}
