package player_test

import (
	"testing"

	"pgregory.net/rapid"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// TestSensiblePutsDownWhatItPicks holds the player to a device that it has picked:
// it would pick it again for ever.
func TestSensiblePutsDownWhatItPicks(t *testing.T) {
	for seed := range uint64(40) {
		g := xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: xwing.System, Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "scimitarsquadronpilot", 450, 300, 0, "connernets"),
			xwingtest.Ship(game.Blue, "academypilot", 450, 850, 0),
		}}, nil)
		g.Pick("system-abilities", "upgrade/connernets/0")
		c, err := player.NewSensible(seed).Answer(g.State().(*xwing.State), g.Decision("choose-device-place"))
		if err != nil {
			t.Fatal(err)
		}
		if c.Pick[0] == "none" {
			t.Fatalf("seed %d: %v", seed, c.Pick)
		}
	}
}

// TestSensibleDeploysWhomItPicks holds the player to a ship that it has picked to
// deploy, however near its carrier is to the edge: with no way on but off the table it declined for ever.
func TestSensibleDeploysWhomItPicks(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	picked, stayed := 0, 0
	rapid.Check(t, func(t2 *rapid.T) {
		at := func(name string) float64 { return rapid.Float64Range(45, 870).Draw(t2, name) }
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: xwing.System, Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "chopper", at("x"), rapid.Float64Range(100, 180).Draw(t2, "y"), rapid.Float64Range(-10, 10).Draw(t2, "heading"), "ghost"),
			xwingtest.Ship(game.Red, "ap5", 0, 0, 0, "phantom"),
			xwingtest.Ship(game.Blue, "academypilot", 450, 850, 0),
		}}, func(s *xwing.State) { s.View.Apply(xwing.ShipDocked{Ship: 2, Carrier: 1}) })
		p := player.NewSensible(rapid.Uint64().Draw(t2, "seed"))
		answer := func(kind string) string {
			c, err := p.Answer(g.State().(*xwing.State), g.Decision(kind))
			if err != nil {
				t2.Fatal(err)
			}
			return c.Pick[0]
		}
		if answer("system-abilities") != "deploy" {
			stayed++
			return
		}
		picked++
		g.Pick("system-abilities", "deploy")
		if answer("choose-deployment") == "none" {
			t2.Fatal("picked to deploy, and declined")
		}
	})
	if picked == 0 || stayed == 0 {
		t.Errorf("picked %d times, not picked %d times", picked, stayed)
	}
}
