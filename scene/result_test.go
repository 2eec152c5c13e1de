package scene

import (
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/scene/art"
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

// TestSheetOfAnyGame shows what pieces came to, what was lost and scored round by round, both sides beside each other and one
// below the other, of a game that the shell has never heard of.
func TestSheetOfAnyGame(t *testing.T) {
	a := newShell(t)
	look := art.Icon{ID: "hit", Color: draw.White}
	sums := Sums{Piece: "tile", Columns: []SumColumn{{"turned", 40}}, Sides: [2][]Sum{
		{{Piece: "tile:1", Number: 1, Name: "Oak", Words: "Oak (1)", Look: look, Cells: []SumCell{{Text: SumNumber(4), Color: draw.Text}}}},
		{{Piece: "tile:2", Number: 2, Name: "Elm", Words: "Elm (2)", Look: look, Gone: true,
			Cells: []SumCell{{Text: SumNumber(0), Color: draw.Text}}}}}}
	losses := Losses{Round: "round", Gained: "scored", Taken: "taken", Hit: "tile by tile", Score: [][2]int{{0, 0}, {3, 0}},
		Name: func(round int) string { return "turn " + strconv.Itoa(round) },
		Of: func(round int, seat game.Seat) []Loss {
			if seat == game.Red {
				return nil
			}
			return []Loss{{Number: 2, Words: "Elm (2)", Taken: 3, Text: "3, felled", Gone: true}}
		}}
	points := []Points{{1, game.Red, 2, "for an oak"}, {1, game.Red, 1, "for an elm"}}
	room := draw.Rect{X: 20, Y: 20, W: 900, H: 400}
	for name, build := range map[string]func(){
		"pages": func() {
			a.SumPage(room, sums)
			a.LossPage(room, losses)
			a.PointPage(room, points, losses.Name)
		},
		"lists": func() {
			r := room
			for _, seat := range []game.Seat{game.Red, game.Blue} {
				a.SumList(&r, sums, seat)
				a.LossList(&r, losses, seat)
			}
			a.PointList(&r, points, losses.Name)
			if r.Y <= room.Y || r.Bottom() != room.Bottom() {
				t.Errorf("the lists leave %v of %v", r, room)
			}
		},
	} {
		a.UI.Widgets = nil
		build()
		words := map[string]string{}
		for _, w := range a.UI.Widgets {
			words[w.ID] = w.Words
		}
		for id, want := range map[string]string{"result.tile:1": "Oak (1), turned 4", "result.tile:2": "Elm (2), turned ·",
			"result.loss:red:1": "turn 1, scored +3", "result.loss:blue:1": "turn 1, Elm (2) 3, felled",
			"result.point:red:1:0": "+2 for an oak", "result.point:red:1:1": "+1 for an elm"} {
			if words[id] != want {
				t.Errorf("%s: %s says %q, want %q", name, id, words[id], want)
			}
		}
	}
}

// TestMomentOfAnyGame tells a game once more, and of the shot in it that did most.
func TestMomentOfAnyGame(t *testing.T) {
	a := newShell(t)
	c := &Recount{Tale: toyGame(t, a).Play.Session.Retell(), Add: func(game.Event) { t.Error("the toy tells of nothing") }}
	for range 3 {
		c.On()
	}
	if !c.Done {
		t.Error("a game without choices is still told")
	}
	painted, shown, back := 0, 0, 0
	var m *Moment
	moment := asking(a, func(draw.Rect) {
		if a.MomentPart(draw.Rect{X: 100, Y: 100, W: 236, H: 168}, m, "Nobody has fired.") {
			shown++
		}
		if m != nil && a.MomentBack(m.Text) {
			back++
		}
	})
	moment(ui.Input{})
	m = &Moment{Text: "The oak hits the elm.", Sum: "3 damage"}
	m.Pairs[1] = func(_, _, _ float64) { painted++ }
	moment(ui.Input{})
	for _, id := range []string{"result.moment", "result.back"} {
		uitest.Press(t, a.UI, moment, id)
	}
	if painted == 0 || shown != 1 || back != 1 {
		t.Errorf("painted %d times, shown %d, back %d", painted, shown, back)
	}
}
