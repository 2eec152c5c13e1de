package armada

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/scene/ui"
)

// resultOf shows the sheet of a kept game, all of it counted.
func resultOf(t *testing.T, name string) (*Client, *resultScreen) {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/armada/" + name + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	a := newClientFor(t)
	session, _, err := game.Resume(text, a.kit.Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, nil)
	a.Screen.(*tableScreen).question.Looking = false
	for range 600 {
		a.Build(ui.Input{X: -1, Y: -1})
		if s, ok := a.Screen.(*resultScreen); ok && !s.Busy() {
			a.Build(ui.Input{X: -1, Y: -1})
			return a, s
		}
	}
	t.Fatal("the game is never counted")
	return nil, nil
}

// TestSheetOfPoints reads where the points of kept games came from: what is told line by line, and what is told by source,
// makes the score; the margin is an extra line.
func TestSheetOfPoints(t *testing.T) {
	for name, tells := range map[string][]string{
		"most-wanted-sensible":      {"destroyed", "Most Wanted"},
		"precision-strike-sensible": {"victory token", "Precision Strike"},
		"opening-salvo-sensible":    {"destroyed", "Opening Salvo"},
	} {
		t.Run(name, func(t *testing.T) {
			a, s := resultOf(t, name)
			state, margin := s.table.play.state(), ""
			press(t, a, "result.page:points")
			lines, sources, words := [2]int{}, [2]int{}, ""
			for _, w := range a.UI.Widgets {
				if w.ID == "result.margin" {
					margin = w.Words
				}
				id, ok := strings.CutPrefix(w.ID, "result.point")
				if !ok || id == "s" || strings.HasPrefix(id, "s-all") {
					continue
				}
				seat := game.Red
				if strings.Contains(id, "blue") {
					seat = game.Blue
				}
				if strings.HasPrefix(id, ":") {
					number, why, _ := strings.Cut(w.Words, " ")
					n, err := strconv.Atoi(number)
					if lines[seat] += n; err != nil || why == "" {
						t.Errorf("%s says %q", w.ID, w.Words)
					}
					words += why + "\n"
				} else {
					n, err := strconv.Atoi(w.Words[strings.LastIndex(w.Words, " ")+1:])
					if sources[seat] += n; err != nil {
						t.Errorf("%s says %q", w.ID, w.Words)
					}
				}
			}
			want := [2]int{state.Score(game.Red), state.Score(game.Blue)}
			if lines != want || sources != want {
				t.Errorf("lines make %v, sources %v, the score is %v", lines, sources, want)
			}
			for _, part := range tells {
				if !strings.Contains(words, part) {
					t.Errorf("nothing is told of %q:\n%s", part, words)
				}
			}
			if got := rounds(state); len(got) != state.View.Round+1 || got[len(got)-1] != want {
				t.Errorf("the chart shows %v, the score is %v", got, want)
			}
			winner, loser := armada.TournamentPoints(state.Margin())
			if !strings.Contains(margin, strconv.Itoa(winner)+" points to "+strconv.Itoa(loser)) {
				t.Errorf("the margin is told %q", margin)
			}
			press(t, a, "result.page:ships")
		})
	}
}
