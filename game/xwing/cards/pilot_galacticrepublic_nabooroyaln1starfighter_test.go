package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestNabooHandmaiden(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"naboohandmaiden", "bravoflightofficer", "naboohandmaiden"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2")

	defends := func(decoy string, x float64, tokens ...board.Token) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { assigned(2, "decoyed", 3)(s); faces(s, "hhb", "bbb") },
			redShip("jekporkins", 400, 300, 0), blueShip(decoy, 400, 500, 180), holding(blueShip("naboohandmaiden", x, 500, 180), tokens...))
		g.Until(ask.ChooseAttack, nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g = defends("academypilot", 480, board.Evade)
	g.Pick(ask.ModifyDefenseDice, "pilot/naboohandmaiden@ship:3")
	g.Pick(ask.ChooseDice, "die:1")
	want(t, "evade tokens", g.Ship(3).Has(board.Evade), 0)
	want(t, "hits", hurt(g, 2), 1)
	g = defends("bravoflightofficer", 480, board.Evade)
	g.Pick(ask.ModifyDefenseDice, "pilot/naboohandmaiden@ship:3")
	if e := xwingtest.All[board.DiceModified](g); len(e) != 1 || !e[0].Dice[len(e[0].Dice)-1].Added {
		t.Errorf("modified %+v, want a result added", e)
	}
	if defends("academypilot", 480).Asks(ask.ModifyDefenseDice) {
		t.Error("she helps without an evade token")
	}
	if defends("academypilot", 800, board.Evade).Asks(ask.ModifyDefenseDice) {
		t.Error("she helps from outside the attack arc")
	}
}
