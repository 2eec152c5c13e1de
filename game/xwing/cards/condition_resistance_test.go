package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestCompromisingIntel(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"vimoradi"}, []string{"academypilot", "academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("compromisingintel") {
		t.Error("no condition")
	}
	for y, open := range map[float64]bool{560: true, 890: false} {
		g := play(t, board.System, func(s *xwing.State) {
			assigned(2, "compromisingintel", 1)(s)
			dial(s, 2, "2FB")
		}, redShip("vimoradi", 400, 300, 0), blueShip("academypilot", 400, y, 180))
		if d := g.Ship(2).Dial; d.Revealed != open {
			t.Errorf("Vi Moradi at %v: its dial lies open: %v", y, d.Revealed)
		}
	}
	focused := blueShip("jekporkins", 400, 500, 180)
	focused.Tokens = map[board.Token]int{board.Focus: 1}
	for by, can := range map[board.ShipID]bool{1: false, 3: true} {
		g := duel(t, func(s *xwing.State) { assigned(2, "compromisingintel", by)(s); faces(s, "hhb", "ffb") },
			redShip("vimoradi", 400, 300, 0), focused, redShip("vimoradi", 100, 100, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if got := g.Asks(ask.ModifyDefenseDice); got != can {
			t.Errorf("attacked by ship 1, of which ship %d knows: it may spend a focus token: %v", by, got)
		}
	}
}
