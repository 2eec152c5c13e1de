package xwing

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestRulesSheet: the sheet lists the steps of the edition that is played, in its
// order, and its numbers.
func TestRulesSheet(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	e := *p.state().Rules().Edition
	e.ID, e.Steps, e.Again = "2.5", slices.Concat(e.Steps[2:4], e.Steps[6:]), 2 // no System Phase, as in first edition
	e.Ion.Tokens.Medium = 7
	a.Cover(rulesOverlay{a.Screen.(*tableScreen), &e})
	a.Build(ui.Input{})
	var got []string
	for _, w := range a.UI.Widgets {
		if id, ok := strings.CutPrefix(w.ID, "rules."); ok {
			got = append(got, id)
		}
	}
	want := []string{"forces", "components", "activation", "engagement", "end", "ion", "tractor", "lock"}
	if !slices.Equal(got, want) {
		t.Errorf("the sheet lists %v, want %v", got, want)
	}
	if end := widget(t, a, "rules.end").Words; !strings.Contains(end, "round 12") {
		t.Errorf("the sheet says %q of the End Phase, want the words of the edition", end)
	}
	if ion := widget(t, a, "rules.ion").Words; !strings.Contains(ion, "7 a medium") {
		t.Errorf("the sheet says %q of ion tokens, want 7 for medium ships", ion)
	}
}
