package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// gadget is an ability of the System Phase.
func gadget(do func(t *xwing.Table, m xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Do: do}
}

// systems starts the System Phase.
func systems(t *testing.T, first game.Seat, cards []*xwing.Card, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: board.System, First: first, Ships: ships}, change)
}

func TestSystemPhase(t *testing.T) {
	gadgets := []*xwing.Card{testCard(catalog.UpgradeCard, "elusive", gadget(nothing)),
		testCard(catalog.UpgradeCard, "predator", gadget(nothing))}
	with := func(seat game.Seat, pilot string, x float64, upgrades ...string) xwing.ScenarioShip {
		y := 100.0
		if seat == game.Blue {
			y = 800
		}
		return xwingtest.Ship(seat, pilot, x, y, 0, upgrades...)
	}
	// turns answers everything with the first option and lists the ships asked.
	turns := func(g *xwingtest.Game) []string {
		var out []string
		for g.Asks(ask.SystemAbilities) || g.Asks(ask.ChooseShipForSystem) {
			d := g.Open()[0]
			if d.Kind == ask.SystemAbilities {
				out = append(out, d.About[0])
			}
			g.Pick(d.Kind, d.Options[0].ID)
		}
		return out
	}
	t.Run("X20-SYS-001 X20-RND-001 X20-PLN-001", func(t *testing.T) {
		g := xwingtest.Start(t, xwingtest.Rules(t), xwing.Scenario{Phase: board.Planning, Ships: apart("lukeskywalker", "idenversio")}, nil)
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		var phases []board.Phase
		for _, e := range xwingtest.All[board.PhaseBegan](g) {
			phases = append(phases, e.Phase)
		}
		want := []board.Phase{board.System, board.Activation, board.Engagement, board.End, board.Planning}
		if len(phases) > 5 {
			phases = phases[len(phases)-5:]
		}
		if !slices.Equal(phases, want) {
			t.Errorf("phases after planning: %v, want %v", phases, want)
		}
	})
	t.Run("X20-SYS-002 X20-INI-002", func(t *testing.T) {
		g := systems(t, game.Red, gadgets, nil, with(game.Red, "lukeskywalker", 100, "elusive"),
			with(game.Red, "bluesquadronescort", 300, "elusive"), with(game.Blue, "idenversio", 100, "elusive"), with(game.Blue, "academypilot", 300, "elusive"))
		if got, want := turns(g), []string{"ship:4", "ship:2", "ship:3", "ship:1"}; !slices.Equal(got, want) {
			t.Errorf("turns %v, want %v", got, want)
		}
	})
	t.Run("X20-SYS-003 X20-CRD-008", func(t *testing.T) {
		// Several abilities one after the other, each once; a ship with none is not asked.
		g := systems(t, game.Red, gadgets, nil, with(game.Red, "lukeskywalker", 100, "elusive", "predator"), with(game.Blue, "idenversio", 100))
		if got, want := g.Legal(ask.SystemAbilities), []string{"upgrade/elusive/0", "upgrade/predator/0", "done"}; !slices.Equal(got, want) {
			t.Fatalf("options %v, want %v", got, want)
		}
		later := append(slices.Clone(gadgets), testCard(catalog.PilotCard, "lukeskywalker", gains(board.Evade)))
		g = systems(t, game.Red, later, nil, with(game.Red, "lukeskywalker", 100, "elusive", "predator"), with(game.Blue, "idenversio", 100))
		if got, want := g.Legal(ask.SystemAbilities), []string{"upgrade/elusive/0", "upgrade/predator/0", "done"}; !slices.Equal(got, want) {
			t.Errorf("options beside an ability of another phase %v, want %v", got, want)
		}
		g.Pick(ask.SystemAbilities, "upgrade/predator/0")
		if got, want := g.Legal(ask.SystemAbilities), []string{"upgrade/elusive/0", "done"}; !slices.Equal(got, want) {
			t.Errorf("options after one %v, want %v", got, want)
		}
		g.Pick(ask.SystemAbilities, "upgrade/elusive/0")
		wantUsed(t, g, "upgrade/predator 1", "upgrade/elusive 1")
		if g.Asks(ask.SystemAbilities) {
			t.Error("still asked with nothing left to do")
		}
		g = systems(t, game.Red, gadgets, nil, with(game.Red, "lukeskywalker", 100, "elusive", "predator"), with(game.Blue, "idenversio", 100))
		g.Pick(ask.SystemAbilities, "done")
		wantUsed(t, g)
	})
}

