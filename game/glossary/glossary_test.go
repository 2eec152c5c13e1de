package glossary_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game/glossary"
	"xwing/game/xwing/rule"
	"xwing/internal/spelling"
)

// editions are X-Wing's, with the ledger that each is told by.
var editions = []struct {
	id, ledger string
	rules      *rule.Ledger
	also       []string // chapters of another ledger that hold there, too
}{
	{"2.0", "X20-", rule.Second(), []string{"X25-HUG", "X25-EPC", "X25-ENV", "X25-SQD-021"}},
	{"2.5", "X25-", rule.LaterSecond(), nil},
	{"1", "X10-", rule.First(), nil},
}

func load(t *testing.T, edition string) *glossary.Book {
	t.Helper()
	b, err := glossary.Load(assets.GlossaryWords("xwing"), "en", assets.Glossary(), "xwing", edition)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

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
		for name, row := range e.rules {
			if row != "" && b.Of(row) == nil {
				t.Errorf("%s: rule %d in row %s leads to no term", e.id, name, row)
			}
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
				if strings.HasPrefix(part, "X") && !slices.ContainsFunc(rows, func(r string) bool { return strings.HasPrefix(r, head) }) {
					t.Errorf("%s rests on %s, which no ledger has", term.ID, part)
				}
			}
			if !own {
				t.Errorf("%s: %s rests on no row of this edition: %q", e.id, term.ID, term.Rows)
			}
		}
	}
}

// TestStyle holds terms to one to three sentences, and names to one term.
func TestStyle(t *testing.T) {
	sentence := regexp.MustCompile(`[.](?: |$)`)
	for _, e := range editions {
		b := load(t, e.id)
		named := map[string]string{}
		for i := range b.Terms {
			term := &b.Terms[i]
			n := len(sentence.FindAllString(term.Text, -1))
			if n < 1 || n > 4 || len(term.Text) > 330 || !strings.HasSuffix(term.Text, ".") {
				t.Errorf("%s: %s has %d sentences of %d letters", e.id, term.ID, n, len(term.Text))
			}
			names := term.Also
			if !term.Plain {
				names = append(slices.Clone(names), term.Name)
			}
			for _, name := range names {
				if other, ok := named[spelling.Fold(name)]; ok && other != term.ID {
					t.Errorf("%s: %q is %s and %s", e.id, name, other, term.ID)
				}
				named[spelling.Fold(name)] = term.ID
			}
			for _, id := range term.See {
				if b.Term(id) == nil || id == term.ID {
					t.Errorf("%s: %s leads to %q", e.id, term.ID, id)
				}
			}
		}
	}
}

// TestOwnWords finds no run of nine words of the rules' text in a term.
func TestOwnWords(t *testing.T) {
	const run = 9
	files, _ := filepath.Glob("../../../shared/rules/source/*.txt")
	more, _ := filepath.Glob("../../../shared/reference/x25/rules-1.4.6/*.md")
	if len(files) == 0 {
		t.Skip("the rules' text is not here")
	}
	theirs := map[string]bool{}
	for _, f := range append(files, more...) {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		w := spelling.Words(string(text))
		for i := range max(len(w)-run, 0) {
			theirs[strings.Join(w[i:i+run], " ")] = true
		}
	}
	for _, e := range editions {
		for _, term := range load(t, e.id).Terms {
			w := spelling.Words(term.Text)
			for i := range max(len(w)-run, 0) {
				if s := strings.Join(w[i:i+run], " "); theirs[s] {
					t.Errorf("%s: %s says as the rulebook does: %q", e.id, term.ID, s)
				}
			}
		}
	}
}

