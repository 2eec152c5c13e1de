package xwing

import (
	"testing"

	"xwing/scene/ui"
)

// TestOneEpicButton: an epic battle is offered once, whatever else is picked; it takes the place of a scenario.
func TestOneEpicButton(t *testing.T) {
	a, _, _ := withFirst(t)
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	for _, list := range a.kits.Lists() {
		click(t, a, "squads.list:"+string(list))
		for _, m := range append([]string{noScenario}, s.scenarioIDs(a)...) {
			if shows(a, "squads.scenario:"+m) {
				click(t, a, "squads.scenario:"+m)
			}
			n := 0
			for _, w := range a.UI.Widgets {
				if w.ID == "squads.epic" {
					n++
				}
			}
			if want := map[bool]int{true: 1}[s.hasBattle(a)]; n != want {
				t.Errorf("%s, %s: an epic battle is offered %d times, want %d", list, m, n, want)
			}
		}
		if s.hasBattle(a) {
			if click(t, a, "squads.epic"); !s.battle(a) || s.played(a) != "" {
				t.Errorf("%s: it is no epic battle", list)
			}
			click(t, a, "squads.epic")
		}
	}
}
