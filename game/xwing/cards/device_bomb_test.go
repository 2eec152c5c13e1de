package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestDeviceTypes(t *testing.T) {
	s := state(t, two()...)
	for _, c := range []struct {
		id, kind string
		is       catalog.DeviceType
	}{
		{"X20-DVC-001", "bomblet", catalog.Bomb}, {"X20-DVC-009", "seismiccharge", catalog.Bomb}, {"X20-DVC-014", "protonbomb", catalog.Bomb},
		{"X20-DVC-004", "connernet", catalog.Mine}, {"X20-DVC-021", "drk1probedroid", catalog.RemoteDevice}, {"X20-DVC-029", "buzzdroidswarm", catalog.RemoteDevice},
	} {
		t.Run(c.id, func(t *testing.T) {
			if got := s.DeviceTypes(c.kind); len(got) != 1 || got[0] != c.is {
				t.Errorf("the %s is a %v", c.kind, got)
			}
		})
	}
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
	t.Run("X20-DVC-002 X20-DVC-003 its own side's", func(t *testing.T) {
		g := beneath(t, "bomblet", "hbbb")
		want(t, "the ship upon it", hurt(g, 1), 1)
		if g.Ship(3).Where != board.InPlay {
			t.Error("two blanks destroy the remote")
		}
		if g := beneath(t, "bomblet", "bbcb"); g.Ship(3).Where != board.Removed || hurt(g, 1) != 0 {
			t.Error("a crit does not destroy the remote, or blanks hurt the ship")
		}
	})
	t.Run("X20-DVC-015 its own side's", func(t *testing.T) {
		g := beneath(t, "protonbomb", "")
		want(t, "the ship upon it", len(g.Ship(1).Faceup), 1)
		if g.Ship(3).Where != board.Removed {
			t.Error("the remote is still there")
		}
	})
	t.Run("X20-DVC-011 its own side's", func(t *testing.T) {
		g := beneath(t, "seismiccharge", "", xwing.ScenarioObstacle{XWS: "coreasteroid0", Pose: physics.PoseAt(420, 360, 0)})
		want(t, "the ship upon the obstacle", hurt(g, 1), 1)
		if g.Ship(3).Where != board.Removed {
			t.Error("the remote is still there")
		}
	})
	t.Run("X20-DVC-012 nobody near", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 800, 0), blueShip("idenversio", 800, 800, 0)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(340, 440, 0)}},
			Devices:   []xwing.ScenarioDevice{lies(game.Red, "seismiccharge", 400, 400, 0)}}, func(s *xwing.State) {
			s.View.Ships[0].Activated, s.View.Ships[1].Activated = true, true
		})
		if !g.Now().View.Obstacles[0].Gone {
			t.Error("the obstacle is still there")
		}
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

func TestBombsBurst(t *testing.T) {
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
	t.Run("X20-DVC-010:contact", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 330, 330, 0), blueShip("idenversio", 800, 800, 0)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(405, 410, 0)}, {XWS: "coreasteroid1", Pose: physics.PoseAt(400, 580, 0)}},
			Devices:   []xwing.ScenarioDevice{lies(game.Red, "seismiccharge", 400, 400, 0)}}, func(s *xwing.State) {
			s.View.Ships[0].Activated, s.View.Ships[1].Activated = true, true
		})
		if !g.Now().View.Obstacles[0].Gone {
			t.Error("the obstacle that the charge lies on is still there")
		}
	})
	t.Run("X20-DVC-009 X20-DVC-010:choose", func(t *testing.T) {
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			if d := seismic(t, seat).Decision(ask.ChooseObstacle); d.Seat != seat || len(d.Options) != 2 {
				t.Errorf("seat %d chooses among %d obstacles, want %d among 2", d.Seat, len(d.Options), seat)
			}
		}
	})
}

func TestBombsOfAllKinds(t *testing.T) {
	t.Run("X20-DVC-011:ship,remote,obstacle X20-DVC-012", func(t *testing.T) {
		g := seismic(t, game.Red)
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
		want(t, "the remote", g.Ship(4).DamageCards(), 0)
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
