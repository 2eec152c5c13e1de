package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// TestSensiblePutsDownWhatItPicks holds the player to a device that it has picked:
// it would pick it again for ever.
func TestSensiblePutsDownWhatItPicks(t *testing.T) {
	for seed := range uint64(40) {
		g := xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "scimitarsquadronpilot", 450, 300, 0, "connernets"),
			xwingtest.Ship(game.Blue, "academypilot", 450, 850, 0),
		}}, nil)
		g.Pick(ask.SystemAbilities, "upgrade/connernets/0")
		c, err := player.NewSensible(seed).Answer(g.Seen(ask.ChooseDevicePlace), g.Decision(ask.ChooseDevicePlace))
		if err != nil {
			t.Fatal(err)
		}
		if c.Pick[0] == "none" {
			t.Fatalf("seed %d: %v", seed, c.Pick)
		}
	}
}

// TestSensibleDeploysWhomItPicks holds the player to a ship that it has picked to deploy, however near the edge:
// where it could stay on the table, but had no way on from there, it declined for ever.
func TestSensibleDeploysWhomItPicks(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	for edge, want := range map[float64]string{120.8: "done", 300: "deploy"} {
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "kananjarrus", 450, edge, 0, "ghost"),
			xwingtest.Ship(game.Red, "herasyndulla", 0, 0, 0, "phantom"),
			xwingtest.Ship(game.Blue, "academypilot", 450, 850, 0),
		}}, func(s *xwing.State) {
			s.View.Ships[1].Tokens[board.Stress] = 1 // it cannot turn so hard
			s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
		})
		for seed := range uint64(40) {
			if got := answer(t, player.NewSensible(seed), g, ask.SystemAbilities); got != want {
				t.Fatalf("%v mm from the edge: %v, want %v", edge, got, want)
			}
		}
		if want != "deploy" {
			continue
		}
		g.Pick(ask.SystemAbilities, "deploy")
		for seed := range uint64(40) {
			if got := answer(t, player.NewSensible(seed), g, ask.ChooseDeployment); got == "none" {
				t.Fatalf("%v mm from the edge: picked to deploy, and declined", edge)
			}
		}
	}
}

// answer is what a player picks when asked.
func answer(t *testing.T, p player.Player, g *xwingtest.Game, kind game.Kind) string {
	t.Helper()
	c, err := p.Answer(g.Seen(kind), g.Decision(kind))
	if err != nil {
		t.Fatal(err)
	}
	return c.Pick[0]
}
