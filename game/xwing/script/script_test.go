package script

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game/script"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// TestScripts plays the cases of testdata's files, and compares what comes of every
// answer. UPDATE=1 writes it down instead, to be read before it is committed. The
// last answer of a case whose title begins with "refused" must be refused, of no
// other. In a card's file its card must come up in every other case, and must not in
// one whose title begins with "not".
func TestScripts(t *testing.T) {
	w := matchtest.Words(t)
	for file, cases := range byFile(t) {
		kit := cases[0].kit(t)
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			update := os.Getenv("UPDATE") != ""
			texts := make([]string, len(cases))
			for i, c := range cases {
				texts[i] = c.Text()
				t.Run(c.Title, func(t *testing.T) {
					got, unnamed, faults, err := c.played(kit, w)
					if err != nil {
						t.Fatalf("%v; what came of the lines before:\n%s", err, got)
					}
					texts[i] = got
					switch {
					case len(unnamed) > 0 && update:
						texts[i] = script.Naming(got, unnamed)
					case len(unnamed) > 0:
						t.Errorf("no line names what chance brings here (UPDATE=1 writes it): %v", unnamed)
					}
					if update && c.endsInQuestion() {
						faults = nil // a draft, which promises nothing yet
					}
					for _, fault := range faults {
						t.Error(fault)
					}
					if diff := cmp.Diff(c.Text(), got); diff != "" && !update {
						t.Errorf("another game (-script +game):\n%s", diff)
					}
				})
			}
			whole := cases[0].of.With(texts)
			if update {
				if err := os.WriteFile(path(file), []byte(whole), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if diff := cmp.Diff(cases[0].text, whole); diff != "" && !t.Failed() {
				t.Errorf("another form (-file +as UPDATE=1 writes it):\n%s", diff)
			}
		})
	}
}

// scene is a case of a file of testdata.
type scene struct {
	script.Case
	file string // "xwing2/pilot/rebelalliance/lukeskywalker"
	of   script.File
	text string // of the file
}

// name is how the scene is called: "pilot/lukeskywalker, works".
func (s scene) name() string {
	if card := s.key(); card != "" {
		return card + ", " + s.Title
	}
	return s.file + ", " + s.Title
}

// begins reports whether the scene's title begins with a word: "not", "not: far".
func (s scene) begins(word string) bool {
	first, _, _ := strings.Cut(s.Title, ":")
	return first == word
}

func (s scene) refused() bool { return s.begins("refused") }
func (s scene) not() bool     { return s.begins("not") }

// endsInQuestion reports whether the case ends with a question about what can be
// answered ("red ?").
func (s scene) endsInQuestion() bool {
	asks := false
	for _, l := range s.Own() {
		if _, answer := l.Answer(); answer {
			asks = strings.HasSuffix(l.Text, "?")
		}
	}
	return asks
}

// played is what comes of a scene, what comes by chance in it, as lines that would name it,
// and what is not as its title promises.
func (s scene) played(kit *match.Kit, w *terms.Words) (got string, unnamed, faults []string, err error) {
	watch := watchCard(s.card())
	on := newTable(watch.kit(kit), w)
	p, err := grammar().Play(on, s.Case)
	if err != nil {
		return "", nil, nil, err
	}
	p.Watch = watch.see
	defer p.Close()
	if got, err = p.Run(); err != nil {
		return got, nil, nil, err
	}
	unnamed = on.unnamed(p.Session())
	if refused := p.Refused(); refused != s.refused() {
		faults = append(faults, fmt.Sprintf("the last answer is refused: %v, want %v", refused, s.refused()))
	}
	if s.Title == "" {
		faults = append(faults, "the case wants a title, as in: == works")
	}
	if watch.ref == "" {
		return got, unnamed, faults, nil
	}
	if !strings.HasPrefix(got, "# ") {
		faults = append(faults, "the first line should say what is shown")
	}
	return got, unnamed, append(faults, watch.check(s, on, p.Session())...), nil
}

func path(file string) string { return filepath.Join("testdata", filepath.FromSlash(file)+".txt") }

