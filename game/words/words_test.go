package words_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/game"
	"xwing/game/words"
)

// The words of a shell, and of chess as far as these tests play it.
const (
	shell = `
[term]
none = "nothing"
"side.none" = "nobody"
king = "the king"

[ui]
left = "{n} left of {what}"
"left.one" = "one left of {what}"
open = "an {unclosed"
`
	chess = `
[event]
Moved = "{piece} moves."
[prompt]
move = "Where to?"
which = "Which {piece}?"
[option]
pass = "Pass"
[slot]
a = "the first"
[refused]
check = "{piece} stands in check."
[replay]
refused = "refused: {by}"
over = "it is over"
[notice]
parted = "Line {number} ({step}): {what}"
divergence = "Line {number} ({step}): {what}. {n} are void."
`
)

func fileSystem(files map[string]string) fstest.MapFS {
	fs := fstest.MapFS{}
	for name, text := range files {
		fs[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fs
}

func load(t *testing.T) *words.Words {
	t.Helper()
	w, err := words.Load(fileSystem(map[string]string{"words/en.toml": shell, "words/chess/en.toml": chess}), "en", "chess")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

func TestLoad(t *testing.T) {
	w := load(t)
	if w.Language() != "en" || !w.Has("ui.left.one") || !w.Has("event.Moved") || w.Has("ui") {
		t.Errorf("language %q, keys %v", w.Language(), w.Keys())
	}
	if alone, err := words.Load(fileSystem(map[string]string{"words/en.toml": shell}), "en"); err != nil || alone.Has("event.Moved") {
		t.Errorf("the shell alone: %v", err)
	}
	for _, test := range []struct {
		name, want string
		files      map[string]string
	}{
		{"no language", `no words for the language "en"`, nil},
		{"no game", "words/chess/en.toml", map[string]string{"words/en.toml": shell}},
		{"no TOML", "words/en.toml", map[string]string{"words/en.toml": "["}},
		{"a number", "term.n is not a sentence", map[string]string{"words/en.toml": "[term]\nn = 3"}},
		{"a key in both", "words/chess/en.toml: term.king has a sentence already",
			map[string]string{"words/en.toml": shell, "words/chess/en.toml": "[term]\nking = 'a king'"}},
	} {
		if _, err := words.Load(fileSystem(test.files), "en", "chess"); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: Load = %v, want %q in it", test.name, err, test.want)
		}
	}
}

// TestAnotherLanguage holds that what a language does not say is said in English, and told.
func TestAnotherLanguage(t *testing.T) {
	files := fileSystem(map[string]string{"words/en.toml": "ui.yes = 'Yes'\nui.no = 'No'", "words/de.toml": "ui.yes = 'Ja'",
		"words/chess/en.toml": "term.king = 'king'", "words/chess/de.toml": "term.king = 'König'"})
	if got := words.Languages(files); !slices.Equal(got, []string{"en", "de"}) {
		t.Errorf("Languages = %v", got)
	}
	w, err := words.Load(files, "de", "chess")
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{"ui.yes": "Ja", "ui.no": "No", "term.king": "König"} {
		if got := w.Say(game.Say(key)); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	if got := w.Lacks(); w.Language() != "de" || !slices.Equal(got, []string{"ui.no"}) {
		t.Errorf("%s lacks %v, want [ui.no]", w.Language(), got)
	}
	delete(files, "words/en.toml")
	if _, err := words.Load(files, "de", "chess"); err == nil {
		t.Error("without English Load reports no error")
	}
}

func TestSay(t *testing.T) {
	w := load(t).With(func(arg, value string) (string, bool) { return "the black " + value, arg == "piece" })
	for _, test := range []struct {
		phrase game.Phrase
		want   string
	}{
		{game.Say("event.Moved", "piece", "rook"), "The black rook moves."},
		{game.Say("ui.left", "n", "2", "what", "king"), "2 left of the king"},
		{game.Say("ui.left", "n", "1", "what", "king"), "one left of the king"},
		{game.Say("ui.left", "n", "2"), "2 left of ⟦what⟧"},
		{game.Say("ui.left", "n", "2").With("what", game.Say("option.pass")), "2 left of Pass"},
		{game.Say("ui.open"), "an {unclosed"},
		{game.Say("ui.nowhere", "n", "2"), "⟦ui.nowhere n=2⟧"},
	} {
		if got := w.Say(test.phrase); got != test.want {
			t.Errorf("Say(%v) = %q, want %q", test.phrase, got, test.want)
		}
	}
}

func TestValue(t *testing.T) {
	w := load(t).With(func(arg, value string) (string, bool) { return "e-four", value == "e4" })
	for _, test := range []struct{ arg, value, want string }{
		{"to", "e4", "e-four"},
		{"side", "none", "nobody"},
		{"piece", "none", "nothing"},
		{"n", "17", "17"},
		{"piece", "", ""},
		{"piece", "pawn", "⟦pawn⟧"},
		{"file", "a game.jsonl", "a game.jsonl"},
		{"player", "Ada", "Ada"},
	} {
		if got := w.Value(test.arg, test.value); got != test.want {
			t.Errorf("Value(%q, %q) = %q, want %q", test.arg, test.value, got, test.want)
		}
	}
}

// TestText: what stands for itself is taken for no id, neither one of a term nor one without words.
func TestText(t *testing.T) {
	w := load(t)
	for _, name := range []string{"king", "aces", "", "7", "Red Flight"} {
		if got := w.Value("piece", words.Text(name)); got != name {
			t.Errorf("what is called %q is %q", name, got)
		}
		if got, want := w.Say(game.Say("ui.left", "n", "2", "what", words.Text(name))), "2 left of "+name; got != want {
			t.Errorf("of what is called %q it is said %q", name, got)
		}
	}
}

// TestWatched: whatever has no words is told, and the words watched are others.
func TestWatched(t *testing.T) {
	var missing []string
	plain := load(t)
	w := plain.Watched(func(key string) { missing = append(missing, key) })
	w.Say(game.Say("event.Moved"))
	w.Say(game.Say("event.Taken"))
	w.Value("piece", "pawn")
	w.Plain("ui.nowhere")
	w.Say(game.Say("option.pass"))
	if want := []string{"{piece} in {piece} moves.", "event.Taken", "term.pawn", "ui.nowhere"}; !slices.Equal(missing, want) {
		t.Errorf("missing %q, want %q", missing, want)
	}
	plain.Say(game.Say("event.Taken"))
	if len(missing) != 4 {
		t.Errorf("unwatched words tell, too: %q", missing[4:])
	}
}
