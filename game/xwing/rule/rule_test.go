package rule

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"xwing/build/source"
)

const root = "../../.."

// TestLedgers finds every row in the ledger that the tests are named for.
func TestLedgers(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs/ledger.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	ledgers := map[string]*Ledger{"2.0": Second(), "2.5": LaterSecond(), "1": First()}
	later := []Name{QuickBuilds, RestrictedList, PlacedBehind, HugeStays, EpicUpgrades, EnvironmentBed, EnvironmentAlone, WingFormation,
		WingmateAction, JoiningWing, WingSize, WingFormed} // of 2.0, told by 2.5
	known := map[Name]bool{}
	for name, l := range ledgers {
		for n := range count {
			row := l.Row(n)
			if strings.HasPrefix(row, "X") && !strings.Contains(string(text), "\n"+row+"\t") {
				t.Errorf("%s: rule %d stands in row %q, which docs/ledger.tsv does not have", name, n, row)
			}
			if strings.HasPrefix(row, "X") && row[:3] != map[string]string{"1": "X10", "2.0": "X20", "2.5": "X25"}[name] &&
				!slices.Contains(later, n) {
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
	files, err := source.OfGame(root, "xwing", ".")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, f := range files {
		if f.Test {
			continue
		}
		if rows := rowsIn(f.Tree); len(rows) > 0 && path.Base(path.Dir(f.Path)) != "rule" {
			t.Errorf("%s: %s: name the rule, its row stands in game/xwing/rule", f.Path, rows)
		}
	}
	for code, want := range map[string]int{
		`package p; var x = "X20-ATK-010"`:                            1,
		`package p; var x = []string{"see X25-SQD-001", "RULINGS-3"}`: 2,
		"package p // X20-ATK-010\nvar x = \"X-wing\"":                0,
		"package p; var x = `ruling 34`":                              1,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", code, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := rowsIn(file); len(got) != want {
			t.Errorf("%s: found %q, want %d", code, got, want)
		}
	}
}

var row = regexp.MustCompile(`\bX(10|20|25)-[A-Z]{3}|^RULINGS-|^ruling [0-9]`)

// rowsIn returns the literals of a file that name a row of a ledger.
func rowsIn(file *ast.File) []string {
	var rows []string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING && row.MatchString(l.Value[1:len(l.Value)-1]) {
			rows = append(rows, l.Value)
		}
		return true
	})
	return rows
}
