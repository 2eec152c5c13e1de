package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
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
