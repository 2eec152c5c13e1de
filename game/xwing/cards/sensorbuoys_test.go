package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestSensorBuoys(t *testing.T) {
	t.Run("X20-SET-012:before-forces", func(t *testing.T) {
		g := musters(t, ask.PlaceRemote, []string{"majorstridan+sensorbuoysuite"}, []string{"academypilot"})
		if len(xwingtest.All[board.ObstaclePlaced](g)) != 2 || xwingtest.Has[board.ShipPlaced](g, nil) {
			t.Error("the buoys are not set up between obstacles and ships")
		}
		d := g.Decision(ask.PlaceRemote)
		near := physics.PoseAt(150, 400, 0)
		if err := g.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: "device/sensorbuoy", Pose: &near}); err == nil {
			t.Fatal("a buoy at range 2 of the edge is taken")
		}
		g.Put(ask.PlaceRemote, "device/sensorbuoy", 400, 400, 0)
		g.Put(ask.PlaceRemote, "device/sensorbuoy", 500, 500, 0)
		if !g.Asks(ask.PlaceShip) || len(g.Now().View.Ships) != 4 {
			t.Errorf("%v with %d pieces", g.Open(), len(g.Now().View.Ships))
		}
	})
	t.Run("sensorbuoysuite", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{redShip("majorstridan", 100, 100, 0, "sensorbuoysuite"), blueShip("idenversio", 800, 800, 180)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "sensorbuoy", 700, 800, 0)}}, nil)
		g.Until(ask.UseAbility, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
		g.Pick(ask.UseAbility, "yes")
		g.Pick(ask.ChooseShip, "ship:2")
		if !g.Ship(1).HasLocked("ship:2") {
			t.Error("no lock")
		}
	})
}
