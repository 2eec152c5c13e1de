package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestPlaceForces(t *testing.T) {
	rules := xwingtest.Rules(t)

	t.Run("X20-SET-008 X20-INI-002 X20-PLO-005", func(t *testing.T) {
		// Initiatives: red 5, 2, 2; blue 2, 1, 4.
		g := placing(t, rules, squad(0, "lukeskywalker", "bluesquadronescort", "bluesquadronescort"),
			squad(0, "nightbeast", "academypilot", "idenversio"))
		want := [][]string{{"ship:5"}, {"ship:2", "ship:3"}, {"ship:2"}, {"ship:4"}, {"ship:6"}, {"ship:1"}}
		for i, w := range want {
			d := g.Decision(ask.PlaceShip)
			if got := pieceIDs(d); !slices.Equal(got, w) {
				t.Fatalf("placement %d offers %v, want %v", i+1, got, w)
			}
			id := w[len(w)-1]
			y, h := 50.0, 0.0
			if d.Seat == game.Blue {
				y, h = 864.4, 180
			}
			g.Put(ask.PlaceShip, id, 100+float64(100*i), y, h)
			if s := g.Ship(board.ShipOf(id)); s.Where != board.InPlay {
				t.Errorf("%s is not in play", id)
			}
		}
	})
	t.Run("X20-SET-009", func(t *testing.T) {
		g := placing(t, rules, squad(0, "academypilot"), squad(0, "nightbeast"))
		for _, c := range []struct {
			y, degrees float64
			ok         bool
		}{{50, 0, true}, {20, 0, true}, {80, 0, true}, {80.1, 0, false}, {400, 0, false}, {864.4, 0, false}, {50, 90, true}, {72, 45, false}} {
			got := refusals(g, ask.PlaceShip, "ship:1", 300, c.y, c.degrees)
			if c.ok && len(got) != 0 || !c.ok && !slices.Contains(got, "X20-SET-009") {
				t.Errorf("at y %v, heading %v: refusals %v, want legal %v", c.y, c.degrees, got, c.ok)
			}
		}
		for _, x := range []float64{20, 894.4} {
			if got := refusals(g, ask.PlaceShip, "ship:1", x, 50, 0); len(got) != 0 {
				t.Errorf("in the corner at %v: refusals %v, want none", x, got)
			}
		}
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		if got := refusals(g, ask.PlaceShip, "ship:2", 300, 50, 0); !slices.Contains(got, "X20-SET-009") {
			t.Errorf("blue at red's edge: refusals %v, want X20-SET-009", got)
		}
		for _, c := range []struct {
			x, y float64
			ok   bool
		}{{300, 834.4, true}, {300, 834.3, false}, {20, 850, true}, {894.4, 850, true}} {
			if got := refusals(g, ask.PlaceShip, "ship:2", c.x, c.y, 180); (len(got) == 0) != c.ok {
				t.Errorf("blue at (%v, %v): refusals %v, want legal %v", c.x, c.y, got, c.ok)
			}
		}
	})
	t.Run("overlap", func(t *testing.T) {
		g := placing(t, rules, squad(0, "academypilot", "academypilot"), squad(0, "nightbeast"))
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		if got := refusals(g, ask.PlaceShip, "ship:2", 339, 50, 0); !slices.Contains(got, "X20-OVL-001") {
			t.Errorf("on another ship: refusals %v, want X20-OVL-001", got)
		}
		if got := refusals(g, ask.PlaceShip, "ship:2", 340, 50, 0); len(got) != 0 {
			t.Errorf("beside another ship: refusals %v, want none", got)
		}
	})
}

func TestPlaceLargeShips(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-SIZ-004:large X20-SIZ-005", func(t *testing.T) {
		g := placing(t, rules, squad(0, "outerrimsmuggler"), squad(0, "nightbeast"))
		half := gauge.Large.Fore()
		for _, c := range []struct {
			y, degrees float64
			want       string
		}{
			{half, 0, ""}, {100 - half, 0, ""}, {half + 10, 0, ""},
			{100 - half + 1, 0, "X20-SET-009"},    // sticks out without filling the depth
			{half - 1, 0, game.RuleArea},          // leaves the play area
			{half * 1.41422, 45, ""},              // fills the depth, sticks out of it
			{half*1.41422 + 1, 45, "X20-SET-009"}, // does not fill it any more
			{half*1.41422 - 1, 45, game.RuleArea}, // leaves the play area
		} {
			got := refusals(g, ask.PlaceShip, "ship:1", 300, c.y, c.degrees)
			if c.want == "" && len(got) != 0 || c.want != "" && !slices.Contains(got, c.want) {
				t.Errorf("at y %v, heading %v: refusals %v, want %q", c.y, c.degrees, got, c.want)
			}
		}
	})
	t.Run("X20-SIZ-004:smaller", func(t *testing.T) {
		for _, pilot := range []string{"kylekatarn", "wardensquadronpilot"} { // small, medium
			g := placing(t, rules, squad(0, pilot), squad(0, "idenversio"))
			if z := g.Decision(ask.PlaceShip).Placement.Pieces[0].Zone; z.MayFill {
				t.Errorf("%s may stick out of range 1", pilot)
			}
		}
	})
}

func TestPlaceForcesLast(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-SET-010", func(t *testing.T) {
		for _, c := range []struct {
			pilot string
			ids   []string
			pick  string
			arcs  []gauge.Arc
		}{
			{"kylekatarn", []string{"front", "left", "right", "rear"}, "rear", []gauge.Arc{gauge.Rear}},
			{"outerrimsmuggler", []string{"front-rear", "left-right"}, "left-right", []gauge.Arc{gauge.Left, gauge.Right}},
		} {
			g := placing(t, rules, squad(0, c.pilot), squad(0, "idenversio"))
			g.Until(ask.PlaceShip, nil)
			for len(pieceIDs(g.Decision(ask.PlaceShip))) > 0 && g.Decision(ask.PlaceShip).Seat == game.Blue {
				g.Put(ask.PlaceShip, "ship:2", 300, 864.4, 180)
			}
			g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
			if d := g.Decision(ask.ChooseTurretArc); d.Seat != game.Red {
				t.Errorf("%s: seat %d selects the arc, want its player", c.pilot, d.Seat)
			}
			if got := g.Legal(ask.ChooseTurretArc); !slices.Equal(got, c.ids) {
				t.Errorf("%s: settings %v, want %v", c.pilot, got, c.ids)
			}
			g.Pick(ask.ChooseTurretArc, c.pick)
			if got := g.Ship(1).Turret; !slices.Equal(got, c.arcs) {
				t.Errorf("%s: turret %v, want %v", c.pilot, got, c.arcs)
			}
		}
		g := placing(t, rules, squad(0, "academypilot"), squad(0, "kylekatarn"))
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		g.Put(ask.PlaceShip, "ship:2", 300, 864.4, 180)
		if d := g.Decision(ask.ChooseTurretArc); d.Seat != game.Blue {
			t.Errorf("seat %d selects Blue's arc", d.Seat)
		}
		gunner := squad(0, "graysquadronbomber")
		gunner.Ships[0].Upgrades = []xwing.MusterUpgrade{{XWS: "dorsalturret"}}
		g = placing(t, rules, gunner, squad(0, "idenversio"))
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		if !g.Asks(ask.ChooseTurretArc) {
			t.Error("the indicator of a turret upgrade is not set")
		}
		g = placing(t, rules, squad(0, "academypilot"), squad(0, "idenversio"))
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		if g.Asks(ask.ChooseTurretArc) {
			t.Error("a ship without a turret is asked for its arc")
		}
	})
}
