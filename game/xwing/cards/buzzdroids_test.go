package cards_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestBuzzDroids(t *testing.T) {
	t.Run("X20-DVC-029", func(t *testing.T) {
		g := droid(t, board.System, "buzzdroidswarm", 400, 480, nil, two()...)
		if s := g.Ship(3); s.Initiative != 0 || s.Hull != 1 || g.Now().Profile(3).Stats.Agility != 3 {
			t.Errorf("%+v", s)
		}
	})
	t.Run("X20-DVC-030:system,activation,end", func(t *testing.T) {
		g := droid(t, board.System, "buzzdroidswarm", 400, 340, nil, two()...)
		if g.Asks(ask.SystemAbilities) || g.Now().View.Phase < board.Activation {
			t.Error("it does something in the System Phase")
		}
		g.Until(ask.SetDials, nil)
		used := xwingtest.All[board.AbilityUsed](g)
		if len(used) != 1 || used[0].Card != "device/buzzdroidswarm" { // when it engages
			t.Errorf("used %+v", used)
		}
		g = droid(t, board.System, "buzzdroidswarm", 700, 100, nil, two()...)
		for _, what := range doneBy(g, 3) {
			if !strings.HasPrefix(what, fmt.Sprintf("phase %d:", board.Engagement)) {
				t.Errorf("it does something in another phase: %s", what)
			}
		}
	})
	t.Run("X20-DVC-031:enemy,every,range,crit X20-CRD-003:remote", func(t *testing.T) {
		g := droid(t, board.Engagement, "buzzdroidswarm", 400, 340, nil, append(two(), blueShip("academypilot", 432, 350, 0), redShip("academypilot", 400, 460, 0),
			redShip("academypilot", 372, 352, 0))...)
		g.Until(ask.SetDials, nil)
		want(t, "the enemy at range 0", hurt(g, 1), 1)
		want(t, "the other enemy at range 0, faceup", len(g.Ship(5).Faceup), 1)
		want(t, "the friend at range 0", hurt(g, 3), 0)
		want(t, "the enemy at range 1", hurt(g, 4), 0)
		first, engaged := after(g, func(e board.ShipEngaged) bool { return e.Ship == 1 }), after(g, func(e board.ShipEngaged) bool { return e.Ship == 6 })
		if engaged < first {
			t.Error("it engages before initiative 5")
		}
	})
	t.Run("X20-DVC-036:swarm,ship", func(t *testing.T) {
		g := onto(t, "buzzdroidswarm", "1FB", "", blueShip("academypilot", 400, 424, 180), blueShip("academypilot", 400, 335, 180))
		if g.Asks(ask.ChooseGuides) {
			t.Fatal("a place is offered")
		}
		want(t, "the ship", hurt(g, 1), 1)
		if g.Ship(5).Where != board.Removed {
			t.Errorf("the swarm has %d damage cards", g.Ship(5).DamageCards())
		}
	})
	t.Run("discordmissiles", func(t *testing.T) {
		armed := redShip("jekporkins", 400, 400, 0, "discordmissiles")
		armed.Tokens = map[board.Token]int{board.Calculate: 1}
		g := fightAt(t, armed)
		g.Pick(ask.ChooseDevicePlace, "launch:3B")
		if s := g.Ship(1); s.Has(board.Calculate) != 0 || s.Upgrades[0].Charges.Active != 0 || g.Ship(3).Remote != "buzzdroidswarm" {
			t.Errorf("%+v", s)
		}
		armed.Tokens = nil
		if g := fightAt(t, armed); g.Asks(ask.ChooseDevicePlace) {
			t.Error("launched without a calculate token")
		}
	})
}

