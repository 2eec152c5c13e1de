package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// ghostWith is the Ghost at (400, 400) with the Phantom II aboard, and what else
// stands there; the Phantom is ship 2.
func ghostWith(t *testing.T, phase board.Phase, change func(*xwing.State), more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	ships := append([]xwing.ScenarioShip{redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 0, 0, 0, "phantom"), blueShip("idenversio", 850, 880, 180)}, more...)
	return play(t, phase, func(s *xwing.State) {
		s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
		if change != nil {
			change(s)
		}
	}, ships...)
}

// onlyNextRound checks that nothing is offered in this System Phase any more, and the way
// back in that of the next round.
func onlyNextRound(t *testing.T, g *xwingtest.Game, back string) {
	t.Helper()
	if g.Asks(ask.SystemAbilities) {
		t.Errorf("docked or deployed just now and offered %v", g.Legal(ask.SystemAbilities))
	}
	g.Until(ask.SetDials, nil)
	g.Dials(nil)
	if got := g.Legal(ask.SystemAbilities); !slices.Contains(got, back) {
		t.Errorf("a round later it is offered %v, want %s among them", got, back)
	}
}

func TestDocking(t *testing.T) {
	t.Run("X20-DOC-001 X20-DOC-002 X20-SYS-004:dock", func(t *testing.T) {
		for gap, docks := range map[float64]bool{0: true, 5: false} {
			g := play(t, board.System, nil, redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 400, 340-gap, 0), blueShip("idenversio", 850, 880, 180))
			if got := g.Asks(ask.SystemAbilities); got != docks {
				t.Fatalf("%v mm apart: may dock %v, want %v", gap, got, docks)
			}
			if !docks {
				continue
			}
			g.Pick(ask.SystemAbilities, "dock>ship:1")
			if s := g.Ship(2); s.Where != board.InReserve || s.Docked != 1 {
				t.Errorf("docked: %v with %v", s.Where, s.Docked)
			}
		}
		g := play(t, board.System, nil, blueShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 400, 340, 0), blueShip("idenversio", 850, 880, 180))
		if g.Asks(ask.SystemAbilities) {
			t.Errorf("with an enemy carrier it is offered %v", g.Legal(ask.SystemAbilities))
		}
		// The Phantom docks from range 1; no other shuttle, no other carrier.
		for upgrades, docks := range map[string]bool{"phantom": true, "": false} {
			g := play(t, board.System, nil, redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 400, 300, 0, strings.Fields(upgrades)...), blueShip("idenversio", 850, 880, 180))
			if got := g.Asks(ask.SystemAbilities); got != docks {
				t.Errorf("at range 1 with %q: may dock %v", upgrades, got)
			}
		}
	})
	t.Run("X20-DOC-003:dock,deploy X20-DOC-005", func(t *testing.T) {
		g := play(t, board.System, nil, redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 400, 340, 0, "phantom"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "dock>ship:1")
		onlyNextRound(t, g, "deploy")
		g = ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, "rear/1FB")
		g.Pick(ask.ChooseAction, "none")
		onlyNextRound(t, g, "dock>ship:1")
	})
	t.Run("X20-DOC-004", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { dial(s, 2, "2FB") },
			redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 400, 340, 0), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "dock>ship:1")
		g.Until(ask.SetDials, nil)
		if g.Ship(2).Dial.Assigned || xwingtest.Has(g, func(e board.DialRevealed) bool { return e.Ship == 2 }) ||
			xwingtest.Has(g, func(e board.ShipActivated) bool { return e.Ship == 2 }) {
			t.Error("the docked ship reveals its dial or activates")
		}
		if d := g.Decision(ask.SetDials); slices.Contains(d.About, "ship:2") {
			t.Error("a docked ship gets a dial")
		}
	})
	t.Run("X20-DOC-006:stationary", func(t *testing.T) {
		// A shuttle of which the dial has one, aboard by a card of the test.
		carries := xwing.Ability{Query: xwing.Carrying, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }}
		g := xwingtest.Start(t, xwingtest.Rules(t, &xwing.Card{ID: card("chopper"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{carries}}),
			xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("chopper", 400, 400, 0), redShip("captainkagi", 0, 0, 0),
				blueShip("idenversio", 850, 880, 180)}}, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) })
		g.Pick(ask.SystemAbilities, "deploy")
		legal := strings.Join(g.Legal(ask.ChooseDeployment), " ")
		if strings.Contains(legal, "/0") || !strings.Contains(legal, "front/1FB") {
			t.Errorf("offered %s, want no stationary maneuver", legal)
		}
		// And one that reverses along banks.
		g = xwingtest.Start(t, xwingtest.Rules(t, &xwing.Card{ID: card("chopper"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{carries}}),
			xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("chopper", 400, 400, 0), redShip("jakkugunrunner", 0, 0, 0),
				blueShip("idenversio", 850, 880, 180)}}, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) })
		g.Pick(ask.SystemAbilities, "deploy")
		legal = strings.Join(g.Legal(ask.ChooseDeployment), " ")
		if strings.Contains(legal, "/1A") || strings.Contains(legal, "/1S") || strings.Contains(legal, "/1D") || !strings.Contains(legal, "front/1B") {
			t.Errorf("offered %s, want no reverse maneuver", legal)
		}
	})
	t.Run("X20-DOC-007:front", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) },
			redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("binayrepirate", 0, 0, 0), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, "front/2FB")
		if s := g.Ship(2); s.Pose != physics.PoseAt(400, 400+40+80+20, 0) || s.Where != board.InPlay {
			t.Errorf("it stands at %v, %v", s.Pose, s.Where)
		}
	})
	t.Run("X20-DOC-005 X20-SYS-004:deploy X20-DOC-006:reverse", func(t *testing.T) {
		g := ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		for _, id := range g.Legal(ask.ChooseDeployment) {
			if id == "none" {
				continue
			}
			code := strings.TrimPrefix(id, "rear/")
			if code == id || code[0] == '0' || strings.ContainsAny(code[1:2], "ASD") {
				t.Errorf("%s is offered", id)
			}
		}
		var own []string // those of its own dial
		for _, m := range g.Now().Dial(2) {
			if m.Speed > 0 && !strings.ContainsAny(m.Code()[1:2], "ASD") {
				own = append(own, "rear/"+m.Code())
			}
		}
		if got := slices.DeleteFunc(g.Legal(ask.ChooseDeployment), func(id string) bool { return id == "none" }); !slices.Equal(got, own) {
			t.Errorf("offered %v, want %v", got, own)
		}
	})
	t.Run("X20-DOC-007:rear X20-DOC-019", func(t *testing.T) {
		// The example: the Phantom II leaves the Ghost by its rear guides, speed 2.
		g := ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		if s := g.Ship(2); s.Pose != physics.PoseAt(400, 400-40-80-20, 180) || s.Where != board.InPlay || s.Docked != 0 {
			t.Errorf("it stands at %v, %v, docked with %v", s.Pose, s.Where, s.Docked)
		}
		g = ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		if got := g.Legal(ask.ChooseDeployment); slices.ContainsFunc(got, func(id string) bool { return strings.HasPrefix(id, "front") }) {
			t.Errorf("offered %v, want the rear guides alone", got)
		}
	})
	t.Run("X20-DOC-008", func(t *testing.T) {
		g := ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		g.Pick(ask.ChooseAction, "calculate")
		want(t, "calculate", g.Ship(2).Has(board.Calculate), 1)
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:2" {
			t.Error("it may perform a second action")
		}
	})
	t.Run("X20-DOC-009 X20-FAI-002:deploy", func(t *testing.T) {
		// A ship right behind the Ghost: wherever the Phantom stops, it is on it.
		g := ghostWith(t, board.System, nil, blueShip("academypilot", 400, 335, 0))
		g.Pick(ask.SystemAbilities, "deploy")
		if o, _ := g.Option(ask.ChooseDeployment, "rear/1FB"); !strings.HasSuffix(o.Text.Key, "-fails") {
			t.Errorf("it is offered as %s", o.Text.Key)
		}
		if o, _ := g.Option(ask.ChooseDeployment, "rear/3FW"); strings.HasSuffix(o.Text.Key, "-fails") {
			t.Errorf("over the ship and beyond: %s", o.Text.Key)
		}
		// A partial maneuver that finds room is none that fails.
		far := ghostWith(t, board.System, nil, blueShip("academypilot", 400, 250, 0))
		far.Pick(ask.SystemAbilities, "deploy")
		if o, _ := far.Option(ask.ChooseDeployment, "rear/2FB"); o.Text.Key != "option.deploy-rear" {
			t.Errorf("before a ship that it meets on the way: %s", o.Text.Key)
		}
		own := ghostWith(t, board.System, nil, redShip("jekporkins", 400, 335, 0))
		own.Pick(ask.SystemAbilities, "deploy")
		if o, _ := own.Option(ask.ChooseDeployment, "rear/1FB"); !strings.HasSuffix(o.Text.Key, "-fails") {
			t.Errorf("onto a friendly ship it is offered as %s", o.Text.Key)
		}
		far.Pick(ask.ChooseDeployment, "rear/2FB")
		if s := far.Ship(2); s.Where != board.InPlay || s.Pose.Point().Y < 250+40 {
			t.Errorf("it is %v at %v", s.Where, s.Pose)
		}
		g.Pick(ask.ChooseDeployment, "rear/1FB")
		if s := g.Ship(2); s.Where != board.InReserve || s.Docked != 1 || !xwingtest.Has[board.DeployFailed](g, nil) {
			t.Errorf("it is %v, docked with %v", s.Where, s.Docked)
		}
	})
	t.Run("X20-FAI-003", func(t *testing.T) {
		for y, want := range map[float64]int{335: 0, 100: 1} { // where a ship stands in its way, or not
			n := 0
			watch := &xwing.Card{ID: card("idenversio"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.AfterDeploying,
				If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(*xwing.Table, xwing.Moment) { n++ }}}}
			g := xwingtest.Start(t, xwingtest.Rules(t, watch), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{redShip("chopper", 400, 400, 0),
				redShip("ap5", 0, 0, 0), blueShip("idenversio", 850, 880, 180), blueShip("academypilot", 400, y, 0)}},
				func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) })
			g.Pick(ask.SystemAbilities, "deploy")
			g.Pick(ask.ChooseDeployment, "rear/1FB")
			g.Until(ask.SetDials, nil)
			if n != want {
				t.Errorf("a ship at %v: %d effects of its deploying, want %d", y, n, want)
			}
		}
	})
	t.Run("X20-DOC-010", func(t *testing.T) {
		g := ghostWith(t, board.System, nil)
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		g.Until(ask.SetDials, nil)
		if xwingtest.Has(g, func(e board.ShipActive) bool { return e.Ship == 2 && g.Now().View.Phase == board.Activation }) ||
			xwingtest.Has(g, func(e board.ShipActivated) bool { return e.Ship == 2 }) {
			t.Error("it activates in the same round")
		}
		if !xwingtest.Has(g, func(e board.ShipEngaged) bool { return e.Ship == 2 }) {
			t.Error("it does not engage")
		}
	})
}

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
func lostWith(t *testing.T, phase board.Phase, when xwing.Timing, aboard []xwing.ScenarioShip, change func(*xwing.State), more ...xwing.ScenarioShip) *xwingtest.Game {
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
		g := lost(t, board.Activation, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 4, Carrier: 1}) }, redShip("sabinewren", 0, 0, 0))
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
			redShip("chopper", 400, 400, 0, "ghost"), redShip("ap5", 0, 0, 0), blueShip("gideonhask", 400, 500, 180)}}, func(s *xwing.State) {
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

func TestStartingDocked(t *testing.T) {
	alone := []xwing.MusterShip{{Pilot: "academypilot"}}
	musters := func(red, blue []xwing.MusterShip) *xwingtest.Game { return mustered(t, red, blue) }
	muster := func(ships ...xwing.MusterShip) *xwingtest.Game { return musters(ships, alone) }
	ghost := xwing.MusterShip{Pilot: "chopper", Upgrades: []xwing.MusterUpgrade{{XWS: "ghost"}}}
	t.Run("X20-DOC-017 X20-DOC-001", func(t *testing.T) {
		blue := musters(alone, []xwing.MusterShip{ghost, {Pilot: "ap5"}})
		blue.Until(ask.ChooseCarrier, nil)
		if d := blue.Decision(ask.ChooseCarrier); d.Seat != game.Blue || d.About[0] != "ship:3" {
			t.Errorf("seat %d is asked for %v", d.Seat, d.About)
		}
		g := muster(ghost, xwing.MusterShip{Pilot: "ap5"}, xwing.MusterShip{Pilot: "sabinewren"})
		g.Until(ask.ChooseCarrier, nil)
		if xwingtest.Has[board.ShipPlaced](g, nil) || len(xwingtest.All[board.ObstaclePlaced](g)) != 2 {
			t.Error("it is not asked before the forces are placed")
		}
		if got := g.Legal(ask.ChooseCarrier); !slices.Equal(got, []string{"ship:1", "none"}) {
			t.Errorf("asked for %v, want the Ghost or none", got)
		}
		g.Pick(ask.ChooseCarrier, "ship:1")
		if g.Asks(ask.ChooseCarrier) {
			t.Error("the Ghost carries two")
		}
		g.Until(ask.SetDials, nil)
		if s := g.Ship(2); s.Where != board.InReserve || s.Docked != 1 || g.Ship(3).Where != board.InPlay {
			t.Errorf("it is %v with %v", s.Where, s.Docked)
		}
		g = muster(ghost, xwing.MusterShip{Pilot: "fennrau-sheathipedeclassshuttle"}) // placed after the Ghost
		g.Until(ask.ChooseCarrier, nil)
		g.Pick(ask.ChooseCarrier, "none")
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseCarrier: {"ship:1"}})
		want(t, "asked again after declining", len(xwingtest.All[board.ShipPlaced](g)), 3)
	})
	t.Run("X20-DOC-018", func(t *testing.T) {
		// AP-5 (1) deploys before the TIE of initiative 3 drops its bomb; Chopper has 2.
		g := ghostWith(t, board.System, nil, blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:2" {
			t.Errorf("the first is %v", d.About)
		}
		g = ghostWith(t, board.System, func(s *xwing.State) { s.View.Ship(2).Initiative = 6 }, blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:4" {
			t.Errorf("with initiative 6 the first is %v", d.About)
		}
		// Likewise to dock: the carrier has 2.
		for initiative, first := range map[int]string{1: "ship:2", 6: "ship:4"} {
			g := play(t, board.System, func(s *xwing.State) { s.View.Ship(2).Initiative = initiative }, redShip("chopper", 400, 400, 0, "ghost"),
				redShip("ap5", 400, 340, 0), blueShip("idenversio", 850, 880, 180), blueShip("tomaxbren", 100, 800, 0, "protonbombs"))
			if d := g.Decision(ask.SystemAbilities); d.About[0] != first {
				t.Errorf("with initiative %d the first is %v, want %s", initiative, d.About, first)
			}
		}
	})
}

