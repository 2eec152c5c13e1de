package words_test

import (
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"xwing/assets"
	"xwing/game/words"
)

// TestLanguagesAgree holds that other languages say only what English says, each sentence of the same values.
func TestLanguagesAgree(t *testing.T) {
	english, err := fs.Glob(assets.Words, "words/*/en.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(english, "words/en.toml") {
		said := sentences(t, file)
		for _, language := range words.Languages(assets.Words)[1:] {
			other := path.Join(path.Dir(file), language+".toml")
			theirs := sentences(t, other)
			for _, key := range slices.Sorted(maps.Keys(theirs)) {
				if s, ok := said[key]; !ok {
					t.Errorf("%s: %s is not said in English", other, key)
				} else if want, got := values(s), values(theirs[key]); !slices.Equal(got, want) {
					t.Errorf("%s: %s has the values %v, in English %v", other, key, got, want)
				} else if (s == "") != (theirs[key] == "") {
					t.Errorf("%s: %s says %q, in English %q", other, key, theirs[key], s)
				}
			}
		}
	}
}

// sentences are those of a file, by key.
func sentences(t *testing.T, file string) map[string]string {
	t.Helper()
	var tree map[string]any
	if _, err := toml.DecodeFS(assets.Words, file, &tree); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	all := map[string]string{}
	flatten(all, "", tree)
	return all
}

func flatten(all map[string]string, prefix string, tree map[string]any) {
	for name, v := range tree {
		if below, ok := v.(map[string]any); ok {
			flatten(all, prefix+name+".", below)
		} else if s, ok := v.(string); ok {
			all[prefix+name] = s
		}
	}
}

var value = regexp.MustCompile(`\{[^}]*\}`)

// values are the {x} that a sentence says, sorted, each once.
func values(sentence string) []string {
	all := value.FindAllString(sentence, -1)
	slices.Sort(all)
	return slices.Compact(all)
}

// lacking is how many sentences each language may say in English.
var lacking = map[string]int{"de": 0}

// TestLanguagesAreWhole holds that no language loses what it says.
func TestLanguagesAreWhole(t *testing.T) {
	for _, language := range words.Languages(assets.Words)[1:] {
		w, err := words.Load(assets.Words, language, "xwing")
		if err != nil {
			t.Fatal(err)
		}
		of := len(w.Lacks())
		if w, err = words.Load(assets.Words, language, "armada"); err != nil {
			t.Fatal(err)
		}
		lacks := w.Lacks()
		t.Logf("%s: %d of X-Wing and %d of Armada are said in English, %s the first", language, of, len(lacks), strings.Join(lacks[:min(3,
			len(lacks))], ", "))
		if n := of + len(lacks); n > lacking[language] {
			t.Errorf("%s lacks %d sentences, %d at most were allowed: say what is new in it, too", language, n, lacking[language])
		}
	}
}