func TestBuzzDroidsLatch(t *testing.T) {
	t.Run("X20-DVC-032:enemy", func(t *testing.T) {
		own := lay(t, xwing.Scenario{Phase: board.Activation, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Red, "buzzdroidswarm", 400, 380, 0)}},
			func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
		if own.Asks(ask.ChooseGuides) || own.Ship(3).Pose != physics.PoseAt(400, 380, 0) {
			t.Errorf("it clings to a friendly ship: it lies at %v", own.Ship(3).Pose)
		}
		// By a barrel roll onto it, or over it, an enemy is met, and no friend.
		for _, x := range []float64{480, 440} {
			for seat, clings := range map[game.Seat]bool{game.Red: false, game.Blue: true} {
				g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), blueShip("idenversio", 800, 800, 0)},
					Devices: []xwing.ScenarioDevice{lies(seat, "buzzdroidswarm", x, 420, 0)}},
					func(s *xwing.State) { s.View.Ships[1].Activated = true; dial(s, 1, "2FB") })
				g.Pick(ask.ChooseAction, "barrelroll")
				g.Pick(ask.ChooseBarrelRoll, "right/back")
				if g.Asks(ask.ChooseGuides) != clings {
					t.Errorf("rolled over one of seat %d at %v: clings %v", seat, x, !clings)
				}
			}
		}
	})
	t.Run("X20-DVC-032:onto,through,must,picks X20-DVC-033 X20-DEV-004:guides", func(t *testing.T) {
		for _, code := range []string{"1FB", "3FW"} {
			g := onto(t, "buzzdroidswarm", code, "")
			if d := g.Decision(ask.ChooseGuides); d.Seat != game.Blue {
				t.Errorf("seat %d picks", d.Seat)
			}
			if got := g.Legal(ask.ChooseGuides); !slices.Equal(got, []string{"front", "rear"}) {
				t.Errorf("%s: offered %v, want the front and the rear alone", code, got)
			}
			g.Pick(ask.ChooseGuides, "rear")
			if g.Now().RangeBetween(1, 3) != gauge.Range0 || !g.Now().Behind(3, 1) {
				t.Errorf("%s: the swarm at %v, the ship at %v", code, g.Ship(3).Pose, g.Ship(1).Pose)
			}
			g = onto(t, "buzzdroidswarm", code, "")
			g.Pick(ask.ChooseGuides, "front")
			if g.Now().RangeBetween(1, 3) != gauge.Range0 || !g.Now().InFrontOf(3, 1) {
				t.Errorf("%s: the swarm at %v, the ship at %v", code, g.Ship(3).Pose, g.Ship(1).Pose)
			}
		}
	})
}

func TestBuzzDroidsLeave(t *testing.T) {
	t.Run("X20-DVC-034:obstacle,device,remote", func(t *testing.T) {
		// Ahead of where ship 1 ends lies something else each time.
		start := func(sc xwing.Scenario) *xwingtest.Game {
			sc.Phase, sc.Ships = board.Activation, two()
			sc.Devices = append([]xwing.ScenarioDevice{lies(game.Blue, "buzzdroidswarm", 400, 380, 180)}, sc.Devices...)
			return lay(t, sc, func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
		}
		for name, sc := range map[string]xwing.Scenario{
			"obstacle": {Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: physics.PoseAt(400, 450, 0)}}},
			"mine":     {Devices: []xwing.ScenarioDevice{lies(game.Blue, "proximitymine", 400, 430, 0)}},
			"remote":   {Devices: []xwing.ScenarioDevice{lies(game.Blue, "sensorbuoy", 400, 425, 0)}},
		} {
			g := start(sc)
			if g.Asks(ask.UseAbility) {
				g.Pick(ask.UseAbility, "no")
			}
			if got := g.Legal(ask.ChooseGuides); !slices.Equal(got, []string{"rear"}) {
				t.Errorf("%s: offered %v, want the rear alone", name, got)
			}
		}
		g := start(xwing.Scenario{Devices: []xwing.ScenarioDevice{lies(game.Blue, "sensorbuoy", 400, 335, 0)}})
		if got := g.Legal(ask.ChooseGuides); !slices.Equal(got, []string{"front"}) {
			t.Errorf("offered %v, want the front alone", got)
		}
	})
	t.Run("X20-DVC-034:ship X20-DVC-035", func(t *testing.T) {
		g := onto(t, "buzzdroidswarm", "1FB", "", blueShip("academypilot", 400, 424, 180))
		if got := g.Legal(ask.ChooseGuides); !slices.Equal(got, []string{"rear"}) {
			t.Errorf("at %v, want the rear alone", got)
		}
		enemy := onto(t, "buzzdroidswarm", "1FB", "", redShip("academypilot", 400, 424, 180))
		if got := enemy.Legal(ask.ChooseGuides); !slices.Equal(got, []string{"rear"}) {
			t.Errorf("at %v beside an enemy of the swarm's, want the rear alone", got)
		}
		if o, _ := g.Option(ask.ChooseGuides, "front"); o.Refusal == nil || o.Refusal.Rule != "X20-DVC-034" {
			t.Errorf("the front is refused by %+v", o.Refusal)
		}
		g.Pick(ask.ChooseGuides, "rear")
		if g.Now().RangeBetween(1, 4) != gauge.Range0 || !g.Now().Behind(4, 1) {
			t.Errorf("the swarm at %v, the ship at %v", g.Ship(4).Pose, g.Ship(1).Pose)
		}
	})
}

// fightAt starts the Engagement Phase after an Activation Phase in which nobody
// is left to activate.
func fightAt(t *testing.T, ship xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Activation, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
	}, ship, blueShip("idenversio", 850, 880, 180))
}
