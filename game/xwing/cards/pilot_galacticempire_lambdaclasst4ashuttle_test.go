package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestCaptainKagi(t *testing.T) {
	start := func(change func(*xwing.State), x float64) *xwingtest.Game {
		return engage(t, func(s *xwing.State) {
			s.View.Ship(3).Locks, s.View.Ship(4).Locks = []string{"ship:2"}, []string{"ship:1"}
			if change != nil {
				change(s)
			}
		}, blueShip("captainkagi", 400, 400, 0), blueShip("academypilot", x, 400, 0), redShip("jekporkins", 400, 850, 180), redShip("wedgeantilles", 200, 850, 180))
	}
	g := start(nil, 600)
	g.Pick(ask.UseAbility, "yes")
	if s := g.Ship(3); !slices.Equal(s.Locks, []string{"ship:1"}) {
		t.Errorf("locks %v, want Kagi's shuttle", s.Locks)
	}
	g = start(nil, 600)
	g.Pick(ask.UseAbility, "no")
	if s := g.Ship(3); !slices.Equal(s.Locks, []string{"ship:2"}) {
		t.Errorf("declined: locks %v", s.Locks)
	}
	if g := start(nil, 850); g.Asks(ask.UseAbility) {
		t.Error("beyond range 3 he draws locks")
	}
	if g := start(func(s *xwing.State) { s.View.Ship(3).Locks = nil }, 600); g.Asks(ask.UseAbility) {
		t.Error("there is no lock to draw")
	}
	t.Run("X20-FAQ-011", func(t *testing.T) { // an enemy with two locks that both end on Kagi keeps one
		g := start(func(s *xwing.State) { s.View.Ship(3).Locks = []string{"ship:2", "ship:1"} }, 600)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(3); !slices.Equal(s.Locks, []string{"ship:1"}) {
			t.Errorf("locks %v, want one on Kagi's shuttle", s.Locks)
		}
	})
	// Several friends: one or more of them.
	g = engage(t, func(s *xwing.State) {
		s.View.Ship(4).Locks, s.View.Ship(5).Locks = []string{"ship:2"}, []string{"ship:3"}
	}, blueShip("captainkagi", 400, 400, 0), blueShip("academypilot", 600, 400, 0), blueShip("academypilot", 500, 400, 0),
		redShip("jekporkins", 400, 850, 180), redShip("wedgeantilles", 200, 850, 180))
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseShips, "ship:3")
	if !slices.Equal(g.Ship(4).Locks, []string{"ship:2"}) || !slices.Equal(g.Ship(5).Locks, []string{"ship:1"}) {
		t.Errorf("locks %v and %v", g.Ship(4).Locks, g.Ship(5).Locks)
	}
}

func TestLieutenantSai(t *testing.T) {
	start := func(action string) *xwingtest.Game {
		g := fly(t, "1FB", nil, blueShip("lieutenantsai", 400, 300, 0), blueShip("captainferoph", 400, 500, 0), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "coordinate")
		g.Pick(ask.ChooseCoordinateTarget, "ship:2")
		g.Pick(ask.ChooseAction, action)
		return g
	}
	t.Run("X20-FAQ-028 linked", func(t *testing.T) {
		g := fly(t, "1FB", nil, blueShip("lieutenantsai", 400, 300, 0), blueShip("inquisitor", 400, 500, 0), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "coordinate")
		g.Pick(ask.ChooseCoordinateTarget, "ship:2")
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "focus")
		want(t, "focus tokens of the Inquisitor", g.Ship(2).Has(board.Focus), 1)
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("he is offered the focus linked to a barrel roll, which his bar does not show")
		}
	})
	t.Run("X20-FAQ-028", func(t *testing.T) {
		g := start("evade") // on the bar of the reaper alone
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("he evades, which his bar does not show")
		}
		g = start("focus")
		if got := g.Legal(ask.ChooseAction); !slices.Equal(got, []string{"focus", "none"}) {
			t.Fatalf("he is offered %v, want what the reaper did", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		want(t, "focus tokens of Sai", g.Ship(1).Has(board.Focus), 1)
	})
	g := start("none")
	if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
		t.Error("he acts though nobody else did")
	}
}
