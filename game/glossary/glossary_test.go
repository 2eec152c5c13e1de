package glossary_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"xwing/assets"
	"xwing/game/glossary"
	"xwing/game/xwing/rule"
	"xwing/internal/spelling"
)

// editions are those of all games, with the ledger that each is told by.
var editions = []struct {
	game, id, ledger string
	refuses          []string // the rows of the rules that refuse something
	also             []string // chapters of another ledger that hold there, too
}{
	{"xwing", "2.0", "X20-", rowsOf(rule.Second()), []string{"X25-HUG", "X25-EPC", "X25-ENV", "X25-SQD-021"}},
	{"xwing", "2.5", "X25-", rowsOf(rule.LaterSecond()), nil},
	{"xwing", "1", "X10-", rowsOf(rule.First()), nil},
	{"armada", "", "ARM-", armadaRows(), nil},
}

// rowsOf are the rows of the rules of an edition of X-Wing.
func rowsOf(l *rule.Ledger) (rows []string) {
	for _, row := range l {
		if row != "" {
			rows = append(rows, row)
		}
	}
	return rows
}

// armadaRows are the rows of the rules of Armada, which are constants: they are read from where they stand.
func armadaRows() []string {
	text, err := os.ReadFile("../armada/rule/rule.go")
	if err != nil {
		panic(err)
	}
	return regexp.MustCompile(`ARM-[A-Z]+-[0-9]+`).FindAllString(string(text), -1)
}

// load is the book of an edition: an edition of X-Wing's, "" for Armada's.
func load(t *testing.T, edition string) *glossary.Book {
	t.Helper()
	return loadIn(t, "en", edition)
}

