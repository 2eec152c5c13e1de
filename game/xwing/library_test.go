package xwing

import (
	"testing"

	"xwing/game/catalog"
)

// TestLibraryByList asks for the text that each points list has (ruling 45).
func TestLibraryByList(t *testing.T) {
	text := func(xws string, lists ...catalog.Ruleset) *Card {
		return &Card{ID: catalog.Card(catalog.UpgradeCard, xws), Editions: []string{"x"}, Lists: lists}
	}
	all, own, alone, other := text("elusive"), text("elusive", "later"), text("r2", "later"), text("predator")
	l := NewLibrary("x", own, all, alone, other)
	for _, c := range []struct {
		list catalog.Ruleset
		ref  string
		want *Card
	}{
		{"", "upgrade/elusive", all}, {"earlier", "upgrade/elusive", all}, {"later", "upgrade/elusive", own},
		{"earlier", "upgrade/r2", nil}, {"later", "upgrade/r2", alone}, {"later", "upgrade/predator", other},
	} {
		if got := l.By("later").By(c.list).Card(c.ref); got != c.want {
			t.Errorf("%s by %q: %p, want %p", c.ref, c.list, got, c.want)
		}
	}
}
