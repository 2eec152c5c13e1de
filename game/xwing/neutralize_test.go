package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// Attack chapter: Neutralize Results.
func TestNeutralize(t *testing.T) {
	result := func(t *testing.T, d duel) (string, bool) {
		t.Helper()
		g := d.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return neutralized(t, g)
	}
	t.Run("X20-ATK-019", func(t *testing.T) {
		left, hit := result(t, duel{attack: "chhb", defense: "eeb"})
		eq(t, "hits first", left, "cb/b")
		eq(t, "hit", hit, true)
		eq(t, "one kind runs out", first(result(t, duel{attack: "hbbb", defense: "eee"})), "bbb/ee")
	})
	t.Run("X20-ATK-020", func(t *testing.T) {
		left, hit := result(t, duel{attack: "chbb", defense: "eeb"})
		eq(t, "then crits", left, "bb/b")
		eq(t, "not before hits", first(result(t, duel{attack: "chbb", defense: "ebb"})), "cbb/bb")
		eq(t, "hit", hit, false)
		left, _ = result(t, duel{attack: "ccbb", defense: "eeb"})
		eq(t, "each of them", left, "bb/b")
	})
	t.Run("X20-ATK-021:hit,crit,miss", func(t *testing.T) {
		for _, c := range []struct {
			attack, defense string
			hit             bool
		}{{"hbbb", "fbb", true}, {"cbbb", "fbb", true}, {"fbbb", "fbb", false}, {"bbbb", "fbb", false},
			{"hbbb", "ebb", false}, {"cbbb", "ebb", false}, {"hcbb", "ebb", true}, {"hcbb", "eeb", false}} {
			_, hit := result(t, duel{attack: c.attack, defense: c.defense})
			eq(t, c.attack+" against "+c.defense, hit, c.hit)
		}
	})
}

