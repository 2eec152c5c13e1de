package xwing

import (
	"errors"
	"testing"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// forbidden is a folder in which nothing may be written: neither a journal nor a setting.
type forbidden struct{ noFiles }

var errForbidden = errors.New("nobody may write here")

func (forbidden) Append([]byte) error              { return errForbidden }
func (f forbidden) Begin(string) (game.Log, error) { return f, nil }
func (forbidden) SetConfig(string, any) error      { return errForbidden }

// TestUnkept plays without keeping where nothing can be written, if that is wanted; that no
// setting is kept is said once.
func TestUnkept(t *testing.T) {
	k := matchtest.Kit(t)
	a, err := NewClient(scene.Options{Files: forbidden{}, Seed: 3, Seeded: true},
		Opening{Kits: match.Kits{k}, Words: matchtest.Words(t).With(terms.NewNames(&board.View{}, k.Facts)), Folder: noFiles{}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(a.Close)
	a.Width, a.Height = 1280, 720
	before := a.Screen
	begin := func(button string) {
		a.newGame(setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), seed: 3, seeded: true})
		if a.Covers.Dialog == nil || a.Screen != before {
			t.Fatalf("a game that cannot be kept begins without a word, on %T", a.Screen)
		}
		a.Build(ui.Input{X: -1})
		uitest.Press(t, a.UI, a.Build, button)
	}
	begin("unkept.1")
	if a.Screen != before || a.Covers.Dialog != nil {
		t.Fatalf("Back leads to %T", a.Screen)
	}
	begin("unkept.0")
	table, ok := a.Screen.(*tableScreen)
	if !ok || len(table.play.Session.Open()) == 0 {
		t.Fatalf("no game begins: %T", a.Screen)
	}
	a.Keep("sound.mute", true)
	if a.Covers.Dialog == nil {
		t.Error("that no setting is kept is not said")
	}
	a.Covers.Dialog = nil
	a.Keep("sound.mute", false)
	if a.Covers.Dialog != nil {
		t.Error("that no setting is kept is said twice")
	}
	if err := a.KeepWindow(); err != nil {
		t.Errorf("at the end it is said again: %v", err)
	}
}
