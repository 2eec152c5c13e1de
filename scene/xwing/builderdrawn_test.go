package xwing

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/ui"
)

// TestBuilderDraws begins with squads that are drawn, of a theme and of none, by several lists: they are legal, and of the theme.
func TestBuilderDraws(t *testing.T) {
	for _, c := range []struct {
		list      catalog.Ruleset
		beginning string
	}{{catalog.FFG20, "random"}, {catalog.FFG20, "swarm"}, {catalog.AMG25, "aces"}, {catalog.XWA, "random"}, {catalog.FFG20, "bombs"}} {
		t.Run(string(c.list)+" "+c.beginning, func(t *testing.T) {
			a, _, _ := builderOf(t, c.list, catalog.Imperial)
			b := newBuilder(a, c.list)
			b.turn(c.list)
			a.Show(b)
			settle(a, ui.Input{})
			click(t, a, "build-begin:"+c.beginning)
			click(t, a, "build-faction:"+catalog.Imperial.String())
			if b.draft == nil || len(b.squad().Pilots) == 0 || len(b.draft.Breaches()) > 0 {
				t.Fatalf("there is no legal squad: %+v", b.draft)
			}
			theme := squad.Theme{Kind: squad.ThemeKind(c.beginning)}
			if c.beginning != "random" && !theme.Suits(a.kit.Facts, c.list, b.squad()) {
				t.Errorf("%+v is not of the theme", b.squad().Pilots)
			}
			undo := b.squad()
			typing(t, a, "<del>")
			if len(b.squad().Pilots) == len(undo.Pilots) {
				t.Error("it cannot be edited")
			}
		})
	}
}
