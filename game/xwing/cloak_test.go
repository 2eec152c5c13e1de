package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestCloak(t *testing.T) {
	plain := xwingtest.Rules(t)

	t.Run("X20-CLK-002 X20-TOK-006", func(t *testing.T) {
		if board.Cloak.Color() != board.BlueColor || board.Cloak.Circular() {
			t.Error("cloak tokens leave in the End Phase")
		}
	})
	t.Run("X20-CLK-005", func(t *testing.T) {
		g := fly(t, plain, ships(holding(red(phantom, 400, 300, 0), board.Cloak, 1)), codes{1: "2FB"}, nil)
		g.Until(ask.ChooseAction, nil)
		if got := rule(g, ask.ChooseAction, "cloak"); got != "X20-CLK-005" {
			t.Errorf("cloak is refused by %q", got)
		}
		// Nor may a card grant it.
		grants := xwingtest.Rules(t, pilotCard(phantom, granting(only("cloak", "focus"))))
		g = fly(t, grants, ships(holding(red(phantom, 400, 300, 0), board.Cloak, 1)), codes{1: "2FB"}, nil)
		g.Until(ask.ChooseAction, nil)
		if got := rule(g, ask.ChooseAction, "cloak"); got != "X20-CLK-005" {
			t.Errorf("a cloak action that is granted is refused by %q", got)
		}
	})
	t.Run("X20-CLK-006", func(t *testing.T) {
		again := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Cloak, 2) })))
		for n := range 2 {
			g := fly(t, again, ships(holding(red(tie, 400, 300, 0), board.Cloak, n)), codes{1: "2FB"}, nil)
			g.Until(ask.ChooseAction, nil)
			holds(g, 1, board.Cloak, 1)
		}
		gives := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.TransferToken(id, 2, board.Cloak) })))
		g := fly(t, gives, ships(holding(red(tie, 400, 300, 0), board.Cloak, 1), holding(red(jedi, 600, 300, 0), board.Cloak, 1)), codes{1: "2FB"}, nil)
		g.Until(ask.ChooseAction, nil)
		holds(g, 1, board.Cloak, 1) // it stays where it is
		holds(g, 2, board.Cloak, 1)
	})
	t.Run("X20-CLK-007:phase X20-SYS-004:decloak", func(t *testing.T) {
		g := fly(t, plain, ships(holding(red(tie, 400, 300, 0), board.Cloak, 1), blue(jedi, 400, 430, 0)), codes{1: "2FB"}, nil)
		if got, want := g.Legal(ask.SystemAbilities), []string{"decloak", "done"}; !slices.Equal(got, want) {
			t.Fatalf("System Phase offers %v, want %v", got, want)
		}
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(askDecloak, "boost-straight") // it fails, and that was the one try
		if g.Asks(ask.SystemAbilities) || g.Now().View.Phase != board.Activation {
			t.Error("a failed decloak may be tried again")
		}
		// The second player's ships decloak as well.
		g = fly(t, plain, ships(red(jedi, 400, 430, 0), holding(blue(tie, 400, 700, 180), board.Cloak, 1)), codes{2: "2FB"}, nil)
		if got := g.Legal(ask.SystemAbilities); !slices.Contains(got, "decloak") {
			t.Errorf("the second player is offered %v", got)
		}
	})
}

func TestDecloak(t *testing.T) {
	decloaks := func(pilot string) *xwing.Card {
		return pilotCard(pilot, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.Decloak(id) }))
	}
	rules := xwingtest.Rules(t, decloaks(tie), decloaks(kwing), decloaks(lambda), decloaks(phantom), mineCard())
	// cloaked begins the Activation Phase, in which the test cards decloak.
	cloaked := func(t *testing.T, sc xwing.Scenario) *xwingtest.Game {
		t.Helper()
		sc.Phase = board.Activation
		sc.Ships[0] = holding(sc.Ships[0], board.Cloak, 1)
		return xwingtest.Start(t, rules, sc, nil)
	}
	far := blue(jedi, 850, 100, 90)
	for _, c := range []struct {
		ids, pilot, pick string
		dx, dy           float64
	}{
		{"X20-CLK-008:boost", tie, "boost-straight", 0, 120},
		{"X20-CLK-008:roll", tie, "roll-left/front", -120, 10},
		{"X20-CLK-008:roll", tie, "roll-right/back", 120, -10},
		{"X20-CLK-009:boost-medium", kwing, "boost-straight", 0, 100},
		{"X20-CLK-009:boost-large", lambda, "boost-straight", 0, 120},
		{"X20-CLK-009:roll-medium X20-SIZ-003", kwing, "roll-left/front", -80, 20},
		{"X20-CLK-009:roll-large X20-SIZ-003", lambda, "roll-right/back", 100, -20},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := cloaked(t, ships(red(c.pilot, 400, 300, 0), far))
			g.Pick(askDecloak, c.pick)
			stands(g, 1, 400+c.dx, 300+c.dy, 0)
			holds(g, 1, board.Cloak, 0)
		})
	}
	t.Run("X20-CLK-007:optional,token", func(t *testing.T) {
		g := cloaked(t, ships(red(tie, 400, 300, 0), far))
		if !slices.Contains(g.Legal(askDecloak), "none") {
			t.Fatal("decloaking is compulsory")
		}
		g.Pick(askDecloak, "none")
		stands(g, 1, 400, 300, 0)
		holds(g, 1, board.Cloak, 1)
		g = cloaked(t, ships(red(tie, 400, 300, 0), far))
		g.Pick(askDecloak, "boost-straight")
		if !xwingtest.Has(g, func(e board.TokenLost) bool { return e.Token == board.Cloak && e.Spent }) {
			t.Error("the cloak token was not spent")
		}
	})
}

