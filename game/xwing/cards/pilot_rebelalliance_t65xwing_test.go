package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestWedgeAntilles(t *testing.T) {
	for pilot, dice := range map[string]int{"wedgeantilles": 2, "jekporkins": 3} {
		g := duel(t, nil, redShip(pilot, 450, 300, 0), blueShip("academypilot", 450, 490, 180))
		fight(g, "primary:0", nil)
		want(t, "defense dice against "+pilot, rolled(g, board.DefenseDice), dice)
	}
	g := duel(t, nil, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip("wedgeantilles", 600, 300, 0))
	fight(g, "primary:0", nil)
	want(t, "defense dice while Wedge looks on", rolled(g, board.DefenseDice), 3)
}

func TestEdrioTwoTubes(t *testing.T) {
	t.Run("X20-ERR-005", func(t *testing.T) {
		g := fly(t, "2FB", nil, tokens(redShip("edriotwotubes", 400, 300, 0), board.Focus, 1), blueShip("academypilot", 100, 850, 180))
		if d := g.Decision(ask.ChooseAction); d.Prompt.Arg("source") != "pilot/edriotwotubes" || xwingtest.Has[board.DialRevealed](g, nil) {
			t.Errorf("%v asks, after the dial is revealed or not", d.Prompt.Args)
		}
		g.Pick(ask.ChooseAction, "barrelroll")
		g = fly(t, "2FB", nil, redShip("edriotwotubes", 400, 300, 0), blueShip("academypilot", 100, 850, 180))
		if d := g.Decision(ask.ChooseAction); d.Prompt.Arg("source") != "step" {
			t.Errorf("unfocused: %v asks", d.Prompt.Args)
		}
		g = fly(t, "2FB", nil, redShip("jekporkins", 400, 300, 0), blueShip("academypilot", 100, 850, 180),
			tokens(redShip("edriotwotubes", 600, 300, 0), board.Focus, 1))
		if d := g.Decision(ask.ChooseAction); d.Prompt.Arg("source") != "step" || d.About[0] != "ship:1" {
			t.Errorf("before another activates: %v asks %v", d.Prompt.Args, d.About)
		}
	})
}

func TestLukeSkywalker(t *testing.T) {
	attacked := func(force int) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ships[1].Force.Active = force
		}, redShip("academypilot", 450, 300, 0), blueShip("lukeskywalker", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attacked(1)
	if xwingtest.Has[board.DiceRolled](g, nil) {
		t.Error("dice were rolled before his ability")
	}
	g.Pick(ask.UseAbility, "yes")
	if got := g.Ship(2).Force.Active; got != 2 {
		t.Errorf("Force = %d, want 2", got)
	}
	g = attacked(1)
	g.Pick(ask.UseAbility, "no")
	if did(g, "pilot/lukeskywalker") {
		t.Error("declined, and used all the same")
	}
	if g := attacked(2); g.Asks(ask.UseAbility) {
		t.Error("he is asked with full Force")
	}
}

func TestJekPorkins(t *testing.T) {
	stressed := func(face string) *xwingtest.Game {
		g := fly(t, "4KR", func(s *xwing.State) { faces(s, face, "") }, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 100, 800, 180))
		return g
	}
	for face, shields := range map[string]int{"h": 1, "c": 2, "f": 2, "b": 2} {
		g := stressed(face)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Stressed() || s.Shields.Active != shields {
			t.Errorf("rolled %s: stressed %v, %d shields, want calm and %d", face, s.Stressed(), s.Shields.Active, shields)
		}
	}
	g := stressed("h")
	g.Pick(ask.UseAbility, "no")
	if s := g.Ship(1); !s.Stressed() || s.Shields.Active != 2 {
		t.Error("declined, yet something happened")
	}
}

// Two tokens at once are two opportunities.
func TestJekPorkinsTwice(t *testing.T) {
	g := duel(t, func(s *xwing.State) {
		faces(s, "cbbff", "bb")
		s.View.Ships[1].Shields.Active = 0
		s.Hidden.Decks[1].Cards = append(s.Hidden.Decks[1].Cards, xwing.DamageCard{Card: "panickedpilot", N: 9})
	}, redShip("redsquadronveteran", 450, 300, 0), blueShip("jekporkins", 450, 490, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if got := g.Ship(2).Has(board.Stress); got != 2 {
		t.Fatalf("%d stress tokens, want 2", got)
	}
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.UseAbility, "yes")
	if got := g.Ship(2).Has(board.Stress); got != 0 {
		t.Errorf("%d stress tokens, want none", got)
	}
}
