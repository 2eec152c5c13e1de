package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestMines(t *testing.T) {
	t.Run("X20-DVC-004:onto,through X20-DVC-005:damage,ion X20-DEV-006:mine", func(t *testing.T) {
		for _, code := range []string{"1FB", "3FW"} { // onto it, through it
			g := over(t, "connernet", code, "")
			want(t, code+": damage", hurt(g, 1), 1)
			if xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
				t.Errorf("%s: the damage is a crit", code)
			}
			want(t, code+": ion tokens", g.Ship(1).Has(board.Ion), 3)
			if !g.Now().View.Devices[0].Gone {
				t.Errorf("%s: the net is still there", code)
			}
		}
		g := past(t, "connernet", 450, 375, "3FW", "")
		want(t, "past it", hurt(g, 1)+g.Ship(1).Has(board.Ion), 0)
		// Other moves than maneuvers, too.
		g = lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), blueShip("idenversio", 800, 800, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "connernet", 500, 380, 0)}}, func(s *xwing.State) { s.View.Ships[1].Activated = true; dial(s, 1, "2FB") })
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "right/middle")
		want(t, "rolled onto it: damage", hurt(g, 1), 1)
		want(t, "rolled onto it: ion tokens", g.Ship(1).Has(board.Ion), 3)
		// Over one under the template of a boost, which lies against the base but not under it.
		g = lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("phoenixsquadronpilot", 400, 300, 0), blueShip("idenversio", 800, 800, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "connernet", 340.6, 459.1, 90)}}, func(s *xwing.State) { s.View.Ships[1].Activated = true; dial(s, 1, "2FB") })
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "left")
		want(t, "boosted over it: ion tokens", g.Ship(1).Has(board.Ion), 3)
		// Its own player's net does no less.
		g = lay(t, xwing.Scenario{Phase: board.Activation, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Red, "connernet", 400, 375, 0)}},
			func(s *xwing.State) { s.View.Ship(2).Activated = true; dial(s, 1, "1FB") })
		want(t, "onto a friend's: ion tokens", g.Ship(1).Has(board.Ion), 3)
	})
	t.Run("X20-DVC-006:through X20-DVC-007 X20-DVC-008:one,hit,crit", func(t *testing.T) {
		for dice, damage := range map[string]int{"bb": 1, "hb": 2, "hc": 3} {
			g := over(t, "proximitymine", "3FW", dice)
			rolls := xwingtest.All[board.DiceRolled](g)
			if len(rolls) != 1 || len(rolls[0].Dice) != 2 || rolls[0].Ship != 1 {
				t.Fatalf("rolls %+v, want two dice of ship 1", rolls)
			}
			want(t, dice, hurt(g, 1), damage)
			want(t, dice+": faceup cards", len(g.Ship(1).Faceup), map[string]int{"hc": 1}[dice])
		}
	})
	t.Run("X20-ERR-022 X20-DVC-006:onto", func(t *testing.T) {
		g := over(t, "proximitymine", "1FB", "bb")
		want(t, "with two blanks", hurt(g, 1), 1)
		want(t, "with a hit and a crit", hurt(over(t, "proximitymine", "1FB", "hc"), 1), 3)
	})
	t.Run("X20-DEV-015", func(t *testing.T) {
		// Stopped short of the mine by a ship: the template backed over does not count.
		g := past(t, "clustermine", 400, 400, "3FW", "hh", blueShip("academypilot", 400, 380, 0),
			blueShip("academypilot", 400, 420, 0), blueShip("academypilot", 400, 460, 0))
		if g.Ship(1).Pose.Point().Y > 341 {
			t.Fatalf("the ship flew to %v", g.Ship(1).Pose)
		}
		want(t, "damage", hurt(g, 1), 0)
		// What lies before where it stopped counts.
		g = past(t, "clustermine", 400, 375, "3FW", "hh", blueShip("academypilot", 400, 490, 0))
		if e := xwingtest.All[board.ShipMoved](g); len(e) != 1 || e[0].Full {
			t.Fatalf("moved %+v, want a partial maneuver", e)
		}
		want(t, "damage before it", hurt(g, 1), 2)
	})
}

