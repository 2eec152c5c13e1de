package xwing_test

import (
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

func TestReserve(t *testing.T) {
	start := func(t *testing.T, phase board.Phase, cards ...*xwing.Card) *xwingtest.Game {
		ships := append(apart("lukeskywalker", "idenversio"), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))
		return xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: phase, Ships: ships},
			func(s *xwing.State) { s.View.Ships[0].Where = board.InReserve })
	}
	t.Run("X20-RSV-001 X20-RSV-002", func(t *testing.T) {
		g := start(t, board.Planning)
		for _, slot := range g.Decision(ask.SetDials).Slots {
			if slot.ID == "ship:1" {
				t.Error("the ship in reserve gets a dial")
			}
		}
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.ShipActivated:
				if e.Ship == 1 {
					t.Error("the ship in reserve activated")
				}
			case board.ShipEngaged:
				if e.Ship == 1 {
					t.Error("the ship in reserve engaged")
				}
			}
		}
	})
	t.Run("X20-RSV-001", func(t *testing.T) {
		g := start(t, board.Planning)
		s := g.Now()
		s.View.Ships[0].Pose = physics.PoseAt(300, 180, 0) // where it would be in the way
		if p := s.PreviewMove(3, gauge.Move{Speed: 1, Bearing: gauge.StraightAhead}); !p.Full {
			t.Error("a ship in reserve is in the way of another")
		}
		if p := s.PreviewBoost(3)[1]; p.Refusal != nil {
			t.Errorf("a ship in reserve is in the way of a boost: %v", p.Refusal)
		}
		if s.AtRange(3, 1, gauge.Range0, gauge.Range3) || s.AtRange(1, 3, gauge.Range0, gauge.Range3) {
			t.Error("a ship in reserve is at range of another")
		}
	})
	t.Run("X20-RSV-002", func(t *testing.T) {
		g := start(t, board.Engagement, testCard(catalog.PilotCard, "jekporkins", xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Focus}}})
			}}))
		if g.Asks(ask.ChooseAction) {
			t.Error("the ship in reserve may perform an action")
		}
	})
	t.Run("X20-RSV-004", func(t *testing.T) {
		docked := gains(board.Calculate)
		docked.Docked = true
		ships := []xwing.ScenarioShip{xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "elusive"),
			xwingtest.Ship(game.Blue, "idenversio", 800, 800, 180), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0)}
		works := xwingtest.Start(t, xwingtest.Rules(t, testCard(catalog.PilotCard, "lukeskywalker", gains(board.Evade)), testCard(catalog.UpgradeCard, "elusive", docked)),
			xwing.Scenario{Phase: board.Engagement, Ships: ships}, func(s *xwing.State) { s.View.Ships[0].Where, s.View.Ships[0].Docked = board.InReserve, 3 })
		wantUsed(t, works, "upgrade/elusive 1") // the one that says so
		g := start(t, board.Engagement, testCard(catalog.PilotCard, "lukeskywalker", gains(board.Evade)), testCard(catalog.PilotCard, "jekporkins", gains(board.Evade)))
		wantUsed(t, g, "pilot/jekporkins 3")
	})
}
