package cards_test

import (
	"slices"
	"strings"
	"testing"

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
}

func TestDeployed(t *testing.T) {
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
}

func TestDockedShips(t *testing.T) {
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
