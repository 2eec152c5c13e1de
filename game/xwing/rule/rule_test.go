package rule

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const root = "../../.."

// TestLedgers finds every row in the ledger that the tests are named for.
func TestLedgers(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs/ledger.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	ledgers := map[string]*Ledger{"2.0": Second(), "2.5": LaterSecond()}
	known := map[Name]bool{}
	for name, l := range ledgers {
		for n := range count {
			row := l.Row(n)
			if strings.HasPrefix(row, "X2") && !strings.Contains(string(text), "\n"+row+"\t") {
				t.Errorf("%s: rule %d stands in row %q, which docs/ledger.tsv does not have", name, n, row)
			}
			if strings.HasPrefix(row, "X2") && row[:3] != map[string]string{"2.0": "X20", "2.5": "X25"}[name] && n != QuickBuilds {
				t.Errorf("%s: rule %d stands in row %q of another edition", name, n, row)
			}
			known[n] = known[n] || row != ""
		}
	}
	for n := range count {
		if !known[n] {
			t.Errorf("rule %d stands in no ledger", n)
		}
	}
}

// TestNoRowsInCode wants refusals to name their rule: only this package knows in which row it stands.
func TestNoRowsInCode(t *testing.T) {
	seen := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		seen++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if rows := rowsIn(t, text); len(rows) > 0 && filepath.Base(filepath.Dir(path)) != "rule" {
			t.Errorf("%s: %s: name the rule, its row stands in game/xwing/rule", path, rows)
		}
		return nil
	})
	if err != nil || seen < 300 {
		t.Fatalf("%d files: %v", seen, err)
	}
	for code, want := range map[string]int{
		`package p; var x = "X20-ATK-010"`:                            1,
		`package p; var x = []string{"see X25-SQD-001", "RULINGS-3"}`: 2,
		"package p // X20-ATK-010\nvar x = \"X-wing\"":                0,
		"package p; var x = `ruling 34`":                              1,
	} {
		if got := rowsIn(t, []byte(code)); len(got) != want {
			t.Errorf("%s: found %q, want %d", code, got, want)
		}
	}
}

var row = regexp.MustCompile(`\bX(10|20|25)-[A-Z]{3}|^RULINGS-|^ruling [0-9]`)

// rowsIn returns the literals of a file that name a row of a ledger.
func rowsIn(t *testing.T, text []byte) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING && row.MatchString(l.Value[1:len(l.Value)-1]) {
			rows = append(rows, l.Value)
		}
		return true
	})
	return rows
}
