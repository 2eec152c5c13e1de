package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestFennRau(t *testing.T) {
	attack := func(red, blue string, y float64, answer string) *xwingtest.Game {
		g := duel(t, nil, redShip(red, 450, 300, 0), blueShip(blue, 450, y, 180))
		fight(g, "primary:0", map[game.Kind][]string{ask.UseAbility: {answer}})
		return g
	}
	want(t, "at range 1", rolled(attack("fennrau", "academypilot", 430, "yes"), board.AttackDice), 3+1+1)
	want(t, "declined", rolled(attack("fennrau", "academypilot", 430, "no"), board.AttackDice), 3+1)
	if g := attack("fennrau", "academypilot", 490, "yes"); did(g, "pilot/fennrau") || rolled(g, board.AttackDice) != 3 {
		t.Error("he rolls more at range 2")
	}
	g := attack("jekporkins", "fennrau", 430, "yes")
	want(t, "in defense at range 1", rolled(g, board.DefenseDice), 3+1)
	want(t, "his attacker", rolled(g, board.AttackDice), 3+1)
	if g := attack("jekporkins", "fennrau", 490, "yes"); did(g, "pilot/fennrau") {
		t.Error("he rolls more in defense at range 2")
	}
}

func TestOldTeroch(t *testing.T) {
	t.Run("X20-EXA-017", func(t *testing.T) {
		start := func(y, degrees float64) *xwingtest.Game {
			enemy := blueShip("academypilot", 400, y, degrees)
			enemy.Tokens = map[board.Token]int{board.Focus: 1, board.Evade: 2, board.ReinforceAft: 1, board.Stress: 1}
			return engage(t, nil, redShip("oldteroch", 400, 400, 0), enemy)
		}
		g := start(500, 180)
		g.Pick(ask.ChooseShip, "ship:2")
		want(t, "green tokens", g.Ship(2).Green(), 0)
		want(t, "stress", g.Ship(2).Has(board.Stress), 1)
		for what, g := range map[string]*xwingtest.Game{"facing away": start(500, 0), "at range 0": start(440, 180), "at range 2": start(560, 180)} {
			if g.Asks(ask.ChooseShip) {
				t.Errorf("%s it may be chosen", what)
			}
		}
	})
}

func TestKadSolus(t *testing.T) {
	for code, focus := range map[string]int{"4KR": 2, "3FB": 0} {
		g := fly(t, code, nil, redShip("kadsolus", 400, 300, 0), blueShip("academypilot", 800, 800, 180))
		want(t, code+": focus", g.Ship(1).Has(board.Focus), focus)
	}
}
