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

func TestJam(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The shuttle ends at (400, 420) with its front edge at 460.
	shuttle := red(upsilon, 400, 300, 0)
	const target, effect = "choose-jam-target", "choose-jam-effect"

	t.Run("X20-JAM-001 X20-JAM-002:range,enemy", func(t *testing.T) {
		g := jamWith(t, rules, blue(jedi, 375, 580, 180), blue(jedi, 425, 581, 180), blue(jedi, 340, 420, 0), red(jedi, 480, 440, 0))
		for id, want := range map[string]string{"ship:2": "", "ship:3": "X20-JAM-002", "ship:4": "X20-JAM-002"} {
			if got := rule(g, target, id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		if slices.Contains(offered(g, target), "ship:5") {
			t.Error("a friendly ship may be jammed")
		}
	})
	t.Run("X20-JAM-003 X20-JAM-007", func(t *testing.T) {
		g := jamWith(t, rules, blue(jedi, 400, 500, 180))
		g.Pick(target, "ship:2")
		holds(g, 2, board.Jam, 1)
		if g.Asks(effect) {
			t.Error("a choice without a green token or a lock")
		}
	})
	t.Run("X20-JAM-004", func(t *testing.T) {
		if board.Jam.Color() != board.Orange || !board.Jam.Circular() {
			t.Error("jam tokens do not leave in the End Phase")
		}
		g := fly(t, rules, ships(holding(red(tie, 400, 300, 0), board.Jam, 1), red(jedi, 100, 300, 0)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Focus, 0) // jammed until then
	})
	t.Run("X20-JAM-012", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(upsilon, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Jam(id) })))
		g := fly(t, by, ships(shuttle, blue(jedi, 400, 500, 180)), codes{1: "1FB"}, nil)
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(target, "ship:2")
	})
}

func TestJamTaken(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The shuttle ends at (400, 420) with its front edge at 460.
	shuttle := red(upsilon, 400, 300, 0)
	const target, effect = "choose-jam-target", "choose-jam-effect"
	focused := holding(holding(blue(jedi, 400, 500, 180), board.Focus, 2), board.Evade, 1)
	t.Run("X20-JAM-005:token,lock X20-JAM-006:token,lock", func(t *testing.T) {
		locks := func(s *xwing.State) { s.View.Ships[1].Locks = []string{"ship:1"} }
		for pick, check := range map[string]func(*xwingtest.Game) bool{
			"focus":       func(g *xwingtest.Game) bool { return g.Ship(2).Has(board.Focus) == 1 && len(g.Ship(2).Locks) == 1 },
			"lock:ship:1": func(g *xwingtest.Game) bool { return g.Ship(2).Has(board.Focus) == 2 && len(g.Ship(2).Locks) == 0 },
		} {
			g := fly(t, rules, ships(shuttle, focused), codes{1: "1FB"}, locks)
			g.Pick(ask.ChooseAction, "jam")
			g.Pick(target, "ship:2")
			if d := g.Decision(effect); d.Seat != game.Red || !slices.Equal(g.Legal(effect), []string{"focus", "evade", "lock:ship:1"}) {
				t.Fatalf("seat %d picks from %v, want the jamming player", d.Seat, g.Legal(effect))
			}
			g.Pick(effect, pick)
			holds(g, 2, board.Jam, 0)
			if !check(g) {
				t.Errorf("%s: holds %v, locks %v", pick, g.Ship(2).Tokens, g.Ship(2).Locks)
			}
		}
	})
	t.Run("X20-JAM-005 X20-JAM-006 each token", func(t *testing.T) {
		laden := holding(holding(holding(blue(jedi, 400, 500, 180), board.ReinforceAft, 1), board.ReinforceFore, 1), board.Calculate, 1)
		g := jamWith(t, rules, laden)
		g.Pick(target, "ship:2")
		if got := g.Legal(effect); !slices.Equal(got, []string{"calculate", "reinforcefore", "reinforceaft"}) {
			t.Errorf("green tokens %v", got)
		}
		g = fly(t, rules, ships(shuttle, blue(jedi, 400, 500, 180), red(jedi, 100, 100, 0)), codes{1: "1FB"},
			func(s *xwing.State) { s.View.Ships[1].Locks = []string{"ship:1", "ship:3"} })
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(target, "ship:2")
		if got := g.Legal(effect); !slices.Equal(got, []string{"lock:ship:1", "lock:ship:3"}) {
			t.Errorf("of two locks %v", got)
		}
		// Of two tokens each takes something: a token, or a lock where that is all.
		twice := xwingtest.Rules(t, pilotCard(upsilon, doing(xwing.AfterManeuver, func(t *xwing.Table, _ board.ShipID) { t.GainTokensFrom(game.Red, 2, board.Jam, 2) })))
		g = fly(t, twice, ships(shuttle, holding(blue(jedi, 400, 500, 180), board.Focus, 1)), codes{1: "1FB"},
			func(s *xwing.State) { s.View.Ships[1].Locks = []string{"ship:1"} })
		g.Pick(effect, "focus")
		g.Pick(effect, "lock:ship:1")
		holds(g, 2, board.Jam, 0)
	})
}