// loadIn is that in a language.
func loadIn(t *testing.T, language, edition string) *glossary.Book {
	t.Helper()
	of := "xwing"
	if edition == "" {
		of = "armada"
	}
	b, err := glossary.Load(assets.GlossaryWords(), language, assets.Glossary(), of, edition)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestStyle holds terms to one to three sentences, and names to one term.
func TestStyle(t *testing.T) {
	for _, e := range editions {
		inStyle(t, e.ledger, loadIn(t, "en", e.id), 330)
		inStyle(t, e.ledger+" in German", loadIn(t, "de", e.id), 360)
	}
}

// inStyle holds a book to it, with so many letters a term at most.
func inStyle(t *testing.T, of string, b *glossary.Book, most int) {
	t.Helper()
	sentence := regexp.MustCompile(`[.](?: |$)`)
	named := map[string]string{}
	for i := range b.Terms {
		term := &b.Terms[i]
		n := len(sentence.FindAllString(term.Text, -1))
		if n < 1 || n > 4 || utf8.RuneCountInString(term.Text) > most || !strings.HasSuffix(term.Text, ".") {
			t.Errorf("%s: %s has %d sentences of %d letters", of, term.ID, n, utf8.RuneCountInString(term.Text))
		}
		names := term.Also
		if !term.Plain {
			names = append(slices.Clone(names), term.Name)
		}
		for _, name := range names {
			if other, ok := named[spelling.Fold(name)]; ok && other != term.ID {
				t.Errorf("%s: %q is %s and %s", of, name, other, term.ID)
			}
			named[spelling.Fold(name)] = term.ID
		}
		for _, id := range term.See {
			if b.Term(id) == nil || id == term.ID {
				t.Errorf("%s: %s leads to %q", of, term.ID, id)
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

// ids are the first of what is found.
func ids(found []*glossary.Term) (out []string) {
	for _, f := range found[:min(len(found), 4)] {
		out = append(out, f.ID)
	}
	return out
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
		{"", "can I shoot twice from the same hull zone", "two-attacks"},
		{"", "what does brace do", "brace"},
		{"", "obstructed", "obstructed"},
		{"", "how do I win", "winning"},
		{"", "what happens when ships collide", "overlap-ship"},
		{"", "can engaged squadrons move", "engaged"},
		{"", "how many dials", "command-value"},
		{"", "recover shields", "repair"},
		{"", "asteroids", "asteroid-field"},
		{"", "what is a flotilla", "flotilla"},
		{"", "pass", "pass-token"},
		{"", "heavy", "heavy"},
		{"", "speed 0", "speed"},
	} {
		found := books[q.edition].Find(q.question)
		if len(found) == 0 || found[0].ID != q.want {
			t.Errorf("%s: %q finds %q, want %s", q.edition, q.question, ids(found), q.want)
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
	for _, b := range books {
		for i := range b.Terms { // each by its own name
			if found := b.Find(b.Terms[i].Name); found[0].Name != b.Terms[i].Name {
				t.Errorf("%q finds %s first", b.Terms[i].Name, found[0].ID)
			}
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
		"asking/en.toml":          {"toy/glossary.en.toml": file(""), "toy.toml": file("")},
		"glossary.en.toml":        {"toy.toml": file("")},
		"toy.toml":                {"toy/glossary.en.toml": file("")},
		`"a" rests on nothing`:    {"toy/glossary.en.toml": file("[a]\nname=\"A\"\ntext=\"B.\""), "toy.toml": file("")},
		`"b" has no words`:        {"toy/glossary.en.toml": file(""), "toy.toml": file("[b]\nrows=[\"X\"]")},
		"glossary.en.toml: toml:": {"toy/glossary.en.toml": file("[a"), "toy.toml": file("")},
	} {
		if files["asking/en.toml"] = file(""); want == "asking/en.toml" {
			delete(files, "asking/en.toml")
		}
		if _, err := glossary.Load(files, "en", files, "toy", ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// TestOtherLanguage holds that a term is told in English where a language does not tell it.
func TestOtherLanguage(t *testing.T) {
	files := fstest.MapFS{"asking/en.toml": {}, "toy.toml": {Data: []byte("[a]\nrows=[\"X\"]\n[b]\nrows=[\"Y\"]")},
		"toy/glossary.en.toml": {Data: []byte("[a]\nname=\"One\"\ntext=\"It.\"\n[b]\nname=\"Two\"\ntext=\"That.\"")},
		"toy/glossary.de.toml": {Data: []byte("[a]\nname=\"Eins\"\ntext=\"Das.\"")}}
	for language, want := range map[string][2]string{"en": {"One", "Two"}, "de": {"Eins", "Two"}, "fr": {"One", "Two"}} {
		b, err := glossary.Load(files, language, files, "toy", "")
		if err != nil || len(b.Terms) != 2 || b.Terms[0].Name != want[0] || b.Terms[1].Name != want[1] {
			t.Errorf("%s: %+v, %v; want %v", language, b, err, want)
		}
	}
}

// TestGerman holds that the terms are found by questions in German, too.
func TestGerman(t *testing.T) {
	books := map[string]*glossary.Book{"2.0": loadIn(t, "de", "2.0"), "": loadIn(t, "de", "")}
	for _, q := range []struct{ edition, question, want string }{
		{"2.0", "was macht ein Stressmarker?", "stress"},
		{"2.0", "Fassrolle", "barrel-roll"},
		{"2.0", "wann darf ich koordinieren", "coordinate"},
		{"2.0", "wie werden Angriffe neu geworfen", "reroll"},
		{"", "was macht ein Staubfeld?", "dust-field"},
		{"", "wie viele Angriffe darf ein Schiff machen", "two-attacks"},
		{"", "wann ist ein Angriff versperrt", "obstructed"},
		{"", "Abfangen", "brace"},
		{"", "wie gewinne ich", "winning"},
		{"", "Geschwader im Gefecht", "engaged"},
	} {
		b := books[q.edition]
		if found := b.Find(q.question); len(found) == 0 || found[0].ID != q.want {
			t.Errorf("%s finds %v, want %s first", q.question, ids(found), q.want)
		}
	}
	for _, b := range books {
		for i := range b.Terms { // each by its own name
			if found := b.Find(b.Terms[i].Name); found[0].Name != b.Terms[i].Name {
				t.Errorf("%q finds %s first", b.Terms[i].Name, found[0].ID)
			}
		}
	}
}
