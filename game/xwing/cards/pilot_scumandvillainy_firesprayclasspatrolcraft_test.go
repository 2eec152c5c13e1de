package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestBobaFett(t *testing.T) {
	attack := func(y float64, more ...xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "bbbb", "") }, redShip("bobafett", 450, 300, 0), blueShip("academypilot", 450, y, 180), more...)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(430, blueShip("academypilot", 520, 300, 0))
	g.Pick(ask.ModifyAttackDice, "pilot/bobafett")
	if d := g.Decision(ask.ChooseDice); d.Min != 1 || d.Max != 2 {
		t.Errorf("%d to %d dice, want 1 to 2 for two enemies", d.Min, d.Max)
	}
	if g := attack(490); g.Asks(ask.ModifyAttackDice) {
		t.Error("no enemy is near")
	}
	g = duel(t, func(s *xwing.State) { faces(s, "hhhh", "bb") }, redShip("jekporkins", 450, 300, 0), blueShip("bobafett", 450, 430, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.ModifyDefenseDice, "pilot/bobafett")
	g.Pick(ask.ChooseDice, "die:1")
	want(t, "rerolled defense dice", len(xwingtest.All[board.DiceModified](g)), 1)
}
