package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

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
	t.Run("X20-FAQ-011 X20-ERR-011", func(t *testing.T) {
		g := ready("r3astromech")
		g.Pick(ask.UseAbility, "yes")
		g.Pick(target, "ship:2")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:2"}) {
			t.Errorf("locks %v, want one on each object", got)
		}
	})
	t.Run("X20-ERR-011 X20-LOC-007 no third, no other ship", func(t *testing.T) {
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

func TestR2(t *testing.T) {
	for xws, charges := range map[string]int{"r2astromech": 2, "r2d2": 3} {
		reveal := func(shields int) *xwingtest.Game {
			return fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Shields.Active = shields },
				redShip("jekporkins", 450, 300, 0, xws), blueShip("academypilot", 100, 800, 180))
		}
		g := reveal(1)
		if !xwingtest.Has[board.DialRevealed](g, nil) || xwingtest.Has[board.ShipMoved](g, nil) {
			t.Errorf("%s: want it between the dial and the move", xws)
		}
		g.Pick(ask.UseAbility, "yes")
		s := g.Ship(1)
		if s.Shields.Active != 2 || s.Has(board.Disarm) != 1 || s.Upgrades[0].Charges.Active != charges-1 {
			t.Errorf("%s: %d shields, %d disarm, %d charges", xws, s.Shields.Active, s.Has(board.Disarm), s.Upgrades[0].Charges.Active)
		}
		if reveal(2).Asks(ask.UseAbility) {
			t.Errorf("%s is offered with full shields", xws)
		}
	}
}

func TestR5(t *testing.T) {
	for xws, charges := range map[string]int{"r5astromech": 2, "r5d8": 3} {
		damaged := func(facedown int, faceup ...string) *xwingtest.Game {
			return fly(t, "2FB", func(s *xwing.State) {
				for range facedown {
					s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{Card: "directhit", N: 9})
					s.View.Ships[0].Facedown++
				}
				for i, c := range faceup {
					s.View.Ships[0].Faceup = append(s.View.Ships[0].Faceup, board.FaceupDamage{Card: c, N: i + 1})
				}
			}, redShip("jekporkins", 450, 300, 0, xws), blueShip("academypilot", 100, 800, 180))
		}
		first, second := "card:upgrade/"+xws+"/0", "card:upgrade/"+xws+"/1"
		g := damaged(1, "structuraldamage", "panickedpilot")
		g.Pick(ask.ChooseAction, first)
		if s := g.Ship(1); s.Facedown != 0 || s.Upgrades[0].Charges.Active != charges-1 {
			t.Errorf("%s: %d facedown, %d charges", xws, s.Facedown, s.Upgrades[0].Charges.Active)
		}
		g = damaged(1, "panickedpilot", "structuraldamage")
		g.Pick(ask.ChooseAction, second)
		if s := g.Ship(1); len(s.Faceup) != 1 || s.Faceup[0].Card != "panickedpilot" || s.Facedown != 2 || s.Upgrades[0].Charges.Active != charges {
			t.Errorf("%s: faceup %v, %d facedown", xws, s.Faceup, s.Facedown)
		}
		g = damaged(0, "structuraldamage", "hullbreach")
		g.Pick(ask.ChooseAction, second)
		g.Pick(ask.ChooseRepair, "damage/hullbreach/2")
		if s := g.Ship(1); len(s.Faceup) != 1 || s.Faceup[0].Card != "structuraldamage" {
			t.Errorf("%s: faceup %v", xws, s.Faceup)
		}
		legal := damaged(0, "panickedpilot").Legal(ask.ChooseAction)
		if slices.Contains(legal, first) || slices.Contains(legal, second) {
			t.Errorf("%s: offered %v with nothing to repair", xws, legal)
		}
	}
}