func TestSystemAbilities(t *testing.T) {
	gadgets := []*xwing.Card{testCard(catalog.UpgradeCard, "elusive", gadget(nothing)),
		testCard(catalog.UpgradeCard, "predator", gadget(nothing))}
	with := func(seat game.Seat, pilot string, x float64, upgrades ...string) xwing.ScenarioShip {
		y := 100.0
		if seat == game.Blue {
			y = 800
		}
		return xwingtest.Ship(seat, pilot, x, y, 0, upgrades...)
	}
	// turns answers everything with the first option and lists the ships asked.
	turns := func(g *xwingtest.Game) []string {
		var out []string
		for g.Asks(ask.SystemAbilities) || g.Asks(ask.ChooseShipForSystem) {
			d := g.Open()[0]
			if d.Kind == ask.SystemAbilities {
				out = append(out, d.About[0])
			}
			g.Pick(d.Kind, d.Options[0].ID)
		}
		return out
	}
	t.Run("X20-SYS-004:decloak", func(t *testing.T) {
		cloaked := with(game.Red, "lukeskywalker", 400)
		cloaked.Tokens = map[board.Token]int{board.Cloak: 1}
		g := systems(t, game.Red, nil, nil, cloaked, with(game.Blue, "idenversio", 100))
		g.Pick(ask.SystemAbilities, "decloak")
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseDecloak: {"boost-straight"}})
		if got := g.Ship(1).Has(board.Cloak); got != 0 {
			t.Error("the ship is still cloaked")
		}
		if p := g.Ship(1).Pose.Point(); p.Y < 200 {
			t.Errorf("the ship stands at %v", p)
		}
	})
	t.Run("X20-SYS-005", func(t *testing.T) {
		three := []xwing.ScenarioShip{with(game.Red, "bluesquadronescort", 100, "elusive", "predator"),
			with(game.Red, "bluesquadronescort", 300, "elusive"), with(game.Blue, "idenversio", 100)}
		g := systems(t, game.Red, gadgets, nil, three...)
		if got := g.Legal(ask.ChooseShipForSystem); !slices.Equal(got, []string{"ship:1", "ship:2"}) {
			t.Fatalf("ships %v, want both", got)
		}
		g.Pick(ask.ChooseShipForSystem, "ship:1")
		g.Pick(ask.SystemAbilities, "upgrade/elusive/0")
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:1" {
			t.Errorf("%s goes on, want ship:1 to finish first", d.About[0])
		}
		g.Pick(ask.SystemAbilities, "done")
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:2" {
			t.Errorf("%s comes next, want ship:2", d.About[0])
		}
		g = systems(t, game.Red, gadgets, nil, three...)
		g.Pick(ask.ChooseShipForSystem, "ship:2")
		if d := g.Decision(ask.SystemAbilities); d.About[0] != "ship:2" {
			t.Errorf("%s begins, want the ship that was picked", d.About[0])
		}
	})
	t.Run("X20-SYS-006 X20-PLO-005:system", func(t *testing.T) {
		for first, want := range map[game.Seat][]string{game.Red: {"ship:1", "ship:2", "ship:3"}, game.Blue: {"ship:3", "ship:1", "ship:2"}} {
			g := systems(t, first, gadgets, nil, with(game.Red, "bluesquadronescort", 100, "elusive"),
				with(game.Red, "bluesquadronescort", 300, "elusive"), with(game.Blue, "nightbeast", 100, "elusive"))
			if got := turns(g); !slices.Equal(got, want) {
				t.Errorf("first player %d: turns %v, want %v", first, got, want)
			}
		}
	})
	t.Run("each round", func(t *testing.T) {
		g := systems(t, game.Red, gadgets, nil, with(game.Red, "lukeskywalker", 100, "elusive"), with(game.Blue, "idenversio", 100))
		g.Pick(ask.SystemAbilities, "upgrade/elusive/0")
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		if !g.Asks(ask.SystemAbilities) {
			t.Errorf("step %s: the ability is not available again in the next round", g.Step())
		}
	})
}
