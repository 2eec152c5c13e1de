package script_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
)

// whole is a script of nim as playing it writes it.
const whole = `# A duel.
heap 4
names Ann Bob
	Ann takes 9.
	red take? How many of 4?

red ?
	- 1 (1 stones)
	- 2 (2 stones)
	- 3 (3 stones)
red take 3
	Ann takes 3.
	blue take? How many of 1?
?
	- 1 (1 stones)
	- 2 (refused by NIM-1: So many may not be taken.)
	- 3 (refused by NIM-1: So many may not be taken.)
blue take 2
	refused by NIM-1: So many may not be taken.
`

// TestRun writes anew what comes of answers, and plays nothing of what came of them last.
func TestRun(t *testing.T) {
	want := strings.Replace(whole, "\tAnn takes 9.\n", "", 1)
	got, p, table, err := played(t, whole)
	if err != nil || got != want {
		t.Errorf("it plays (%v)\n%s\nwant\n%s", err, got, want)
	}
	if !p.Refused() || p.Session().Choices() != 1 || !slices.Equal(table.answered, []string{"3", "2"}) || table.journal == 0 {
		t.Errorf("refused: %v, %d choices, answers %v, %d lines of a journal",
			p.Refused(), p.Session().Choices(), table.answered, table.journal)
	}
}

// TestWatch looks on at all that is told.
func TestWatch(t *testing.T) {
	f, err := nimGrammar.Read("heap 2\nred take 1\nblue take 1\n")
	if err != nil {
		t.Fatal(err)
	}
	p, err := nimGrammar.Play(&nimTable{}, f.Cases[0])
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	var events, questions int
	p.Watch = func(happened []game.Event, asked []game.Decision) {
		events, questions = events+len(happened), questions+len(asked)
	}
	if _, err := p.Run(); err != nil || events != 2 || questions != 2 {
		t.Errorf("%d events and %d questions are told, %v", events, questions, err)
	}
	if _, over := p.Session().Over(); !over {
		t.Error("the game is not over")
	}
}

// TestUntil stands where a question is asked, with all that has happened to be heard yet.
func TestUntil(t *testing.T) {
	for text, want := range map[string]string{
		"heap 4\nred take 3\n":              "",
		"heap 4\nred take 3\nblue take 1\n": "does not come to dance",
		"heap 4\nblue take 3\n":             "line 2: nobody asks blue",
		"heap 4\nred take many\n":           "line 2: ",
		"least 1\nred take 3\n":             "no heap",
	} {
		f, err := nimGrammar.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		p, err := nimGrammar.Play(&nimTable{}, f.Cases[0])
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		kind := game.Kind("dance")
		if want == "" {
			kind = ""
		}
		err = p.Until(kind)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
		if err == nil && (p.Session().Choices() != 0 || len(p.Session().Open()) != 1) {
			t.Errorf("%q: the first question is not the one that is open", text)
		}
	}
}

// TestMistakes names the line.
func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"heap 4\nfly\n":                       `line 2: unknown line "fly"`,
		"heap\nred take 1\n":                  "line 1: want: heap N",
		"heap 4 5\nred take 1\n":              `line 1: "5" means nothing here; want: heap N`,
		"names A B C\n":                       `line 1: "C" means nothing here; want: names RED [BLUE]`,
		"heap many\n":                         "line 1: ",
		"first green\n":                       `line 1: want red or blue, not "green"`,
		"heap 4\n":                            "nobody answers anything",
		"least 1\nred take 1\n":               "no heap",
		"heap 4\nblue take 1\n":               "line 2: nobody asks blue anything now",
		"heap 4\nred give 1\n":                "line 2: give is answered, take is asked",
		"heap 4\nred take\n":                  "line 2: want who, what about and the answer",
		"heap 1\nred take 3\nred take 1\n":    "line 3: an answer after one that was refused by NIM-1",
		"heap 1\nred take 1\nblue take 1\n\n": "line 3: nobody asks blue",
	} {
		if _, _, _, err := played(t, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// TestFourSeatsInAScript has as many answer as the table says, and nobody else.
func TestFourSeatsInAScript(t *testing.T) {
	const whole = `heap 4
sides red blue red blue
first seat3
	seat3 take? How many of 4?

seat3 take 1
	Seat3 takes 1.
	seat4 take? How many of 3?
seat4 ?
	- 1 (1 stones)
	- 2 (2 stones)
	- 3 (3 stones)
seat4 take 1
	Seat4 takes 1.
	red take? How many of 2?
red take 2
	Red takes 2.
`
	got, p, _, err := played(t, whole)
	if err != nil || got != whole {
		t.Fatalf("it plays (%v)\n%s\nwant\n%s", err, got, whole)
	}
	if out, over := p.Session().Over(); !over || out.Winner != 0 {
		t.Errorf("over %v, won by %v", over, out.Winner)
	}
	for text, want := range map[string]string{
		"heap 4\nfirst seat3\nred take 1\n":            `want red or blue, not "seat3"`,
		"heap 4\nred take 1\nseat3 take 1\n":           "nobody asks seat3 anything now",
		"heap 4\nsides red blue seat4\nred take 1\n":   `want red or blue or seat3, not "seat4"`,
		"heap 4\nsides red red red\nblue take 1\n":     "nobody asks blue anything now",
		"heap 4\nsides red red red\nred take 1\nred ?": "nobody asks red anything now",
	} {
		if _, _, _, err := played(t, text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
