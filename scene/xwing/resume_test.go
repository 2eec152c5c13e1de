package xwing

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/ui"
)

// drawer is a player whose journals are texts; one that is nil cannot be opened.
type drawer struct {
	noFiles
	games []scene.Game
	texts map[string][]byte
	log   *cutTape
}

func (d *drawer) Games() ([]scene.Game, error) { return d.games, nil }

func (d *drawer) Open(path string) ([]byte, game.Log, error) {
	text := d.texts[path]
	if text == nil {
		return nil, nil, fmt.Errorf("cannot open the game %s: another xwing has it open", path)
	}
	d.log = &cutTape{}
	return text, d.log, nil
}

// cutTape is a journal that can be cut, and has news.
type cutTape struct {
	whole  int
	news   []game.Phrase
	closed bool
}

func (c *cutTape) Append([]byte) error { return nil }
func (c *cutTape) Close() error        { c.closed = true; return nil }
func (c *cutTape) Cut(whole int) (string, error) {
	c.whole = whole
	return "games/a game.damaged-1.txt", nil
}
func (c *cutTape) News() (news []game.Phrase) {
	news, c.news = c.news, nil
	return news
}

// drawn is a client with one whole journal, sealed, of kept games.
func drawn(t *testing.T) (*Client, *drawer, []byte) {
	t.Helper()
	a, _ := newApp(t, 0)
	text, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	d := &drawer{texts: map[string][]byte{}}
	a.Opt.Files = d
	return a, d, game.Reseal(text)
}

// says looks for words in the dialog, and for anything that is none.
func says(t *testing.T, a *Client, want ...string) {
	t.Helper()
	if a.Covers.Dialog == nil {
		t.Fatalf("no dialog says %q", want)
	}
	for _, w := range want {
		if !strings.Contains(a.Covers.Dialog.Text, w) {
			t.Errorf("the dialog says %q, want %q", a.Covers.Dialog.Text, w)
		}
	}
	if raw := regexp.MustCompile(`⟦|\b[a-z]+=|(replay|refused|notice)\.[a-z]`).FindString(a.Covers.Dialog.Text); raw != "" {
		t.Errorf("the dialog shows %q: %q", raw, a.Covers.Dialog.Text)
	}
}

// TestADamagedLineIsOfferedToPlayOnFrom loses a line: the dialog names file, line and
// cure; the game goes on before it, and the journal is cut there.
func TestADamagedLineIsOfferedToPlayOnFrom(t *testing.T) {
	a, d, text := drawn(t)
	lines := bytes.SplitAfter(text, []byte("\n"))
	good := bytes.Join(lines[:60], nil)
	d.texts["games/a game.jsonl"] = append(bytes.Clone(good), bytes.Join(lines[61:], nil)...)
	a.Resume("games/a game.jsonl")
	says(t, a, "games/a game.jsonl: ", "line 61 is missing", "line 60, the last good one")
	settle(a, ui.Input{})
	click(t, a, "parted.1")
	if !d.log.closed || a.Screen.Name() != "table" {
		t.Error("no, thanks: the journal stays open")
	}
	a.Resume("games/a game.jsonl")
	settle(a, ui.Input{})
	click(t, a, "parted.0")
	if d.log.whole != len(good) || d.log.closed {
		t.Errorf("the journal is cut to %d bytes, want %d", d.log.whole, len(good))
	}
	if p := scene.PlayOf(a.Screen); p == nil || p.Log != game.Log(d.log) || p.Session.Choices() == 0 {
		t.Fatal("the game is not gone on with")
	}
	says(t, a, "a game.damaged-1.txt")
}

// TestADivergenceNamesItsFile: so does what is said of a game that was gone on with.
func TestADivergenceNamesItsFile(t *testing.T) {
	a, d, text := drawn(t)
	other := game.Reseal(append(bytes.Clone(text), `{"check":{"step":"nowhere/1","hash":"0"}}`+"\n"...))
	d.texts["parted.jsonl"] = other
	a.Resume("parted.jsonl")
	says(t, a, "parted.jsonl: Line ", "it ends a step that is not over in the game", "You can play on from line ")
	settle(a, ui.Input{})
	click(t, a, "parted.0")
	says(t, a, "parted.jsonl: Line ", "The line is void.")
	a.Covers.Dialog = nil
	d.texts["torn.jsonl"] = append(bytes.Clone(text), "{\"ch"...)
	a.Resume("torn.jsonl")
	says(t, a, "torn.jsonl: The last line was never finished: its 4 bytes are dropped.")
	a.Covers.Dialog = nil
	d.texts["none.jsonl"] = []byte("{}\n")
	a.Resume("none.jsonl")
	says(t, a, "none.jsonl: journal line 1 says format 0")
}

// TestResumeSkipsWhatCannotBeOpened goes on with the latest game that can, and names
// the others.
func TestResumeSkipsWhatCannotBeOpened(t *testing.T) {
	a, d, text := drawn(t)
	d.games = []scene.Game{
		{Path: "empty.jsonl", Err: errors.New("the game empty.jsonl: journal line 1 is not complete")},
		{Path: "used.jsonl"}, {Path: "none.jsonl"}, {Path: "good.jsonl"}, {Path: "older.jsonl"},
	}
	d.texts["none.jsonl"] = []byte("{}\n")
	d.texts["good.jsonl"] = text
	before := a.Screen
	a.ResumeLatest()
	if a.Screen == before || d.log.closed {
		t.Fatal("no game is gone on with")
	}
	says(t, a, "empty.jsonl: journal line 1 is not complete", "used.jsonl: another xwing has it open", "1 more cannot be opened",
		"The game gone on with is good.jsonl")
	a.Covers.Dialog = nil
	d.games = d.games[:2]
	a.ResumeLatest()
	says(t, a, "empty.jsonl", "used.jsonl", "There is no game to go on with")
}

// TestTheJournalsNewsAreSaid shows what has become of the file.
func TestTheJournalsNewsAreSaid(t *testing.T) {
	a, d, text := drawn(t)
	d.texts["good.jsonl"] = text
	a.Resume("good.jsonl")
	a.Covers.Dialog = nil
	d.log.news = []game.Phrase{game.Say("notice.journal-gone", "file", "games/good.jsonl", "now", "games/good.jsonl")}
	settle(a, ui.Input{})
	says(t, a, "games/good.jsonl was deleted while the game was played.")
}

// TestDamagedGamesAreMarked in the list, with what is wrong with them.
func TestDamagedGamesAreMarked(t *testing.T) {
	a, list, s := fullShelf(t)
	list = &scene.GamesScreen{App: a.App, Games: list.Games}
	a.Show(list)
	bad := &game.DamageError{Line: 7, What: game.Say("journal.missing"), Cure: game.Say("journal.play-on", "number", "6"), Whole: 9}
	s.damage = map[string]error{"game 0": bad}
	settle(a, ui.Input{})
	w := widget(t, a, "game:0")
	if !strings.Contains(w.Words, "Damaged · round 0") {
		t.Errorf("the row says %q", w.Words)
	}
}
