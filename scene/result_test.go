package scene

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// tallied is the end of the toy's game: a frame with nothing in it.
type tallied struct{ Result }

func (*tallied) Busy() bool { return false }

func (s *tallied) Update() {
	in, row := s.Sheet(Final{Score: [2]int{7, 3}, Sides: [2]string{"tiles", "posts"}, Rounds: 2})
	s.Question.App.UI.Note("inside", "", in)
	s.Buttons(row)
}

// TestResultOfAnyGame tells how a game ended that the shell has never heard of, and leads
// back to its table, to another game of it and to the title.
func TestResultOfAnyGame(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a)
	again, left := 0, 0
	s := &tallied{Result{Question: q, Table: emptyScreen{}, Again: func() { again++ }, Left: func() { left++ }}}
	a.Show(s)
	built(a)
	words, inside := map[string]string{}, draw.Rect{}
	for _, w := range a.UI.Widgets {
		words[w.ID] = w.Words
		if w.ID == "inside" {
			inside = draw.Rect{W: float64(w.Rect[2]), H: float64(w.Rect[3])}
		}
	}
	if words["result.score:red"] != "7" || words["result.score:blue"] != "3" || inside.W < 1000 || inside.H < 400 {
		t.Errorf("the sheet says %s to %s, and has room for %v", words["result.score:red"], words["result.score:blue"], inside)
	}
	if words["result.text"] != a.Say("wins", "seat", game.Red.ID()) || words["result.why"] != "after 2 rounds" {
		t.Errorf("it says %q, %q", words["result.text"], words["result.why"])
	}
	uitest.Press(t, a.UI, a.Build, "result.look")
	if _, table := a.Screen.(emptyScreen); !table || !q.Looking || left != 1 {
		t.Errorf("looking at the table shows %T, left %d times", a.Screen, left)
	}
	a.Show(s)
	built(a)
	uitest.Press(t, a.UI, a.Build, "result.rematch")
	built(a)
	uitest.Press(t, a.UI, a.Build, "result.title")
	if _, title := a.Screen.(*TitleScreen); !title || again != 1 || left != 3 || q.Play.Session != nil {
		t.Errorf("%T is shown, %d games begun again, left %d times", a.Screen, again, left)
	}
}

// TestGridStep: a chart has at most five lines, at round figures.
func TestGridStep(t *testing.T) {
	for top, want := range map[int]int{1: 1, 4: 1, 5: 2, 9: 2, 10: 5, 24: 5, 25: 10, 200: 50, 999: 200} {
		if got := gridStep(top); got != want || top/got > 4 {
			t.Errorf("up to %d in steps of %d, want %d", top, got, want)
		}
	}
}

// TestScoreChart: both lines end within the chart, with a figure each, also where they end in one place or before any
// round is over; and dice are told with what was to be expected.
func TestScoreChart(t *testing.T) {
	a := newShell(t)
	r := draw.Rect{X: 100, Y: 100, W: 400, H: 168}
	games := map[string][][2]int{"none": nil, "setup": {{0, 0}}, "even": {{0, 0}, {3, 5}, {8, 8}}, "one-sided": {{0, 0}, {0, 90}}}
	for name, rounds := range games {
		chart := asking(a, func(draw.Rect) {
			a.ScoreChart(r, rounds)
			a.LuckBar(r, game.Blue, "attack", Luck{Rolled: 12, Results: 7, After: 9, Share: 0.5})
		})
		chart(ui.Input{})
		told := map[string]string{}
		for _, w := range a.UI.Widgets {
			told[w.ID] = w.Words
		}
		if (told["result.chart"] != "") != (len(rounds) > 0) {
			t.Errorf("%s: the chart tells %q", name, told["result.chart"])
		}
		if luck := told["result.dice:blue:attack"]; !strings.Contains(luck, "6.0") || !strings.Contains(luck, "12") {
			t.Errorf("%s: dice are told by %q", name, luck)
		}
	}
}