func TestDecloakMoves(t *testing.T) {
	decloaks := func(pilot string) *xwing.Card {
		return pilotCard(pilot, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.Decloak(id) }))
	}
	rules := xwingtest.Rules(t, decloaks(tie), decloaks(kwing), decloaks(lambda), decloaks(phantom), mineCard())
	plain := xwingtest.Rules(t)
	// cloaked begins the Activation Phase, in which the test cards decloak.
	cloaked := func(t *testing.T, sc xwing.Scenario) *xwingtest.Game {
		t.Helper()
		sc.Phase = board.Activation
		sc.Ships[0] = holding(sc.Ships[0], board.Cloak, 1)
		return xwingtest.Start(t, rules, sc, nil)
	}
	far := blue(jedi, 850, 100, 90)
	t.Run("X20-CLK-010:maneuver,action,move X20-MOV-001", func(t *testing.T) {
		g := cloaked(t, ships(red(tie, 400, 300, 0), far))
		g.Pick(askDecloak, "boost-straight")
		if e := xwingtest.All[board.ShipMoved](g); len(e) != 1 || e[0].By != board.ByDecloak {
			t.Errorf("moved %v, want once by decloaking", e)
		}
		if xwingtest.Has[board.ManeuverExecuted](g, nil) || xwingtest.Has[board.ActionPerformed](g, nil) {
			t.Errorf("it counts as a maneuver or an action: %s", g.Kinds())
		}
		// Only a move meets a mine that lies in its way.
		meetsMine(t, cloaked(t, mined(ships(red(tie, 400, 300, 0), far), 400, 360)), askDecloak, "boost-straight")
	})
	t.Run("X20-CLK-011", func(t *testing.T) {
		stressed := holding(holding(red(tie, 400, 300, 0), board.Cloak, 1), board.Stress, 1)
		if g := fly(t, plain, ships(stressed, far), codes{1: "2FB"}, nil); !slices.Contains(g.Legal(ask.SystemAbilities), "decloak") {
			t.Error("a stressed ship is not offered to decloak")
		}
		g := cloaked(t, ships(holding(red(tie, 400, 300, 0), board.Stress, 1), far))
		g.Pick(askDecloak, "boost-straight")
		stands(g, 1, 400, 420, 0)
	})
	t.Run("X20-CLK-013:roll X20-FAI-002:decloak", func(t *testing.T) {
		g := cloaked(t, ships(red(tie, 100, 300, 0), far))
		g.Pick(askDecloak, "roll-left")
		stands(g, 1, 100, 300, 0)
		holds(g, 1, board.Cloak, 1)
	})
	t.Run("X20-CLK-012 X20-CLK-013:boost X20-FAQ-048", func(t *testing.T) {
		// The declared boost fails though the barrel rolls would not.
		g := cloaked(t, ships(red(tie, 400, 300, 0), blue(jedi, 400, 430, 0)))
		g.Pick(askDecloak, "boost-straight")
		stands(g, 1, 400, 300, 0)
		holds(g, 1, board.Cloak, 1)
		if g.Asks(askDecloak) {
			t.Error("another way is offered")
		}
	})
	t.Run("X20-CLK-015 X20-FLE-004:decloak", func(t *testing.T) {
		for way, x := range map[string]float64{"boost-straight": 400, "roll-left": 40} {
			g := cloaked(t, ships(red(tie, x, 800, 0), far))
			g.Pick(askDecloak, way)
			stands(g, 1, x, 800, 0)
			holds(g, 1, board.Cloak, 1)
			if xwingtest.Has[board.ShipFled](g, nil) {
				t.Errorf("%s: the ship fled by decloaking", way)
			}
		}
	})
}

// askDecloak is the question how to decloak.
const askDecloak = "choose-decloak"
