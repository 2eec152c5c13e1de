package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestPivotWing(t *testing.T) {
	ready := func(side int, code string) *xwingtest.Game {
		g := fly(t, code, func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Side = side },
			redShip("bluesquadronscout", 450, 300, 0, "pivotwing"), blueShip("academypilot", 100, 800, 180))
		g.Pick(ask.UseAbility, "no") // it could be turned over
		return g
	}
	g := ready(0, "0OR")
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseEither, "pivot-left")
	if p := g.Ship(1).Pose; p.Degrees() != 90 || p.X != 450_000 {
		t.Errorf("stands at %+v, want turned by a quarter", p)
	}
	for side, code := range map[int]string{1: "0OR", 0: "1FB"} {
		if ready(side, code).Asks(ask.UseAbility) {
			t.Errorf("side %d, %s: offered", side, code)
		}
	}
	for side, want := range map[int]int{0: 1, 1: 2} {
		g := attacks(t, "primary:0", func(s *xwing.State) { s.View.Ships[1].Upgrades[0].Side = side },
			redShip("jekporkins", 450, 300, 0), blueShip("bluesquadronscout", 450, 490, 180, "pivotwing"))
		if got := diceRolled(g, board.DefenseDice); got != want {
			t.Errorf("side %d: %d defense dice, want %d", side, got, want)
		}
	}
}

func TestServomotorSFoils(t *testing.T) {
	t.Run("X20-ANA-008", func(t *testing.T) {
		for side, want := range []int{2, 3} {
			g := duel(t, func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Side = side },
				redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 450, 490, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if got := len(xwingtest.All[board.DiceRolled](g)[0].Dice); got != want {
				t.Errorf("side %d: %d attack dice, want %d", side+1, got, want)
			}
		}
		g := fly(t, "2FB", nil, redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 100, 800, 180))
		if xwingtest.Has[board.DialRevealed](g, nil) {
			t.Error("the ship has begun to activate")
		}
		g.Pick(ask.UseAbility, "yes")
		if got := g.Ship(1).Upgrades[0].Side; got != 1 {
			t.Errorf("side %d, want the open one", got+1)
		}
		if slices.Contains(g.Legal(ask.ChooseAction), "boost") {
			t.Error("boost on the bar while open")
		}
		g = fly(t, "2FB", nil, redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 100, 800, 180))
		g.Pick(ask.UseAbility, "no")
		if !slices.Contains(g.Legal(ask.ChooseAction), "boost") {
			t.Error("no boost on the bar while closed")
		}
	})
	t.Run("X20-ANA-008 of that ship alone", func(t *testing.T) {
		u, err := xwingtest.Rules(t).Catalog.Upgrade("servomotorsfoils")
		if err != nil || len(u.Restrictions) != 1 || !slices.Equal(u.Restrictions[0].Ships, []string{"t65xwing"}) {
			t.Errorf("restrictions %+v, %v, want the T-65 X-wing alone", u.Restrictions, err)
		}
	})
	t.Run("X20-ANA-008 special attack", func(t *testing.T) {
		g := duel(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} },
			redShip("jekporkins", 450, 300, 0, "servomotorsfoils", "protontorpedoes"), blueShip("academypilot", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
		if got := len(xwingtest.All[board.DiceRolled](g)[0].Dice); got != 4 {
			t.Errorf("torpedoes: %d attack dice, want 4", got)
		}
	})
}
