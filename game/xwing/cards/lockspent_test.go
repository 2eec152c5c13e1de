package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/xwingtest"
)

// TestLocksAreSpentWithoutAnAttack asks about a lock where no attack is under way: what a card says of one in an attack
// does not matter then.
func TestLocksAreSpentWithoutAnAttack(t *testing.T) {
	red := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "firecontrolsystem")
	s := xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red, xwingtest.Ship(game.Blue, "academypilot", 400, 450, 180)}}
	rules := xwingtest.Rules(t)
	rules.Cards = xwing.NewLibrary(rules.Edition.ID, cards.All()...)
	table := &xwing.Table{State: xwingtest.Start(t, rules, s, func(s *xwing.State) { s.View.Ship(1).Locks = []string{"ship:2"} }).Now()}
	if !table.CanSpendLock(1, "ship:2") || table.CanSpendLock(1, "ship:1") {
		t.Error("the lock of a ship with a fire-control system cannot be spent outside attacks")
	}
}