func TestNashtahPup(t *testing.T) {
	t.Run("X20-FAQ-046", func(t *testing.T) {
		end := xwing.Ability{When: xwing.BeforeActivating, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 },
			Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 30}) }}
		focus := xwing.Ability{When: xwing.BeforeEngaging, Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}
		all := append(declared(), &xwing.Card{ID: card("gideonhask"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{end}},
			&xwing.Card{ID: card("lattsrazzi"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{focus}})
		g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{
			redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("nashtahpup", 0, 0, 0), blueShip("gideonhask", 850, 880, 180)}}, func(s *xwing.State) {
			s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
			s.View.Ship(1).Activated = true
			s.View.Ship(1).Charges = board.Charges{Active: 1, Limit: 3}
		})
		g.Until(ask.EmergencyDeploy, nil)
		g.Pick(ask.EmergencyDeploy, "yes")
		g.Pick(ask.ChooseDeployment, "rear/2FB")
		if s := g.Ship(2); s.Charges.Active != 1 || s.Charges.Limit != 3 || s.Initiative != 3 || s.Where != board.InPlay {
			t.Errorf("charges %+v, initiative %d", s.Charges, s.Initiative)
		}
		g.Until(ask.SetDials, nil)
		if !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Ship == 2 && e.Token == board.Focus }) {
			t.Error("it has not the ability of the lost pilot")
		}
	})
	t.Run("aboard until then", func(t *testing.T) {
		g := play(t, board.System, func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) },
			redShip("lattsrazzi", 400, 400, 0, "houndstooth"), redShip("nashtahpup", 0, 0, 0), blueShip("idenversio", 850, 880, 180))
		if g.Now().View.Phase == board.System {
			t.Errorf("it may deploy: %v", g.Open())
		}
	})
}
