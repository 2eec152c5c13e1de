package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// lay starts a table on which devices lie.
func lay(t *testing.T, sc xwing.Scenario, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), sc, change)
}

func lies(seat game.Seat, kind string, x, y, degrees float64) xwing.ScenarioDevice {
	return xwing.ScenarioDevice{Seat: seat, Kind: kind, Pose: physics.PoseAt(x, y, degrees)}
}

// ends runs the end of the Activation Phase with a device of the first player's at
// (400, 400): every ship has activated.
func ends(t *testing.T, kind, dice string, ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: ships, Devices: []xwing.ScenarioDevice{
		lies(game.Red, kind, 400, 400, 0), lies(game.Blue, "drk1probedroid", 400, 480, 0)}}
	return lay(t, sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
		faces(s, dice, "")
	})
}

// hull is how many damage cards and lost shields a ship has.
func hurt(g *xwingtest.Game, id board.ShipID) int {
	s := g.Ship(id)
	return s.DamageCards() + s.Shields.Limit - s.Shields.Active
}

func want(t *testing.T, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, want %d", what, got, want)
	}
}

// around are ships at range 1 of (400, 400), at range 1 and at range 2.
func around() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 490, 400, 0), blueShip("academypilot", 580, 400, 0)}
}

func TestBombs(t *testing.T) {
	t.Run("X20-DVC-001 X20-DVC-002:ship,remote X20-DVC-003:hit,crit", func(t *testing.T) {
		g := ends(t, "bomblet", "hchbhh", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "Jek, hit and crit", hurt(g, 1), 2)
		want(t, "Iden, hit and blank", hurt(g, 2), 1)
		want(t, "beyond range 1", hurt(g, 3), 0)
		want(t, "faceup cards", len(g.Ship(1).Faceup)+len(g.Ship(2).Faceup), 0)
		if g.Ship(4).Where != board.Removed || !g.Now().View.Devices[0].Gone {
			t.Error("the remote at range 1 or the bomblet itself is still there")
		}
	})
	t.Run("X20-DVC-014 X20-DVC-015:ship,remote X20-DEV-006:bomb", func(t *testing.T) {
		g := ends(t, "protonbomb", "", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "Jek loses a shield", hurt(g, 1), 1)
		want(t, "Iden has a faceup card", len(g.Ship(2).Faceup), 1)
		want(t, "beyond range 1", hurt(g, 3), 0)
		if g.Ship(4).Where != board.Removed {
			t.Error("the remote at range 1 is still there")
		}
	})
	t.Run("X20-DVC-010:range", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 330, 330, 0), blueShip("idenversio", 800, 800, 0)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(340, 440, 0)}, {XWS: "coreasteroid1", Pose: physics.PoseAt(400, 580, 0)}},
			Devices:   []xwing.ScenarioDevice{lies(game.Red, "seismiccharge", 400, 400, 0)}}, func(s *xwing.State) {
			s.View.Ships[0].Activated, s.View.Ships[1].Activated = true, true
		})
		if g.Asks(ask.ChooseObstacle) || !g.Now().View.Obstacles[0].Gone || g.Now().View.Obstacles[1].Gone {
			t.Errorf("with one of two obstacles at range 1 open: %v, obstacles %+v", g.Open(), g.Now().View.Obstacles)
		}
	})
	t.Run("X20-DVC-009 X20-DVC-010:choose", func(t *testing.T) {
		g := seismic(t)
		d := g.Decision(ask.ChooseObstacle)
		if d.Seat != game.Red || len(d.Options) != 2 {
			t.Errorf("seat %d chooses among %d obstacles, want red among 2", d.Seat, len(d.Options))
		}
	})
	t.Run("X20-DVC-011:ship,remote,obstacle X20-DVC-012", func(t *testing.T) {
		g := seismic(t)
		g.Pick(ask.ChooseObstacle, "obstacle:2")
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "near the bomb alone", hurt(g, 1), 0)
		want(t, "near the obstacle alone", hurt(g, 3), 1)
		want(t, "faceup cards", len(g.Ship(3).Faceup), 0)
		if g.Ship(4).Where != board.Removed {
			t.Error("the remote near the obstacle is still there")
		}
		if v := g.Now().View; !v.Obstacles[1].Gone || v.Obstacles[0].Gone {
			t.Error("want the chosen obstacle removed, and no other")
		}
		hit, removed := after(g, func(e board.DamageSuffered) bool { return e.Ship == 3 }), after(g, func(board.ObstacleRemoved) bool { return true })
		if removed < hit {
			t.Errorf("damage at %d, the obstacle removed at %d, want after that", hit, removed)
		}
	})
	t.Run("X20-DVC-013", func(t *testing.T) {
		g := ends(t, "seismiccharge", "", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		for id := board.ShipID(1); id <= 3; id++ {
			want(t, id.Piece(), hurt(g, id), 0)
		}
		if !g.Now().View.Devices[0].Gone {
			t.Error("it has not detonated")
		}
	})
	t.Run("ion, thermal, concussion", func(t *testing.T) {
		g := ends(t, "ionbomb", "", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "ion tokens", g.Ship(1).Has(board.Ion)+g.Ship(2).Has(board.Ion), 6)
		if g.Ship(4).Where != board.Removed || g.Ship(3).Has(board.Ion) != 0 {
			t.Error("the remote suffers a hit, the far ship nothing")
		}
		g = ends(t, "thermaldetonators", "fcb", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "strain of Jek's", g.Ship(1).Has(board.Strain), 1)
		want(t, "crits of Iden's", len(g.Ship(2).Faceup), 1)
		g = ends(t, "concussionbomb", "", around()...)
		g.Pick(ask.ChooseEither, "strain")
		g.Pick(ask.ChooseEither, "expose")
		want(t, "Jek's cards, past his shields", g.Ship(1).DamageCards(), 1)
		want(t, "Jek's strain", g.Ship(1).Has(board.Strain), 1)
		want(t, "Iden's faceup", len(g.Ship(2).Faceup), 1)
	})
	t.Run("fuses burn first, electro-proton", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: around(),
			Devices: []xwing.ScenarioDevice{{Kind: "electroprotonbomb", Pose: physics.PoseAt(400, 400, 0), Fuses: 1}}},
			func(s *xwing.State) { faces(s, "bbfcbbbbbbbb", "") })
		g.Until(ask.SetDials, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "fuses", g.Now().View.Devices[0].Fuses, 0)
		want(t, "Jek's shields lost", hurt(g, 1), 0)
		g.Until(ask.ChooseAttack, nil)
		want(t, "Jek's shields lost", hurt(g, 1), 2)
		want(t, "Jek's ion", g.Ship(1).Has(board.Ion), 1)
		want(t, "Jek's disarm", g.Ship(1).Has(board.Disarm), 1)
	})
}

