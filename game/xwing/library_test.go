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