// scenes lists the cases of testdata's files.
func scenes(t *testing.T) []scene {
	t.Helper()
	var all []scene
	err := filepath.WalkDir("testdata", func(at string, d fs.DirEntry, err error) error {
		name, found := strings.CutSuffix(at, ".txt")
		if err != nil || d.IsDir() || !found || at == without {
			return err
		}
		if name, err = filepath.Rel("testdata", name); err != nil {
			return err
		}
		text, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		f, err := Read(string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", at, err)
		}
		for _, c := range f.Cases {
			all = append(all, scene{c, filepath.ToSlash(name), f, string(text)})
		}
		return nil
	})
	if err != nil || len(all) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	return all
}

// byFile is the scenes of each file.
func byFile(t *testing.T) map[string][]scene {
	t.Helper()
	files := map[string][]scene{}
	for _, s := range scenes(t) {
		files[s.file] = append(files[s.file], s)
	}
	return files
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
		{"no list", "list luck\n" + two + "red choose-attack none\n", `no-list id=luck`},
		{"no card", two + "deck red luck\nred choose-attack none\n", `no "luck" is left in the damage deck`},
		{"no side", two + "flip ship:1 luck\nred choose-attack none\n", `ship:1 has no "luck"`},
		{"a word too many", two + "tokens ship:1 focus 1 stress 1\n", `line 4: "stress 1" means nothing here; want: tokens ship:N TOKEN COUNT`},
		{"wit", "ship red academypilot 5 5 5 wit protontorpedoes\n", `line 1: "wit protontorpedoes" means nothing here; want: ship red PILOT`},
		{"with nothing", "ship red academypilot 5 5 5 with\n", `line 1: "with" means nothing here`},
		{"face", two + "condition ship:1 hunted ship:2 face\n", `line 4: "face" means nothing here`},
		{"nobody's deck", two + "deck green directhit\n", `line 4: want red or blue, not "green"`},
		{"nobody first", two + "first green\n", `line 4: want red or blue, not "green"`},
		{"nobody's squad", "squad green rebel-core\n", `line 1: want red or blue, not "green"`},
		{"not on the dial", two + "dial ship:1 5KR\nred choose-attack none\n", `the dial of ship:1 has no "5KR"`},
		{"another question", two + "red choose-action focus\n", "line 4: choose-action is answered, choose-attack is asked"},
		{"another player", two + "blue choose-attack none\n", "line 4: nobody asks blue anything now"},
		{"no answers", two, "nobody answers anything"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, err := runText(t, kit, w, c.text)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("Run = %v, want %q in it", err, c.want)
			}
		})
	}
}

// runText runs a script without titles.
func runText(t *testing.T, kit *match.Kit, w *terms.Words, text string) (result string, refused bool, err error) {
	t.Helper()
	f, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return Run(kit, w, f.Cases[0])
}

// TestWhoeverIsAsked holds that "?" lists what whoever is asked can answer.
func TestWhoeverIsAsked(t *testing.T) {
	got, _, err := runText(t, matchtest.Kit(t), matchtest.Words(t), "ship red academypilot 400 300 0\nship blue academypilot 400 500 180\nphase engagement\nfirst blue\n?\n")
	if err != nil || !strings.Contains(got, "- primary:0>ship:1 (") {
		t.Errorf("? lists %q, %v", got, err)
	}
}

// TestChanceIsNamed holds that what comes by chance in a case is told as lines that name
// it, and that with these all comes the same.
func TestChanceIsNamed(t *testing.T) {
	kit, w := matchtest.Kit(t), matchtest.Words(t)
	const text = "ship red academypilot 400 400 0\nship blue academypilot 400 460 180\nphase engagement\nseed 3\ndice attack crit crit\n" +
		"red choose-attack primary:0>ship:2\n"
	played := func(text string) (string, []string) {
		f, err := Read(text)
		if err != nil {
			t.Fatal(err)
		}
		got, unnamed, _, err := scene{Case: f.Cases[0], of: f, text: text}.played(kit, w)
		if err != nil {
			t.Fatalf("%v\n%s", err, got)
		}
		return got, unnamed
	}
	first, unnamed := played(text)
	if len(unnamed) != 3 {
		t.Fatalf("%q is not named of\n%s", unnamed, first)
	}
	named := script.Naming(text, unnamed)
	again, left := played(named)
	if len(left) > 0 || again != script.Naming(first, unnamed) {
		t.Errorf("with %q there is\n%s\nwithout\n%s\nunnamed: %q", unnamed, again, first, left)
	}
}
