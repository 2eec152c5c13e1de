package terms_test

import (
	"strings"
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// TestHugeDamageCardsShowBothHalves: the words of a damage card of huge ships begin with its precision shot, tell its other
// half, and say of a stand-in that it is one.
func TestHugeDamageCardsShowBothHalves(t *testing.T) {
	facts := matchtest.Kit(t).Facts
	w := load(t).With(terms.NewNames(&board.View{}, facts))
	for _, d := range facts.HugeDeck() {
		text, _ := w.CardText(catalog.DamageKind.Ref(d.ID))
		if !strings.HasPrefix(text, d.Precision+", ") || !strings.Contains(text, " Then: ") {
			t.Errorf("%s says %q, which shows not both halves", d.ID, text)
		}
		if own := strings.Contains(text, "this program's own"); own != d.Own {
			t.Errorf("%s says that it is a stand-in: %v, by the facts %v", d.ID, own, d.Own)
		}
	}
}
