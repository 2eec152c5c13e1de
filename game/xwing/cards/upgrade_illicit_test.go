package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestTrackingFob(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"bobafett+trackingfob"}, []string{"academypilot", "idenversio"})
	targets(t, g, game.Blue, "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("markedforelimination") {
		t.Error("no condition")
	}
	plain := musters(t, ask.ChooseShip, []string{"bobafett+trackingfob"}, []string{"academypilot", "academypilot"})
	targets(t, plain, game.Blue, "ship:2", "ship:3")

	far := fly(t, "1FB", assigned(2, "markedforelimination", 1), redShip("bobafett", 400, 100, 0, "trackingfob"),
		blueShip("jekporkins", 400, 880, 180), blueShip("academypilot", 600, 880, 180))
	far.Pick(ask.ChooseAction, "lock")
	if got := far.Legal(ask.ChooseLockTarget); !slices.Equal(got, []string{"ship:2"}) {
		t.Errorf("from afar it can lock %v, want the marked ship alone", got)
	}
	for _, locked := range []bool{true, false} {
		prey := blueShip("jekporkins", 400, 500, 180)
		prey.Tokens = map[board.Token]int{board.Focus: 1, board.Evade: 1}
		g := duel(t, func(s *xwing.State) {
			assigned(2, "markedforelimination", 1)(s)
			faces(s, "hhbb", "ffb")
			if locked {
				s.View.Apply(board.LockAcquired{Ship: 1, Target: "ship:2"})
			}
		}, redShip("bobafett", 400, 300, 0, "trackingfob"), prey)
		g.Until(ask.ChooseAttack, nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.ModifyDefenseDice, map[game.Kind][]string{ask.ModifyAttackDice: {"done"}})
		if got := g.Asks(ask.ModifyDefenseDice); got == locked {
			t.Errorf("locked %v: green tokens can be spent: %v", locked, got)
		}
	}
}

func TestCloakingDevice(t *testing.T) {
	ready := func(charges int) *xwingtest.Game {
		return fly(t, "1FB", func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = charges },
			redShip("bluesquadronescort", 450, 300, 0, "cloakingdevice"), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(1)
	g.Pick(ask.ChooseAction, "card:upgrade/cloakingdevice/0")
	g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"cloak"}})
	if s := g.Ship(1); s.Upgrades[0].Charges.Active != 0 || !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Token == board.Cloak }) {
		t.Error("not cloaked for the charge")
	}
	if offers(ready(0), ask.ChooseAction, "card:upgrade/cloakingdevice/0") {
		t.Error("offered without a charge")
	}
	flicker := func(face string, x float64) *xwingtest.Game {
		return play(t, board.Planning, func(s *xwing.State) {
			faces(s, face, "")
			s.View.Ships[0].Tokens[board.Cloak] = 1
		}, redShip("bluesquadronescort", x, 300, 0, "cloakingdevice"), blueShip("academypilot", 100, 800, 180))
	}
	t.Run("X20-FAQ-048", func(t *testing.T) {
		g := flicker("f", 30) // no room to the left
		g.Pick(ask.ChooseEither, "decloak")
		if offers(g, ask.ChooseDecloak, "none") {
			t.Error("a decloaking that is forced may be called off")
		}
		g.Pick(ask.ChooseDecloak, "roll-left")
		if g.Ship(1).Has(board.Cloak) != 1 || !g.Asks(ask.SetDials) {
			t.Error("the cloak is gone although it failed to decloak")
		}
	})
	g = flicker("f", 450)
	g.Pick(ask.ChooseEither, "discard-cloak")
	if g.Ship(1).Has(board.Cloak) != 0 {
		t.Error("the cloak stays")
	}
	if flicker("h", 450).Asks(ask.ChooseEither) {
		t.Error("it flickers on a hit")
	}
}
