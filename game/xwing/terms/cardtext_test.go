package terms_test

import (
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
)

// TestCardTextByEdition asks for the words of a card by lists of two editions: those of the list come first, then
// those of its edition, then those of all. A reprint is told as what it reprints.
func TestCardTextByEdition(t *testing.T) {
	w, err := terms.Load(fstest.MapFS{"words/en.toml": {}, "words/xwing/en.toml": {Data: []byte(`[card]
"pilot/one" = "all"
"pilot/one@2.5" = "edition"
"pilot/two" = "all"
"pilot/two@2.5" = "edition"
"pilot/two@xwa" = "list"
"pilot/three" = "pilot/two"
`)}}, "en")
	if err != nil {
		t.Fatal(err)
	}
	facts, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	for list, want := range map[catalog.Ruleset][3]string{"": {"all", "all", "all"}, catalog.FFG20: {"all", "all", "all"},
		catalog.X2PO: {"all", "all", "all"}, catalog.AMG25: {"edition", "edition", "edition"}, catalog.XWA: {"edition", "list", "list"}} {
		by := w.With(terms.NewNames(&board.View{}, facts).By(list))
		for i, ref := range []string{"pilot/one", "pilot/two", "pilot/three"} {
			if got, ok := by.CardText(ref); got != want[i] || !ok {
				t.Errorf("%s by %q is told as %q, want %q", ref, list, got, want[i])
			}
		}
	}
	if got, _ := w.CardText("pilot/one"); got != "all" {
		t.Errorf("outside of a game the card is told as %q", got)
	}
}
