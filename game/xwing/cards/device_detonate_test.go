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

func TestDevicesDetonate(t *testing.T) {
	t.Run("X20-DEV-017:enters,end", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "protonbombs")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if g.Now().View.Phase != board.System && xwingtest.Has[board.DeviceDetonated](g, nil) {
			t.Error("it detonates before the Activation Phase ends")
		}
		g.Until(ask.SetDials, nil)
		activated := after(g, func(e board.ShipActivated) bool { return e.Ship == 2 })
		detonated := after(g, func(e board.DeviceDetonated) bool { return e.Device == 1 })
		engagement := after(g, func(e board.PhaseBegan) bool { return e.Phase == board.Engagement })
		if detonated < activated || detonated > engagement {
			t.Errorf("activated at %d, detonated at %d, next phase at %d", activated, detonated, engagement)
		}
	})
	t.Run("X20-DEV-017:all", func(t *testing.T) {
		// The second player's as well, and those that lie there from earlier rounds.
		g := ends(t, "protonbomb", "", blueShip("academypilot", 800, 800, 180))
		g.Until(ask.ChooseAttack, nil)
		g = lay(t, xwing.Scenario{Phase: board.Activation, First: game.Red, Ships: around(), Devices: []xwing.ScenarioDevice{
			lies(game.Blue, "protonbomb", 400, 400, 0), lies(game.Red, "ionbomb", 700, 100, 0)}}, func(s *xwing.State) {
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		if d := g.Now().View.Devices; !d[0].Gone || !d[1].Gone {
			t.Errorf("bombs %+v, want none left", d)
		}
	})
	t.Run("X20-DEV-018", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "connernets")
		g.Pick(ask.SystemAbilities, "upgrade/connernets/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		g.Until(ask.SetDials, nil)
		if g.Now().View.Devices[0].Gone {
			t.Error("a mine that nobody met went off")
		}
	})
	t.Run("X20-QUE-004 X20-PLO-001 devices detonate in player order, each player's as he likes", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, First: game.Blue,
			Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("idenversio", 850, 880, 180)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "protonbomb", 400, 400, 0), lies(game.Red, "ionbomb", 500, 400, 0),
				lies(game.Blue, "bomblet", 600, 400, 0)}},
			func(s *xwing.State) {
				for i := range s.View.Ships {
					s.View.Ships[i].Activated = true
				}
			})
		g.Pick(ask.OrderDevices, "device:2", "device:1")
		var order []board.DeviceID
		for _, e := range xwingtest.All[board.DeviceDetonated](g) {
			order = append(order, e.Device)
		}
		if !slices.Equal(order, []board.DeviceID{3, 2, 1}) {
			t.Errorf("detonated %v", order)
		}
	})
}
