package script

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/rule"
	"xwing/game/xwing/terms"
)

// partedFile lists the cases that come out otherwise by the rules of 2.5: the row that parts them, the first line of the case
// that is otherwise, and what stands there by 2.5.
const partedFile = "testdata/later.tsv"

// parting is a line of that file.
type parting struct{ name, row, second, later string }

func (p parting) String() string {
	return strings.Join([]string{p.name, p.row, p.second, p.later}, "\t")
}

// laterRow is what a parting names: rows of 2.5's ledger.
var laterRow = regexp.MustCompile(`^X25-[A-Z]{3}-[0-9]{3}(, X25-[A-Z]{3}-[0-9]{3})*$`)

// TestLaterRulesPlayScripts plays the cases of all files by what the rules of 2.5 say, the roll for player order aside, with the
// cards of 2.0. They come out alike but for those of the file, which part where it says. UPDATE=1 writes down where they part; which
// row parts them is to be filled in.
func TestLaterRulesPlayScripts(t *testing.T) {
	kit, w := byLaterRules(t), matchtest.Words(t)
	rows := map[string]string{}
	old, err := os.ReadFile(partedFile)
	if err != nil && os.Getenv("UPDATE") == "" {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(old)) {
		if f := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); len(f) == 4 {
			rows[f[0]] = f[1]
		}
	}
	lines := []string{parting{"case", "row", "by 2.0", "by 2.5"}.String()}
	for file, cases := range byFile(t) {
		if cases[0].family() != catalog.XWing2 {
			continue
		}
		for _, c := range cases {
			p, parts := c.parts(kit, w)
			if !parts {
				continue
			}
			p.name = file + " " + c.Title
			if p.row = rows[p.name]; !laterRow.MatchString(p.row) {
				t.Errorf("%s comes out otherwise by 2.5, and no row says why: %q, not %q", p.name, p.later, p.second)
			}
			lines = append(lines, p.String())
		}
	}
	slices.Sort(lines[1:])
	text := strings.Join(lines, "\n") + "\n"
	switch {
	case os.Getenv("UPDATE") != "":
		if err := os.WriteFile(filepath.FromSlash(partedFile), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	case text != string(old):
		t.Errorf("cases part elsewhere than %s says (UPDATE=1 writes it):\n%s", partedFile, fewer(text, string(old)))
	}
}

// byLaterRules is 2.0 but for the rules, which are those of 2.5.
func byLaterRules(t *testing.T) *match.Kit {
	kit := matchtest.Kit(t)
	rules := *kit.Rules()
	later := edition.LaterSecond()
	later.ID, later.Ledger, later.PlayerOrder = rules.Edition.ID, rule.Second(), rules.Edition.PlayerOrder
	rules.Edition = later
	return kit.With(&rules)
}

// parts plays a case and tells where it is not what its file says.
func (s scene) parts(kit *match.Kit, w *terms.Words) (parting, bool) {
	got, _, _, err := s.played(kit, w)
	want, otherwise := strings.Split(s.Text(), "\n"), strings.Split(got, "\n")
	for i := range max(len(want), len(otherwise)) {
		a, b := "", ""
		if i < len(want) {
			a = strings.TrimSpace(want[i])
		}
		if i < len(otherwise) {
			b = strings.TrimSpace(otherwise[i])
		}
		if a != b {
			return parting{second: a, later: b}, true
		}
	}
	return parting{second: "", later: fmt.Sprint(err)}, err != nil
}

// fewer are the lines of two texts that stand in one of them alone.
func fewer(a, b string) string {
	var out []string
	for line := range strings.Lines(a) {
		if !strings.Contains(b, line) {
			out = append(out, "+ "+line)
		}
	}
	for line := range strings.Lines(b) {
		if !strings.Contains(a, line) {
			out = append(out, "- "+line)
		}
	}
	return strings.Join(out, "")
}
