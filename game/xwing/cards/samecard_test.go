package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestNorraWexley(t *testing.T) {
	defend := func(pilot string, y float64, more ...xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "hhhh", "bbbb") },
			blueShip("blacksquadronace", 450, 300, 0), redShip(pilot, 450, y, 180), more...)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	t.Run("X20-ERR-016", func(t *testing.T) {
		for _, pilot := range []string{"norrawexley", "norrawexley-btla4ywing"} {
			g := defend(pilot, 430)
			g.Refused(ask.ModifyDefenseDice, "done")
			g.Pick(ask.ModifyDefenseDice, "pilot/"+pilot)
			want(t, "damage", hurt(g, 2), 4-1-1) // 2 + 1 attack dice, one evaded
		}
	})
	t.Run("X20-ERR-016 whoever is near", func(t *testing.T) {
		if g := defend("norrawexley", 490); g.Asks(ask.ModifyDefenseDice) {
			t.Error("no enemy is near")
		}
		if g := defend("norrawexley", 490, blueShip("academypilot", 520, 520, 0)); !g.Asks(ask.ModifyDefenseDice) {
			t.Error("another enemy is near than the attacker")
		}
		if g := defend("norrawexley", 490, blueShip("academypilot", 500, 490, 0)); !g.Asks(ask.ModifyDefenseDice) || g.Now().RangeBetween(2, 3) != gauge.Range0 {
			t.Error("an enemy at range 0")
		}
		if g := defend("norrawexley", 490, redShip("jekporkins", 520, 520, 0)); g.Asks(ask.ModifyDefenseDice) {
			t.Error("a friendly ship is near")
		}
	})
}
