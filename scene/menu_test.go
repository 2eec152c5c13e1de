package scene

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/internal/link"
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
	if end, over := q.Play.Session.Over(); !over || end.Winner != game.Side(game.Red) || len(q.Play.Show.Lines) != 1 {
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

// pathLog is a journal that lies somewhere.
type pathLog struct{ path string }

func (pathLog) Append([]byte) error { return nil }
func (l pathLog) Path() string      { return l.path }

// TestGameLeavesThePage hands on the game that is played, by its address and as a file.
func TestGameLeavesThePage(t *testing.T) {
	a := newShell(t)
	q := toyGame(t, a, game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: options("a", "b")})
	q.Play.Log = pathLog{"/games/today.jsonl"}
	var copied, saved string
	a.Opt.Page = &Page{Address: "https://example.org/", Copy: func(text string) { copied = text },
		Save: func(name string, content []byte) { saved = name + " " + string(content) },
		Game: func(path string) ([]byte, error) { return []byte("all of " + path), nil }}
	a.Cover(MenuOverlay{Question: q, Rules: func() Overlay { return noRules{} }})
	built(a)
	uitest.Press(t, a.UI, a.Build, "link:game")
	text, found := strings.CutPrefix(copied, "https://example.org/#game=")
	if journal, err := link.Unpack(text, 100); !found || err != nil || string(journal) != "all of /games/today.jsonl" {
		t.Errorf("copied is %q, that carries %q, %v", copied, journal, err)
	}
	uitest.Press(t, a.UI, a.Build, "save:game")
	if saved != "today.jsonl all of /games/today.jsonl" {
		t.Errorf("saved is %q", saved)
	}
	a.Opt.Page = nil
	built(a)
	for _, w := range a.UI.Widgets {
		if w.ID == "link:game" {
			t.Error("a window offers links")
		}
	}
}
