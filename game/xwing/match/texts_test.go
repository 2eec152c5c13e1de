package match

import (
	"testing"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
)

// TestOwnListsHaveTexts has cards say in a player's list what they say in the one that
// it is based on (RULINGS 45).
func TestOwnListsHaveTexts(t *testing.T) {
	const card = "upgrade/electrochaffmissiles" // its charge comes back by one list alone
	k, err := NewKit(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(`id = "mine"
name = "Mine"
version = "1"
date = "2030-01-01"
base = "x2po"
`)})
	if err != nil || len(k.Facts.Faults()) > 0 {
		t.Fatal(err, k.Facts.Faults())
	}
	w, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	text := func(list catalog.Ruleset) string {
		s, _ := w.With(terms.NewNames(&board.View{}, k.Facts).By(list)).CardText(card)
		return s
	}
	for list, same := range map[catalog.Ruleset]bool{catalog.FFG20: false, catalog.X2PO: true, "mine": true} {
		if got := k.RulesBy(list).Cards.Card(card).Drained; got != same {
			t.Errorf("%s by %s: drained %v, want %v", card, list, got, same)
		}
		if got := text(list); (got == text(catalog.X2PO)) != same {
			t.Errorf("%s by %s is told as %q", card, list, got)
		}
	}
}