// seismic is the end of the Activation Phase with a seismic charge at (400, 400)
// between two obstacles, ship 1 near the charge alone, ship 3 and a remote, ship 4,
// near the second obstacle at (500, 440) alone.
func seismic(t *testing.T) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 330, 330, 0),
		blueShip("idenversio", 800, 800, 0), blueShip("academypilot", 610, 440, 0)},
		Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(340, 440, 0)}, {XWS: "coreasteroid1", Pose: physics.PoseAt(500, 440, 0)}},
		Devices:   []xwing.ScenarioDevice{lies(game.Red, "seismiccharge", 400, 400, 0), lies(game.Blue, "drk1probedroid", 500, 540, 0)}}
	return lay(t, sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
	})
}

// over flies ship 1 from (400, 300) up over a mine at (400, 370), or onto it.
func over(t *testing.T, kind, code, dice string, ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return past(t, kind, 400, 375, code, dice, ships...)
}

// past does so with the mine at (x, y).
func past(t *testing.T, kind string, x, y float64, code, dice string, ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: append([]xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 800, 800, 0)}, ships...),
		Devices: []xwing.ScenarioDevice{lies(game.Blue, kind, x, y, 0)}}
	return lay(t, sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
		faces(s, dice, "")
	})
}

func TestMines(t *testing.T) {
	t.Run("X20-DVC-004:onto,through X20-DVC-005:damage,ion X20-DEV-006:mine", func(t *testing.T) {
		for _, code := range []string{"1FB", "3FW"} { // onto it, through it
			g := over(t, "connernet", code, "")
			want(t, code+": damage", hurt(g, 1), 1)
			want(t, code+": ion tokens", g.Ship(1).Has(board.Ion), 3)
			if !g.Now().View.Devices[0].Gone {
				t.Errorf("%s: the net is still there", code)
			}
		}
		g := past(t, "connernet", 450, 375, "3FW", "")
		want(t, "past it", hurt(g, 1)+g.Ship(1).Has(board.Ion), 0)
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
	})
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
	t.Run("X20-RMT-013:bomb,mine", func(t *testing.T) {
		// A bomb whose entry says nothing of remotes, and a mine dropped onto one.
		silent := &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "protonbomb"), Editions: []string{"2.0"}, Blast: &xwing.Blast{Reach: physics.Range1,
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
	t.Run("X20-DEV-015", func(t *testing.T) {
		// Stopped short of the mine by a ship: the template backed over does not count.
		g := past(t, "clustermine", 400, 400, "3FW", "hh", blueShip("academypilot", 400, 380, 0),
			blueShip("academypilot", 400, 420, 0), blueShip("academypilot", 400, 460, 0))
		if g.Ship(1).Pose.Point().Y > 341 {
			t.Fatalf("the ship flew to %v", g.Ship(1).Pose)
		}
		want(t, "damage", hurt(g, 1), 0)
	})
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
				Ways: board.Launches(physics.Template{Kind: physics.Straight, Speed: 1})}}}}
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
	})
}

