package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestIonWeapons(t *testing.T) {
	for _, weapon := range []string{"ioncannon", "ioncannonturret", "iontorpedoes", "ionmissiles"} {
		g := fires(t, weapon, "hcbb", "bbb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, board.Ion); d != 1 || n != 1 {
			t.Errorf("%s: %d damage and %d ion tokens, want 1 and 1", weapon, d, n)
		}
		g = fires(t, weapon, "hbbb", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, board.Ion); d != 0 || n != 0 {
			t.Errorf("%s misses: %d damage and %d ion tokens", weapon, d, n)
		}
	}
	t.Run("X20-FAQ-044 X20-FAQ-045", func(t *testing.T) {
		g := fires(t, "ioncannon", "hhh", "bbb", blueShip("idenversio", 450, 490, 180))
		g.Until(ask.UseAbility, nil)
		g.Pick(ask.UseAbility, "yes")
		g.Until(ask.SetDials, nil)
		if n := gained(g, 2, board.Ion); n != 2 || !xwingtest.Has[board.DamagePrevented](g, nil) || g.Ship(2).DamageCards() != 1 {
			t.Errorf("%d ion tokens, want 2, and the damage prevented", n)
		}
	})
	g := duel(t, nil, redShip("jekporkins", 450, 300, 0, "iontorpedoes"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:iontorpedoes>ship:2") {
		t.Error("torpedoes without a lock")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Rear} },
		redShip("jekporkins", 450, 300, 0, "ioncannonturret"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:ioncannonturret>ship:2") {
		t.Error("a turret that looks backwards")
	}
}

func TestBeams(t *testing.T) {
	for weapon, k := range map[string]board.Token{"jammingbeam": board.Jam, "tractorbeam": board.Tractor} {
		g := fires(t, weapon, "hhc", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, k); d != 0 || n != 2 {
			t.Errorf("%s: %d damage and %d tokens, want 0 and 2", weapon, d, n)
		}
		g = fires(t, weapon, "bbb", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if n := gained(g, 2, k); n != 0 {
			t.Errorf("%s misses and leaves %d tokens", weapon, n)
		}
	}
}
