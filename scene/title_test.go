package scene

import (
	"testing"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui/uitest"
)

// TestTitleOfAnyGame shows the title of a game that the shell has never heard of:
// its crest, and where its new games are put together.
func TestTitleOfAnyGame(t *testing.T) {
	a := newShell(t)
	crests, begun, woken, samples := 0, 0, 0, 0
	a.Tenant = Tenant{
		Crest: func(_, _ draw.Rect) { crests++ },
		New:   func() { begun++ },
		Wake:  func() { woken++ },

		Sample: func() { samples++ },
		Hint:   func() string { return "in the drawer" },
		Show:   func(*game.Session, game.Log) { t.Error("no game is kept") },
	}
	s := &TitleScreen{App: a}
	a.Show(s)
	s.Wake()
	built(a)
	uitest.Press(t, a.UI, a.Build, "title.new")
	built(a)
	uitest.Press(t, a.UI, a.Build, "title.sample")
	if samples != 1 {
		t.Errorf("%d samples are begun by one click", samples)
	}
	if crests == 0 || begun != 1 || woken != 1 {
		t.Errorf("crests %d, games begun %d, woken %d", crests, begun, woken)
	}
}