// Reinforce chapter: the effect while defending.
func TestReinforce(t *testing.T) {
	// The defender faces the attacker, so that the fore token applies.
	left := func(t *testing.T, attack, defense string, change func(*xwing.State)) string {
		t.Helper()
		g := duel{blue: xwingPilot, attack: attack, defense: defense, change: change}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return first(neutralized(t, g))
	}
	fore := func(n int) func(*xwing.State) { return give(defender, board.ReinforceFore, n) }
	aft := func(n int) func(*xwing.State) { return give(defender, board.ReinforceAft, n) }
	stand := func(x, y, heading float64) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(x, y, heading) }
	}
	t.Run("X20-REI-004:fore,aft", func(t *testing.T) {
		eq(t, "fore token", left(t, "hhbb", "bb", fore(1)), "hbb/bb")
		eq(t, "aft token", left(t, "hhbb", "bb", aft(1)), "hhbb/bb")
		eq(t, "aft token from behind", left(t, "hhbb", "bb", all(aft(1), stand(450, 400, 0))), "hbb/bb")
		eq(t, "fore token from behind", left(t, "hhbb", "bb", all(fore(1), stand(450, 400, 0))), "hhbb/bb")
		// Ahead and astern of the midway line, but outside the standard arcs.
		eq(t, "fore token, beside the front arc", left(t, "hhbb", "bb", all(fore(1), stand(450, 440, 180+65))), "hbb/bb")
		eq(t, "aft token, beside the rear arc", left(t, "hhbb", "bb", all(aft(1), stand(450, 440, 65))), "hbb/bb")
	})
	t.Run("X20-REI-003:fore,aft", func(t *testing.T) {
		// Broadside on, the attacker is in both full arcs.
		eq(t, "fore", left(t, "hhbb", "bb", all(fore(1), stand(450, 400, 90))), "hhbb/bb")
		eq(t, "aft", left(t, "hhbb", "bb", all(aft(1), stand(450, 400, 90))), "hhbb/bb")
	})
	t.Run("X20-REI-005", func(t *testing.T) {
		eq(t, "2 left", left(t, "hhbb", "bb", fore(1)), "hbb/bb")
		eq(t, "4 left", left(t, "hhhh", "bb", fore(1)), "hhh/bb")
		eq(t, "2 left after an evade", left(t, "hhhb", "eb", fore(1)), "hb/b")
		eq(t, "2 crits left", left(t, "ccbb", "bb", fore(1)), "cbb/bb")
	})
	t.Run("X20-REI-006", func(t *testing.T) {
		eq(t, "1 left", left(t, "hbbb", "bb", fore(1)), "hbbb/bb")
		eq(t, "1 crit left", left(t, "cbbb", "bb", fore(1)), "cbbb/bb")
		eq(t, "1 left after an evade", left(t, "hhbb", "eb", fore(1)), "hbb/b")
	})
	t.Run("X20-REI-008 X20-REI-007", func(t *testing.T) {
		eq(t, "2 tokens, 3 left", left(t, "hhhb", "bb", fore(2)), "hb/bb")
		eq(t, "2 tokens, 2 left", left(t, "hhbb", "bb", fore(2)), "hbb/bb")
		eq(t, "one of each", left(t, "hhhb", "bb", all(fore(1), aft(1))), "hhb/bb")
		eq(t, "2 aft tokens, from behind", left(t, "hhhb", "bb", all(aft(2), stand(450, 400, 0))), "hb/bb")
	})
	t.Run("X20-REI-010", func(t *testing.T) {
		wing := xwingtest.Ship(game.Red, xwingPilot, 500, 300, 0)
		g := duel{blue: xwingPilot, attack: "hhbb" + "hhbb", defense: "bbbb", change: fore(1),
			more: []xwing.ScenarioShip{wing}}.start(t)
		g.Pick(ask.ChooseShipToEngage, "ship:1")
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "first attack", first(neutralized(t, g)), "hbb/bb")
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "second attack", first(neutralized(t, g)), "hbb/bb")
		eq(t, "token", g.Ship(defender).Has(board.ReinforceFore), 1)
		g = duel{blue: xwingPilot, attack: "hhbb", defense: "bb", change: all(aft(1), stand(450, 400, 0))}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "aft token", g.Ship(defender).Has(board.ReinforceAft), 1)
	})
	t.Run("X20-REI-002", func(t *testing.T) {
		eq(t, "reinforced", left(t, "hhbb", "bb", fore(1)), "hbb/bb")
		eq(t, "reinforced aft, from behind", left(t, "hhbb", "bb", all(aft(1), stand(450, 400, 0))), "hbb/bb")
		eq(t, "without a token", left(t, "hhbb", "bb", nil), "hhbb/bb")
		g := duel{change: all(fore(1), aft(2))}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "fore tokens after the End Phase", g.Ship(defender).Has(board.ReinforceFore), 0)
		eq(t, "aft tokens after the End Phase", g.Ship(defender).Has(board.ReinforceAft), 0)
	})
	t.Run("X20-REI-012", func(t *testing.T) {
		ahead, behind := xwingtest.Ship(game.Red, xwingPilot, 450, 500, 0), xwingtest.Ship(game.Red, xwingPilot, 450, 760, 180)
		beside := xwingtest.Ship(game.Red, xwingPilot, 310, 620, -90)
		decimator := xwingtest.Ship(game.Blue, "patrolleader", 450, 620, 180)
		for _, c := range []struct {
			who  xwing.ScenarioShip
			want string
		}{{ahead, "hbb/"}, {behind, "hhbb/"}, {beside, "hhbb/"}} {
			s, err := xwing.NewScenario(rulesWith(t), xwing.Scenario{Phase: board.Engagement, First: game.Red,
				Ships: []xwing.ScenarioShip{c.who, decimator}})
			if err != nil {
				t.Fatal(err)
			}
			give(defender, board.ReinforceFore, 1)(s)
			load(s, board.AttackDice, "hhbb")
			g := xwingtest.Play(t, s)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "left", first(neutralized(t, g)), c.want)
		}
	})
	t.Run("X20-REI-013", func(t *testing.T) {
		eq(t, "a hit first", left(t, "chbb", "bb", fore(1)), "cbb/bb")
		eq(t, "a crit if there is no hit", left(t, "ccbb", "bb", fore(1)), "cbb/bb")
	})
}
