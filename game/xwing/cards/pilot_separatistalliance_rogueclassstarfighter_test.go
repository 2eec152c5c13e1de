package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestMagnaGuardProtector(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"magnaguardprotector", "tradefederationdrone", "magnaguardprotector"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2")

	for _, c := range []struct {
		name   string
		x      float64 // of the guarded ship; the attacker's bullseye lies at 400
		guards [2]float64
		tokens []board.Token
		dice   int
	}{
		{"two guards", 440, [2]float64{360, 480}, []board.Token{board.Calculate}, 2},
		{"evading", 440, [2]float64{360, 480}, []board.Token{board.Evade}, 2},
		{"no token", 440, [2]float64{360, 480}, []board.Token{board.Focus}, 0},
		{"one outside", 440, [2]float64{360, 880}, []board.Token{board.Calculate}, 1},
		{"bullseye", 400, [2]float64{340, 460}, []board.Token{board.Calculate}, 0},
	} {
		ships := []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("tradefederationdrone", c.x, 480, 180),
			holding(blueShip("magnaguardprotector", c.guards[0], 540, 180), c.tokens...),
			holding(blueShip("magnaguardprotector", c.guards[1], 540, 180), c.tokens...)}
		with := later(t, board.Engagement, assigned(2, "guarded", 3), ships...).Now().PreviewAttack(1, "primary:0", 2)
		without := later(t, board.Engagement, nil, ships...).Now().PreviewAttack(1, "primary:0", 2)
		want(t, c.name+": more dice", with.DefenseDice-without.DefenseDice, c.dice)
	}
}
