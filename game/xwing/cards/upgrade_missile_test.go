package cards_test

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestConcussionMissiles(t *testing.T) {
	beside, far := blueShip("blacksquadronace", 550, 490, 180), blueShip("blacksquadronace", 750, 490, 180)
	exposed := func(attack string) []board.ShipID {
		g := fires(t, "concussionmissiles", attack, "bbb", prey, beside, far)
		g.Until(ask.SetDials, nil)
		var ids []board.ShipID
		for _, e := range xwingtest.All[board.DamageExposed](g) {
			ids = append(ids, e.Ship)
		}
		return ids
	}
	if got := exposed("hbb"); len(got) != 2 || got[0] != 2 || got[1] != 3 {
		t.Errorf("exposed cards of %v, want of the defender and of the ship beside it", got)
	}
	if got := exposed("bbb"); len(got) != 0 {
		t.Errorf("a miss exposes cards of %v", got)
	}
}

func TestHomingMissiles(t *testing.T) {
	for pick, rolls := range map[string]bool{"suffer-hit": false, "defend": true} {
		g := fires(t, "homingmissiles", "hhhh", "bbb", prey)
		g.Pick(ask.ChooseEither, pick)
		g.Until(ask.SetDials, nil)
		want := map[bool]int{false: 1, true: 4}[rolls]
		if got := suffered(g, 2); got != want || xwingtest.Has[board.DiceRolled](g, nil) != rolls || g.Ship(1).Upgrades[0].Charges.Active != 1 {
			t.Errorf("%s: %d damage, want %d; dice %v", pick, got, want, rolls)
		}
	}
	if g := fires(t, "concussionmissiles", "ccc", "bbb", prey); g.Asks(ask.ChooseEither) {
		t.Error("asked about another weapon")
	}
}

func TestClusterMissiles(t *testing.T) {
	t.Run("X20-BON-003", func(t *testing.T) {
		const bonus = "choose-bonus-attack"
		g := fires(t, "clustermissiles", "hbb"+"hbb", "bbb"+"bbb", prey, blueShip("academypilot", 550, 490, 180), blueShip("academypilot", 290, 560, 180))
		g.Until(bonus, nil)
		if offers(g, bonus, "upgrade:clustermissiles>ship:2") || offers(g, bonus, "upgrade:clustermissiles>ship:4") {
			t.Error("the same target, or one far from it, is offered")
		}
		if offers(g, bonus, "primary:0>ship:3") {
			t.Error("another weapon is offered")
		}
		g.Pick(bonus, "upgrade:clustermissiles>ship:3")
		g.Until(ask.SetDials, nil)
		if got := suffered(g, 3); got != 1 || g.Ship(1).Upgrades[0].Charges.Active != 2 {
			t.Errorf("%d damage to the second target, %d charges left, want 1 and 2", got, g.Ship(1).Upgrades[0].Charges.Active)
		}
		if g := fires(t, "clustermissiles", "hbb", "bbb", prey); offers(g, bonus, "none") {
			t.Error("offered with nobody near the defender")
		}
	})
}

func TestBarrageRockets(t *testing.T) {
	g := fires(t, "barragerockets", "bbb"+"hh", "bbb", prey)
	g.Pick(onAttack, "upgrade/barragerockets")
	g.Pick(ask.ChooseDice, "die:0", "die:1")
	if got := g.Ship(1).Upgrades[0].Charges.Active; got != 2 {
		t.Errorf("%d charges, want 2", got)
	}
	if g := fires(t, "barragerockets", "bbb", "bbb", blueShip("blacksquadronace", 500, 490, 180)); offers(g, onAttack, "upgrade/barragerockets") {
		t.Error("offered outside the bullseye arc")
	}
}
