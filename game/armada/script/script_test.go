package script

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/assets"
	"xwing/game/armada/ask"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/script"
)

func load(t *testing.T) (*match.Kit, *terms.Words) {
	t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := terms.Load(assets.Words, "en", kit.Facts)
	if err != nil {
		t.Fatal(err)
	}
	return kit, w.Watched(func(key string) { t.Errorf("no words for %s", key) })
}

// TestScripts plays the cases of testdata's files, and compares what comes of every answer. UPDATE=1 writes it down instead,
// to be read before it is committed. The last answer of a case with "refused" in its title must be refused, of no other.
func TestScripts(t *testing.T) {
	kit, w := load(t)
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	update := os.Getenv("UPDATE") != ""
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			f, err := Read(string(text))
			if err != nil {
				t.Fatal(err)
			}
			texts := make([]string, len(f.Cases))
			for i, c := range f.Cases {
				texts[i] = c.Text()
				t.Run(c.Title, func(t *testing.T) {
					got, unnamed := played(t, kit, w, c, update)
					texts[i] = got
					switch {
					case len(unnamed) > 0 && update:
						texts[i] = script.Naming(got, unnamed)
					case len(unnamed) > 0:
						t.Errorf("no line names the dice (UPDATE=1 writes it): %v", unnamed)
					}
					if diff := cmp.Diff(c.Text(), got); diff != "" && !update {
						t.Errorf("another game (-script +game):\n%s", diff)
					}
				})
			}
			whole := f.With(texts)
			if update {
				if err := os.WriteFile(file, []byte(whole), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if diff := cmp.Diff(string(text), whole); diff != "" && !t.Failed() {
				t.Errorf("another form (-file +as UPDATE=1 writes it):\n%s", diff)
			}
		})
	}
}

// played is what comes of a case, and the lines that would name its dice.
func played(t *testing.T, kit *match.Kit, w *terms.Words, c script.Case, update bool) (got string, unnamed []string) {
	t.Helper()
	on := newTable(kit, w)
	p, err := grammar.Play(on, c)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if got, err = p.Run(); err != nil {
		t.Errorf("%v; what came of the lines before:\n%s", err, got)
		return c.Text(), nil
	}
	if refused := p.Refused(); refused != strings.Contains(c.Title, "refused") && !update {
		t.Errorf("the last answer is refused: %v", refused)
	}
	return got, on.unnamed(p.Session())
}

// TestFaults: lines that mean nothing are told.
func TestFaults(t *testing.T) {
	kit, w := load(t)
	const ships = "ship red cr90-corvette-a 900 300 0 2\nship blue victory-i-class-star-destroyer-empire 900 600 180 1\n"
	for line, want := range map[string]string{
		"fly":                              "unknown line",
		"ship red cr90-corvette-a 1 2":     "want: ship",
		"ship blue tie 1 2 0 1":            "tie",
		"phase dinner":                     "no phase",
		"dice green hit":                   "no green dice",
		"dice red evade":                   "evade",
		"shields ship:3 front 1":           `no "ship:3"`,
		"shields ship:1 top 1":             "top",
		"dials ship:1 fly":                 "fly",
		"token ship:1 scatter exhausted":   "no ready scatter",
		"damage ship:1 bad-luck":           "bad-luck",
		"ship red cr90-corvette-a 1 1 0 1": "red after one of blue",
		"round x":                          "a number",
		"hull squadron:1 1":                "squadron:1",
		"exhausted ship:1 leia-organa":     "has no",
	} {
		f, err := Read(ships + line + "\nred activate-ship ship:1\n")
		if err == nil {
			_, _, err = Run(kit, w, f.Cases[0])
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q in it", line, err, want)
		}
	}
}

// TestOpen opens a script at one of its questions.
func TestOpen(t *testing.T) {
	kit, _ := load(t)
	text, err := os.ReadFile("testdata/passes.txt")
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(kit, string(text), "", ask.ActivateShip)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if open := s.Open(); len(open) != 1 || open[0].Kind != ask.ActivateShip {
		t.Errorf("these are open: %+v", open)
	}
	if _, err := Open(kit, string(text), "", ask.Deploy); err == nil {
		t.Error("the script comes to a question that it does not have")
	}
}
