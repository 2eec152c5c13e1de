package scene

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/words"
	"xwing/scene/art"
	"xwing/scene/art/figure"
)

// TestSignWords finds a sign for every name that the words give to one.
func TestSignWords(t *testing.T) {
	w, err := words.Load(assets.Words, "en", "xwing")
	if err != nil {
		t.Fatal(err)
	}
	runes, err := figure.Runes(assets.Icons())
	if err != nil {
		t.Fatal(err)
	}
	of := signWords(w, runes)
	n := 0
	for _, key := range w.Keys() {
		id, ok := strings.CutPrefix(key, "term.sign.")
		if !ok {
			continue
		}
		n++
		if !art.HasSign(id) {
			t.Errorf("%s: there is no such sign", key)
		}
	}
	if n == 0 || len(of) < n {
		t.Errorf("%d signs have %d words", n, len(of))
	}
	if of["focus"] == 0 || of["focus"] == of["evade"] {
		t.Errorf("focus is %x, evade %x", of["focus"], of["evade"])
	}
}
