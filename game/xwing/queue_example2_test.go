package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// always lets an ability answer to a moment that is about no ship.
func always(*xwing.Table, xwing.Moment) bool { return true }

// vanes are Static Discharge Vanes as corrected (X20-ERR-019).
func vanes() *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, 1, func(id board.ShipID) bool { return id != m.Owner })
	}
	return testCard(catalog.UpgradeCard, "staticdischargevanes", xwing.Ability{
		When: xwing.WouldGainToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && (m.Token == board.Jam || m.Token == board.Ion) &&
				!t.Ship(m.Owner).Stressed() && len(others(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to := t.ChooseShip(m, others(t, m), false)
			t.GainTokens(m.Owner, board.Stress, 1)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, to, m.Token, 1)
		},
	})
}

// exampleTwoCards are those of the second extended example.
func exampleTwoCards() []*xwing.Card {
	return []*xwing.Card{vanes(),
		testCard(catalog.PilotCard, "chopper", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ShipsAt(m.Owner, 0, func(id board.ShipID) bool { return !t.Friendly(m.Owner, id) }) {
					t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Jam, 2)
				}
			}}),
		testCard(catalog.PilotCard, "kylekatarn", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				to := t.ChooseShip(m, t.ShipsAt(m.Owner, 3, func(id board.ShipID) bool {
					return t.Friendly(m.Owner, id) && t.InFiringArc(m.Owner, id)
				}), true)
				if to != 0 {
					t.TransferToken(m.Owner, to, board.Focus)
				}
			}}),
		testCard(catalog.PilotCard, "oldteroch", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) {
				from := t.ChooseShip(m, t.ShipsAt(m.Owner, 1, func(id board.ShipID) bool {
					return !t.Friendly(m.Owner, id) && t.AtRange(m.Owner, id, 1, 1) && t.InArc(id, m.Owner, gauge.Front)
				}), true)
				for _, k := range []board.Token{board.Focus, board.Evade, board.Calculate} {
					if from != 0 {
						t.RemoveTokens(from, k, t.Ship(from).Has(k))
					}
				}
			}}),
	}
}

func TestExtendedExampleTwo(t *testing.T) {
	const chopper, kyle, teroch = 1, 2, 3
	g := xwingtest.Start(t, xwingtest.Rules(t, exampleTwoCards()...), xwing.Scenario{Phase: board.Engagement, First: game.Red,
		Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "chopper", 400, 400, 0),
			{Seat: game.Red, Pilot: "kylekatarn", Pose: physics.PoseAt(400, 560, 180), Turret: []gauge.Arc{gauge.Front},
				Tokens: map[board.Token]int{board.Focus: 2}},
			xwingtest.Ship(game.Blue, "oldteroch", 400, 460, 0, "staticdischargevanes"),
		}}, nil)

	t.Run("X20-EXA-010 X20-EXA-011 X20-QUE-004", func(t *testing.T) {
		d := g.Decision(ask.ChooseAbility)
		if d.Seat != game.Red || len(d.Options) != 2 {
			t.Fatalf("seat %d picks among %d abilities, want Red and its 2", d.Seat, len(d.Options))
		}
		g.Pick(ask.ChooseAbility, abilityOption(g, ask.ChooseAbility, "pilot/chopper"))
		wantQueue(t, g, "pilot/kylekatarn 2", "pilot/oldteroch 3") // Chopper's resolves
	})
	t.Run("X20-EXA-012 X20-REP-002", func(t *testing.T) {
		if d := g.Decision(ask.UseAbility); d.Seat != game.Blue || d.Prompt.Arg("card") != "upgrade/staticdischargevanes" {
			t.Fatalf("asked %+v, want the vanes of Old Teroch, who is to gain jam tokens", d)
		}
		if got := g.Ship(teroch).Has(board.Jam); got != 0 {
			t.Errorf("Old Teroch already has %d jam tokens", got)
		}
		wantQueue(t, g, "pilot/kylekatarn 2", "pilot/oldteroch 3") // the vanes bypass the queue
	})
	t.Run("X20-EXA-013 X20-ERR-020 X20-FRI-005", func(t *testing.T) {
		g.Pick(ask.UseAbility, "yes")
		if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:2"}) {
			t.Errorf("the vanes offer %v, want the other ships at range 0-1", got)
		}
		g.Pick(ask.ChooseShip, "ship:2")
		if got := g.Ship(teroch).Has(board.Stress); got != 1 {
			t.Errorf("Old Teroch has %d stress tokens, want 1", got)
		}
	})
	t.Run("X20-EXA-014 X20-ERR-019", func(t *testing.T) {
		if g.Asks(ask.UseAbility) {
			t.Error("the stressed ship may redirect a second token")
		}
		g.Until(ask.ChooseShip, map[game.Kind][]string{ask.ChooseJamEffect: {"focus"}})
		if got := g.Ship(teroch).Has(board.Jam); got != 1 {
			t.Errorf("Old Teroch has %d jam tokens, want the other one", got)
		}
	})
	t.Run("X20-EXA-015", func(t *testing.T) {
		s := g.Ship(kyle)
		if s.Has(board.Focus) != 1 || s.Has(board.Jam) != 0 {
			t.Errorf("Kyle has %d focus and %d jam tokens, want 1 and 0", s.Has(board.Focus), s.Has(board.Jam))
		}
	})
	t.Run("X20-EXA-016 X20-TOK-003", func(t *testing.T) {
		if d := g.Decision(ask.ChooseShip); d.Prompt.Arg("card") != "pilot/kylekatarn" {
			t.Fatalf("asked %+v, want Kyle's ability", d)
		}
		g.Pick(ask.ChooseShip, "ship:1")
		if k, c := g.Ship(kyle).Has(board.Focus), g.Ship(chopper).Has(board.Focus); k != 0 || c != 1 {
			t.Errorf("focus tokens of Kyle %d, of Chopper %d, want 0 and 1", k, c)
		}
	})
	t.Run("X20-EXA-017", func(t *testing.T) {
		if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:2", "none"}) {
			t.Errorf("Old Teroch may choose %v, want Kyle alone", got)
		}
	})
	t.Run("X20-EXA-018", func(t *testing.T) {
		g.Refused(ask.ChooseShip, "ship:1")
		g.Forget()
		g.Pick(ask.ChooseShip, "ship:2")
		if lost := xwingtest.All[board.TokenLost](g); len(lost) != 0 {
			t.Errorf("lost %v, want nothing", lost)
		}
		if got := g.Ship(chopper).Has(board.Focus); got != 1 {
			t.Errorf("Chopper has %d focus tokens, want to keep 1", got)
		}
		wantQueue(t, g)
	})
}