// TestFind asks what players ask.
func TestFind(t *testing.T) {
	books := map[string]*glossary.Book{}
	for _, e := range editions {
		books[e.id] = load(t, e.id)
	}
	for _, q := range []struct{ edition, question, want string }{
		{"2.0", "what does a stress token do?", "stress"},
		{"2.0", "can I shoot at range 0?", "range-0"},
		{"2.0", "how do barrel rolls work", "barrel-roll"},
		{"2.0", "barell roll", "barrel-roll"},
		{"2.0", "kturn", "koiogran-turn"},
		{"2.0", "what happens when I fly off the board", "flee"},
		{"2.0", "hit a rock", "asteroid"},
		{"2.0", "what is a bullseye", "bullseye-arc"},
		{"2.0", "who goes first", "player-order"},
		{"2.0", "tractr", "tractor"},
		{"2.0", "reroll dice twice", "reroll"},
		{"2.0", "lock", "lock"},
		{"2.0", "target lock", "lock"},
		{"2.0", "is a destroyed ship allowed to fire before it is removed? simultaneous fire", "simultaneous-fire"},
		{"2.0", "where can I place obstacles", "setup"},
		{"2.0", "how do I win", "winning"},
		{"2.0", "how many bombs can I drop", "bomb"},
		{"2.0", "Force charges", "force"},
		{"2.0", "ability queue", "ability-queue"},
		{"2.0", "ionised", "ion"},
		{"2.0", "gas cloud", "gas-cloud"},
		{"2.5", "bump", "bump-effect"},
		{"2.5", "what does deplete mean", "deplete"},
		{"2.5", "bid", "deficit"},
		{"1", "touching", "touching"},
		{"1", "pilot skill", "pilot-skill"},
		{"1", "when are target locks removed", "lock"},
		{"1", "secondary weapons", "special-weapon"},
	} {
		found := books[q.edition].Find(q.question)
		if len(found) == 0 || found[0].ID != q.want {
			var ids []string
			for _, f := range found[:min(len(found), 4)] {
				ids = append(ids, f.ID)
			}
			t.Errorf("%s: %q finds %q, want %s", q.edition, q.question, ids, q.want)
		}
	}
	b := books["2.0"]
	if n := len(b.Find("  ")); n != len(b.Terms) {
		t.Errorf("nothing asked finds %d terms", n)
	}
	if found := b.Find("xyzzy"); len(found) != 0 {
		t.Errorf("nonsense finds %s", found[0].ID)
	}
	if len(b.Find(strings.Repeat("lock ", 1<<16))) == 0 {
		t.Error("a long question finds nothing")
	}
	for i := range b.Terms { // each by its own name
		if found := b.Find(b.Terms[i].Name); found[0].Name != b.Terms[i].Name {
			t.Errorf("%q finds %s first", b.Terms[i].Name, found[0].ID)
		}
	}
}

// TestIn finds where sentences name terms: the longest name, and no word of everyday speech.
func TestIn(t *testing.T) {
	b := load(t, "2.0")
	for text, want := range map[string]string{
		"Spend a focus token or perform a barrel roll.":       "focus token=focus barrel roll=barrel-roll",
		"The ship turns at range 0–1 of it.":                  "",
		"At range 0 of an asteroid, no attack.":               "range 0=range-0 asteroid=asteroid",
		"A full front arc, not the front arc":                 "full front arc=full-arc front arc=standard-arc",
		"stress, strain: Ionized":                             "stress=stress strain=strain Ionized=ion",
		"It is distressed and unlocked; a stationary-looking": "",
		"": "",
	} {
		var got []string
		for _, m := range b.In(text) {
			got = append(got, text[m.From:m.To]+"="+m.Term.ID)
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q names %q, want %q", text, s, want)
		}
	}
	for i := range b.Terms {
		if slices.Contains(b.Linked(&b.Terms[i]), &b.Terms[i]) {
			t.Errorf("%s leads to itself", b.Terms[i].ID)
		}
	}
}

// TestLoadRefuses names what is wrong with the files.
func TestLoadRefuses(t *testing.T) {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	for want, files := range map[string]fstest.MapFS{
		"glossary.en.toml":        {"toy.toml": file("")},
		"toy.toml":                {"glossary.en.toml": file("")},
		`"a" rests on nothing`:    {"glossary.en.toml": file("[a]\nname=\"A\"\ntext=\"B.\""), "toy.toml": file("")},
		`"b" has no words`:        {"glossary.en.toml": file(""), "toy.toml": file("[b]\nrows=[\"X\"]")},
		"glossary.en.toml: toml:": {"glossary.en.toml": file("[a"), "toy.toml": file("")},
	} {
		if _, err := glossary.Load(files, "en", files, "toy", ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// TestOtherLanguage holds that a term is told in English where a language does not tell it.
func TestOtherLanguage(t *testing.T) {
	files := fstest.MapFS{"toy.toml": {Data: []byte("[a]\nrows=[\"X\"]\n[b]\nrows=[\"Y\"]")},
		"glossary.en.toml": {Data: []byte("[a]\nname=\"One\"\ntext=\"It.\"\n[b]\nname=\"Two\"\ntext=\"That.\"")},
		"glossary.de.toml": {Data: []byte("[a]\nname=\"Eins\"\ntext=\"Das.\"")}}
	for language, want := range map[string][2]string{"en": {"One", "Two"}, "de": {"Eins", "Two"}, "fr": {"One", "Two"}} {
		b, err := glossary.Load(files, language, files, "toy", "")
		if err != nil || len(b.Terms) != 2 || b.Terms[0].Name != want[0] || b.Terms[1].Name != want[1] {
			t.Errorf("%s: %+v, %v; want %v", language, b, err, want)
		}
	}
}

// TestGerman holds that the terms are found by questions in German, too.
func TestGerman(t *testing.T) {
	b, err := glossary.Load(assets.GlossaryWords("xwing"), "de", assets.Glossary(), "xwing", "2.0")
	if err != nil {
		t.Fatal(err)
	}
	for question, want := range map[string]string{"was macht ein Stressmarker?": "stress", "Fassrolle": "barrel-roll",
		"wann darf ich koordinieren": "coordinate"} {
		found := b.Find(question)
		if len(found) == 0 || found[0].ID != want {
			t.Errorf("%s finds %v, want %s first", question, found, want)
		}
	}
}
