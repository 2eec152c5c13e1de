package script

import (
	"strings"
	"testing"
)

// twoCases is a file whose second case has a table of its own.
const twoCases = `# A duel.
ship red academypilot 400 300 0
phase engagement

== works
tokens ship:1 focus 1
red choose-attack none

== not: alone
ship blue academypilot 400 500 180
blue choose-attack none
`

// TestRead reads a file of two cases, one of which shares its table, and writes it down again.
func TestRead(t *testing.T) {
	f, err := Read(twoCases)
	if err != nil {
		t.Fatal(err)
	}
	for title, want := range map[string]string{
		"works":      "# A duel.\nship red academypilot 400 300 0\nphase engagement\ntokens ship:1 focus 1\nred choose-attack none\n",
		"":           "# A duel.\nship red academypilot 400 300 0\nphase engagement\ntokens ship:1 focus 1\nred choose-attack none\n",
		"not: alone": "ship blue academypilot 400 500 180\nblue choose-attack none\n",
	} {
		if c, err := f.Case(title); err != nil || c.Whole() != want {
			t.Errorf("%q plays %q (%v), want %q", title, c.Whole(), err, want)
		}
	}
	if got := f.With([]string{f.Cases[0].Text(), f.Cases[1].Text()}); got != twoCases {
		t.Errorf("written down again it is %q", got)
	}
	if got := f.Cases[1].own[0].number; got != 10 {
		t.Errorf("the second case begins in line %d, want 10", got)
	}
	if _, err := f.Case("far"); err == nil || !strings.Contains(err.Error(), `"works" "not: alone"`) {
		t.Errorf("Case(far) = %v, want those that there are", err)
	}
}

// TestReadMistakes names the line of what is no file of cases.
func TestReadMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"ship red academypilot 400 300 0\nred choose-attack none\n\n== works\n": "line 2: an answer above",
		twoCases + "\n== works\n": `line 13: want a title that no other case has, not "works"`,
		"== \nred x y\n":          "line 1: want a title",
	} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Read(%q) = %v, want %q in it", text, err, want)
		}
	}
}

// TestFileNamesEdition: the table, or the only case, names it.
func TestFileNamesEdition(t *testing.T) {
	for text, want := range map[string]string{
		"edition 1 2012\nship red x 1 1 1\n\n== works\nred a b\n": "1", "edition 1\nred a b\n": "1", "ship red x 1 1 1\n": "",
	} {
		if f, err := Read(text); err != nil || f.Edition() != want {
			t.Errorf("%q is of edition %q, want %q (%v)", text, f.Edition(), want, err)
		}
	}
}
