package scene

import (
	"testing"

	"xwing/game"
	"xwing/scene/draw"
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
