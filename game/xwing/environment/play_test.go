package environment_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/environment"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// table is where a case begins.
type table struct {
	card     *xwing.Environment
	phase    board.Phase
	round    int
	counters []board.Counter
	devices  []xwing.ScenarioDevice
	rocks    []physics.Pose
	change   func(*xwing.State)
}

// start begins the case with a ship of red's at (400, 200), which flies to (400, 320), and one of blue's far away.
func (c table) start(t *testing.T) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: c.phase, Round: c.round, Counters: c.counters, Devices: c.devices, Seed: 3, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "academypilot", 400, 200, 0), xwingtest.Ship(game.Blue, "academypilot", 800, 800, 180)}}
	for _, at := range c.rocks {
		sc.Obstacles = append(sc.Obstacles, xwing.ScenarioObstacle{XWS: "coreasteroid0", Pose: at})
	}
	return xwingtest.Start(t, rules(t, c.card), sc, c.change)
}

// fly has the ships execute straight maneuvers.
func fly(g *xwingtest.Game, first string) {
	g.Helper()
	g.Dials(map[board.ShipID]string{1: first, 2: "2FB"})
	g.Until(ask.SetDials, map[game.Kind][]string{ask.SpendTimer: {"add"}})
}

func TestCountersAreMarkersOnly(t *testing.T) {
	t.Run("X25-ENV-004", func(t *testing.T) {
		g := table{card: environment.MunitionsCache(), phase: board.Planning, rocks: []physics.Pose{physics.PoseAt(400, 320, 0)},
			counters: []board.Counter{{Kind: board.Cache, On: 1}}}.start(t)
		fly(g, "2FB")
		if !xwingtest.Has(g, func(board.CounterRemoved) bool { return true }) {
			t.Error("no cache was taken")
		}
		bomb := xwing.ScenarioDevice{Kind: "electroprotonbomb", Pose: physics.PoseAt(200, 800, 0), Fuses: 2}
		h := table{card: environment.Countdown(), phase: board.Planning, devices: []xwing.ScenarioDevice{bomb}}.start(t)
		fly(h, "2FB")
		if v := h.Now().View; v.Timers != [2]int{2, 2} {
			t.Errorf("timers: %v", v.Timers)
		}
		for _, g := range []*xwingtest.Game{g, h} {
			if len(xwingtest.All[board.PointsScored](g)) > 0 || g.Now().View.Score != [2]int{} {
				t.Errorf("counters score %v", g.Now().View.Score)
			}
		}
	})
}

func TestCaches(t *testing.T) {
	on := func(t *testing.T, change func(*xwing.State)) *xwingtest.Game {
		t.Helper()
		g := table{card: environment.MunitionsCache(), phase: board.Planning, rocks: []physics.Pose{physics.PoseAt(400, 320, 0)},
			counters: []board.Counter{{Kind: board.Cache, On: 1}}, change: change}.start(t)
		fly(g, "2FB")
		return g
	}
	t.Run("X25-ENV-026:equip,removed", func(t *testing.T) {
		g := on(t, nil)
		v := &g.Now().View
		got := xwingtest.All[board.UpgradeEquipped](g)
		if len(got) != 1 || got[0].Ship != 1 || v.CounterOn(1) != nil || len(v.Aside) != 6 ||
			slices.Contains(v.Aside, "upgrade/"+got[0].Upgrade.XWS) {
			t.Errorf("equipped: %v, aside %v", got, v.Aside)
		}
		if len(g.Ship(1).Upgrades) != 1 || g.Ship(1).Upgrades[0].Charges.Active == 0 {
			t.Errorf("the ship has %v", g.Ship(1).Upgrades)
		}
	})
	t.Run("X25-ENV-026:equip each of them by chance", func(t *testing.T) {
		drawn := map[string]int{}
		for seed := range uint64(80) {
			g := on(t, func(s *xwing.State) { s.Reseed(seed) })
			drawn[xwingtest.All[board.UpgradeEquipped](g)[0].Upgrade.XWS]++
		}
		if len(drawn) != 7 {
			t.Errorf("drawn: %v", drawn)
		}
	})
	t.Run("none is left", func(t *testing.T) {
		g := on(t, func(s *xwing.State) { s.View.Aside = nil })
		if len(xwingtest.All[board.UpgradeEquipped](g)) > 0 || g.Now().View.CounterOn(1) != nil {
			t.Error("the cache lies there, or something was in it")
		}
	})
	t.Run("one that it has already", func(t *testing.T) {
		g := on(t, func(s *xwing.State) {
			s.View.Aside = []string{"upgrade/protonbombs"}
			s.View.Ships[0].Upgrades = []board.Upgrade{{XWS: "protonbombs", Kind: "device", Charges: board.Charges{Active: 1, Limit: 2}}}
		})
		if u := g.Ship(1).Upgrades; len(u) != 1 || u[0].Charges != (board.Charges{Active: 3, Limit: 4}) {
			t.Errorf("it has %v", u)
		}
	})
}

func TestNothingIsLeftToLay(t *testing.T) {
	t.Run("no asteroid", func(t *testing.T) {
		g := table{card: environment.AsteroidShower(), phase: board.End,
			change: func(s *xwing.State) { s.View.Reserve = [board.MaxSeats][]string{} }}.start(t)
		if g.Asks(ask.PlaceObstacle) || xwingtest.Has(g, func(board.EnvironmentActs) bool { return true }) {
			t.Error("one is laid")
		}
	})
	t.Run("no room at all", func(t *testing.T) {
		g := table{card: environment.ContinuousBombardment(), phase: board.End}.start(t)
		if g.Asks(ask.PlaceDevice) {
			t.Error("a device is laid by no obstacle")
		}
	})
	t.Run("RULINGS-67", func(t *testing.T) {
		// Nowhere is beyond range 12 of an enemy: the asteroid keeps less of a distance, and touches nothing all the same.
		far := environment.AsteroidShower()
		far.Supplies[0].N, far.Later.Enemies = 1, 12
		g := table{card: far, phase: board.End}.start(t)
		p := g.Decision(ask.PlaceObstacle).Placement
		if p.Relaxed == nil {
			t.Fatal("there is room enough")
		}
		piece, pose, ok := p.AnyLegal()
		if s := g.Now(); !ok || physics.ShapesOverlap(p.PieceNamed(piece).Outline.At(pose), s.ShipShape(2)) {
			t.Errorf("%s is laid at %v: %v", piece, pose, ok)
		}
	})
}
