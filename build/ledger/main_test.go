package main

import (
	"os"
	"path/filepath"
	"slices"
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
		if r.Where == "no test yet" {
			t.Errorf("%s has neither a test nor a reason in docs/ledger-status.tsv", r.ID)
		}
	}
	if count[tested] < 350 {
		t.Errorf("%d rows are tested, want at least 350", count[tested])
	}
}

// TestLedgerIsComplete compares it with the rules ledger, where that is there.
func TestLedgerIsComplete(t *testing.T) {
	want, err := ruleIDs(filepath.Join(root, "../shared/rules/x20.tsv"))
	if os.IsNotExist(err) {
		t.Skip("the rules ledger ../shared/rules/x20.tsv is not here to compare with")
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
		t.Errorf("docs/ledger.tsv has %d rows, the rules ledger %d, or another order", len(have), len(want))
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
