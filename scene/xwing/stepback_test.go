package xwing

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// TestStepBack goes back from the places of a barrel roll to the actions, but not
// once the stress of a red one is paid, nor after the roll.
func TestStepBack(t *testing.T) {
	for _, c := range []struct {
		script string
		kind   game.Kind
		pick   string
		next   game.Kind
		back   bool
	}{
		{"rule/action: barrel roll", ask.ChooseAction, "barrelroll", ask.ChooseBarrelRoll, true},
		{"rule/queue: a pair", ask.ChooseAbility, "linked>barrelroll", ask.ChooseBarrelRoll, false},
		{"rule/action: barrel roll", ask.ChooseBarrelRoll, "left/middle", "", false},
	} {
		a, table, d := atQuestion(t, c.script, c.kind)
		table.question.Pick(d, c.pick)
		p := table.play
		p.board.Finish()
		settle(a, ui.Input{X: 640, Y: 30})
		next, _ := table.question.Decision()
		if c.next != "" && next.Kind != c.next {
			t.Fatalf("%s: after %s it asks %s, want %s", c.script, c.pick, next.Kind, c.next)
		}
		shown := slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "step.back" })
		if shown != c.back {
			t.Fatalf("%s: after %s a way back is shown: %v, want %v", c.script, c.pick, shown, c.back)
		}
		if !c.back {
			continue
		}
		n := p.Session.Choices()
		uitest.Press(t, a.UI, a.Build, "step.back")
		settle(a, ui.Input{X: 640, Y: 30})
		if now, _ := table.question.Decision(); now.Kind != c.kind || p.Session.Choices() != n-1 {
			t.Errorf("%s: back at %s with %d choices, want %s with %d", c.script, now.Kind, p.Session.Choices(), c.kind, n-1)
		}
	}
}
