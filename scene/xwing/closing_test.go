package xwing

import (
	"os"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene"
	"xwing/scene/ui"
)

// tapes are a player's journals: which are open.
type tapes struct {
	noFiles
	text []byte // of the game that can be gone on with
	open map[*tape]bool
}

type tape struct{ in *tapes }

func (l *tape) Append([]byte) error { return nil }

func (l *tape) Close() error {
	delete(l.in.open, l)
	return nil
}

func (f *tapes) Begin(string) (game.Log, error) {
	l := &tape{f}
	f.open[l] = true
	return l, nil
}

func (f *tapes) Open(string) ([]byte, game.Log, error) {
	l, err := f.Begin("")
	return f.text, l, err
}

// TestJournalsAreLetGoOf leaves games in every way: only the journal of the game
// on screen is open, so that another window can have the others.
func TestJournalsAreLetGoOf(t *testing.T) {
	a, p := newApp(t, 0)
	kept, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-mouse.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	f := &tapes{open: map[*tape]bool{}, text: kept}
	a.Opt.Files = f
	want := func(when string, n int) {
		t.Helper()
		if len(f.open) != n {
			t.Errorf("%s: %d journals are open, want %d", when, len(f.open), n)
		}
	}
	a.newGame(p.setup)
	want("a new game", 1)
	a.newGame(p.setup)
	want("another", 1)
	p = a.Screen.(*tableScreen).play
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	if err := p.Session.End(game.Red); err != nil {
		t.Fatal(err)
	}
	p.board.Finish()
	settle(a, ui.Input{})
	want("the result", 1)
	click(t, a, "result.rematch")
	want("a rematch", 1)
	a.Show(&scene.TitleScreen{App: a.App})
	want("the title", 0)
	a.Resume("kept")
	if a.Screen.Name() != "result" && a.Screen.Name() != "table" {
		t.Fatalf("the kept game is not gone on with: %s", a.Screen.Name())
	}
	want("a game gone on with", 1)
	a.Show(&scene.TitleScreen{App: a.App})
	want("the title again", 0)
	f.text = []byte("{}\n")
	a.Resume("damaged")
	want("a damaged game", 0)
	f.text = append(kept[:len(kept):len(kept)], "{\"check\":{\"step\":\"nowhere\",\"hash\":\"0\"}}\n"...)
	a.Covers.Dialog = nil
	a.Resume("parted")
	if a.Covers.Dialog == nil || a.Covers.Dialog.ID != "parted" {
		t.Fatalf("a journal that parts from the rules is gone on with: %+v", a.Covers.Dialog)
	}
	want("a question about a game", 1)
	click(t, a, "parted.1")
	want("no, thanks", 0)
}