func TestJamToken(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The shuttle ends at (400, 420) with its front edge at 460.
	shuttle := red(upsilon, 400, 300, 0)
	const target, effect = "choose-jam-target", "choose-jam-effect"
	focused := holding(holding(blue(jedi, 400, 500, 180), board.Focus, 2), board.Evade, 1)
	t.Run("X20-JAM-008 X20-JAM-009 one jam token goes", func(t *testing.T) {
		for _, k := range []board.Token{board.Focus, board.Evade, board.Calculate, board.ReinforceFore, board.ReinforceAft} {
			gain := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, k, 1) })))
			g := fly(t, gain, ships(holding(red(tie, 400, 300, 0), board.Jam, 2)), codes{1: "2FB"}, nil)
			holds(g, 1, k, 0)
			holds(g, 1, board.Jam, 1)
		}
		g := fly(t, rules, ships(holding(red(xwingT65, 400, 300, 0), board.Jam, 2), blue(jedi, 400, 500, 180)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(ask.ChooseLockTarget, "ship:2")
		holds(g, 1, board.Jam, 1)
	})
	t.Run("X20-QUE-007:tokens", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, pilotCard(jedi, follows(board.Jam, nothing))), ships(shuttle, focused), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(target, "ship:2")
		g.Pick(effect, "focus")
		inOrder(g, "TokenGained", "TokenLost", "AbilityUsed")
	})
	t.Run("X20-JAM-008:green,jam X20-JAM-011:token X20-QUE-007:tokens", func(t *testing.T) {
		trigger := xwing.Ability{When: xwing.AfterGainingToken, Do: noop,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Token == board.Focus }}
		g := fly(t, xwingtest.Rules(t, pilotCard(tie, trigger)), ships(holding(red(tie, 400, 300, 0), board.Jam, 1), red(jedi, 100, 300, 0)), codes{1: "2FB"}, nil)
		g.Forget()
		g.Pick(ask.ChooseAction, "focus")
		inOrder(g, "TokenGained", "TokenLost", "TokenLost", "AbilityUsed", "ActionPerformed")
		holds(g, 1, board.Focus, 0)
		holds(g, 1, board.Jam, 0)
	})
	t.Run("X20-JAM-008", func(t *testing.T) {
		two := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Focus, 2) })))
		g := fly(t, two, ships(holding(red(tie, 400, 300, 0), board.Jam, 1)), codes{1: "2FB"}, nil)
		holds(g, 1, board.Focus, 1)
		holds(g, 1, board.Jam, 0)
	})
	t.Run("X20-JAM-009:lock,jam X20-JAM-011:lock", func(t *testing.T) {
		trigger := xwing.Ability{When: xwing.AfterLocking, Do: noop, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner }}
		g := fly(t, xwingtest.Rules(t, pilotCard(xwingT65, trigger)), ships(holding(red(xwingT65, 400, 300, 0), board.Jam, 1), blue(jedi, 400, 500, 180)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(ask.ChooseLockTarget, "ship:2")
		inOrder(g, "LockAcquired", "LockLost", "TokenLost", "AbilityUsed", "ActionPerformed")
		holds(g, 1, board.Jam, 0)
	})
	t.Run("X20-JAM-010", func(t *testing.T) {
		g := jamWith(t, rules, blue(jedi, 400, 800, 180))
		if got := g.Legal(target); !slices.Equal(got, []string{"none"}) {
			t.Fatalf("legal %v, want none alone", got)
		}
		g.Pick(target, "none")
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "jam" }) {
			t.Errorf("no failure: %s", g.Kinds())
		}
		g = jamWith(t, rules, blue(jedi, 400, 500, 180))
		g.Pick(target, "none")
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "jam" }) {
			t.Errorf("no failure where a ship could be chosen: %s", g.Kinds())
		}
	})
}

// jamWith flies the shuttle ahead and has it take the jam action.
func jamWith(t *testing.T, rules *xwing.Rules, others ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	// The shuttle ends at (400, 420) with its front edge at 460.
	shuttle := red(upsilon, 400, 300, 0)
	g := fly(t, rules, ships(append([]xwing.ScenarioShip{shuttle}, others...)...), codes{1: "1FB"}, nil)
	g.Pick(ask.ChooseAction, "jam")
	return g
}
