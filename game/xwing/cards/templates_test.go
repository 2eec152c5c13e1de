package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestDevicesDropped(t *testing.T) {
	t.Run("X20-DEV-001 X20-SYS-004:drop", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "protonbombs")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F", "none"}) {
			t.Errorf("places %v, want the drop with the straight 1", got)
		}
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Kind != "protonbomb" || d.By != 1 {
			t.Errorf("placed %+v", d)
		}
		want(t, "charges left", g.Ship(1).Upgrades[0].Charges.Active, 1)
		for upgrade, kind := range map[string]string{"ionbombs": "ionbomb", "proximitymines": "proximitymine", "connernets": "connernet"} {
			g := system(t, "jekporkins", 400, 400, upgrade)
			g.Pick(ask.SystemAbilities, "upgrade/"+upgrade+"/0")
			g.Pick(ask.ChooseDevicePlace, "drop:1F")
			if got := placedAt(t, g).Kind; got != kind {
				t.Errorf("%s drops a %s", upgrade, got)
			}
		}
		g = system(t, "redline", 400, 400, "protonbombs", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "launch:5F")
		if got := placedAt(t, g).Kind; got != "protonbomb" {
			t.Errorf("Proton Bombs launch a %s", got)
		}
	})
	t.Run("X20-DEV-002 X20-DEV-020", func(t *testing.T) {
		// The example drops a seismic charge from an HWK-290, with the straight 1.
		g := system(t, "kylekatarn", 400, 400, "seismiccharges")
		g.Pick(ask.SystemAbilities, "upgrade/seismiccharges/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Pose != physics.PoseAt(400, 400-20-40-14.2, 180) {
			t.Errorf("it lies at %v, want its guides 40 mm behind the rear edge", d.Pose)
		}
		g = system(t, "redline", 400, 400, "protonbombs") // of a medium base
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Pose != physics.PoseAt(400, 400-30-40-14.2, 180) {
			t.Errorf("it lies at %v, want its guides 40 mm behind the rear edge of the medium base", d.Pose)
		}
	})
	t.Run("X20-DEV-008:drop", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "protonbombs", "ionbombs")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if g.Asks(ask.SystemAbilities) {
			t.Errorf("after one device still offered: %v", g.Legal(ask.SystemAbilities))
		}
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		if got := g.Legal(ask.SystemAbilities); len(got) != 3 {
			t.Errorf("next round offered: %v", got)
		}
		// Nor in another phase of the round, where a card would allow it.
		for _, drops := range []bool{false, true} {
			g := play(t, board.Planning, nil, redShip("jekporkins", 400, 400, 0, "genius", "protonbombs"), blueShip("idenversio", 850, 880, 180))
			g.Dials(map[board.ShipID]string{1: "2FB"})
			if drops {
				g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
				g.Pick(ask.ChooseDevicePlace, "drop:1F")
			} else {
				g.Pick(ask.SystemAbilities, "done")
			}
			if offered := g.Asks(ask.UseAbility); offered == drops {
				t.Errorf("dropped %v: Genius offers to drop %v", drops, offered)
			}
		}
	})
}

