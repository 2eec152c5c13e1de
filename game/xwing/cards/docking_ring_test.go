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

// TestDialIsPassedOn: who has looked at the dial of a ship knows that of the ring with which it docks, an ionized ring is assigned
// none, nor one that a ship docks with whose dial lies open.
func TestDialIsPassedOn(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*xwing.State)
		passed bool
	}{
		"looked":   {func(s *xwing.State) { s.Hidden.Looked[game.Blue] = []board.ShipID{2} }, true},
		"revealed": {func(s *xwing.State) { s.View.Ship(2).Dial.Revealed = true }, false},
		"ionized":  {func(s *xwing.State) { s.Memory.Ships[0].NoDial = true }, false},
	} {
		t.Run(name, func(t *testing.T) {
			g := later(t, board.System, func(s *xwing.State) { dial(s, 2, "3FB"); c.change(s) },
				redShip("transgalmegcontrollink", 400, 300, 0), redShip("jediknight", 400, 300, 0), blueShip("academypilot", 860, 860, 180))
			g.Pick(ask.SystemAbilities, "dock>ship:1")
			s := g.Now()
			if d := s.View.Ship(1).Dial; d.Assigned != c.passed || s.View.Ship(2).Dial.Assigned || !s.Hidden.Dials[1].IsZero() {
				t.Errorf("the ring's dial: %+v, that of the docked ship %+v", d, s.View.Ship(2).Dial)
			}
			if got := slices.Contains(s.Hidden.Looked[game.Blue], 1); got != (name == "looked") {
				t.Errorf("blue knows it: %v", got)
			}
		})
	}
}

// TestRingsAlone: where nobody is left who acts, the game is over, and drawn.
func TestRingsAlone(t *testing.T) {
	ring := func(seat game.Seat, y, degrees float64) xwing.ScenarioShip {
		return xwingtest.Ship(seat, "transgalmegcontrollink", 400, y, degrees)
	}
	g := later(t, board.End, nil, ring(game.Red, 300, 0), ring(game.Blue, 700, 180))
	if v := g.Now().View; !v.Ended || v.Winner != game.NoSeat {
		t.Errorf("over: %v, won by %v", v.Ended, v.Winner)
	}
	g = later(t, board.End, nil, ring(game.Red, 300, 0), ring(game.Blue, 700, 180), blueShip("academypilot", 860, 860, 180))
	if v := g.Now().View; v.Ended {
		t.Error("over, although an enemy is left")
	}
}

// TestIdleRing: a ring with which nobody is docked neither activates nor engages.
func TestIdleRing(t *testing.T) {
	for _, docked := range []bool{false, true} {
		g := later(t, board.Activation, func(s *xwing.State) {
			if docked {
				s.View.Apply(board.ShipDocked{Ship: 3, Carrier: 1})
			}
		}, redShip("transgalmegcontrollink", 400, 300, 0), blueShip("academypilot", 860, 860, 180), redShip("jediknight", 100, 100, 0))
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseAction: {"none"}, ask.ChooseAttack: {"none"}})
		activated, engaged := false, false
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.ShipActivated:
				activated = activated || e.Ship == 1
			case board.ShipEngaged:
				engaged = engaged || e.Ship == 1
			}
		}
		if activated != docked || engaged != docked {
			t.Errorf("docked %v: activated %v, engaged %v", docked, activated, engaged)
		}
	}
}
