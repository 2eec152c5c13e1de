package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestDarthVader(t *testing.T) {
	flies := func(t *testing.T, change func(*xwing.State)) *xwingtest.Game {
		g := fly(t, "2FB", change, blueShip("darthvader", 400, 300, 0), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		return g
	}
	t.Run("X20-ANA-005", func(t *testing.T) {
		g := flies(t, nil)
		force := g.Ship(1).Force.Active
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "none") || slices.Contains(got, "barrelroll") || !slices.Contains(got, "lock") {
			t.Errorf("actions %v: he may decline, and has rolled", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		want(t, "Force", g.Ship(1).Force.Active, force-1)
	})
	t.Run("X20-ANA-005 a red action", func(t *testing.T) {
		g := fly(t, "2FB", nil, blueShip("darthvader", 400, 300, 0, "c3po-crew"), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "coordinate") {
			t.Errorf("actions %v, want the red coordinate of C-3PO among them", got)
		}
	})
	t.Run("without Force", func(t *testing.T) {
		if did(flies(t, func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }), "pilot/darthvader") {
			t.Error("he acts again without Force")
		}
	})
}

// TestMaarekSteleDrawsThree has the deck run out while he draws.
func TestMaarekSteleDrawsThree(t *testing.T) {
	cards := []xwing.DamageCard{{Card: "damagedengine", N: 1}, {Card: "hullbreach", N: 1},
		{Card: "structuraldamage", N: 1}, {Card: "weaponsfailure", N: 1}}
	for left := range cards {
		g := engage(t, func(s *xwing.State) {
			faces(s, "cb", "bbb")
			s.Hidden.Decks[game.Blue].Cards, s.Hidden.Decks[game.Blue].Discard = slices.Clone(cards[:left]), slices.Clone(cards[left:])
		}, redShip("maarekstele", 400, 300, 0), blueShip("academypilot", 400, 480, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		drawn := g.Legal(ask.SearchDamage)
		want(t, "cards drawn", len(drawn), 3)
		g.Pick(ask.SearchDamage, drawn[2])
		s := g.Now()
		want(t, "faceup", len(s.View.Ship(2).Faceup), 1)
		want(t, "cards left", len(s.Hidden.Decks[game.Blue].Cards)+len(s.Hidden.Decks[game.Blue].Discard), 3)
		want(t, "cards in the deck", s.View.Decks[game.Blue], len(s.Hidden.Decks[game.Blue].Cards))
	}
}

// TestCountersAreNotExposed has a ship with nothing but a counter that stands in for a damage card.
func TestCountersAreNotExposed(t *testing.T) {
	counter := func(s *xwing.State) {
		faces(s, "hb", "bbb")
		s.View.Ship(2).Facedown, s.Hidden.Facedown[1] = 1, []xwing.DamageCard{{}}
		s.View.Ship(1).Locks = []string{"ship:2"}
	}
	g := engage(t, counter, redShip("zertikstrom", 400, 300, 0, "deadeyeshot"), blueShip("academypilot", 400, 480, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if g.Asks(ask.ModifyAttackDice) && slices.Contains(g.Legal(ask.ModifyAttackDice), "upgrade/deadeyeshot") {
		t.Error("Deadeye Shot is offered")
	}
	g = play(t, board.End, counter, redShip("zertikstrom", 400, 300, 0), blueShip("academypilot", 400, 480, 180))
	if g.Asks(ask.ChooseShip) || g.Ship(1).Locks == nil {
		t.Error("Zertik Strom is offered it")
	}
}

// TestCountersAreNotPicked exposes a damage card at random beside counters, which are none.
func TestCountersAreNotPicked(t *testing.T) {
	g := play(t, board.End, func(s *xwing.State) {
		s.View.Ship(2).Facedown = 9
		s.Hidden.Facedown[1] = append(make([]xwing.DamageCard, 8), xwing.DamageCard{Card: "panickedpilot", N: 1})
		s.View.Ship(1).Locks = []string{"ship:2"}
	}, redShip("zertikstrom", 400, 300, 0), blueShip("academypilot", 400, 480, 180))
	g.Pick(ask.ChooseShip, "ship:2")
	want(t, "stress", g.Ship(2).Has(board.Stress), 2)
	want(t, "facedown", g.Ship(2).Facedown, 9) // it has been repaired at once
}
