package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestAdvancedSensors(t *testing.T) {
	t.Run("X20-ERR-008", func(t *testing.T) {
		ready := func() *xwingtest.Game {
			return fly(t, "2FW", nil, redShip("bluesquadronescort", 450, 300, 0, "advancedsensors", "servomotorsfoils"),
				blueShip("academypilot", 100, 800, 180))
		}
		g := ready()
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "focus") // boost is linked to it
		if g.Asks(ask.ChooseAction) || g.Ship(1).Has(board.Focus) != 1 || !g.Ship(1).Activated {
			t.Error("it acts again in its activation")
		}
		if xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Ship == 1 }) {
			t.Error("the Perform Action step as such is skipped")
		}
		g = ready()
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "none")
		if !g.Asks(ask.ChooseAction) || g.Ship(1).Activated {
			t.Error("declined, but no action afterwards")
		}
		g = fly(t, "2FW", nil, redShip("bluesquadronescort", 450, 300, 0, "advancedsensors"), blueShip("academypilot", 450, 520, 180))
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "focus")
		g.Until(ask.ChooseAttack, nil) // in the same round
		if table := (&xwing.Table{State: g.Now()}); g.Now().View.Phase != board.Engagement || !table.CanPerform(1, xwing.ActionGrant{Source: "test", Only: []catalog.BarAction{{Type: catalog.Evade}}}) {
			t.Error("it may not act once its activation is over")
		}
	})
	g := fly(t, "2FW", nil, redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 100, 800, 180))
	g.Pick(ask.ChooseAction, "focus")
	if n := len(xwingtest.All[board.ActionPerformed](g)); n != 1 || g.Asks(ask.ChooseAction) {
		t.Errorf("%d actions without the card", n)
	}
}

func TestFireControlSystem(t *testing.T) {
	ready := func(locks ...string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "bbb"+"h", "bbb")
			s.View.Ships[0].Locks = locks
		}, redShip("bluesquadronescort", 450, 300, 0, "firecontrolsystem"), blueShip("academypilot", 450, 490, 180))
	}
	g := ready("ship:2")
	g.Pick(onAttack, "upgrade/firecontrolsystem")
	g.Pick(ask.ChooseDice, "die:0")
	if g.Asks(onAttack) || suffered(g, 2) != 1 || !g.Ship(1).HasLocked("ship:2") {
		t.Error("want a hit, and the lock not to be spent in this attack")
	}
	if offers(ready(), onAttack, "upgrade/firecontrolsystem") {
		t.Error("offered without a lock")
	}
}

func TestCollisionDetector(t *testing.T) {
	ready := func(charges int) *xwingtest.Game {
		return fly(t, "3FW", func(s *xwing.State) {
			asteroid(s, 450, 400)
			faces(s, "h", "")
			s.View.Ships[0].Upgrades[0].Charges.Active = charges
		}, redShip("bluesquadronescort", 450, 300, 0, "collisiondetector"), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(1)
	g.Pick(ask.UseAbility, "yes")
	if suffered(g, 1) != 0 || !g.Asks(ask.ChooseAction) || g.Ship(1).Upgrades[0].Charges.Active != 0 {
		t.Error("the asteroid was not ignored for the charge")
	}
	g = ready(0)
	if suffered(g, 1) != 1 || g.Asks(ask.ChooseAction) {
		t.Error("the asteroid was ignored without a charge")
	}
}