// TestPreviewBlast: what a preview frames is what the detonation then affects.
func TestPreviewBlast(t *testing.T) {
	for _, kind := range []string{"bomblet", "ionbomb", "protonbomb", "thermaldetonators"} {
		previewed := map[board.ShipID]bool{}
		sc := xwing.Scenario{Phase: board.Activation, Ships: around(), Devices: []xwing.ScenarioDevice{
			lies(game.Red, kind, 400, 400, 0), lies(game.Blue, "drk1probedroid", 400, 480, 0)}}
		g := lay(t, sc, func(s *xwing.State) {
			for _, id := range s.PreviewBlast(kind, s.View.Device(1).Pose) {
				previewed[id] = true
			}
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
			faces(s, "hhhhhhhh", "")
		})
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		for id := board.ShipID(1); id <= 4; id++ {
			affected := hurt(g, id) > 0 || g.Ship(id).Has(board.Ion) > 0 || g.Ship(id).Where == board.Removed
			if affected != previewed[id] {
				t.Errorf("%s: %s is affected %v, previewed %v", kind, id.Piece(), affected, previewed[id])
			}
		}
	}
	s := lay(t, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 400, 0), blueShip("idenversio", 500, 400, 0)}}, nil).Now()
	if got := s.PreviewBlast("proximitymine", physics.PoseAt(410, 420, 0)); len(got) != 1 || got[0] != 1 {
		t.Errorf("a mine under ship 1 affects %v", got)
	}
}

func TestBlaze(t *testing.T) {
	t.Run("the bomb", func(t *testing.T) {
		g := ends(t, "blazerbomb", "chb", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		want(t, "Jek, a crit that hurts as a hit", hurt(g, 1), 1)
		want(t, "Iden, a hit", hurt(g, 2), 1)
		want(t, "the ship beyond range 1", hurt(g, 3), 0)
		o := g.Now().View.Obstacle(1)
		if o == nil || o.XWS != "blaze" || o.Gone || o.Fuses != 1 || o.Pose != physics.PoseAt(400, 400+16.3+20, 0) {
			t.Fatalf("the place is not ablaze: %+v", o)
		}
		g.Until(ask.SetDials, nil)
		if o.Gone || o.Fuses != 0 {
			t.Fatalf("it burns for a round: %+v", o)
		}
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		if !o.Gone {
			t.Error("it still burns")
		}
	})
	t.Run("at the edge", func(t *testing.T) {
		sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), afar()},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "blazerbomb", 30, 400, 90)}}
		g := lay(t, sc, func(s *xwing.State) { s.View.Ships[0].Activated, s.View.Ships[1].Activated = true, true })
		g.Until(ask.ChooseAttack, nil)
		want(t, "obstacles", len(g.Now().View.Obstacles), 0)
	})
	t.Run("X25-OBS-009", func(t *testing.T) {
		for face, result := range map[string][2]int{"h": {1, 0}, "c": {1, 0}, "f": {0, 1}, "b": {0, 0}} {
			rules := xwingtest.Rules(t, declared()...)
			rules.List = catalog.X2PO
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), afar()},
				Obstacles: []xwing.ScenarioObstacle{{XWS: "blaze", Pose: physics.PoseAt(400, 380, 0)}}},
				both(withDial("3FW"), func(s *xwing.State) { faces(s, face, "") }))
			if s := g.Ship(1); s.DamageCards() != result[0] || s.Has(board.Stress) != result[1] {
				t.Errorf("%s: %d damage, %d stress", face, s.DamageCards(), s.Has(board.Stress))
			}
			if g.Asks(ask.ChooseAction) {
				t.Errorf("%s: it acts behind the flames", face)
			}
		}
	})
}

func TestPreviewTokens(t *testing.T) {
	g := lay(t, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
		redShip("deathfire", 400, 300, 0, "clustermines"), redShip("deathfire", 600, 300, 0, "protonbombs")}}, nil)
	for _, c := range []struct {
		ship board.ShipID
		kind string
		want int
	}{{1, "clustermine", 3}, {2, "protonbomb", 1}} {
		if got := g.Now().PreviewTokens(c.ship, c.kind, physics.PoseAt(400, 200, 0)); len(got) != c.want {
			t.Errorf("%s: %d tokens, want %d", c.kind, len(got), c.want)
		}
	}
}
