package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/xwingtest"
)

func TestDutchVander(t *testing.T) {
	lock := func(ships ...xwing.ScenarioShip) *xwingtest.Game {
		g := fly(t, "2FB", nil, append(ships, blueShip("academypilot", 400, 560, 180))...)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(ask.ChooseLockTarget, "ship:"+string(rune('0'+len(ships)+1)))
		return g
	}
	g := lock(redShip("dutchvander", 400, 300, 0), redShip("jekporkins", 600, 300, 0))
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseShip, "ship:2")
	if !g.Ship(2).HasLocked("ship:3") || !g.Ship(1).HasLocked("ship:3") {
		t.Error("want both to have locked it")
	}
	if lock(redShip("dutchvander", 400, 300, 0)).Asks(ask.UseAbility) {
		t.Error("asked without a friend")
	}
	// Of two locks it is the new one that the friend takes up.
	g = fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:3"} },
		redShip("dutchvander", 400, 300, 0, "r3astromech"), redShip("jekporkins", 600, 300, 0),
		blueShip("academypilot", 400, 560, 180), blueShip("academypilot", 300, 560, 180))
	g.Pick(ask.ChooseAction, "lock")
	g.Pick(ask.ChooseLockTarget, "ship:4")
	g.Pick(ask.ChooseAbility, "pilot/dutchvander")
	g.Pick(ask.ChooseShip, "ship:2")
	if !g.Ship(2).HasLocked("ship:4") || g.Ship(2).HasLocked("ship:3") {
		t.Errorf("the friend has locked %v, want the ship just locked", g.Ship(2).Locks)
	}
}
