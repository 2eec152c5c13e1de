package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestPlacingCards(t *testing.T) {
	t.Run("X20-DEV-016 X20-DEV-018 trajectorysimulator", func(t *testing.T) {
		g := system(t, "redline", 400, 400, "proximitymines", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		if got := g.Legal(ask.ChooseDevicePlace); slices.Contains(got, "launch:5F") {
			t.Errorf("a mine is launched: %v", got)
		}
		g = system(t, "redline", 400, 400, "protonbombs", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Contains(got, "launch:5F") {
			t.Errorf("a bomb is not launched: %v", got)
		}
		s := g.Now()
		for kind, mine := range map[string]bool{"protonbomb": false, "bomblet": false, "proximitymine": true, "connernet": true} {
			if s.IsMine(kind) != mine || s.IsBomb(kind) == mine {
				t.Errorf("%s: bomb %v, mine %v", kind, s.IsBomb(kind), s.IsMine(kind))
			}
		}
		for _, kind := range []string{"drk1probedroid", "electrochaffcloud", "spareparts"} {
			if s.IsMine(kind) || s.IsBomb(kind) {
				t.Errorf("%s: bomb %v, mine %v", kind, s.IsBomb(kind), s.IsMine(kind))
			}
		}
	})
	t.Run("skilledbombardier", func(t *testing.T) {
		g := system(t, "redline", 400, 400, "protonbombs", "trajectorysimulator", "skilledbombardier")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F", "launch:5F", "drop:2F", "launch:4F", "none"}) {
			t.Errorf("places %v", got)
		}
	})
	t.Run("delayedfuses", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "protonbombs", "delayedfuses")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		g.Pick(ask.UseAbility, "yes")
		want(t, "fuses", g.Now().View.Devices[0].Fuses, 1)
	})
	t.Run("thermaldetonators", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "thermaldetonators")
		g.Pick(ask.SystemAbilities, "upgrade/thermaldetonators/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:2F", "none"}) {
			t.Errorf("the second: %v", got)
		}
		g.Pick(ask.ChooseDevicePlace, "drop:2F")
		want(t, "charges", g.Ship(1).Upgrades[0].Charges.Active, 2)
		want(t, "detonators", len(g.Now().View.Devices), 2)
	})
	t.Run("clustermines", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "clustermines")
		g.Pick(ask.SystemAbilities, "upgrade/clustermines/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		d := g.Now().View.Devices
		if len(d) != 3 || d[1].Pose.Point().Sub(d[0].Pose.Point()).Len() != 40 || d[1].Token != "clustermineside" {
			t.Errorf("mines %+v", d)
		}
	})
	t.Run("concussionbombs", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "concussionbombs")
		if o, _ := g.Option(ask.SystemAbilities, "done"); !o.Legal() {
			t.Error("the first must be dropped")
		}
		g = play(t, board.System, func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = 2 },
			redShip("jekporkins", 400, 400, 0, "concussionbombs"), blueShip("idenversio", 850, 880, 180))
		if o, _ := g.Option(ask.SystemAbilities, "done"); o.Legal() {
			t.Error("the second need not be dropped")
		}
		g.Pick(ask.SystemAbilities, "upgrade/concussionbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F"}) {
			t.Errorf("places %v", got)
		}
	})
	t.Run("bombletgenerator", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = 1 },
			redShip("jekporkins", 400, 400, 0, "bombletgenerator"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "upgrade/bombletgenerator/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		g.Pick(ask.UseAbility, "yes")
		want(t, "charges", g.Ship(1).Upgrades[0].Charges.Active, 2)
		want(t, "shields", g.Ship(1).Shields.Active, 1)
	})
	t.Run("electroprotonbomb", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "electroprotonbomb")
		g.Pick(ask.SystemAbilities, "upgrade/electroprotonbomb/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		want(t, "fuses", g.Now().View.Devices[0].Fuses, 1)
	})
	t.Run("charges that do not come back", func(t *testing.T) {
		g := play(t, board.Activation, func(s *xwing.State) {
			dial(s, 1, "1FB")
			s.View.Ship(1).Upgrades[0].Charges.Active, s.View.Ship(1).Upgrades[1].Charges.Active = 0, 0
			s.View.Ship(2).Activated = true
		}, redShip("captainjonus", 400, 400, 0, "connernets", "protonbombs"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.ChooseAction, "reload")
		want(t, "nets", g.Ship(1).Upgrades[0].Charges.Active, 0)
		want(t, "bombs", g.Ship(1).Upgrades[1].Charges.Active, 1)
	})
}
