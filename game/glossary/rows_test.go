package glossary_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ledgerRows are the rows that the tests of the project are named for.
func ledgerRows(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("../../docs/ledger.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for line := range strings.Lines(string(text)) {
		row, _, _ := strings.Cut(line, "\t")
		rows = append(rows, row)
	}
	return rows
}

// TestEveryRowHasATerm leads from every row of each edition's ledger, and so from every chapter, to a term.
func TestEveryRowHasATerm(t *testing.T) {
	rows := ledgerRows(t)
	for _, e := range editions {
		b, seen := load(t, e.id), 0
		for _, row := range rows {
			if strings.HasPrefix(row, e.ledger) {
				seen++
				if b.Of(row) == nil {
					t.Errorf("%s: no term for %s", e.id, row)
				}
			}
		}
		if seen < 250 || len(b.Terms) < 100 {
			t.Errorf("%s: %d rows, %d terms", e.id, seen, len(b.Terms))
		}
	}
}

// TestEveryRuleHasATerm leads from every rule that refuses something to a term.
func TestEveryRuleHasATerm(t *testing.T) {
	for _, e := range editions {
		b := load(t, e.id)
		for _, row := range e.refuses {
			if b.Of(row) == nil {
				t.Errorf("%s: a rule in row %s leads to no term", e.ledger, row)
			}
		}
		if len(e.refuses) < 50 {
			t.Errorf("%s: %d rules refuse something", e.ledger, len(e.refuses))
		}
	}
	second := load(t, "2.0")
	for row, want := range map[string]string{
		"X20-ATK-010": "range-0", "X20-CLK-014": "decloak", "X20-LOC-006": "lock", "X20-BRL-007": "barrel-roll", "X20-STR-002": "stress",
		"X20-OBS-013": "asteroid", "X20-DIS-002": "disarm", "X20-SQB-006": "upgrade", "X20-FAQ-029": "action-color",
		"GAME-AREA":  "play-area",
		"RULINGS-36": "overlap", "X20-XYZ-001": "", "X20-GLD-004": "reroll",
	} {
		got := ""
		if term := second.Of(row); term != nil {
			got = term.ID
		}
		if got != want {
			t.Errorf("%s leads to %q, want %q", row, got, want)
		}
	}
	if got := load(t, "2.5").Of("X25-OVL-011").ID; got != "bump-effect" {
		t.Errorf("the bump leads to %q", got)
	}
	if got := load(t, "1").Of("X10-TCH-002").ID; got != "touching" {
		t.Errorf("touching leads to %q", got)
	}
	armada := load(t, "")
	for row, want := range map[string]string{
		"ARM-SET-020": "placing-obstacles", "ARM-SET-030": "deployment-zone", "ARM-SPH-008": "pass-token", "ARM-RAD-001": "raid-token",
		"ARM-NAV-005": "navigate", "ARM-MOV-012": "yaw", "ARM-ATK-004": "firing-arc", "ARM-ATK-016": "attack-pool",
		"ARM-LOS-004": "line-of-sight", "ARM-OBT-008": "dust-field", "ARM-EGT-002": "engaged", "ARM-KEY-015": "escort",
		"ARM-DEF-004": "speed", "ARM-ACC-002": "accuracy", "ARM-ENG-009": "repair", "ARM-HZN-006": "shield",
		"ARM-SQM-003": "squadron-move", "ARM-OVL-005": "overlap-squadron", "ARM-IGN-014": "ignition", "ARM-IGN-004": "targeting-token",
		"ARM-HUG-009": "huge", "ARM-TKN-006": "mine", "ARM-OBM-003": "moved-token", "ARM-KEY-026": "scout",
		"ARM-CRD-028": "set-aside", "ARM-GLD-002": "golden-rules",
	} {
		if got := armada.Of(row); got == nil || got.ID != want {
			t.Errorf("%s leads to %v, want %q", row, got, want)
		}
	}
}

// TestTermsRest wants every part of a ledger that a term names to have rows, and each term of an edition to rest on its ledger.
func TestTermsRest(t *testing.T) {
	rows := ledgerRows(t)
	for _, e := range editions {
		for _, term := range load(t, e.id).Terms {
			own := false
			for _, part := range term.Rows {
				own = own || strings.HasPrefix(part, e.ledger) || slices.ContainsFunc(e.also,
					func(a string) bool { return strings.HasPrefix(part, a) })
				head, _, run := strings.Cut(part, "..")
				if run {
					head = head[:len(head)-1]
				}
				ofLedger := strings.HasPrefix(part, "X") || strings.HasPrefix(part, "ARM-")
				if ofLedger && !slices.ContainsFunc(rows, func(r string) bool { return strings.HasPrefix(r, head) }) {
					t.Errorf("%s rests on %s, which no ledger has", term.ID, part)
				}
			}
			if !own {
				t.Errorf("%s: %s rests on no row of this edition: %q", e.id, term.ID, term.Rows)
			}
		}
	}
}
