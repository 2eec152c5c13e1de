package xwing

import (
	"slices"
	"testing"

	"xwing/game/xwing/ask"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// TestDieSaysTheWay takes a click on a die for the one modification that dice are
// picked for: one click rerolls one die, of several it is the first one ticked.
func TestDieSaysTheWay(t *testing.T) {
	t.Run("one", func(t *testing.T) {
		a, table, _ := atQuestion(t, "upgrade/talent/predator", ask.ModifyAttackDice)
		n := table.play.Session.Choices()
		uitest.Press(t, a.UI, a.Build, "die:0:1")
		if played := table.play.Session.Played()[n:]; len(played) != 2 || played[0].One() != "upgrade/predator" || played[1].One() != "die:1" {
			t.Errorf("answered %v, want Predator and the second die", played)
		}
	})
	t.Run("several", func(t *testing.T) {
		a, table, _ := atQuestion(t, "rule/action: lock", ask.ModifyAttackDice)
		uitest.Press(t, a.UI, a.Build, "die:0:2")
		table.play.board.Finish()
		settle(a, ui.Input{X: 640, Y: 30})
		d, _ := table.question.Decision()
		if d.Kind != ask.ChooseDice || !slices.Equal(table.question.Draft.Picks, []string{"die:2"}) {
			t.Fatalf("it asks %s with %v picked, want the dice with the third", d.Kind, table.question.Draft.Picks)
		}
		uitest.Press(t, a.UI, a.Build, "die:0:0")
		uitest.Press(t, a.UI, a.Build, "confirm")
		played := table.play.Session.Played()
		if got := played[len(played)-1].Pick; !slices.Equal(got, []string{"die:0", "die:2"}) {
			t.Errorf("rerolled %v", got)
		}
	})
	t.Run("none", func(t *testing.T) {
		a, table, _ := atQuestion(t, "rule/attack: step by step", ask.ModifyAttackDice)
		n := table.play.Session.Choices()
		uitest.Press(t, a.UI, a.Build, "die:0:0")
		if table.play.Session.Choices() != n {
			t.Errorf("a die was taken for %v", table.play.Session.Played()[n:])
		}
	})
}
