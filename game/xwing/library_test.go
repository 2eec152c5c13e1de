package xwing

import (
	"testing"

	"xwing/game/xwing/catalog"
)

// TestLibraryByList asks for the text that each points list has, of its own edition
// (ruling 45).
func TestLibraryByList(t *testing.T) {
	text := func(says, xws string, lists ...catalog.Ruleset) *Card {
		return &Card{ID: catalog.Card(catalog.UpgradeCard, xws), Editions: []string{"x"}, Lists: lists, Requires: says}
	}
	all, own, alone, other := text("all", "elusive"), text("own", "elusive", "later"), text("alone", "r2", "later"), text("other", "predator")
	newer := text("a later edition's", "elusive", "later") // whose texts never play in this one
	newer.Editions = []string{"y"}
	l := NewLibrary("x", newer, own, all, alone, other, newer)
	for _, c := range []struct {
		list      catalog.Ruleset
		ref, want string
	}{
		{"", "upgrade/elusive", "all"}, {"earlier", "upgrade/elusive", "all"}, {"later", "upgrade/elusive", "own"},
		{"earlier", "upgrade/r2", ""}, {"later", "upgrade/r2", "alone"}, {"later", "upgrade/predator", "other"},
	} {
		got := ""
		if card := l.By("later").By(c.list).Card(c.ref); card != nil {
			got = card.Requires
		}
		if got != c.want {
			t.Errorf("%s by %q: the text %q, want %q", c.ref, c.list, got, c.want)
		}
	}
	if all.ref != "" {
		t.Error("a library writes into the declarations that it is given")
	}
}

// TestLibraryByEdition has declarations of two families share an id: each edition knows its own.
func TestLibraryByEdition(t *testing.T) {
	first := &Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: "elusive"}, Editions: []string{"1.0"}, Requires: "first"}
	second := &Card{ID: catalog.Card(catalog.UpgradeCard, "elusive"), Editions: []string{"2.0", "2.5"}, Requires: "second"}
	for edition, want := range map[string]string{"1.0": "first", "2.0": "second", "2.5": "second"} {
		for _, cards := range [][]*Card{{first, second}, {second, first}} {
			if got := NewLibrary(edition, cards...).Card("upgrade/elusive"); got.Requires != want || got.ID.Family == catalog.XWing1 != (want == "first") {
				t.Errorf("%s has the card %s, %s", edition, got.ID, got.Requires)
			}
		}
	}
	if NewLibrary("armada", first, second).Card("upgrade/elusive") != nil {
		t.Error("a game without the card has it")
	}
}
