package script_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
)

// twoCases is a file whose second case has a table of its own.
const twoCases = `# A duel.
heap 9
first blue

== works
least 2
red take 2

== not: alone
heap 1
blue take 1
`

// TestRead reads a file of two cases, one of which shares its table, and writes it down again.
func TestRead(t *testing.T) {
	f, err := nimGrammar.Read(twoCases)
	if err != nil {
		t.Fatal(err)
	}
	for title, want := range map[string]string{
		"works":      "# A duel.\nheap 9\nfirst blue\nleast 2\nred take 2\n",
		"":           "# A duel.\nheap 9\nfirst blue\nleast 2\nred take 2\n",
		"not: alone": "heap 1\nblue take 1\n",
	} {
		if c, err := f.Case(title); err != nil || c.Whole() != want {
			t.Errorf("%q plays %q (%v), want %q", title, c.Whole(), err, want)
		}
	}
	if got := f.With([]string{f.Cases[0].Text(), f.Cases[1].Text()}); got != twoCases {
		t.Errorf("written down again it is %q", got)
	}
	if got := f.Cases[1].Own()[0].Number; got != 10 {
		t.Errorf("the second case begins in line %d, want 10", got)
	}
	if _, err := f.Case("far"); err == nil || !strings.Contains(err.Error(), `"works" "not: alone"`) {
		t.Errorf("Case(far) = %v, want those that there are", err)
	}
}

// TestReadMistakes names the line of what is no file of cases.
func TestReadMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"heap 9\nred take 1\n\n== works\n": "line 2: an answer above",
		twoCases + "\n== works\n":          `line 13: want a title that no other case has, not "works"`,
		"== \nred x y\n":                   "line 1: want a title",
	} {
		if _, err := nimGrammar.Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Read(%q) = %v, want %q in it", text, err, want)
		}
	}
}

// TestSaid tells what a line of the shared table, or of the only case, says.
func TestSaid(t *testing.T) {
	for text, want := range map[string]string{
		"heap 9\nfirst blue\n\n== works\nfirst red\nred a b\n": "blue", "first red\nred a b\n": "red", "heap 9\n": "",
	} {
		f, err := nimGrammar.Read(text)
		if got := strings.Join(f.Said("first"), " "); err != nil || got != want {
			t.Errorf("of %q the first is %q, want %q (%v)", text, got, want, err)
		}
	}
}

// TestAnswers tells whose answer a line is.
func TestAnswers(t *testing.T) {
	f, err := nimGrammar.Read("heap 9\nred take 1\n\tred has taken 1\nblue ?\n?\n# red\n")
	if err != nil {
		t.Fatal(err)
	}
	var answers []game.Seat
	for _, l := range f.Cases[0].Lines() {
		if seat, answer := l.Answer(); answer {
			answers = append(answers, seat)
		}
	}
	if want := []game.Seat{game.Red, game.Blue, game.NoSeat}; !slices.Equal(answers, want) {
		t.Errorf("answers of %v, want %v", answers, want)
	}
}
