package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// endRound starts in the End Phase and runs it.
func endRound(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t), xwing.Scenario{Phase: board.End, Ships: ships}, change)
}

// indexOf returns the place of the first event that satisfies f, -1 for none.
func indexOf[E game.Event](g *xwingtest.Game, f func(E) bool) int {
	for i, e := range g.Events {
		if e, ok := e.(E); ok && f(e) {
			return i
		}
	}
	return -1
}

func TestTokensLeave(t *testing.T) {
	t.Run("X20-END-001 X20-DIS-003 X20-TOK-005", func(t *testing.T) {
		// In any round, and of a ship in reserve as well.
		g := endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Tokens[board.Focus] = 3
			s.View.Round, s.View.Ships[1].Where = 2, board.InReserve
		}, ladenShips()...)
		for id := board.ShipID(1); id <= 2; id++ {
			for _, k := range []board.Token{board.Focus, board.Evade, board.Calculate, board.ReinforceFore,
				board.ReinforceAft, board.Tractor, board.Jam, board.Disarm} {
				if n := g.Ship(id).Has(k); n != 0 {
					t.Errorf("ship %d keeps %d %s tokens", id, n, k)
				}
			}
		}
	})
	t.Run("X20-END-003 X20-TOK-006 X20-ION-002", func(t *testing.T) {
		g := endRound(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2", "obstacle:1"} }, ladenShips()...)
		for _, k := range []board.Token{board.Stress, board.Strain, board.Ion, board.Cloak, board.Deplete} {
			if n := g.Ship(1).Has(k); n != 2 {
				t.Errorf("%d %s tokens are left, want 2", n, k)
			}
		}
		if !g.Ship(1).HasLocked("ship:2") || !g.Ship(1).HasLocked("obstacle:1") {
			t.Error("the lock is gone")
		}
	})
	t.Run("X20-END-002", func(t *testing.T) {
		g := endRound(t, func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 }, ladenShips()...)
		lost := indexOf(g, func(e board.TokenLost) bool { return e.Ship == 2 && e.Token == board.Disarm })
		back := indexOf(g, func(e board.ChargesChanged) bool { return e.Card == "force" })
		if lost < 0 || back < lost {
			t.Errorf("tokens left at %d, Force came back at %d, want after", lost, back)
		}
	})
}

