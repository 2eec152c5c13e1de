package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
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
		g = ready()
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "focus")
		g.Until(ask.SetDials, nil)
		s := g.Now()
		s.View.Phase, s.View.Active = board.Engagement, 0
		if table := (&xwing.Table{State: s}); !table.CanPerform(1, xwing.ActionGrant{Source: "test", Only: []catalog.BarAction{{Type: catalog.Evade}}}) {
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

func TestR3Astromech(t *testing.T) {
	const target = "choose-lock-target"
	ready := func(upgrades ...string) *xwingtest.Game {
		g := fly(t, "1FB", nil, redShip("bluesquadronescort", 450, 300, 0, upgrades...), blueShip("academypilot", 450, 500, 180),
			blueShip("academypilot", 550, 500, 180), blueShip("academypilot", 350, 500, 180))
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(target, "ship:2")
		return g
	}
	t.Run("X20-ERR-011", func(t *testing.T) {
		g := ready("r3astromech")
		g.Pick(ask.UseAbility, "yes")
		g.Pick(target, "ship:3")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:2", "ship:3"}) {
			t.Errorf("locks %v, want two", got)
		}
		if g := ready(); g.Asks(ask.UseAbility) {
			t.Error("offered without the card")
		}
	})
	t.Run("X20-FAQ-011", func(t *testing.T) {
		g := ready("r3astromech")
		g.Pick(ask.UseAbility, "yes")
		g.Pick(target, "ship:2")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:2"}) {
			t.Errorf("locks %v, want one on each object", got)
		}
	})
	t.Run("X20-ERR-011 no third, no other ship", func(t *testing.T) {
		g := fly(t, "1FB", func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:3", "ship:4"} },
			redShip("bluesquadronescort", 450, 300, 0, "r3astromech"), blueShip("academypilot", 450, 500, 180),
			blueShip("academypilot", 550, 500, 180), blueShip("academypilot", 350, 500, 180))
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseLockToBreak, "ship:4")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:3", "ship:2"}) {
			t.Errorf("locks %v, want ship:3 and ship:2", got)
		}
		g = fly(t, "1FB", func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:3"} },
			redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 450, 500, 180),
			blueShip("academypilot", 550, 500, 180), redShip("jekporkins", 700, 300, 0, "r3astromech"))
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(target, "ship:2")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:2"}) {
			t.Errorf("locks %v beside a ship with the card, want one", got)
		}
	})
}

func TestChopperAstromech(t *testing.T) {
	const shield, charge = "card:upgrade/chopper/0", "card:upgrade/chopper/1"
	ready := func(shields, charges int) *xwingtest.Game {
		return fly(t, "1FB", func(s *xwing.State) {
			s.View.Ships[0].Shields.Active = shields
			s.View.Ships[0].Upgrades[1].Charges.Active = charges
		}, redShip("bluesquadronescort", 450, 300, 0, "chopper", "protontorpedoes", "lonewolf"), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(0, 2)
	g.Pick(ask.ChooseAction, shield)
	if s := g.Ship(1); s.Shields.Active != 1 || s.Upgrades[1].Charges.Active != 1 || s.Upgrades[2].Charges.Active != 1 {
		t.Errorf("shields %d, charges %d; want 1 and 1", s.Shields.Active, s.Upgrades[1].Charges.Active)
	}
	g = ready(2, 0)
	g.Pick(ask.ChooseAction, charge)
	if s := g.Ship(1); s.Shields.Active != 0 || s.Upgrades[1].Charges.Active != 1 {
		t.Errorf("shields %d, charges %d; want 0 and 1", s.Shields.Active, s.Upgrades[1].Charges.Active)
	}
	if offers(ready(0, 0), ask.ChooseAction, shield) || offers(ready(1, 0), ask.ChooseAction, charge) || offers(ready(2, 2), ask.ChooseAction, charge) {
		t.Error("offered without what it costs, or to no effect")
	}
}

func TestCloakingDevice(t *testing.T) {
	ready := func(charges int) *xwingtest.Game {
		return fly(t, "1FB", func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = charges },
			redShip("bluesquadronescort", 450, 300, 0, "cloakingdevice"), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(1)
	g.Pick(ask.ChooseAction, "card:upgrade/cloakingdevice/0")
	g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"cloak"}})
	if s := g.Ship(1); s.Upgrades[0].Charges.Active != 0 || !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Token == board.Cloak }) {
		t.Error("not cloaked for the charge")
	}
	if offers(ready(0), ask.ChooseAction, "card:upgrade/cloakingdevice/0") {
		t.Error("offered without a charge")
	}
	flicker := func(face string, x float64) *xwingtest.Game {
		return play(t, board.Planning, func(s *xwing.State) {
			faces(s, face, "")
			s.View.Ships[0].Tokens[board.Cloak] = 1
		}, redShip("bluesquadronescort", x, 300, 0, "cloakingdevice"), blueShip("academypilot", 100, 800, 180))
	}
	t.Run("X20-FAQ-048", func(t *testing.T) {
		g := flicker("f", 30) // no room to the left
		g.Pick(ask.ChooseEither, "decloak")
		if offers(g, ask.ChooseDecloak, "none") {
			t.Error("a decloaking that is forced may be called off")
		}
		g.Pick(ask.ChooseDecloak, "roll-left")
		if g.Ship(1).Has(board.Cloak) != 1 || !g.Asks(ask.SetDials) {
			t.Error("the cloak is gone although it failed to decloak")
		}
	})
	g = flicker("f", 450)
	g.Pick(ask.ChooseEither, "discard-cloak")
	if g.Ship(1).Has(board.Cloak) != 0 {
		t.Error("the cloak stays")
	}
	if flicker("h", 450).Asks(ask.ChooseEither) {
		t.Error("it flickers on a hit")
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
