package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// What counted for one round is forgotten in the next.
func TestNextRound(t *testing.T) {
	rules := xwingtest.Rules(t)
	far := blue(lambda, 500, 800, 180)

	t.Run("X20-ACT-011", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 100, 100, 0), far), codes{1: "2FB", 2: "0OR"}, nil)
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "focus")
		g.Until(ask.SetDials, nil)
		g.Dials(codes{1: "2FB", 2: "0OR"})
		g.Until(ask.ChooseAction, nil)
		if got := rule(g, ask.ChooseAction, "focus"); got != "" {
			t.Errorf("focus in round 2: %s, want allowed", got)
		}
	})
	t.Run("X20-OVL-006", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 100, 100, 0), red(xwingT65, 100, 200, 0), far),
			codes{1: "2FB", 2: "2FB", 3: "0OR"}, nil)
		g.Until(ask.SetDials, nil)
		if acted := xwingtest.All[board.ActionStepSkipped](g); len(acted) == 0 || acted[0].Ship != 1 {
			t.Fatalf("ship 1 did not bump: %s", g.Kinds())
		}
		g.Dials(codes{1: "2FB", 2: "2FB", 3: "0OR"})
		g.Until(ask.ChooseAction, nil)
		if about := g.Decision(ask.ChooseAction).About; !slices.Contains(about, "ship:1") {
			t.Errorf("asked about %v, want ship 1 to act again after a round in which it bumped", about)
		}
	})
	t.Run("looked at dials and other memories", func(t *testing.T) {
		g := xwingtest.Start(t, rules, ships(red(tie, 100, 100, 0), far), func(s *xwing.State) {
			s.Hidden.Looked[game.Red] = []board.ShipID{2}
			s.Memory.Ships[0] = xwing.ShipMemory{BonusAttack: true, Decloaking: true, Decloaked: true, Moved: true,
				Used: []string{"round/upgrade/x/0/0"}}
		})
		g.Dials(nil)
		v := g.Now().ViewFor(game.Red)
		if got := v.Ship(2).Dial.Maneuver; !got.IsZero() {
			t.Errorf("red still sees blue's dial: %v", got)
		}
		if m := g.Now().Memory.Ships[0]; m.BonusAttack || m.Decloaking || m.Decloaked || len(m.Used) > 0 {
			t.Errorf("ship 1 remembers %+v", m)
		}
	})
}
