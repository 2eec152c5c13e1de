package script

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// TestScripts plays testdata/*.txt and the cards' scripts in the folders, and
// compares what comes of every answer. UPDATE=1 writes it down instead, to be read
// before it is committed. The last answer of a script whose name ends in _fail must
// be refused, of no other. In a card's folder its card must come up in every other
// script, and must not in one whose name ends in _not.
func TestScripts(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	for _, name := range scripts(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join("testdata", filepath.FromSlash(name)+".txt")
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got, faults, err := played(kit, w, name, string(text))
			if err != nil {
				t.Fatalf("%v; what came of the lines before:\n%s", err, got)
			}
			update := os.Getenv("UPDATE") != ""
			if update && endsInQuestion(string(text)) {
				faults = nil // a draft, which promises nothing yet
			}
			for _, fault := range faults {
				t.Error(fault)
			}
			if update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if diff := cmp.Diff(string(text), got); diff != "" {
				t.Errorf("another game (-script +game):\n%s", diff)
			}
		})
	}
}

// endsInQuestion reports whether the script ends with a question about what can be
// answered ("red ?").
func endsInQuestion(text string) bool {
	asks := false
	for line := range strings.Lines(text) {
		seat, rest, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
		if seat == "red" || seat == "blue" {
			asks = rest == "?"
		}
	}
	return asks
}

// played is what comes of a script, and what in it is not as its name promises.
func played(kit *match.Kit, w *terms.Words, name, text string) (got string, faults []string, err error) {
	watch := watchCard(cardOf(name))
	r := &run{kit: watch.kit(kit), words: w, watch: watch.see}
	got, refused, err := r.play(text)
	if err != nil {
		return got, nil, err
	}
	if want := strings.HasSuffix(name, "_fail"); refused != want {
		faults = append(faults, fmt.Sprintf("the last answer is refused: %v, want %v", refused, want))
	}
	if watch.ref == "" {
		return got, faults, nil
	}
	if !strings.HasPrefix(got, "# ") {
		faults = append(faults, "the first line should say what is shown")
	}
	return got, append(faults, watch.check(name, r)...), nil
}

// scripts lists testdata's scripts: "attack", "pilots/lukeskywalker".
func scripts(t *testing.T) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir("testdata", func(path string, d fs.DirEntry, err error) error {
		name, found := strings.CutSuffix(path, ".txt")
		if err != nil || d.IsDir() || !found || path == without {
			return err
		}
		name, err = filepath.Rel("testdata", name)
		names = append(names, filepath.ToSlash(name))
		return err
	})
	if err != nil || len(names) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	return names
}

func TestMistakesNameTheLine(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	const two = "ship red academypilot 400 300 0\nship blue academypilot 400 500 180\nphase engagement\n"
	for _, c := range []struct{ name, text, want string }{
		{"unknown line", "# so\nfly\n", `line 2: unknown line "fly"`},
		{"short", "ship red academypilot\n", "line 1: want: ship red PILOT X Y HEADING"},
		{"no number", "ship red academypilot here 5 5\n", `line 1: want x, y and heading as numbers, not "here"`},
		{"no pilot", "ship red nobody 5 5 5\nred x y\n", `unknown pilot "nobody"`},
		{"no token", two + "tokens ship:1 luck 1\n", `line 4: there is no token "luck"`},
		{"no ship", "tokens ship:7 focus 1\n", `line 1: there is no "ship:7" so far`},
		{"wrong die", "dice defense hit\n", `line 1: defense dice show no "hit"`},
		{"no charges", two + "left ship:1 r2d2 1\nred choose-attack none\n", `ship:1 has no "r2d2"`},
		{"too many", two + "left ship:1 shields 1\nred choose-attack none\n", `ship:1 has at most 0 left of "shields", not 1`},
		{"not that many", two + "left ship:1 pilot all\n", `line 4: want a number, not "all"`},
		{"no maneuver", two + "dial ship:1 left\n", `line 4: `},
		{"no condition", two + "condition ship:1 luck ship:2\nred choose-attack none\n", `"luck"`},
		{"nobody's condition", two + "condition ship:1 hunted ship:7\nred choose-attack none\n", `there is no "ship:7" to assign "hunted"`},
		{"no card to hold", two + "holds ship:1 sabinewren ion\nred choose-attack none\n", `ship:1 has no "sabinewren"`},
		{"no token to hold", two + "holds ship:1 sabinewren luck\n", `line 4: there is no token "luck"`},
		{"no carrier", two + "docked ship:1 ship:7\nred choose-attack none\n", `there is no "ship:7" to dock with`},
		{"so much damage", two + "facedown ship:1 99\nred choose-attack none\n", "no 99 cards are left"},
		{"an obstacle", two + "device red loosecargo 400 300 0\nred choose-attack none\n", "loosecargo is an obstacle"},
		{"no list", "list luck\n" + two + "red choose-attack none\n", `there is no points list "luck"`},
		{"no card", two + "deck red luck\nred choose-attack none\n", `no "luck" is left in the damage deck`},
		{"no side", two + "flip ship:1 luck\nred choose-attack none\n", `ship:1 has no "luck"`},
		{"another question", two + "red choose-action focus\n", "line 4: choose-action is answered, choose-attack is asked"},
		{"another player", two + "blue choose-attack none\n", "line 4: nobody asks blue anything now"},
		{"no answers", two, "nobody answers anything"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, err := Run(kit, w, c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("Run = %v, want %q in it", err, c.want)
			}
		})
	}
}
