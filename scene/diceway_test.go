package scene

import (
	"slices"
	"testing"

	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestDieSaysTheWay takes a click on a die for the one modification that dice are
// picked for: one click rerolls one die, of several it is the first one ticked.
func TestDieSaysTheWay(t *testing.T) {
	t.Run("one", func(t *testing.T) {
		a, table, _ := atQuestion(t, "upgrades/predator", ask.ModifyAttackDice)
		n := table.play.session.Choices()
		press(t, a, a.build, "die:0:1")
		if played := table.play.session.Played()[n:]; len(played) != 2 || played[0].One() != "upgrade/predator" || played[1].One() != "die:1" {
			t.Errorf("answered %v, want Predator and the second die", played)
		}
	})
	t.Run("several", func(t *testing.T) {
		a, table, _ := atQuestion(t, "lock", ask.ModifyAttackDice)
		press(t, a, a.build, "die:0:2")
		table.play.board.finish(table.play.words)
		settle(a, ui.Input{X: 640, Y: 30})
		d, _ := table.decision()
		if d.Kind != ask.ChooseDice || !slices.Equal(table.draft.picks, []string{"die:2"}) {
			t.Fatalf("it asks %s with %v picked, want the dice with the third", d.Kind, table.draft.picks)
		}
		press(t, a, a.build, "die:0:0")
		press(t, a, a.build, "confirm")
		played := table.play.session.Played()
		if got := played[len(played)-1].Pick; !slices.Equal(got, []string{"die:0", "die:2"}) {
			t.Errorf("rerolled %v", got)
		}
	})
	t.Run("none", func(t *testing.T) {
		a, table, _ := atQuestion(t, "attack", ask.ModifyAttackDice)
		n := table.play.session.Choices()
		press(t, a, a.build, "die:0:0")
		if table.play.session.Choices() != n {
			t.Errorf("a die was taken for %v", table.play.session.Played()[n:])
		}
	})
}
