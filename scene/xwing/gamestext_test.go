package xwing

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/notation"
	"xwing/game/xwing/shorthand"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestGamesAsText: a kept game is copied as text and as a link, and either becomes a kept game where it is pasted or dropped;
// a game that is played on is copied as a link alone.
func TestGamesAsText(t *testing.T) {
	journal, err := os.ReadFile("../../testdata/games/luke-vader-mouse.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(journal), "\n")
	begun := strings.Join(lines[:60], "")
	a, _, s := fullShelf(t)
	written := notation.Game{Start: a.kit.Start, Wording: shorthand.Wording()}
	var kept []string
	copied, is := "", string(journal)
	a.Opt.Files = &opened{keptShelf: s}
	a.Opt.Clipboard = func() (string, error) { return copied, nil }
	a.Opt.Copy = func(text string) error { copied = text; return nil }
	a.Opt.Notation = &scene.Notation{
		Is: notation.Is, Read: func(text []byte) ([]byte, error) { return notation.Read(text, written) },
		Write: func(journal []byte) ([]byte, bool, error) {
			text, err := notation.Write(journal, written)
			return text, notation.Over(text), err
		},
		Game: func(string) ([]byte, error) { return []byte(is), nil },
		Keep: func(journal []byte) (string, error) { kept = append(kept, string(journal)); return "kept", nil },
	}
	a.Show(&scene.GamesScreen{App: a.App, Games: s.games})
	settle(a, ui.Input{})
	is = begun
	if click(t, a, "text:game:0"); copied != "" || a.Covers.Dialog == nil || !strings.Contains(a.Covers.Dialog.Text, "hidden") {
		t.Errorf("of a game that is played on there is the text %.40q", copied)
	}
	a.Covers.Dialog = nil
	if click(t, a, "link:game:0"); !strings.HasPrefix(copied, "xwing:#game=") {
		t.Errorf("its link is %.40q", copied)
	}
	carried := copied
	is = string(journal)
	if click(t, a, "text:game:1"); !strings.HasPrefix(copied, notation.Magic) || !strings.Contains(copied, "Luke: lock Vader") {
		t.Errorf("copied is %.80q", copied)
	}
	text := copied
	take := func(how string, want string, do func()) {
		t.Helper()
		kept = nil
		a.Show(&scene.GamesScreen{App: a.App, Games: s.games})
		settle(a, ui.Input{})
		do()
		settle(a, ui.Input{})
		if len(kept) != 1 || kept[0] != want {
			t.Errorf("%s: %d games are kept, or another", how, len(kept))
		}
		a.Covers.Dialog = nil
	}
	drop := func(name, text string) func() {
		return func() {
			files := fstest.MapFS{"letter.txt": {Data: []byte("Dear Luke")}, name: {Data: []byte(text)}}
			a.Dropped = func() fs.FS { return files }
			a.Screen.(*scene.GamesScreen).Wake()
		}
	}
	paste := func(text string) func() {
		return func() {
			copied = text
			a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}})
		}
	}
	take("pasted", string(journal), func() { copied = text; click(t, a, "games.paste") })
	take("pasted by keys", string(journal), paste("\n"+text))
	take("a link", begun, paste("See "+carried+" by Ann."))
	take("a journal", string(journal), paste(string(journal)))
	take("dropped", string(journal), drop("luke.txt", text))
	take("a journal dropped", begun, drop("luke.jsonl", begun))
	for what, wrong := range map[string]struct{ text, want string }{
		"a slip": {strings.Replace(text, "lock Vader", "lock Wader", 1), "line 25, column 35"},
		"a cut":  {carried[:len(carried)/2], "not whole"},
		"other":  {"Dear Luke", "no game"},
	} {
		kept = nil
		copied = wrong.text
		click(t, a, "games.paste")
		if len(kept) != 0 || a.Covers.Dialog == nil || !strings.Contains(a.Covers.Dialog.Text, wrong.want) {
			t.Errorf("%s: %d games are kept, and %+v is said", what, len(kept), a.Covers.Dialog)
		}
		a.Covers.Dialog = nil
	}
	if _, err := game.ReadHeader([]byte(begun)); err != nil {
		t.Fatal(err)
	}
}
