package xwing

import (
	"fmt"
	"io/fs"
	"regexp"
	"testing"

	"xwing/assets"
	"xwing/scene"
)

// TestKeymapIsClear lets no key mean two things in the same group, of the shell's acts and
// of X-Wing's.
func TestKeymapIsClear(t *testing.T) {
	a, _ := newApp(t, 0)
	seen := map[string]string{}
	for _, x := range a.Acts() {
		if len(x.Strokes) == 0 {
			t.Errorf("no key leads to %s", x.Name)
		}
		for _, s := range x.Strokes {
			at := fmt.Sprint(x.Group, " ", scene.Stroke{Key: s.Key, Ctrl: s.Ctrl, Shift: s.Shift, Alt: s.Alt})
			if other, twice := seen[at]; twice && !x.Held {
				t.Errorf("%s means %s and %s", at, other, x.Name)
			}
			seen[at] = x.Name
		}
	}
	if len(seen) < 60 {
		t.Errorf("only %d keys are known", len(seen))
	}
}

// TestWordsNameCommands: a command that a sentence names as [[place.name]] is one, in every language alike.
func TestWordsNameCommands(t *testing.T) {
	a, _ := newApp(t, 0)
	known := map[string]bool{}
	for _, x := range a.Acts() {
		known[x.Group+"."+x.Name] = true
	}
	named := regexp.MustCompile(`\[\[([a-z.]+)\]\]`)
	counts := map[string]int{}
	for _, name := range []string{"en", "de", "xwing/en", "xwing/de"} {
		text, err := fs.ReadFile(assets.Words, "words/"+name+".toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			if counts[name]++; !known[m[1]] {
				t.Errorf("%s names %s: there is no such command", name, m[1])
			}
		}
	}
	if counts["en"] < 5 || counts["en"] != counts["de"] || counts["xwing/en"] < 10 || counts["xwing/en"] != counts["xwing/de"] {
		t.Errorf("commands are named: %v", counts)
	}
}
