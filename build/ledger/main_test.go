package main

import (
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/build/source"
)

const root = "../.."

// TestLedgerIsTrue compares docs/ledger.tsv with the names of the tests.
func TestLedgerIsTrue(t *testing.T) {
	have, err := readRows(filepath.Join(root, ledgerFile))
	if err != nil {
		t.Fatal(err)
	}
	ids, count := make([]string, len(have)), map[string]int{}
	for i, r := range have {
		ids[i] = r.ID
		count[r.Status]++
		if strings.HasPrefix(r.Where, open) {
			count[open]++
		}
	}
	want, err := build(root, ids)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range want {
		if have[i] != r {
			t.Errorf("%s: the ledger says %q %q, the tree %q %q; run go run ./build/ledger",
				r.ID, have[i].Status, have[i].Where, r.Status, r.Where)
		}
		if strings.HasPrefix(r.Where, noTest) {
			t.Errorf("%s: %s (tests are named for rules and their clauses, as CONTRIBUTING says)", r.ID, r.Where)
		}
	}
	if count[tested] < 1150 {
		t.Errorf("%d rows are tested, want at least 1150", count[tested])
	}
	if count[open] > mostOpen {
		t.Errorf("%d rows of Armada are open, at most %d may be", count[open], mostOpen)
	}
	if count[open] < mostOpen-25 {
		t.Errorf("%d rows of Armada are open: let mostOpen fall from %d to that", count[open], mostOpen)
	}
}

// TestStatusIsNeeded: a rule with tests has no other reason, which would excuse it once the tests are gone.
func TestStatusIsNeeded(t *testing.T) {
	status, err := readStatus(filepath.Join(root, statusFile))
	if err != nil {
		t.Fatal(err)
	}
	tests, err := testsIn(root)
	if err != nil {
		t.Fatal(err)
	}
	for id, r := range status {
		if len(tests[id].where) > 0 {
			t.Errorf("%s says %q of %s, which tests are named for: take the line out", statusFile, r.Status, id)
		}
	}
}

// TestLedgerIsComplete compares it with the rules ledger, where that is there.
func TestLedgerIsComplete(t *testing.T) {
	want, err := ruleIDs(rulesFiles(root)...)
	if os.IsNotExist(err) {
		t.Skip("the rules ledgers of ../shared/rules are not here to compare with")
	}
	if err != nil {
		t.Fatal(err)
	}
	rows, err := readRows(filepath.Join(root, ledgerFile))
	if err != nil {
		t.Fatal(err)
	}
	have := make([]string, len(rows))
	for i, r := range rows {
		have[i] = r.ID
	}
	if !slices.Equal(have, want) {
		t.Errorf("docs/ledger.tsv has %d rows, the rules ledgers %d, or another order", len(have), len(want))
	}
}

// TestClausesAreTrue compares docs/ledger-clauses.tsv with the ledger and with
// the clauses that tests are named for.
func TestClausesAreTrue(t *testing.T) {
	rows, err := readRows(filepath.Join(root, ledgerFile))
	if err != nil {
		t.Fatal(err)
	}
	several, err := readClauses(root)
	if err != nil {
		t.Fatal(err)
	}
	named, err := testsIn(root)
	if err != nil {
		t.Fatal(err)
	}
	last := -1
	for _, c := range several {
		at := slices.IndexFunc(rows, func(r row) bool { return r.ID == c.ID })
		if at <= last {
			t.Errorf("%s is no rule, stands twice, or not in the order of the ledger", c.ID)
		}
		last = at
		for _, word := range c.Words {
			delete(named[c.ID].clauses, word)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(named)) {
		for word := range named[id].clauses {
			t.Errorf("a test is named %s:%s, which %s does not name", id, word, clausesFile)
		}
	}
}

func TestClausesCount(t *testing.T) {
	// Put together here, so that this name is not taken for a test of rules.
	got := claims("X20-" + "DEV-008:drop,at-once X20-" + "CLK-014: in words X20-" + "DEV-008:launch")
	want := map[string][]string{"X20-" + "DEV-008": {"drop", "at-once", "launch"}, "X20-" + "CLK-014": nil}
	if !maps.EqualFunc(got, want, slices.Equal) {
		t.Errorf("claims = %v, want %v", got, want)
	}
	rule := clauses{"X20-" + "DEV-008", []string{"drop", "launch"}}
	if got := rule.missing(map[string]bool{"drop": true}); !slices.Equal(got, []string{"launch"}) {
		t.Errorf("missing = %v, want launch", got)
	}
}

func TestNamesCount(t *testing.T) {
	for _, c := range []struct {
		name string
		want bool
	}{
		{"ATK-001", true},
		{"ATK-001 ATK-002 with words", true},
		{"ATK-001_by_file", true},
		{"refused", false},
		{"ATK-0011", false},
	} {
		// Put together here, so that this table is not taken for tests of rules.
		if got := named.MatchString("X20-" + c.name); got != c.want {
			t.Errorf("named(%q) = %v, want %v", c.name, got, c.want)
		}
	}
}

func TestScriptPlays(t *testing.T) {
	for _, c := range []struct {
		file, text string
		want       []string
	}{
		{"game/xwing/script/testdata/xwing1/rule/attack.txt", "edition 1\n", []string{"X10"}},
		{"game/xwing/script/testdata/xwing2/rule/attack.txt", "phase engagement\n", []string{"X20", "X25"}},
		{"game/xwing/script/testdata/xwing2/rule/later.txt", "phase engagement\nedition 2.5\n", []string{"X25"}},
		{"game/xwing/script/testdata/xwing2/scenario/assault.txt", "scenario assault\n", []string{"X25"}},
		{"cmd/xwing/testdata/help.txtar", "", nil},
	} {
		plays := scriptPlays(c.file, c.text)
		maps.DeleteFunc(plays, func(_ string, plays bool) bool { return !plays })
		if got := slices.Sorted(maps.Keys(plays)); !slices.Equal(got, c.want) {
			t.Errorf("%s plays %v, want %v", c.file, got, c.want)
		}
	}
}

// TestTestsPlay reads off tests which edition they play: by what they name, through helpers, not by neighbors.
func TestTestsPlay(t *testing.T) {
	tree, err := parser.ParseFile(token.NewFileSet(), "a_test.go", `package a_test
func TestFirst(t *testing.T) { start(t) }
func start(t *testing.T) { rules.Edition = edition.First() }
func TestBoth(t *testing.T) { start(t); xwingtest.Rules(t) }
func TestLength(t *testing.T) { gauge.Distance() }
`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	p := playsIn([]source.File{{Path: "game/a_test.go", Test: true, Tree: tree}})
	for test, want := range map[string]map[string]bool{
		"TestFirst":  {"X20": false, "X10": true},
		"TestBoth":   {"X20": true, "X25": false, "X10": true},
		"TestLength": {"X20": true, "X25": true, "X10": true},
	} {
		for edition, want := range want {
			if got := counts(p.of("game", test), edition+"-ABC"); got != want {
				t.Errorf("%s holds a rule of %s: %v, want %v", test, edition, got, want)
			}
		}
	}
}
