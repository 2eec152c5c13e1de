package xwing

import (
	"os"
	"strings"
	"testing"
	"time"

	"xwing/game"
	"xwing/scene/ui"
)

// TestSheetOfLuck reads the pages of luck and play of a kept game: every attack and round is told, and the answers that cost most,
// the dearest first, each of which is shown on the table and left again; who leaves the sheet ends the search.
func TestSheetOfLuck(t *testing.T) {
	a, _ := newApp(t, 0)
	text, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	session, _, err := game.Resume(text, a.kit.Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, nil)
	a.Screen.(*tableScreen).question.Looking = false
	var s *resultScreen
	wait := func() {
		t.Helper()
		for range 60_000 {
			a.Build(ui.Input{})
			if sheet, ok := a.Screen.(*resultScreen); ok && !sheet.Busy() && (sheet.judging == nil || sheet.judging.finished()) {
				s = sheet
				a.Build(ui.Input{})
				return
			}
			time.Sleep(time.Millisecond)
		}
		t.Fatal("it is never counted")
	}
	wait()
	click(t, a, "result.page:luck")
	a.Build(ui.Input{})
	if said := widget(t, a, "result.luck.says").Words; !strings.HasPrefix(said, "Dice gave Blue 9.3 damage. Fair dice ") {
		t.Errorf("it says %q", said)
	}
	if first := widget(t, a, "result.luck:0").Words; !strings.Contains(first, "Round 1, ") || !strings.Contains(first,
		" damage expected, ") {
		t.Errorf("of the first attack it says %q", first)
	}
	widget(t, a, "result.luck.round:1")
	if s.judging != nil {
		t.Error("nobody has asked, and better answers are looked for")
	}
	click(t, a, "result.page:play")
	a.Build(ui.Input{})
	wait()
	if s.judging == nil {
		t.Fatal("nothing is looked for")
	}
	found, done, all := s.judging.found()
	if done != all || len(found) < 5 {
		t.Errorf("%d answers are found in %d of %d choices", len(found), done, all)
	}
	if own := s.costliest(game.Red); len(own) == 0 || len(own) > dearest || own[0].Cost < own[len(own)-1].Cost {
		t.Errorf("%d answers of Red's", len(own))
	}
	before := widget(t, a, "result.dear.text:red:0").Words
	if !strings.Contains(before, "points given away") || !strings.Contains(before, "Better: ") || strings.Contains(before, "⟦") {
		t.Errorf("of the dearest it says %q", before)
	}
	click(t, a, "result.dear:red:0")
	a.Build(ui.Input{})
	if s.shown == nil || !strings.Contains(widget(t, a, "result.moment.text").Words, "points given away") {
		t.Error("the table is not shown as it was")
	}
	click(t, a, "result.back")
	if s.shown != nil {
		t.Error("there is no way back")
	}
	s.Left()
	if !s.judging.stop.Load() {
		t.Error("the search outlives its sheet")
	}
}
