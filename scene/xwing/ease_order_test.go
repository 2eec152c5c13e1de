package xwing

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestKeepOrder takes first what was first among the same abilities before, where all
// of them resolve; whoever may do without one is asked each time.
func TestKeepOrder(t *testing.T) {
	for script, want := range map[string]string{"rule/example: two": "pilot/kylekatarn@ship:2", "rule/queue: three of two ships": ""} {
		a, table, d := atQuestion(t, script, ask.ChooseAbility)
		p := table.play
		if _, kept := p.keepOrder(d); kept {
			t.Errorf("%s: answered before anybody was asked", script)
		}
		pick := d.Options[1].ID
		table.question.Pick(d, pick)
		settle(a, ui.Input{X: 640, Y: 30})
		e, kept := p.keepOrder(d)
		if kept != (want != "") || kept && e.Choice.One() != want {
			t.Errorf("%s: after %s answered %v with %v, want %q", script, pick, kept, e.Choice.Pick, want)
		}
		if d.Options = d.Options[:1]; !kept {
			continue
		}
		if _, kept := p.keepOrder(d); kept {
			t.Errorf("%s: fewer abilities are in the same order", script)
		}
	}
}

// TestMootAbilities asks for no order of two abilities that come to the same in both.
func TestMootAbilities(t *testing.T) {
	for name, moot := range map[string]bool{"rule/queue: two who must": true, "rule/example: two": false, "pilot/firstorder/dread": false} {
		_, table, d := atQuestion(t, name, ask.ChooseAbility)
		e, ok := ease(eager, table.play.Session, d, notNever)
		if ok != moot || ok && e.Choice.One() != d.Options[0].ID {
			t.Errorf("%s: answered %v with %v, want %v", name, ok, e.Choice.Pick, moot)
		}
	}
}