func TestChargesRecover(t *testing.T) {
	t.Run("X20-CHG-003 X20-CHG-012 X20-END-002", func(t *testing.T) {
		// Recurring charges come back one a round, others never, an upgrade's to itself.
		g := endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Charges = board.Charges{Active: 0, Limit: 3, Recurring: 1}
			s.View.Ships[0].Upgrades[0].Charges = board.Charges{Active: 1, Limit: 3, Recurring: 1}
			s.View.Ships[0].Upgrades[1].Charges.Active = 0
			s.View.Ships[0].Upgrades[2].Charges = board.Charges{Active: 0, Limit: 2, Recurring: 1}
			s.View.Ships[1].Charges = board.Charges{Active: 0, Limit: 2, Recurring: 1}
		}, xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "protontorpedoes", "r2d2", "elusive"), xwingtest.Ship(game.Blue, "idenversio", 800, 800, 180))
		s := g.Ship(1)
		if one, other := s.Upgrades[2].Charges.Active, g.Ship(2).Charges.Active; one != 1 || other != 1 {
			t.Errorf("charges of a second card %d, of the other player's %d, want 1 and 1", one, other)
		}
		if s.Charges.Active != 1 || s.Upgrades[0].Charges.Active != 2 || s.Upgrades[1].Charges.Active != 0 {
			t.Errorf("charges %d, %d, %d, want 1, 2 and, not recurring, 0",
				s.Charges.Active, s.Upgrades[0].Charges.Active, s.Upgrades[1].Charges.Active)
		}
		// Aboard a carrier as well.
		g = endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Charges = board.Charges{Active: 0, Limit: 3, Recurring: 1}
			s.View.Apply(board.ShipDocked{Ship: 1, Carrier: 3})
		}, xwingtest.Ship(game.Red, "lukeskywalker", 0, 0, 0), xwingtest.Ship(game.Blue, "idenversio", 800, 800, 180), xwingtest.Ship(game.Red, "chopper", 400, 400, 0))
		if got := g.Ship(1).Charges.Active; got != 1 {
			t.Errorf("%d charges of a docked ship, want 1", got)
		}
	})
	t.Run("X20-CHG-007", func(t *testing.T) {
		g := endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Charges = board.Charges{Active: 2, Limit: 2, Recurring: 1}
		}, apart("bluesquadronescort", "idenversio")...)
		if got := g.Ship(1).Charges.Active; got != 2 {
			t.Errorf("a full card recovered to %d", got)
		}
	})
	t.Run("X20-FRC-004 X20-FRC-007", func(t *testing.T) {
		// Luke's capacity and his crew's are one pool, which recovers one a round.
		luke := xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "kananjarrus")
		g := endRound(t, func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 }, luke, apart("", "idenversio")[1])
		if f := g.Ship(1).Force; f.Active != 1 || f.Limit != 3 {
			t.Errorf("Force = %d of %d, want 1 of 3", f.Active, f.Limit)
		}
		for _, alone := range []xwing.ScenarioShip{ // the pilot's Force, the crew's
			xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0), xwingtest.Ship(game.Red, "idenversio", 100, 100, 0, "kananjarrus")} {
			g = endRound(t, func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 }, alone, apart("", "idenversio")[1])
			if got := g.Ship(1).Force.Active; got != 1 {
				t.Errorf("Force of %s with %v = %d, want 1", alone.Pilot, alone.Upgrades, got)
			}
		}
		// However many symbols the ship has.
		g = endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Force = board.Charges{Active: 0, Limit: 3, Recurring: 2}
		}, apart("lukeskywalker", "idenversio")...)
		if got := g.Ship(1).Force.Active; got != 1 {
			t.Errorf("Force = %d, want 1", got)
		}
	})
	t.Run("X20-CHG-003", func(t *testing.T) {
		// Keo Venzee prints a Force without the recurring symbol.
		rules := xwingtest.Rules(t).ByList(catalog.X2PO)
		for crew, want := range map[string]int{"": 0, "kananjarrus": 1} {
			keo := xwingtest.Ship(game.Red, "keovenzee", 100, 100, 0)
			if crew != "" {
				keo.Upgrades = []string{crew}
			}
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.End, Ships: []xwing.ScenarioShip{keo, apart("", "idenversio")[1]}},
				func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 })
			if got := g.Ship(1).Force.Active; got != want {
				t.Errorf("Force of Keo Venzee with %q = %d, want %d", crew, got, want)
			}
		}
	})
}

func TestRoundEnds(t *testing.T) {
	t.Run("X20-END-004 X20-END-005", func(t *testing.T) {
		g := endRound(t, nil, apart("lukeskywalker", "idenversio")...)
		v := &g.Now().View
		if v.Phase != board.Planning || v.Round != 2 || !g.Asks(ask.SetDials) {
			t.Errorf("phase %s of round %d, want planning of round 2", v.Phase, v.Round)
		}
		for _, c := range []struct {
			gone   []int
			winner game.Seat
		}{{[]int{1}, game.Red}, {[]int{0}, game.Blue}, {[]int{0, 1}, game.NoSeat}} {
			g = endRound(t, func(s *xwing.State) {
				for _, i := range c.gone {
					s.View.Ships[i].Where = board.Removed
				}
			}, apart("lukeskywalker", "idenversio")...)
			if _, over := g.Over(); !over || g.Asks(ask.SetDials) {
				t.Errorf("the game goes on although the ships %v are gone", c.gone)
			}
			ended := indexOf(g, func(board.RoundEnded) bool { return true })
			if over := indexOf(g, func(e board.GameEnded) bool { return e.Winner == c.winner }); ended < 0 || over < ended {
				t.Errorf("the phase ends at %d, the game, won by %d, at %d, want after", ended, c.winner, over)
			}
		}
	})
	t.Run("X20-RSV-005", func(t *testing.T) {
		g := endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Where, s.View.Ships[0].Force.Active = board.InReserve, 0
		}, append(ladenShips(), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))...)
		s := g.Ship(1)
		if s.Has(board.Focus) != 0 || s.Has(board.Stress) != 2 || s.Force.Active != 1 {
			t.Errorf("in reserve: %d focus, %d stress, %d Force, want 0, 2, 1", s.Has(board.Focus), s.Has(board.Stress), s.Force.Active)
		}
		for k := range board.TokenKinds {
			if n := s.Has(k); (n == 0) != k.Circular() {
				t.Errorf("in reserve it has %d %s tokens", n, k)
			}
		}
		g = endRound(t, func(s *xwing.State) {
			s.View.Ships[0].Where = board.InReserve
			s.View.Ships[0].Charges = board.Charges{Limit: 3, Recurring: 1}
			s.View.Ships[0].Upgrades[0].Charges = board.Charges{Limit: 3, Recurring: 1}
		}, xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "protontorpedoes"), apart("", "idenversio")[1], xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))
		if s := g.Ship(1); s.Charges.Active != 1 || s.Upgrades[0].Charges.Active != 1 {
			t.Errorf("in reserve: %d and %d charges, want 1 each", s.Charges.Active, s.Upgrades[0].Charges.Active)
		}
	})
}