func TestDevicesLaunched(t *testing.T) {
	t.Run("X20-DEV-003 X20-DEV-021 X20-SYS-004:launch", func(t *testing.T) {
		// The example launches a proton bomb from a TIE punisher, with the straight 5.
		g := system(t, "redline", 400, 400, "protonbombs", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "launch:5F")
		if d := placedAt(t, g); d.Pose != physics.PoseAt(400, 400+30+200+14.2, 0) || !d.Way.Launch {
			t.Errorf("it lies at %v, want its guides 200 mm ahead of the front edge", d.Pose)
		}
		g = system(t, "jekporkins", 400, 400, "protonbombs", "trajectorysimulator") // of a small base
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "launch:5F")
		if d := placedAt(t, g); d.Pose != physics.PoseAt(400, 400+20+200+14.2, 0) {
			t.Errorf("it lies at %v, want its guides 200 mm ahead of the front edge of the small base", d.Pose)
		}
	})
	t.Run("X20-DEV-008:launch", func(t *testing.T) {
		g := system(t, "redline", 400, 400, "protonbombs", "ionbombs", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "launch:5F")
		if g.Asks(ask.SystemAbilities) {
			t.Errorf("after a launch still offered: %v", g.Legal(ask.SystemAbilities))
		}
	})
	t.Run("X20-DEV-013:launch,any-part", func(t *testing.T) {
		// The bomb, 28 mm across, would lie 230 to 258 mm ahead of the middle of the base.
		for y, rule := range map[float64]string{914.4 - 256: "X20-DEV-013", 914.4 - 270: ""} {
			g := system(t, "redline", 400, y, "protonbombs", "trajectorysimulator")
			g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
			got := ""
			if o, _ := g.Option(ask.ChooseDevicePlace, "launch:5F"); o.Refusal != nil {
				got = o.Refusal.Rule
			}
			if got != rule {
				t.Errorf("from %v the launch is refused by %q, want %q", y, got, rule)
			}
		}
	})
}

