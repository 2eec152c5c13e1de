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

// lost destroys the Ghost in a phase, with the Phantom aboard, and stands at the
// question whether that deploys.
func lost(t *testing.T, phase board.Phase, change func(*xwing.State), more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	when := map[board.Phase]xwing.Timing{board.Activation: xwing.BeforeActivating, board.Engagement: xwing.BeforeEngaging}[phase]
	aboard := []xwing.ScenarioShip{redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 0, 0, 0, "phantom")}
	return lostWith(t, phase, when, aboard, change, more...)
}

// lostWith does so with another carrier and the ship aboard it, at a moment of ship
// 3's.
func lostWith(t *testing.T, phase board.Phase, when xwing.Timing, aboard []xwing.ScenarioShip, change func(*xwing.State),
	more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	end := xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 || m.Ship == 0 },
		Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 30}) }}
	all := append(declared(), &xwing.Card{ID: card("gideonhask"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{end}})
	ships := append(append(aboard, blueShip("gideonhask", 850, 880, 180)), more...)
	g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: phase, Ships: ships}, func(s *xwing.State) {
		s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
		s.View.Ship(1).Activated = true
		if change != nil {
			change(s)
		}
	})
	g.Until(ask.EmergencyDeploy, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
	return g
}

func TestStayAboard(t *testing.T) {
	g := play(t, board.System, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) },
		redShip("chopper", 400, 45, 0, "ghost"), redShip("ap5", 0, 0, 0), blueShip("idenversio", 850, 880, 180))
	g.Pick(ask.SystemAbilities, "deploy")
	if o, _ := g.Option(ask.ChooseDeployment, "rear/2FB"); o.Text.Key != "option.deploy-rear-flees" {
		t.Errorf("out of the play area is offered as %s", o.Text.Key)
	}
	g.Pick(ask.ChooseDeployment, "none")
	if g.Ship(2).Docked != 1 || g.Asks(ask.SystemAbilities) {
		t.Errorf("docked with %v, and asked again: %v", g.Ship(2).Docked, g.Asks(ask.SystemAbilities))
	}
}

func TestEmergencyDeploy(t *testing.T) {
	t.Run("X20-DOC-011 X20-DOC-012 X20-DOC-013", func(t *testing.T) {
		g := lost(t, board.Activation, nil)
		if g.Ship(1).Where != board.InPlay {
			t.Error("the carrier is removed before")
		}
		g.Pick(ask.EmergencyDeploy, "yes")
		damage := xwingtest.All[board.DamageSuffered](g)
		if last := damage[len(damage)-1]; last.Ship != 2 || !last.Crit || g.Ship(2).Where != board.InReserve {
			t.Errorf("first %+v, and the ship is %v, want 1 crit damage while docked", last, g.Ship(2).Where)
		}
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		if s := g.Ship(2); s.Where != board.InPlay || hurt(g, 2) != 1 {
			t.Errorf("it is %v with %d damage", s.Where, hurt(g, 2))
		}
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:2" {
			t.Error("it may perform an action")
		}
		if g.Ship(1).Where != board.Removed {
			t.Error("the carrier stays")
		}
	})
	t.Run("X20-DOC-011 each of two", func(t *testing.T) {
		g := lost(t, board.Activation, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 4, Carrier: 1}) },
			redShip("sabinewren", 0, 0, 0))
		g.Pick(ask.EmergencyDeploy, "no")
		if d := g.Decision(ask.EmergencyDeploy); d.About[0] != "ship:4" {
			t.Errorf("then %v is asked for", d.About)
		}
	})
	t.Run("X20-DOC-012 from the front", func(t *testing.T) {
		aboard := []xwing.ScenarioShip{redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("binayrepirate", 0, 0, 0)}
		g := lostWith(t, board.Activation, xwing.BeforeActivating, aboard, nil)
		g.Pick(ask.EmergencyDeploy, "yes")
		g.Pick(ask.ChooseDeployment, "front/2FB")
		if s := g.Ship(2); s.Pose != physics.PoseAt(400, 400+40+80+20, 0) || s.Where != board.InPlay {
			t.Errorf("it stands at %v, %v", s.Pose, s.Where)
		}
	})
	t.Run("X20-DOC-014", func(t *testing.T) {
		for _, phase := range []board.Phase{board.Activation, board.Engagement} {
			g := lost(t, phase, nil, blueShip("academypilot", 400, 335, 0))
			g.Pick(ask.EmergencyDeploy, "yes")
			g.Pick(ask.ChooseDeployment, "rear/1FB")
			if s := g.Ship(2); s.Where != board.Removed || !s.Destroyed {
				t.Errorf("%s: it is %v, destroyed %v", phase, s.Where, s.Destroyed)
			}
		}
	})
	t.Run("X20-DES-004", func(t *testing.T) { // one that goes with its carrier, too
		var removed []bool
		sees := xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 },
			Do: func(t *xwing.Table, _ xwing.Moment) { removed = append(removed, t.Ship(2).Where == board.Removed) }}
		all := append(declared(), &xwing.Card{ID: card("gideonhask"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{sees}})
		g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
			redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 0, 0, 0), blueShip("gideonhask", 400, 500, 180)}},
			func(s *xwing.State) {
				s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
				s.View.Ship(1).Shields.Active, s.View.Ship(1).Facedown = 0, s.Profile(1).Stats.Hull-1
				faces(s, "hhhh", "bbb")
			})
		g.Until(ask.EmergencyDeploy, map[game.Kind][]string{ask.ChooseAttack: {"primary:0>ship:1"}})
		g.Pick(ask.EmergencyDeploy, "no")
		if len(removed) != 1 || removed[0] {
			t.Errorf("removed when it triggers: %v, want it once, before", removed)
		}
	})
	t.Run("X20-DOC-015 before the first initiative", func(t *testing.T) {
		aboard := []xwing.ScenarioShip{redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 0, 0, 0, "phantom")}
		g := lostWith(t, board.Engagement, xwing.StartOfEngagement, aboard, nil)
		g.Pick(ask.EmergencyDeploy, "yes")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		g.Until(ask.SetDials, nil)
		if !xwingtest.Has(g, func(e board.ShipEngaged) bool { return e.Ship == 2 }) {
			t.Error("it does not engage")
		}
	})
	t.Run("X20-DOC-015 X20-DOC-016", func(t *testing.T) {
		// AP-5 has initiative 1, the enemy that ends the Ghost 4, or made 1 or 0.
		for initiative, engages := range map[int]bool{4: true, 1: false, 0: false} {
			g := lost(t, board.Engagement, func(s *xwing.State) { s.View.Ship(3).Initiative = initiative })
			g.Pick(ask.EmergencyDeploy, "yes")
			g.Pick(ask.ChooseDeployment, "rear/2FB")
			g.Until(ask.SetDials, nil)
			if got := xwingtest.Has(g, func(e board.ShipEngaged) bool { return e.Ship == 2 }); got != engages {
				t.Errorf("lost at initiative %d: it engages %v, want %v", initiative, got, engages)
			}
		}
	})
}
