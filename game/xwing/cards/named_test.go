package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// state is a table in the Engagement Phase that nobody plays.
func state(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State {
	t.Helper()
	s, err := xwing.NewScenario(xwingtest.Rules(t, declared()...), xwing.Scenario{Phase: board.Engagement, Ships: ships})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// bullseyeAndFront tells which icon lets Kavil roll more.
func bullseyeAndFront() map[catalog.ArcKind]bool {
	return map[catalog.ArcKind]bool{catalog.BullseyeArc: true, catalog.FrontArc: false}
}

// engage starts the Engagement Phase with what the ships do at its start.
func engage(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, change, ships...)
}

func tokens(s xwing.ScenarioShip, k board.Token, n int) xwing.ScenarioShip {
	s.Tokens = map[board.Token]int{k: n}
	return s
}

func TestChopperAtRange0(t *testing.T) {
	for y, jams := range map[float64]int{460: 2, 470: 0} {
		g := engage(t, nil, redShip("chopper", 400, 400, 0), blueShip("academypilot", 400, y, 0), redShip("jekporkins", 340, 400, 0))
		want(t, "jam tokens of the enemy", g.Ship(2).Has(board.Jam), jams)
		want(t, "jam tokens of the friend", g.Ship(3).Has(board.Jam), 0)
	}
}

func TestKyleKatarn(t *testing.T) {
	start := func(focus int, degrees float64) *xwingtest.Game {
		kyle := tokens(redShip("kylekatarn", 400, 400, degrees), board.Focus, focus)
		return engage(t, nil, turned(kyle, physics.Front), redShip("jekporkins", 400, 550, 0), blueShip("academypilot", 850, 850, 180))
	}
	g := start(2, 0)
	g.Pick(ask.ChooseShip, "ship:2")
	want(t, "focus tokens of Kyle", g.Ship(1).Has(board.Focus), 1)
	want(t, "focus tokens of his friend", g.Ship(2).Has(board.Focus), 1)
	g = start(1, 0)
	g.Pick(ask.ChooseShip, "none")
	want(t, "focus tokens kept", g.Ship(1).Has(board.Focus), 1)
	for what, g := range map[string]*xwingtest.Game{"without a focus token": start(0, 0), "outside his arc": start(1, 180)} {
		if g.Asks(ask.ChooseShip) {
			t.Errorf("%s he passes one on", what)
		}
	}
}

func TestOldTeroch(t *testing.T) {
	t.Run("X20-EXA-017", func(t *testing.T) {
		start := func(y, degrees float64) *xwingtest.Game {
			enemy := blueShip("academypilot", 400, y, degrees)
			enemy.Tokens = map[board.Token]int{board.Focus: 1, board.Evade: 2, board.ReinforceAft: 1, board.Stress: 1}
			return engage(t, nil, redShip("oldteroch", 400, 400, 0), enemy)
		}
		g := start(500, 180)
		g.Pick(ask.ChooseShip, "ship:2")
		want(t, "green tokens", g.Ship(2).Green(), 0)
		want(t, "stress", g.Ship(2).Has(board.Stress), 1)
		for what, g := range map[string]*xwingtest.Game{"facing away": start(500, 0), "at range 0": start(440, 180), "at range 2": start(560, 180)} {
			if g.Asks(ask.ChooseShip) {
				t.Errorf("%s it may be chosen", what)
			}
		}
	})
}

// gained counts the tokens of a kind that a ship has gained.
func gained(g *xwingtest.Game, id board.ShipID, k board.Token) int {
	n := 0
	for _, e := range xwingtest.All[board.TokenGained](g) {
		if e.Ship == id && e.Token == k {
			n += e.N
		}
	}
	return n
}

func TestStaticDischargeVanes(t *testing.T) {
	t.Run("X20-ERR-019 X20-ERR-020", func(t *testing.T) {
		start := func(stress int, more ...xwing.ScenarioShip) *xwingtest.Game {
			target := tokens(blueShip("academypilot", 400, 460, 0, "staticdischargevanes"), board.Stress, stress)
			return engage(t, nil, append([]xwing.ScenarioShip{redShip("chopper", 400, 400, 0), target}, more...)...)
		}
		g := start(0)
		g.Pick(ask.UseAbility, "yes")
		g.Pick(ask.ChooseShip, "ship:1")
		want(t, "jam tokens sent back", gained(g, 1, board.Jam), 1)
		want(t, "jam tokens", gained(g, 2, board.Jam), 1)
		want(t, "stress", gained(g, 2, board.Stress), 1)
		want(t, "damage", hurt(g, 2), 0)
		if g := start(1); gained(g, 2, board.Jam) != 2 {
			t.Error("the vanes work under stress")
		}
		g = start(0, redShip("jekporkins", 500, 460, 0))
		g.Pick(ask.UseAbility, "yes")
		if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:3"}) {
			t.Errorf("they offer %v, want the other ships", got)
		}
	})
}

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

