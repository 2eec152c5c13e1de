package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestTarfful(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"tarfful-wat1", "wullffwarro", "jekporkins", "bluesquadronescort"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:4")

	attack := func(dice string, x float64) *xwingtest.Game {
		g := later(t, board.Engagement, func(s *xwing.State) {
			assigned(3, "liberated-wat1", 2)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Engaged = i > 0
			}
			faces(s, dice, "bb")
		}, redShip("jekporkins", 400, 300, 0), blueShip("tarfful-wat1", 400, 480, 180), blueShip("bluesquadronescort", x, 620, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.UseAbility, map[game.Kind][]string{ask.ModifyAttackDice: {"done"}})
		return g
	}
	g = attack("hcb", 450)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseEither, "crit")
	want(t, "damage of the freed ship", hurt(g, 3), 1)
	want(t, "damage of Tarfful", hurt(g, 2), 1)
	for name, g := range map[string]*xwingtest.Game{"one result": attack("hbb", 450), "beyond range 2": attack("hhb", 880)} {
		if g.Asks(ask.UseAbility) && g.Now().View.Attack != nil {
			t.Errorf("%s: it is offered", name)
		}
	}

	freed := later(t, board.Engagement, func(s *xwing.State) {
		assigned(3, "liberated-wat1", 2)(s)
		s.View.Ship(2).Engaged, s.View.Ship(3).Engaged = true, true
		faces(s, "bbb", "bb")
	}, redShip("jekporkins", 400, 300, 0), blueShip("tarfful-wat1", 400, 880, 180), blueShip("bluesquadronescort", 400, 480, 180))
	freed.Pick(ask.ChooseAttack, "primary:0>ship:3")
	freed.Pick(ask.UseAbility, "yes")
	if !freed.Ship(2).HasLocked("ship:1") {
		t.Error("no lock, whatever the range")
	}

	heir := later(t, board.Engagement, func(s *xwing.State) {
		assigned(2, "liberated-wat1", 3)(s)
		s.View.Ship(2).Shields.Active = 0
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		faces(s, "hhh", "bbb")
		for range s.View.Ship(2).Hull - 1 {
			s.View.Ship(2).Facedown++
			s.Hidden.Facedown[1] = append(s.Hidden.Facedown[1], xwing.DamageCard{})
		}
	}, redShip("jekporkins", 400, 300, 0), blueShip("bluesquadronescort", 400, 480, 180), blueShip("tarfful-wat1", 800, 800, 180),
		blueShip("wullffwarro", 100, 800, 180), blueShip("lukeskywalker", 600, 800, 180))
	heir.Pick(ask.ChooseAttack, "primary:0>ship:2")
	heir.Until(ask.ChooseShip, nil)
	targets(t, heir, game.Blue, "ship:4")
	heir.Pick(ask.ChooseShip, "ship:4")
	if !heir.Ship(4).HasCondition("liberated-wat1") {
		t.Error("it is not passed on")
	}
}
