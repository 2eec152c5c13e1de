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

func TestFailing(t *testing.T) {
	after := xwing.Ability{When: xwing.AfterAction, Do: noop}
	rules := xwingtest.Rules(t, pilotCard(lambda, granting(only("red jam"), only("purple jam")), after))

	t.Run("X20-FAI-001 X20-FAI-003 X20-FAI-006", func(t *testing.T) {
		g := acting(t, rules, lambda, "1FB")
		g.Forget()
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		inOrder(g, "TokenGained", "ActionFailed")
		holds(g, 1, board.Stress, 1)
		if len(xwingtest.All[board.AbilityUsed](g)) > 1 || // the one that grants it
			xwingtest.Has[board.ActionPerformed](g, nil) {
			t.Errorf("a failed action triggered: %s", g.Kinds())
		}
	})
	t.Run("X20-FAI-007", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(only("purple jam")))), jedi, "2FB")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		if got := g.Ship(1).Force.Active; got != 0 {
			t.Errorf("%d Force left, want it spent", got)
		}
	})
	t.Run("X20-FAI-002", func(t *testing.T) {
		for action, kind := range map[string]game.Kind{"rotate": ask.ChooseTurretArc, "reload": ask.ChooseReload} {
			g := fly(t, rules, ships(red(kwing, 400, 300, 0, "protonbombs", "protontorpedoes"), blue(jedi, 500, 850, 180)), codes{1: "1FB"}, func(s *xwing.State) {
				s.View.Ships[0].Upgrades[0].Charges.Active, s.View.Ships[0].Upgrades[1].Charges.Active = 0, 0
				s.View.Ships[0].Turret = arcs("front rear")
			})
			g.Pick(ask.ChooseAction, action)
			if g.Asks(kind) {
				g.Pick(kind, g.Legal(kind)[0])
			}
			if xwingtest.Has[board.ActionFailed](g, nil) || !xwingtest.Has(g, func(e board.ActionPerformed) bool { return e.Action == action }) {
				t.Errorf("%s failed: %s", action, g.Kinds())
			}
		}
	})
	t.Run("X20-FAI-002:actions X20-FAI-001", func(t *testing.T) {
		// A shuttle in a corner, alone within range 3, tries everything it can.
		all := []string{"barrelroll", "boost", "coordinate", "jam", "lock", "focus", "evade", "calculate", "reinforce", "cloak"}
		var grants []xwing.ActionGrant
		for _, a := range all {
			grants = append(grants, only(a))
		}
		rules := xwingtest.Rules(t, pilotCard(lambda, granting(grants...), asking(xwing.IgnoringStress, 1)))
		g := fly(t, rules, ships(red(lambda, 40, 874.4, 0), blue(jedi, 800, 200, 0)), codes{1: "0OR"}, nil)
		for _, a := range all {
			g.Pick(ask.ChooseAction, a)
			for kind, answer := range map[game.Kind]string{ask.ChooseBarrelRoll: "left", ask.ChooseBoost: "left",
				ask.ChooseJamTarget: "none", ask.ChooseReinforceSide: "fore"} {
				if g.Asks(kind) {
					g.Pick(kind, answer)
				}
			}
		}
		var failed []string
		for _, e := range xwingtest.All[board.ActionFailed](g) {
			failed = append(failed, e.Action)
		}
		if want := all[:5]; !slices.Equal(failed, want) {
			t.Errorf("failed: %v, want %v", failed, want)
		}
		stands(g, 1, 40, 874.4, 0)
	})
}
