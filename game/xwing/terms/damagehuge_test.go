package terms_test

import (
	"strings"
	"testing"

	"xwing/assets"
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

// TestFirstHugeDamageCardsSayWhoseTheyAre: those of first edition that are not known in print say so.
func TestFirstHugeDamageCardsSayWhoseTheyAre(t *testing.T) {
	facts, err := catalog.XWing1.Load(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	w := load(t).With(terms.NewNames(&board.View{}, facts))
	for _, d := range facts.HugeDeck() {
		text, _ := w.CardText(catalog.DamageKind.Ref(d.ID))
		if own := strings.Contains(text, "this program's own"); own != d.Own || text == "" {
			t.Errorf("%s says %q, by the facts it is our own: %v", d.ID, text, d.Own)
		}
	}
	if len(facts.HugeDeck()) != 26 {
		t.Errorf("%d titles", len(facts.HugeDeck()))
	}
}
