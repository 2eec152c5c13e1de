package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/xwingtest"
)

func TestSawGerrera(t *testing.T) {
	attack := func(damage int, x float64) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ship(1).Facedown = damage
			faces(s, "bbb", "")
		}, redShip("redsquadronveteran", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip("sawgerrera", x, 300, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(1, 600)
	g.Pick(ask.ModifyAttackDice, "pilot/sawgerrera@ship:3")
	if !g.Asks(ask.ChooseDice) {
		t.Error("no die to choose")
	}
	for what, g := range map[string]*xwingtest.Game{"undamaged": attack(0, 600), "beyond range 3": attack(1, 850)} {
		if g.Asks(ask.ModifyAttackDice) {
			t.Errorf("%s: it rerolls", what)
		}
	}
}

func TestMagvaYarro(t *testing.T) {
	attack := func(x float64) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ship(1).Locks = []string{"ship:2"}
			faces(s, "bbb"+"b", "")
		}, blueShip("blacksquadronace", 450, 300, 0, "predator"), redShip("jekporkins", 450, 430, 180), redShip("magvayarro", x, 430, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(600)
	g.Pick(ask.ModifyAttackDice, "lock")
	if d := g.Decision(ask.ChooseDice); d.Max != 1 {
		t.Errorf("%d dice may be rerolled, want 1", d.Max)
	}
	g.Pick(ask.ChooseDice, "die:0")
	if g.Asks(ask.ModifyAttackDice) {
		t.Errorf("he rerolls a second die by %v", g.Legal(ask.ModifyAttackDice))
	}
	g = attack(750)
	g.Pick(ask.ModifyAttackDice, "lock")
	if d := g.Decision(ask.ChooseDice); d.Max != 3 {
		t.Errorf("beyond range 2: %d dice, want 3", d.Max)
	}
}
