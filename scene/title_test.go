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
	crests, begun, woken, samples := 0, 0, 0, 0
	a := shellOf(t, Tenant{
		Crest: func(_, _ draw.Rect) { crests++ },
		New:   func() { begun++ },
		Wake:  func() { woken++ },

		Sample: func() { samples++ },
		Hint:   func() string { return "in the drawer" },
		Show:   func(*game.Session, game.Log) { t.Error("no game is kept") },
	})
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

// TestLowTitle: beside the buttons of a low title stands what a new player is told, or what is
// wrong with his files; never a panel of nothing.
func TestLowTitle(t *testing.T) {
	a := shellOf(t, Tenant{Crest: func(_, _ draw.Rect) {}, Wake: func() {}, Hint: func() string { return "in the drawer" }})
	a.Width, a.Height = 915, 412
	a.Show(&TitleScreen{App: a})
	told := func(id string) bool {
		built(a)
		for _, w := range a.UI.Widgets {
			if w.ID == id {
				return true
			}
		}
		return false
	}
	if !told("title.hint") || told("title.warnings") {
		t.Error("where nothing is wrong, a new player is not told what to do")
	}
	a.Opt.Warnings = []string{"a file is broken"}
	if told("title.hint") || !told("title.warning:1") {
		t.Error("what is wrong is not told in its place")
	}
}
