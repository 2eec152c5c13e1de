package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestTractor(t *testing.T) {
	by := game.Blue
	drag := func(n int) xwing.Ability {
		return doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Tractor(by, id, n) })
	}
	flown := func(t *testing.T, pilot string, n int, sc ...xwing.ScenarioShip) *xwingtest.Game {
		t.Helper()
		rules := xwingtest.Rules(t, pilotCard(pilot, drag(n)))
		return fly(t, rules, ships(append([]xwing.ScenarioShip{red(pilot, 400, 300, 0)}, sc...)...), codes{1: "2FB"}, nil)
	}
	const move = "choose-tractor-move"

	t.Run("X20-TRC-001", func(t *testing.T) {
		for pilot, need := range map[string]int{tie: 1, kwing: 2, lambda: 3} {
			for n := 1; n <= 3; n++ {
				g := flown(t, pilot, n)
				if got := g.Asks(move); got != (n >= need) {
					t.Errorf("%s with %d tokens: moved %v", pilot, n, got)
				}
				if got := g.Now().Tractored(1); got != (n >= need) {
					t.Errorf("%s with %d tokens: tractored %v", pilot, n, got)
				}
			}
		}
	})
	t.Run("X20-MOV-001", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, mineCard(), pilotCard(tie, drag(1))), mined(ships(red(tie, 400, 300, 0)), 400, 500), codes{1: "2FB"},
			nil)
		meetsMine(t, g, move, "boost-straight")
	})
	t.Run("X20-TRC-002", func(t *testing.T) {
		if board.Tractor.Color() != board.Orange || !board.Tractor.Circular() {
			t.Error("tractor tokens do not leave in the End Phase")
		}
	})
	t.Run("places", func(t *testing.T) {
		g := flown(t, tie, 1)
		boost, _ := g.Option(move, "boost-straight")
		want, ok := boost.Pose()
		if !ok || boost.Places[0].Template.Empty() {
			t.Fatalf("a boost leads to %v, want one place and its template", boost.Places)
		}
		g.Pick(move, "boost-straight")
		if got := g.Ship(1).Pose; got != want {
			t.Errorf("stands at %v, shown at %v", got, want)
		}
	})
	t.Run("X20-TRC-003", func(t *testing.T) {
		g := flown(t, tie, 1)
		d := g.Decision(move)
		if want := []string{"boost-straight", "roll-left/front", "roll-left/middle", "roll-left/back",
			"roll-right/front", "roll-right/middle", "roll-right/back", "none"}; d.Seat != game.Blue || !slices.Equal(g.Legal(move), want) {
			t.Fatalf("seat %d picks from %v, want Blue from %v", d.Seat, g.Legal(move), want)
		}
		g.Pick(move, "none")
		stands(g, 1, 400, 420, 0)
		// With the second of the tokens that a medium ship needs, by its own player's effect, in an attack.
		for when, seat := range map[xwing.Timing]game.Seat{xwing.AfterManeuver: game.Red, xwing.AfterDefending: game.Blue} {
			own := xwingtest.Rules(t, pilotCard(kwing, doing(when, func(t *xwing.Table, id board.ShipID) { t.Tractor(seat, id, 1) })))
			sc := ships(holding(red(kwing, 400, 300, 0), board.Tractor, 1), blue(jedi, 400, 600, 180))
			g = fly(t, own, sc, codes{1: "1FB", 2: "2FB"}, nil)
			g.Until(move, map[game.Kind][]string{ask.ChooseAttack: {"primary:0>ship:1"}})
			if d := g.Decision(move); d.Seat != seat {
				t.Errorf("seat %d moves it, want %d", d.Seat, seat)
			}
		}
		// A ship already tractored does not become so again.
		g = fly(t, xwingtest.Rules(t, pilotCard(tie, drag(1))), ships(holding(red(tie, 400, 300, 0), board.Tractor, 1)), codes{1: "2FB"},
			nil)
		if g.Asks(move) {
			t.Error("a tractored ship becomes tractored again")
		}
	})
	t.Run("X20-TRC-004", func(t *testing.T) {
		for side, x := range map[string]float64{"left": 320, "right": 480} {
			g := flown(t, tie, 1)
			eq(t, "who chooses", g.Decision(move).Seat, game.Blue)
			g.Pick(move, "roll-"+side+"/back")
			stands(g, 1, x, 410, 0)
		}
	})
	t.Run("X20-TRC-005", func(t *testing.T) {
		g := flown(t, tie, 1)
		g.Pick(move, "boost-straight")
		stands(g, 1, 400, 500, 0)
	})
	t.Run("X20-TRC-006", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(tie, drag(1)))
		g := fly(t, rules, lying(ships(red(tie, 400, 300, 0)), "coreasteroid0", 440, 420), codes{1: "2FB"}, rolling(board.Blank))
		g.Pick(move, "roll-right/middle")
		inOrder(g, "ShipMoved", "ShipMoved", "ObstacleMet", "DiceRolled")
		g = fly(t, rules, lying(ships(red(tie, 400, 300, 0)), "coreasteroid0", 400, 500), codes{1: "2FB"}, rolling(board.Blank))
		g.Pick(move, "boost-straight")
		stands(g, 1, 400, 500, 0)
		inOrder(g, "ShipMoved", "ShipMoved", "ObstacleMet", "DiceRolled")
	})
	t.Run("RULINGS-29", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(tie, drag(1)))
		at := func(sc xwing.Scenario, refused map[string]string) {
			t.Helper()
			g := fly(t, rules, sc, codes{1: "2FB"}, nil)
			for id, want := range refused {
				if got := rule(g, move, id); got != want {
					t.Errorf("%s is refused by %q, want %q", id, got, want)
				}
			}
		}
		at(ships(red(tie, 30, 600, 0), blue(jedi, 110, 720, 0)),
			map[string]string{"roll-left/front": "X20-BRL-009", "roll-left/back": "X20-BRL-009", "roll-right/middle": "X20-BRL-007",
				"boost-straight": ""})
		at(ships(red(tie, 400, 720, 0)), map[string]string{"roll-left/middle": "", "roll-right/middle": "",
			"boost-straight": "X20-BST-007"})
	})
}