func TestSoontirFelAndGuri(t *testing.T) {
	for x, focus := range map[float64]int{400: 1, 440: 0} {
		g := engage(t, nil, blueShip("soontirfel", 400, 400, 0), redShip("jekporkins", x, 600, 180))
		want(t, "focus tokens of Soontir", g.Ship(1).Has(board.Focus), focus)
	}
	for y, asks := range map[float64]bool{530: true, 560: false} {
		g := engage(t, nil, redShip("guri", 400, 400, 0), blueShip("academypilot", 400, y, 180))
		if g.Asks(ask.UseAbility) != asks {
			t.Fatalf("enemy at y %v: Guri is asked %v, want %v", y, !asks, asks)
		}
		if asks {
			g.Pick(ask.UseAbility, "yes")
			want(t, "focus tokens of Guri", g.Ship(1).Has(board.Focus), 1)
		}
	}
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
	})
}

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
	t.Run("without Force", func(t *testing.T) {
		if did(flies(t, func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }), "pilot/darthvader") {
			t.Error("he acts again without Force")
		}
	})
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

func TestAirenCracken(t *testing.T) {
	t.Run("X20-FAQ-029", func(t *testing.T) {
		start := func(friend string, x float64) *xwingtest.Game {
			g := duel(t, func(s *xwing.State) { faces(s, "bb", "") }, redShip("airencracken", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip(friend, x, 300, 0))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		g := start("jekporkins", 560)
		g.Pick(ask.ChooseShip, "ship:3")
		g.Pick(ask.ChooseAction, "focus")
		want(t, "stress", g.Ship(3).Has(board.Stress), 1)
		if g := start("jekporkins", 490); g.Asks(ask.ChooseShip) {
			t.Error("a ship at range 0 may be chosen")
		}
		if g := start("jekporkins", 700); g.Asks(ask.ChooseShip) {
			t.Error("a ship at range 2 may be chosen")
		}
	})
}

func TestJakeFarrell(t *testing.T) {
	g := fly(t, "3FB", nil, redShip("jakefarrell", 400, 300, 0), redShip("jekporkins", 470, 420, 0), blueShip("academypilot", 100, 850, 180))
	g.Pick(ask.ChooseAction, "boost")
	g.Until(ask.ChooseShip, nil)
	if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:2", "none"}) {
		t.Fatalf("he may choose %v", got)
	}
	g.Pick(ask.ChooseShip, "ship:2")
	g.Pick(ask.ChooseAction, "focus")
	want(t, "focus", g.Ship(2).Has(board.Focus), 1)
	g = fly(t, "3FB", nil, redShip("jakefarrell", 400, 300, 0), redShip("jekporkins", 470, 420, 0), blueShip("academypilot", 100, 850, 180))
	g.Pick(ask.ChooseAction, "evade")
	if g.Asks(ask.ChooseShip) {
		t.Error("he helps after an evade action")
	}
}
