package xwing

import (
	"testing"

	"xwing/game/xwing/catalog"
)

// TestLibraryByList asks for the text that each points list has, of its own edition
// (ruling 45).
func TestLibraryByList(t *testing.T) {
	text := func(number int, xws string, lists ...catalog.Ruleset) *Card {
		return &Card{ID: catalog.Card(catalog.UpgradeCard, xws), Editions: []string{"x"}, Lists: lists, Spend: number}
	}
	all, own, alone, other := text(1, "elusive"), text(2, "elusive", "later"), text(3, "r2", "later"), text(4, "predator")
	newer := text(5, "elusive", "later") // whose texts never play in this one
	newer.Editions = []string{"y"}
	l := NewLibrary("x", newer, own, all, alone, other, newer)
	for _, c := range []struct {
		list catalog.Ruleset
		ref  string
		want int
	}{
		{"", "upgrade/elusive", 1}, {"earlier", "upgrade/elusive", 1}, {"later", "upgrade/elusive", 2},
		{"earlier", "upgrade/r2", 0}, {"later", "upgrade/r2", 3}, {"later", "upgrade/predator", 4},
	} {
		got := 0
		if card := l.By("later").By(c.list).Card(c.ref); card != nil {
			got = card.Spend
		}
		if got != c.want {
			t.Errorf("%s by %q: the text %d, want %d", c.ref, c.list, got, c.want)
		}
	}
	if all.ref != "" {
		t.Error("a library writes into the declarations that it is given")
	}
}

// TestLibraryByEdition has declarations of two families share an id: each edition knows its own.
func TestLibraryByEdition(t *testing.T) {
	first := &Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: "elusive"}, Editions: []string{"1.0"}, Spend: 1}
	second := &Card{ID: catalog.Card(catalog.UpgradeCard, "elusive"), Editions: []string{"2.0", "2.5"}, Spend: 2}
	for edition, want := range map[string]int{"1.0": 1, "2.0": 2, "2.5": 2} {
		for _, cards := range [][]*Card{{first, second}, {second, first}} {
			if got := NewLibrary(edition, cards...).Card("upgrade/elusive"); got.Spend != want || got.ID.Family == catalog.XWing1 != (want == 1) {
				t.Errorf("%s has the card %s, text %d", edition, got.ID, got.Spend)
			}
		}
	}
	if NewLibrary("armada", first, second).Card("upgrade/elusive") != nil {
		t.Error("a game without the card has it")
	}
}
