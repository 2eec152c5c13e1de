package draft_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/squad/draft"
	"xwing/internal/lenient"
)

// edited are the keys that an edit may write.
var edited = []string{"name", "points", "pilots", "obstacles", "faction", "ruleset", "format"}

// TestEditedKeepsTheRest edits every file as a player would, and holds keys that are not ours, builders' blocks and the order to
// what they were, letter by letter.
func TestEditedKeepsTheRest(t *testing.T) {
	exports := 0
	for name, text := range files(t) {
		d := begin(t, name, text)
		if d == nil {
			continue
		}
		if strings.HasPrefix(name, "exports/") {
			exports++
		}
		ships := len(d.Squad().Pilots)
		d.Name("Edited")
		if err := d.Put(0, "", "marksmanship"); err != nil {
			t.Fatal(err)
		}
		if ships > 1 {
			if err := d.Remove(ships - 1); err != nil {
				t.Fatal(err)
			}
		}
		d.Add(d.Squad().Pilots[0].Pilot)
		keepsTheRest(t, name, text, d, ships)
	}
	if exports < 24 {
		t.Errorf("only %d exports of builders", exports)
	}
}

// keepsTheRest compares a file with the draft of it that was edited, and its ships but the last.
func keepsTheRest(t *testing.T, name string, text []byte, d *draft.Draft, ships int) {
	t.Helper()
	was, now := root(t, string(text)), root(t, xws(t, d))
	rest := func(o lenient.Object) lenient.Object { return o.Without(edited...) }
	if told(rest(was)) != told(rest(now)) {
		t.Errorf("%s is\n%s\nwas\n%s", name, told(rest(now)), told(rest(was)))
	}
	if a, b := keys(was), keys(now); b[0] == "name" && a[0] != "name" && !slices.Contains(a, "name") {
		if a = append([]string{"name"}, a...); !slices.Equal(a, b) {
			t.Errorf("%s has the keys %v, had %v", name, b, a)
		}
	} else if !slices.Equal(a, b) {
		t.Errorf("%s has the keys %v, had %v", name, b, a)
	}
	before, after := lenient.ParseList(was.Value("pilots")), lenient.ParseList(now.Value("pilots"))
	for i := range min(ships-1, len(after)) {
		p, q := root(t, string(before[i])), root(t, string(after[i]))
		if i > 0 && string(before[i]) != string(after[i]) {
			t.Errorf("%s: ship %d is\n%s\nwas\n%s", name, i, after[i], before[i])
		}
		if told(p.Without("points", "upgrades")) != told(q.Without("points", "upgrades")) {
			t.Errorf("%s: ship %d is\n%s\nwas\n%s", name, i, told(q), told(p))
		}
	}
}

// root is an object that is known to be one.
func root(t *testing.T, text string) lenient.Object {
	t.Helper()
	o, ok := lenient.ParseObject(json.RawMessage(strings.TrimSpace(strings.TrimPrefix(text, "\ufeff"))))
	if !ok {
		t.Fatalf("no object: %.80s", text)
	}
	return o
}

func keys(o lenient.Object) (all []string) {
	for _, m := range o {
		all = append(all, m.Key)
	}
	return all
}

// told is an object's members in their order, as they stand.
func told(o lenient.Object) string {
	var b strings.Builder
	for _, m := range o {
		b.WriteString(m.Key + "=" + string(m.Value) + "\n")
	}
	return b.String()
}
