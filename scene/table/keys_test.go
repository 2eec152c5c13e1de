package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// TestEscape closes what is open one after the other, from the smallest, and then opens the menu.
func TestEscape(t *testing.T) {
	s, d := square(), newDesk(t)
	q := &scene.Question{Play: &scene.Play{}}
	q.Draft.Menu = &scene.PieceMenu{}
	ruler, open, menu := Ruler{On: true}, true, false
	k := Keys{Question: q, Ruler: &ruler, Shut: func() bool { was := open; open = false; return was },
		Menu: func() { menu = true }, Own: func() bool { return false }}
	for i, want := range [][4]bool{{false, true, true, false}, {false, false, true, false}, {}, {false, false, false, true}} {
		d.UI.In = ui.Input{Struck: []ebiten.Key{ebiten.KeyEscape}}
		s.Shortcuts(d, k)
		if got := [4]bool{q.Draft.Menu != nil, ruler.On, open, menu}; got != want {
			t.Errorf("after %d times Escape menu of a piece, ruler, card and menu are open: %v, want %v", i+1, got, want)
		}
	}
}

// TestOwnKeys: a game's own keys do what they do also while something moves, and what is left closes nothing then.
func TestOwnKeys(t *testing.T) {
	s, d := square(), newDesk(t)
	ruler := Ruler{On: true}
	k := Keys{Question: &scene.Question{Play: &scene.Play{}}, Ruler: &ruler, Moves: true,
		Shut: func() bool { t.Error("something is shut"); return false }, Menu: func() { t.Error("the menu opens") },
		Own: func() bool {
			struck := len(d.UI.In.Struck) > 0 && d.UI.In.Struck[0] == ebiten.KeyM
			if struck {
				ruler.Turn()
			}
			return struck
		}}
	for _, key := range []ebiten.Key{ebiten.KeyM, ebiten.KeyB} {
		d.UI.In = ui.Input{Struck: []ebiten.Key{key}}
		s.Shortcuts(d, k)
	}
	if ruler.On {
		t.Error("the ruler is still there")
	}
}

// TestLogKeys: one key folds the log, others leave it alone.
func TestLogKeys(t *testing.T) {
	d, folds := newDesk(t), 0
	for key, want := range map[ebiten.Key]bool{ebiten.KeyL: true, ebiten.KeyB: false} {
		d.UI.In = ui.Input{Struck: []ebiten.Key{key}}
		if got := LogKeys(d, func() { folds++ }); got != want {
			t.Errorf("%v: is for the log: %v", key, got)
		}
	}
	if folds != 1 {
		t.Errorf("the log was folded %d times", folds)
	}
}