func TestDevicesWhileCloaked(t *testing.T) {
	t.Run("X20-CLK-014:launch", func(t *testing.T) {
		g := play(t, board.System, nil, cloaked(redShip("whisper", 400, 400, 0, "trajectorysimulator", "protonbombs")), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(ask.ChooseDecloak, "boost-straight")
		g.Pick(ask.ChooseAction, "none") // by its Stygium Array
		if g.Asks(ask.SystemAbilities) {
			t.Errorf("after decloaking still offered: %v", g.Legal(ask.SystemAbilities))
		}
	})
	t.Run("X20-CLK-014:drop", func(t *testing.T) {
		g := play(t, board.System, nil, cloaked(redShip("whisper", 400, 400, 0, "protonbombs")), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(ask.ChooseDecloak, "boost-straight")
		g.Pick(ask.ChooseAction, "none") // by its Stygium Array
		if g.Asks(ask.SystemAbilities) {
			t.Errorf("after decloaking still offered: %v", g.Legal(ask.SystemAbilities))
		}
		g = play(t, board.System, nil, cloaked(redShip("whisper", 400, 400, 0, "protonbombs")), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if !g.Asks(ask.SystemAbilities) {
			t.Error("decloaking is not offered after a device was dropped")
		}
	})
	t.Run("X20-CLK-014 after a failed one, or in the next phase", func(t *testing.T) {
		g := play(t, board.System, nil, cloaked(redShip("whisper", 400, 400, 0, "protonbombs")), blueShip("idenversio", 400, 530, 180))
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(ask.ChooseDecloak, "boost-straight")
		want(t, "cloaked still", g.Ship(1).Has(board.Cloak), 1)
		if !slices.Contains(g.Legal(ask.SystemAbilities), "upgrade/protonbombs/0") {
			t.Errorf("after a decloak that failed: %v", g.Legal(ask.SystemAbilities))
		}
		g = play(t, board.Planning, nil, cloaked(redShip("whisper", 400, 400, 0, "genius", "protonbombs")), blueShip("idenversio", 850, 880, 180))
		g.Dials(map[board.ShipID]string{1: "2FB"})
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(ask.ChooseDecloak, "boost-straight")
		g.Pick(ask.ChooseAction, "none") // by its Stygium Array
		if !g.Asks(ask.UseAbility) {
			t.Errorf("in its activation nothing may be dropped: %s", g.Kinds())
		}
	})
	t.Run("X20-CLK-014 in any phase", func(t *testing.T) {
		for _, decloaks := range []bool{false, true} {
			early := &xwing.Card{ID: card("whisper"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.BeforeActivating,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return decloaks && m.Ship == m.Owner },
				Do: func(t *xwing.Table, m xwing.Moment) { t.MustDecloak(m.Owner) }}}}
			g := xwingtest.Start(t, xwingtest.Rules(t, append(declared(), early)...), xwing.Scenario{Phase: board.Activation,
				Ships: []xwing.ScenarioShip{cloaked(redShip("whisper", 400, 400, 0, "genius", "protonbombs")), blueShip("idenversio", 850, 880, 180)}},
				activating("2FW", nil))
			if decloaks {
				g.Pick(ask.ChooseDecloak, "boost-straight")
			}
			if offered := g.Asks(ask.UseAbility); offered == decloaks {
				t.Errorf("decloaked %v: a device is offered %v", decloaks, offered)
			}
		}
	})
}

func TestPlacingDevices(t *testing.T) {
	t.Run("X20-DEV-013:drop X20-DEV-014:nothing,charges,choice", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 60, "protonbombs", "trajectorysimulator")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Refused(ask.ChooseDevicePlace, "drop:1F"); got == "" {
			t.Error("dropped outside the play area")
		}
		o, _ := g.Option(ask.ChooseDevicePlace, "drop:1F")
		if o.Refusal == nil || o.Refusal.Rule != "X20-DEV-013" {
			t.Errorf("refused by %+v", o.Refusal)
		}
		g.Pick(ask.ChooseDevicePlace, "none")
		want(t, "charges after thinking better of it", g.Ship(1).Upgrades[0].Charges.Active, 2)
		if xwingtest.Has[board.DevicePlaced](g, nil) || g.Asks(ask.SystemAbilities) {
			t.Error("want no device, and no choice that was declined")
		}
		// Nor may one token of a set lie outside.
		g = play(t, board.System, nil, cloaked(redShip("whisper", 45, 400, 0, "clustermines")), blueShip("idenversio", 850, 880, 180))
		if o, _ := g.Option(ask.SystemAbilities, "upgrade/clustermines/0"); o.Refusal == nil || o.Refusal.Rule != "X20-DEV-013" {
			t.Errorf("a set of mines over the edge is refused by %+v", o.Refusal)
		}
		// Where there is no other place nothing can be chosen.
		g = play(t, board.System, nil, cloaked(redShip("whisper", 400, 60, 0, "protonbombs")), blueShip("idenversio", 850, 880, 180))
		if o, _ := g.Option(ask.SystemAbilities, "upgrade/protonbombs/0"); o.Refusal == nil || o.Refusal.Rule != "X20-DEV-013" {
			t.Errorf("refused by %+v", o.Refusal)
		}
	})
	t.Run("X20-DEV-010 X20-FAQ-016", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { faces(s, "hb", "") },
			redShip("jekporkins", 400, 400, 0, "proximitymines"), blueShip("idenversio", 420, 310, 180))
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if g.Ship(2).Pose != physics.PoseAt(420, 310, 180) {
			t.Errorf("the ship stands at %v", g.Ship(2).Pose)
		}
		g.Until(ask.SetDials, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "damage of the ship it was dropped onto", hurt(g, 2), 2)
	})
	t.Run("X20-DEV-011", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { faces(s, "bb", "") }, redShip("jekporkins", 400, 400, 0, "proximitymines"),
			blueShip("academypilot", 375, 310, 180), blueShip("academypilot", 425, 310, 180))
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := g.Decision(ask.ChooseMinedShip); d.Seat != game.Red || len(d.Options) != 2 {
			t.Fatalf("seat %d picks among %d, want red among 2", d.Seat, len(d.Options))
		}
		g.Pick(ask.ChooseMinedShip, "ship:3")
		want(t, "the one picked", hurt(g, 3), 1)
		want(t, "the other", hurt(g, 2), 0)
		if !g.Now().View.Devices[0].Gone {
			t.Error("the mine is still there")
		}
	})
	t.Run("X20-DEV-012", func(t *testing.T) {
		// Only the guides of the bomb are in the ship's range 1.
		for y, damage := range map[float64]int{236.3: 0, 263.8: 1} {
			g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, y, 0), blueShip("idenversio", 850, 880, 180)},
				Devices: []xwing.ScenarioDevice{lies(game.Red, "protonbomb", 400, 400, 0)}}, func(s *xwing.State) {
				for i := range s.View.Ships {
					s.View.Ships[i].Activated = true
				}
			})
			g.Until(ask.SetDials, nil)
			want(t, "damage", hurt(g, 1), damage)
		}
	})
}
