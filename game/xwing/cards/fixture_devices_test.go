package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
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

// hurt is how many damage cards and lost shields a ship has.
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

// seismic is the end of the Activation Phase with a seismic charge at (400, 400)
// between two obstacles, ship 1 near the charge alone, ship 3 and a remote, ship 4,
// near the second obstacle at (500, 440) alone. The charge is a seat's.
func seismic(t *testing.T, seat game.Seat) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 330, 330, 0),
		blueShip("idenversio", 800, 800, 0), blueShip("academypilot", 610, 440, 0)},
		Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(340, 440, 0)}, {XWS: "coreasteroid1", Pose: physics.PoseAt(500, 440, 0)}},
		Devices:   []xwing.ScenarioDevice{lies(seat, "seismiccharge", 400, 400, 0), lies(game.Blue, "drk1probedroid", 500, 540, 0)}}
	return lay(t, sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
	})
}

// beneath is the end of the Activation Phase with a device of red's at (400, 400)
// beneath his own ship 1, and beside a remote of his, ship 3.
func beneath(t *testing.T, kind, dice string, obstacles ...xwing.ScenarioObstacle) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 380, 0), blueShip("idenversio", 800, 800, 0)},
		Obstacles: obstacles, Devices: []xwing.ScenarioDevice{lies(game.Red, kind, 400, 400, 0), lies(game.Red, "drk1probedroid", 400, 480, 0)}}
	g := lay(t, sc, func(s *xwing.State) {
		s.View.Ships[0].Activated, s.View.Ships[1].Activated = true, true
		faces(s, dice, "")
	})
	g.Until(ask.SetDials, map[game.Kind][]string{ask.UseAbility: {"no"}})
	return g
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

// system starts the System Phase with ship 1 at (x, y) and an enemy far away.
func system(t *testing.T, pilot string, x, y float64, upgrades ...string) *xwingtest.Game {
	t.Helper()
	return play(t, board.System, nil, redShip(pilot, x, y, 0, upgrades...), blueShip("idenversio", 850, 880, 180))
}

// placedAt returns where the last device was placed.
func placedAt(t *testing.T, g *xwingtest.Game) board.DevicePlaced {
	t.Helper()
	all := xwingtest.All[board.DevicePlaced](g)
	if len(all) == 0 {
		t.Fatalf("no device was placed: %s", g.Kinds())
	}
	return all[len(all)-1]
}

func cloaked(s xwing.ScenarioShip) xwing.ScenarioShip {
	s.Tokens = map[board.Token]int{board.Cloak: 1}
	return s
}

// after returns the index of the first event that satisfies f, -1 without one.
func after[E game.Event](g *xwingtest.Game, f func(E) bool) int {
	return slices.IndexFunc(g.Events, func(e game.Event) bool {
		got, ok := e.(E)
		return ok && f(got)
	})
}