func TestMinesAmongDevices(t *testing.T) {
	t.Run("X20-DVC-016 X20-RMT-013:mine", func(t *testing.T) {
		// A ship sets a mine off on which a buoy lies.
		for _, kind := range []string{"connernet", "proximitymine"} {
			sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 800, 800, 0)},
				Devices: []xwing.ScenarioDevice{lies(game.Blue, kind, 400, 375, 0), lies(game.Blue, "sensorbuoy", 400, 375, 0)}}
			g := lay(t, sc, func(s *xwing.State) { s.View.Ships[1].Activated = true; dial(s, 1, "3FW"); faces(s, "hh", "") })
			if !g.Now().View.Devices[0].Gone || hurt(g, 1) == 0 {
				t.Fatalf("%s did not go off", kind)
			}
			want(t, kind+": damage of the buoy", g.Ship(3).DamageCards(), 0)
		}
		// A probe droid hops over a mine and onto one, and nothing happens.
		sc := xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("idenversio", 800, 800, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "connernet", 400, 420, 0), lies(game.Red, "drk1probedroid", 400, 300, 180)}}
		g := lay(t, sc, nil)
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		g.Pick(ask.ChooseRelocation, "1:2F")
		if g.Ship(3).Where != board.InPlay || g.Now().View.Devices[0].Gone {
			t.Errorf("the droid is %v, the net gone %v", g.Ship(3).Where, g.Now().View.Devices[0].Gone)
		}
	})
	t.Run("X20-RMT-013:bomb,mine X20-DVC-016", func(t *testing.T) {
		// A bomb whose entry says nothing of remotes, and a mine dropped onto one.
		silent := &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "protonbomb"), Editions: []string{"2.0"}, Blast: &xwing.Blast{Reach: gauge.Range1,
			Ship: func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.SufferDamage(m.Ship, xwing.Damage{Hits: 1}) }}}
		g := xwingtest.Start(t, xwingtest.Rules(t, silent), xwing.Scenario{Phase: board.Activation, Ships: around(), Devices: []xwing.ScenarioDevice{
			lies(game.Red, "protonbomb", 400, 400, 0), lies(game.Blue, "drk1probedroid", 400, 480, 0)}}, func(s *xwing.State) {
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		g.Until(ask.ChooseAttack, nil)
		want(t, "the ship at range 1", hurt(g, 1), 1)
		if g.Ship(4).Where != board.InPlay {
			t.Error("the bomb destroys the droid")
		}
		g = lay(t, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 400, 0, "proximitymines"), blueShip("idenversio", 800, 800, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "drk1probedroid", 400, 325, 0)}}, nil)
		g.Until(ask.SystemAbilities, nil)
		if g.Decision(ask.SystemAbilities).About[0] == "ship:3" {
			g.Pick(ask.SystemAbilities, "done")
		}
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if !physics.ShapesOverlap(g.Now().DeviceShape(1), g.Now().ShipShape(3)) {
			t.Fatalf("the mine lies at %v, not on the droid", placedAt(t, g).Pose)
		}
		if g.Now().View.Devices[0].Gone || g.Ship(3).Where != board.InPlay {
			t.Error("the mine goes off beneath the droid")
		}
	})
	t.Run("X20-DEV-009:effects,obstruction", func(t *testing.T) {
		// No obstacle effect, no obstruction.
		g := over(t, "clustermine", "3FW", "bb")
		if xwingtest.Has[board.ObstacleMet](g, nil) || !g.Asks(ask.ChooseAction) {
			t.Error("the mine works as an obstacle")
		}
		g = duel(t, func(s *xwing.State) {
			s.View.Apply(board.DevicePlaced{Device: 1, Kind: "proximitymine", Pose: physics.PoseAt(400, 400, 0), Placed: board.Placed{Seat: game.Red}})
		}, redShip("jekporkins", 400, 300, 0), blueShip("academypilot", 400, 500, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if a := xwingtest.All[board.AttackDeclared](g); len(a) != 1 || len(a[0].Attack.Obstructed) != 0 {
			t.Errorf("attacks %+v, want one that is not obstructed", a)
		}
		g.Until(ask.SetDials, nil)
		for _, e := range xwingtest.All[board.DiceRolled](g) {
			if e.Ship == 2 && e.Side == board.DefenseDice {
				want(t, "defense dice over the mine", len(e.Dice), 3)
			}
		}
	})
}

func TestMinesDropped(t *testing.T) {
	t.Run("X20-DEV-019:drop,onto", func(t *testing.T) {
		g := system(t, "jekporkins", 400, 400, "proximitymines")
		if g.Now().View.Phase != board.System {
			t.Fatalf("asked in phase %v", g.Now().View.Phase)
		}
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Kind != "proximitymine" || d.Way.Launch {
			t.Errorf("placed %+v", d)
		}
		onto := over(t, "clustermine", "1FB", "hc")
		if !physics.ShapesOverlap(onto.Now().ShipShape(1), onto.Now().DeviceShape(1)) {
			t.Fatal("the ship does not end on the mine")
		}
		want(t, "onto it", hurt(onto, 1), 2)
	})
	t.Run("X20-DEV-019:launch", func(t *testing.T) {
		launcher := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "proximitymines"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{
			When: xwing.DuringSystemPhase, May: true, Place: &xwing.Placing{Device: "proximitymine",
				Ways: board.Launches(gauge.Template{Kind: gauge.Straight, Speed: 1})}}}}
		g := xwingtest.Start(t, xwingtest.Rules(t, launcher), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
			redShip("jekporkins", 400, 400, 0, "proximitymines"), blueShip("idenversio", 850, 880, 180)}}, nil)
		g.Pick(ask.SystemAbilities, "upgrade/proximitymines/0")
		g.Pick(ask.ChooseDevicePlace, "launch:1F")
		if d := placedAt(t, g); d.Kind != "proximitymine" || d.Pose.Point().Y < 460 {
			t.Errorf("placed %+v", d)
		}
	})
	t.Run("X20-MOV-003 X20-DEV-019:through", func(t *testing.T) {
		g := over(t, "clustermine", "3FW", "hc")
		want(t, "through it", hurt(g, 1), 2)
		// A barrel roll is a move as well.
		g = past(t, "clustermine", 451, 375, "1FB", "hc")
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "right/middle")
		want(t, "rolled onto it", hurt(g, 1), 2)
		// Between the two places of the ship, with its narrow side under the template.
		sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 800, 800, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Blue, "clustermine", 441.5, 407, 180)}}
		g = lay(t, sc, func(s *xwing.State) { s.View.Ships[1].Activated = true; dial(s, 1, "1FB"); faces(s, "hc", "") })
		want(t, "beside it", hurt(g, 1), 0)
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "right/back")
		want(t, "rolled over it", hurt(g, 1), 2)
		if physics.ShapesOverlap(g.Now().ShipShape(1), g.Now().DeviceShape(1)) {
			t.Error("the ship has come to lie on it")
		}
	})
}
