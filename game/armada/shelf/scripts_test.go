package shelf_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/shelf"
	"xwing/game/script"
)

// where the index stands, and the scripts that it is of.
const (
	indexFile   = "../../../assets/scripts/armada.tsv"
	scriptsRoot = "../script/testdata"
)

var rowed = regexp.MustCompile(`\bARM-[A-Z]+-\d+`)

// put are the references of the cards that a line puts onto the table: those that it names where cards of a kind stand.
func put(line string) (refs []string) {
	words := strings.Fields(line)
	from, kind := len(words), shelf.Upgrade
	switch words[0] {
	case "ship":
		if i := slices.Index(words, "with"); i > 0 {
			from = i + 1
		}
	case "squadron":
		from, words, kind = 2, words[:3], shelf.Squadron
	case "objective", "agreed", "objectives":
		from, kind = 1, shelf.Objective
	case "damage":
		from, kind = 2, shelf.Damage
	}
	for _, id := range words[from:] {
		refs = append(refs, string(kind)+"/"+id)
	}
	return refs
}

// held are the cases of a file by the cards with a text that are on their tables, and the rows that they are named for.
func held(t *testing.T, s *shelf.Shelf, file string) (cases map[string]int, rows map[string][]string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	f, err := script.Grammar{Puts: []string{"ship", "squadron"}}.Read(string(text))
	if err != nil {
		t.Fatal(err)
	}
	cases, rows = map[string]int{}, map[string][]string{}
	for _, c := range f.Cases {
		var refs []string
		for _, l := range c.Lines() {
			if _, answer := l.Answer(); !answer && strings.TrimSpace(l.Text) != "" && l.Text[0] != '\t' && l.Text[0] != '#' {
				refs = append(refs, put(l.Text)...)
			}
		}
		slices.Sort(refs)
		for _, ref := range slices.Compact(refs) {
			if row, ok := s.Row(ref); ok && row.Text {
				cases[ref]++
				rows[ref] = append(rows[ref], rowed.FindAllString(c.Title, -1)...)
			}
		}
	}
	return cases, rows
}

// indexed is the index as the scripts have it now.
func indexed(t *testing.T) string {
	t.Helper()
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	s := shelf.New(cat, func(string) bool { return true }, func(shelf.Kind, string) string { return "" })
	files, err := filepath.Glob(scriptsRoot + "/*.txt")
	if err != nil || len(files) < 50 {
		t.Fatal(len(files), err)
	}
	var lines strings.Builder
	for _, file := range files {
		cases, rows := held(t, s, file)
		var entries []string
		for ref, n := range cases {
			slices.Sort(rows[ref])
			entries = append(entries, strings.Join(append([]string{fmt.Sprint(ref, ":", n)}, slices.Compact(rows[ref])...), "="))
		}
		if slices.Sort(entries); len(entries) > 0 {
			fmt.Fprintf(&lines, "%s\t%s\n", strings.TrimSuffix(filepath.Base(file), ".txt"), strings.Join(entries, " "))
		}
	}
	return lines.String()
}

// TestScripts holds the index of scripts to the scripts; UPDATE=1 writes it. It is small enough for the page.
func TestScripts(t *testing.T) {
	want := indexed(t)
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(indexFile, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if assets.FleetScripts() != want {
		t.Error("the index of scripts is not theirs: UPDATE=1 go test ./game/armada/shelf -run TestScripts writes it")
	}
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	if _, err := z.Write([]byte(want)); err != nil || z.Close() != nil || packed.Len() > 24<<10 {
		t.Errorf("it takes %d bytes of the page, %v", packed.Len(), err)
	}
}

// TestScriptsOfCards finds scripts by card, and none of a card of another kind that is called alike.
func TestScriptsOfCards(t *testing.T) {
	const index = "aces\tsquadron/wedge-antilles:3\nofficers_round\tupgrade/wedge-antilles:2=ARM-TIM-004 upgrade/wedge:9\n"
	got := shelf.Scripts(index, "upgrade/wedge-antilles")
	if len(got) != 1 || got[0].Place != "officers_round.txt" || got[0].Cases != 2 || !slices.Equal(got[0].Rows, []string{"ARM-TIM-004"}) {
		t.Errorf("%+v", got)
	}
	if got = shelf.Scripts(index, "upgrade/antilles"); got != nil {
		t.Errorf("of no such card: %+v", got)
	}
}

// TestCompare tells in which numbers two cards differ, and which has the better of each.
func TestCompare(t *testing.T) {
	s := open(t)
	row := func(ref string) shelf.Row {
		r, ok := s.Row(ref)
		if !ok {
			t.Fatal("there is no ", ref)
		}
		return r
	}
	told := func(a, b string) string {
		var all []string
		for _, l := range s.Compare(row(a), row(b)) {
			all = append(all, fmt.Sprint(strings.TrimSuffix(l.What+"."+l.Of, "."), " ", l.N[0], ":", l.N[1], " ", l.Better))
		}
		return strings.Join(all, ", ")
	}
	for _, c := range [][3]string{
		{"ship/cr90-corvette-a", "ship/cr90-corvette-b", "cost 44:39 1"},
		{"squadron/howlrunner", "squadron/tie-fighter-squadron", "cost 16:8 1"},
		{"upgrade/gunnery-team", "upgrade/gunnery-team", ""},
		{"upgrade/gunnery-team", "objective/advanced-gunnery", "cost 7:-1 -1"},
	} {
		if got := told(c[0], c[1]); got != c[2] {
			t.Errorf("%s and %s: %s, want %s", c[0], c[1], got, c[2])
		}
	}
}