// ladenShips are ships that hold two tokens of every kind.
func ladenShips() []xwing.ScenarioShip {
	all := map[board.Token]int{}
	for k := range board.TokenKinds {
		all[k] = 2
	}
	ships := apart("lukeskywalker", "idenversio")
	ships[0].Tokens, ships[1].Tokens = all, all
	return ships
}

func TestWinning(t *testing.T) {
	gone := func(ids ...int) func(*xwing.State) {
		return func(s *xwing.State) {
			for _, i := range ids {
				s.View.Ships[i-1].Where = board.Removed
			}
		}
	}
	two := append(apart("lukeskywalker", "idenversio"), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))
	t.Run("X20-WIN-001", func(t *testing.T) {
		g := endRound(t, gone(1), two...)
		if _, over := g.Over(); over {
			t.Error("the game ended while both have a ship")
		}
		g = endRound(t, gone(1, 3), two...)
		if _, over := g.Over(); !over {
			t.Error("the game goes on although red has no ship")
		}
		if _, over := endRound(t, gone(2), two...).Over(); !over {
			t.Error("the game goes on although blue has no ship")
		}
		kills := xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) }}
		g = activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", kills)}, "2FB", nil, apart("lukeskywalker", "idenversio")...)
		if _, over := g.Over(); over || g.Ship(2).Where != board.Removed {
			t.Error("the game ended before the round did")
		}
		g.Pick(ask.ChooseAction, "none")
		if _, over := g.Over(); !over {
			t.Error("the round ended and the game goes on")
		}
		// A game that is over while a ship is still active looks as if it went on: what tells
		// is when the end was announced.
		round := indexOf(g, func(board.RoundEnded) bool { return true })
		if end := indexOf(g, func(board.GameEnded) bool { return true }); round < 0 || end < round {
			t.Errorf("the round ends at %d, the game at %d, want after", round, end)
		}
	})
	t.Run("X20-WIN-002", func(t *testing.T) {
		for _, c := range []struct {
			gone   []int
			winner game.Seat
		}{{[]int{1, 3}, game.Blue}, {[]int{2}, game.Red}} {
			g := endRound(t, gone(c.gone...), two...)
			if o, _ := g.Over(); o.Winner != game.Side(c.winner) {
				t.Errorf("ships %v gone: winner %d, want %d", c.gone, o.Winner, c.winner)
			}
		}
	})
	t.Run("X20-WIN-003", func(t *testing.T) {
		g := endRound(t, gone(1, 2, 3), two...)
		if o, over := g.Over(); !over || o.Winner != game.NoSide {
			t.Errorf("nobody left: over %v, winner %d, want a draw", over, o.Winner)
		}
	})
	t.Run("X20-RSV-006", func(t *testing.T) {
		g := endRound(t, func(s *xwing.State) {
			gone(1)(s)
			s.View.Ships[2].Where = board.InReserve
		}, two...)
		if _, over := g.Over(); over {
			t.Error("a player whose last ship is in reserve was eliminated")
		}
		if _, over := endRound(t, func(s *xwing.State) { s.View.Ships[1].Where = board.InReserve }, two...).Over(); over {
			t.Error("the second player was eliminated with a ship in reserve")
		}
		docked := func(s *xwing.State) {
			s.View.Apply(board.ShipDocked{Ship: 3, Carrier: 1})
			gone(1)(s)
		}
		if _, over := endRound(t, docked, two...).Over(); over {
			t.Error("a player whose last ship is docked was eliminated")
		}
	})
}
