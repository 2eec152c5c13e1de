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

// activated returns the ships in the order in which they finished activating.
func activated(g *xwingtest.Game) []board.ShipID {
	var ids []board.ShipID
	for _, e := range xwingtest.All[board.ShipActivated](g) {
		ids = append(ids, e.Ship)
	}
	return ids
}

// pass declines actions until all ships have activated.
func pass(g *xwingtest.Game) {
	g.Helper()
	for g.Now().View.Phase == board.Activation && g.Asks(ask.ChooseAction) {
		g.Pick(ask.ChooseAction, "none")
	}
}

func TestActivation(t *testing.T) {
	rules := xwingtest.Rules(t)

	t.Run("X20-AVN-002 X20-INI-002", func(t *testing.T) {
		g := fly(t, rules, ships(red(phantom, 200, 200, 0), red(tie, 400, 200, 0), blue(xwingT65, 400, 700, 180)), nil, nil)
		pass(g)
		if got, want := activated(g), []board.ShipID{2, 3, 1}; !slices.Equal(got, want) {
			t.Errorf("activated %v, want initiative 1, 2, 3: %v", got, want)
		}
		// An effect has made the phantom the slowest of them.
		slow := func(s *xwing.State) {
			s.Memory.Ships[0].Initiative = []xwing.InitiativeChange{{Value: 0, Phase: board.End}}
		}
		g = fly(t, rules, ships(red(phantom, 200, 200, 0), red(tie, 400, 200, 0), blue(xwingT65, 400, 700, 180)), nil, slow)
		pass(g)
		if got, want := activated(g), []board.ShipID{1, 2, 3}; !slices.Equal(got, want) {
			t.Errorf("activated %v, want initiative 0, 1, 2: %v", got, want)
		}
	})
	t.Run("X20-AVN-003", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 200, 200, 0)), nil, nil)
		g.Pick(ask.ChooseAction, "focus")
		inOrder(g, "ShipActive", "DialRevealed", "ShipMoved", "ManeuverExecuted", "ActionPerformed", "ShipActivated")
	})
	t.Run("X20-AVN-004 X20-AVN-005", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 200, 200, 0)), codes{1: "3TW"}, nil)
		if d := g.Ship(1).Dial; !d.Revealed || d.Maneuver.Code() != "3TW" {
			t.Errorf("dial = %+v, want 3TW revealed", d)
		}
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != "3TW" {
			t.Errorf("executed %s, want 3TW", got)
		}
		g = fly(t, rules, ships(red(tie, 200, 200, 0)), codes{1: "3KR"}, nil)
		if e := xwingtest.All[board.ManeuverExecuted](g); len(e) != 1 || e[0].Maneuver.Code() != "3KR" {
			t.Errorf("executed %v, want 3KR", e)
		}
		// What follows the reveal sees it; the stressed ship executes its dial as well.
		seen := false
		sees := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterRevealingDial, func(t *xwing.Table, id board.ShipID) { seen = t.Ship(id).Dial.Revealed })))
		g = fly(t, sees, ships(holding(red(tie, 200, 200, 0), board.Stress, 2)), codes{1: "3TW"}, nil)
		if e := xwingtest.All[board.ManeuverExecuted](g); !seen || len(e) != 1 || e[0].Maneuver.Code() != "3TW" {
			t.Errorf("revealed %v when that is followed, executed %v", seen, e)
		}
	})
	t.Run("X20-AVN-006 X20-ACT-017 X20-ACT-018:step", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 200, 200, 0), red(xwingT65, 400, 200, 0)), nil, nil)
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "none") || !slices.Contains(got, "focus") {
			t.Fatalf("offered %v, want an action or none", got)
		}
		g.Pick(ask.ChooseAction, "none")
		if xwingtest.Has[board.ActionPerformed](g, nil) || !slices.Equal(activated(g), []board.ShipID{1}) {
			t.Errorf("declining did not end the activation: %s", g.Kinds())
		}
		g.Pick(ask.ChooseAction, "focus")
		if got := len(xwingtest.All[board.ActionPerformed](g)); got != 1 || g.Asks(ask.ChooseAction) {
			t.Errorf("%d actions performed, want one and no second asked", got)
		}
		// One that fails is the one as well.
		g = fly(t, rules, ships(red(lambda, 400, 300, 0), blue(xwingT65, 400, 500, 180)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "coordinate") // with nobody
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("a second action after one that failed")
		}
		// The other player's ship has its action as well, and it may be a red one.
		g = fly(t, rules, ships(red(xwingT65, 200, 200, 0), blue(lambda, 400, 700, 180)), codes{2: "1FB"}, nil)
		if d := g.Decision(ask.ChooseAction); d.Seat != game.Blue || !slices.Contains(g.Legal(ask.ChooseAction), "jam") {
			t.Errorf("seat %d may choose %v, want Blue, the red jam among them", d.Seat, g.Legal(ask.ChooseAction))
		}
	})
	t.Run("X20-AVN-007", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 200, 200, 0), red(tie, 400, 200, 0), red(tie, 600, 200, 0)), nil, nil)
		if got, want := g.Legal(ask.ChooseShipToActivate), []string{"ship:1", "ship:2", "ship:3"}; !slices.Equal(got, want) {
			t.Fatalf("offered %v, want %v", got, want)
		}
		g.Pick(ask.ChooseShipToActivate, "ship:2")
		if g.Asks(ask.ChooseShipToActivate) {
			t.Error("the next ship is chosen before the activation is complete")
		}
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseShipToActivate, "ship:3")
		pass(g)
		if got, want := activated(g), []board.ShipID{2, 3, 1}; !slices.Equal(got, want) {
			t.Errorf("activated %v, want %v", got, want)
		}
		g = fly(t, rules, ships(red(xwingT65, 200, 200, 0), blue(tie, 200, 700, 180), blue(tie, 400, 700, 180)), nil, nil)
		if got := g.Decision(ask.ChooseShipToActivate).Seat; got != game.Blue {
			t.Errorf("seat %d picks among Blue's ships", got)
		}
	})
	t.Run("X20-AVN-008 X20-PLO-005:activation X20-PLO-001", func(t *testing.T) {
		sc := ships(red(tie, 200, 200, 0), blue(tie, 200, 700, 180), red(tie, 400, 200, 0), blue(tie, 400, 700, 180))
		sc.First = game.Blue
		g := fly(t, rules, sc, nil, nil)
		g.Pick(ask.ChooseShipToActivate, "ship:4")
		g.Pick(ask.ChooseAction, "none")
		g.Pick(ask.ChooseAction, "none")
		g.Pick(ask.ChooseShipToActivate, "ship:1")
		pass(g)
		if got, want := activated(g), []board.ShipID{4, 2, 1, 3}; !slices.Equal(got, want) {
			t.Errorf("activated %v, want all of the first player's ahead: %v", got, want)
		}
		sc.First = game.Red
		g = fly(t, rules, sc, nil, nil)
		g.Pick(ask.ChooseShipToActivate, "ship:1")
		g.Pick(ask.ChooseAction, "none")
		g.Pick(ask.ChooseAction, "none")
		g.Pick(ask.ChooseShipToActivate, "ship:2")
		pass(g)
		if got, want := activated(g), []board.ShipID{1, 3, 2, 4}; !slices.Equal(got, want) {
			t.Errorf("activated %v, want all of the first player's ahead: %v", got, want)
		}
	})
}

func TestActivationTriggers(t *testing.T) {
	gains := func(k board.Token) func(*xwing.Table, board.ShipID) {
		return func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, k, 1) }
	}
	rules := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterRevealingDial, gains(board.Evade)), doing(xwing.BeforeRevealingDial, gains(board.Calculate))),
		pilotCard(xwingT65, doing(xwing.EndOfActivation, gains(board.Calculate))))

	t.Run("X20-AVN-009 X20-ION-011 X20-ION-005", func(t *testing.T) {
		for ion, want := range []int{1, 0} {
			g := fly(t, rules, ships(holding(red(tie, 200, 200, 0), board.Ion, ion)), nil, nil)
			holds(g, 1, board.Evade, want)
			holds(g, 1, board.Calculate, want)
			if revealed := xwingtest.Has[board.DialRevealed](g, nil); revealed != (ion == 0) {
				t.Errorf("%d ion tokens: dial revealed %v", ion, revealed)
			}
		}
	})
}
