package terms_test

import (
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// TestTermsAreExplained: what the screen explains of each action and token, by a key that is put together, has words for all
// of them.
func TestTermsAreExplained(t *testing.T) {
	w := load(t)
	want := func(key string) {
		if !w.Has(key) {
			t.Errorf("%s has no words", key)
		}
	}
	for _, a := range catalog.ActionTypes() {
		want("ui.help-action-" + a.String())
	}
	for k := range board.TokenKinds {
		want("ui.help-token-" + k.String())
	}
}
