package scene

import (
	"testing"

	"xwing/game"
	"xwing/scene/ui/uitest"
)

// noRules is a window that tells no rules.
type noRules struct{ emptyScreen }

func (noRules) Build(*App) {}

// TestMenuOfAnyGame ends a game that the shell has never heard of: its player is asked
// once more, and then nothing is left to concede.
func TestMenuOfAnyGame(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a, game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: options("a", "b")})
	menu := MenuOverlay{Question: q, Rules: func() Overlay { return noRules{} }}
	a.Cover(menu)
	built(a)
	uitest.Press(t, a.UI, a.Build, "menu.rules")
	if _, told := a.Covers.Over.(noRules); !told {
		t.Errorf("the rules are told by %T", a.Covers.Over)
	}
	a.Cover(menu)
	built(a)
	uitest.Press(t, a.UI, a.Build, "menu.concede:blue")
	if _, over := q.Play.Session.Over(); over || a.Covers.Dialog == nil {
		t.Fatal("nobody was asked whether the game shall end")
	}
	built(a)
	uitest.Press(t, a.UI, a.Build, "end.0")
	if end, over := q.Play.Session.Over(); !over || end.Winner != game.Red || len(q.Play.Show.Lines) != 1 {
		t.Errorf("over %v, won by %v, %d lines", over, end.Winner, len(q.Play.Show.Lines))
	}
	a.Cover(menu)
	built(a)
	for _, w := range a.UI.Widgets {
		if (w.ID == "menu.draw" || w.ID == "menu.concede:red") && w.Enabled {
			t.Errorf("%s may be pressed after the end", w.ID)
		}
	}
}
