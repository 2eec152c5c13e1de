package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestChopperCrew(t *testing.T) {
	ready := func(stress, facedown int, upgrades ...string) *xwingtest.Game {
		return fly(t, "2FW", func(s *xwing.State) {
			s.View.Ships[0].Tokens[board.Stress] = int8(stress)
			for range facedown {
				s.View.Ships[0].Facedown++
				s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{Card: "structuraldamage", N: 1})
			}
		}, redShip("bluesquadronescort", 450, 300, 0, upgrades...), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(1, 0, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	if got := suffered(g, 1); got != 1 || g.Ship(1).Has(board.Focus) != 1 {
		t.Errorf("%d damage, want 1 for acting under stress", got)
	}
	g = ready(1, 1, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	g.Pick(ask.ChooseEither, "expose")
	if suffered(g, 1) != 0 || len(g.Ship(1).Faceup) != 1 {
		t.Error("the card was not exposed instead")
	}
	g = ready(0, 0, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	if suffered(g, 1) != 0 {
		t.Error("it hurts without stress")
	}
	if ready(1, 0).Asks(ask.ChooseAction) {
		t.Error("a stressed ship acts without Chopper")
	}
}

func TestMagvaYarroCrew(t *testing.T) {
	ready := func(attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) { faces(s, attack, "bbb") },
			redShip("jekporkins", 450, 300, 0), blueShip("bluesquadronescort", 450, 490, 180, "magvayarro"))
	}
	g := ready("hbb")
	g.Pick(ask.UseAbility, "yes")
	if !g.Ship(2).HasLocked("ship:1") {
		t.Error("no lock on the attacker")
	}
	if ready("bbb").Asks(ask.UseAbility) {
		t.Error("offered after a miss")
	}
}

func TestSawGerreraCrew(t *testing.T) {
	ready := func(attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) { faces(s, attack, "bbb") },
			redShip("bluesquadronescort", 450, 300, 0, "sawgerrera"), blueShip("jekporkins", 450, 490, 180))
	}
	g := ready("ffh")
	g.Pick(onAttack, "upgrade/sawgerrera")
	g.Until(ask.SetDials, nil)
	crits := 0
	for _, e := range xwingtest.All[board.DamageSuffered](g) {
		if e.Ship == 2 && e.Crit {
			crits++
		}
	}
	if crits != 2 || suffered(g, 1) < 1 {
		t.Errorf("%d crits, want 2 for one damage of one's own", crits)
	}
	if offers(ready("hhb"), onAttack, "upgrade/sawgerrera") {
		t.Error("offered without a focus result")
	}
}
