package player_test

import (
	"testing"

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
