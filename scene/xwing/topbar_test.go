package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestInitiativeOfWhatIsShown: the top bar tells at which initiative the ship acts that
// is seen to, not what has become of it since.
func TestInitiativeOfWhatIsShown(t *testing.T) {
	a, table, _ := atText(t, `ship red academypilot 400 200 0
ship blue null 800 700 180
obstacle coreasteroid0 800 630 0
left ship:2 shields 0
phase planning
dice attack crit
deck blue panickedpilot

blue set-dials ship:2=3FB
red set-dials ship:1=2FB
`, ask.ChooseAction)
	table.play.board.Speed = 100
	click(t, a, "option:none")
	moved, from := false, table.play.board.view.Ships[1].Pose
	for range 600 {
		if table.play.board.Resting() {
			break
		}
		a.Build(ui.Input{X: 640, Y: 30})
		if v := &table.play.board.view; v.Active == 2 && v.Ships[1].Pose == from {
			moved = true
			if w := widget(t, a, "bar.initiative"); w.Words != `"Null" (2) · Initiative 7` && w.Words != "Initiative 7" {
				t.Fatalf("while Null moves it says %q", w.Words)
			}
		}
	}
	if !moved || table.play.state().Initiative(2) == 7 {
		t.Errorf("Null was not seen to move (%v) and be damaged: %d", moved, table.play.state().Initiative(2))
	}
}

// TestTurnToChoose: while a player chooses which of his ships has the next turn, none has
// it: not the one before, nor the first of those to choose from.
func TestTurnToChoose(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	chosen := 0
	playOn(t, p, func(d game.Decision) bool {
		if p.board.Finish(); d.Kind != ask.ChooseShipToActivate || p.board.view.Active == 0 {
			return false
		}
		settle(a, ui.Input{})
		if id := p.active(); id != 0 {
			t.Errorf("ship %d has its turn while the next is chosen", id)
		}
		for _, w := range a.UI.Widgets {
			if w.ID == "bar.initiative" {
				t.Errorf("%q has its turn while the next is chosen", w.Words)
			}
		}
		if id := actor(d); id != 0 {
			t.Errorf("the question is about ship %d", id)
		}
		if _, told := table.subject(); !told {
			t.Error("the camera is not told what it is about")
		}
		chosen++
		return chosen > 3
	})
	if chosen == 0 {
		t.Error("nothing was to be chosen")
	}
}
