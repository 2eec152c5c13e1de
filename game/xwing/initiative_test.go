package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// sets is an ability that changes the initiative of its ship until a phase ends.
func sets(value int, until board.Phase) xwing.Ability {
	return acts(func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Owner, m.Card, value, until) })
}

func TestInitiative(t *testing.T) {
	// The ships stand where each can attack the other, so that both are asked.
	engage := func(t *testing.T, upgrades []string, cards ...*xwing.Card) *xwingtest.Game {
		red := xwingtest.Ship(0, "bluesquadronescort", 0, 0, 0, upgrades...)
		return faceOff(t, cards, nil, red, xwingtest.Ship(0, "idenversio", 0, 0, 0))
	}
	t.Run("X20-INI-001", func(t *testing.T) {
		g := engage(t, nil)
		if a, b := g.Now().Initiative(1), g.Now().Initiative(2); a != 2 || b != 4 {
			t.Errorf("initiatives %d and %d, want the printed 2 and 4", a, b)
		}
		if d := g.Decision(ask.ChooseAttack); d.Seat != game.Blue {
			t.Errorf("seat %d attacks first, want the higher initiative", d.Seat)
		}
	})
	t.Run("X20-INI-003", func(t *testing.T) {
		g := engage(t, []string{"elusive", "predator"}, testCard(catalog.UpgradeCard, "elusive", sets(1, board.Engagement)),
			testCard(catalog.UpgradeCard, "predator", sets(6, board.Engagement)))
		g.Pick(ask.ChooseAbility, "upgrade/predator@ship:1")
		if got := g.Now().Initiative(1); got != 1 {
			t.Errorf("initiative = %d, want the most recent change, 1", got)
		}
		g = engage(t, []string{"elusive", "predator"}, testCard(catalog.UpgradeCard, "elusive", sets(1, board.Engagement)),
			testCard(catalog.UpgradeCard, "predator", sets(6, board.Engagement)))
		g.Pick(ask.ChooseAbility, "upgrade/elusive@ship:1")
		if got := g.Now().Initiative(1); got != 6 {
			t.Errorf("initiative = %d, want the most recent change, 6", got)
		}
	})
	t.Run("X20-INI-004", func(t *testing.T) {
		g := engage(t, []string{"elusive", "predator"}, testCard(catalog.UpgradeCard, "elusive", sets(5, board.System)),
			testCard(catalog.UpgradeCard, "predator", sets(6, board.Engagement)))
		g.Pick(ask.ChooseAbility, "upgrade/elusive@ship:1")
		if got := g.Now().Initiative(1); got != 6 {
			t.Fatalf("initiative = %d, want 6", got)
		}
		g.Until(ask.SetDials, nil)
		if got := g.Now().Initiative(1); got != 5 {
			t.Errorf("after the Engagement Phase initiative = %d, want the older change, 5", got)
		}
		g.Dials(nil)
		g.Until(ask.ChooseAbility, nil)
		if got := g.Now().Initiative(1); got != 2 {
			t.Errorf("after the System Phase initiative = %d, want the printed 2", got)
		}
	})
}
