package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// turretDuel starts a duel of a ship with a turret that looks ahead.
func turretDuel(t *testing.T, y float64, upgrades ...string) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, func(s *xwing.State) {
		s.View.Ships[0].Turret = []gauge.Arc{gauge.Front}
		faces(s, "hbb"+"hbb"+"bbb", "bbb"+"bbb"+"bbb")
	}, redShip("bluesquadronescort", 450, 300, 0, append(upgrades, "dorsalturret")...), blueShip("blacksquadronace", 450, y, 180))
}

func TestHanSoloGunner(t *testing.T) {
	const bonus = "choose-bonus-attack"
	t.Run("X20-FAQ-041 X20-FAQ-042", func(t *testing.T) {
		// It resolves ahead of a ship that engages at initiative 7.
		g := play(t, board.Engagement, func(s *xwing.State) {
			s.View.Ships[0].Turret = []gauge.Arc{gauge.Front}
			s.Memory.Ships[1].Initiative = []xwing.InitiativeChange{{By: "test", Value: 7, Phase: board.Engagement}}
		}, redShip("bluesquadronescort", 450, 300, 0, "hansolo", "dorsalturret"), blueShip("blacksquadronace", 450, 490, 180))
		d := g.Decision(bonus)
		if d.Seat != game.Red {
			t.Errorf("seat %d attacks first", d.Seat)
		}
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		g.Until(ask.ChooseAttack, nil)
		if d := g.Decision(ask.ChooseAttack); d.Seat != game.Blue || !xwingtest.All[board.AttackDeclared](g)[0].Attack.Bonus {
			t.Error("want a bonus attack, then the ship of initiative 7")
		}
	})
	t.Run("X20-FAQ-043:arc", func(t *testing.T) {
		g := turretDuel(t, 490, "hansolo")
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		g.Until(ask.ChooseAttack, nil)
		for g.Decision(ask.ChooseAttack).Seat != game.Red {
			g.Pick(ask.ChooseAttack, "none")
		}
		if o, ok := g.Option(ask.ChooseAttack, "upgrade:dorsalturret>ship:2"); !ok || o.Refusal == nil || o.Refusal.Rule != "X20-FAQ-043" {
			t.Errorf("the turret again: %+v", o)
		}
		if !offers(g, ask.ChooseAttack, "primary:0>ship:2") {
			t.Error("no attack with the primary weapon")
		}
	})
	if turretDuel(t, 600, "hansolo").Asks(bonus) || turretDuel(t, 490).Asks(bonus) {
		t.Error("offered out of range, or without Han")
	}
}

func TestScumHanSolo(t *testing.T) {
	g := duel(t, nil, redShip("bluesquadronescort", 450, 300, 0, "hansolo-gunner"), prey)
	g.Pick(ask.ChooseAction, "focus")
	if s := g.Ship(1); s.Has(board.Focus) != 1 || s.Has(board.Stress) != 1 || !g.Asks(ask.ChooseAttack) {
		t.Error("no red focus action before engaging")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 },
		redShip("bluesquadronescort", 450, 300, 0, "hansolo-gunner"), prey)
	if g.Asks(ask.ChooseAction) {
		t.Error("offered to a stressed ship")
	}
}

func TestVeteranTurretGunner(t *testing.T) {
	const bonus = "choose-bonus-attack"
	after := func(weapon string) *xwingtest.Game {
		g := turretDuel(t, 490, "veteranturretgunner")
		g.Until(ask.ChooseAttack, nil)
		for g.Decision(ask.ChooseAttack).Seat != game.Red {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, weapon+">ship:2")
		g.Until(bonus, nil)
		return g
	}
	t.Run("X20-FAQ-005", func(t *testing.T) {
		g := after("primary:0")
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		if a := xwingtest.All[board.AttackDeclared](g); len(a) != 2 || !a[1].Attack.Bonus || a[1].Attack.Weapon.Arc != catalog.SingleTurretArc {
			t.Error("no bonus attack of the turret that looks ahead")
		}
	})
	if after("upgrade:dorsalturret").Asks(bonus) {
		t.Error("offered after a special attack")
	}
}
