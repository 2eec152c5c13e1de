package xwing

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// keptShelf is a player with kept games.
type keptShelf struct {
	noFiles
	games   []scene.Game
	gone    map[string]scene.Game
	stands  map[string]scene.Standing // what playing a game again comes to
	read    *int                      // how many have been read
	damage  map[string]error
	session *game.Session // that all games come to
	played  int           // choices at a time, of games played again
	closed  int           // games that were played again, and are no more
}

func (s *keptShelf) Games() ([]scene.Game, error) { return s.games, nil }

func (s *keptShelf) Standing(path string) scene.Standing {
	*s.read++
	return scene.Standing{Round: s.stands[path].Round, Damage: s.damage[path]}
}

func (s *keptShelf) Again(path string) (scene.Again, error) {
	return &reread{s, path, 3}, nil
}

// reread is a game that is played again in so many parts.
type reread struct {
	*keptShelf
	path  string
	parts int
}

func (r *reread) Play(choices int) (scene.Standing, bool) {
	r.played = max(r.played, choices)
	r.parts--
	return r.stands[r.path], r.parts == 0
}

func (r *reread) Session() *game.Session { return r.session }

func (r *reread) Close() { r.closed++ }

func (s *keptShelf) Remove(path string) (string, error) {
	for i, g := range s.games {
		if g.Path == path {
			s.gone["trash/"+path] = g
			s.games = append(s.games[:i:i], s.games[i+1:]...)
			return "trash/" + path, nil
		}
	}
	return "", errors.New("another xwing has it open")
}

func (s *keptShelf) Restore(trash string) error {
	s.games = append([]scene.Game{s.gone[trash]}, s.games...)
	return nil
}

// fullShelf is a list of fifty games.
func fullShelf(t *testing.T) (*Client, *scene.GamesScreen, *keptShelf) {
	t.Helper()
	a, p := newApp(t, 0)
	s := &keptShelf{gone: map[string]scene.Game{}, stands: map[string]scene.Standing{}, read: new(int)}
	s.session = matchtest.Begin(t, a.kit, matchtest.Squads(t, "rebel-core", "imperial-core"), 1)
	long, _ := json.Marshal([2]string{strings.Repeat("Maximilian ", 12), "Bob"})
	for i := range 50 {
		h := p.Session.Header()
		h.Extra = map[string]json.RawMessage{}
		if i == 1 {
			h.Extra["players"] = long
		}
		g := scene.Game{Path: fmt.Sprint("game ", i), Name: fmt.Sprint("game ", i), Header: h, When: time.Date(2026, 5, 1+i%28, 12, 0, 0, 0, time.UTC)}
		if i == 3 {
			g.Err = errors.New(strings.Repeat("it is damaged ", 20))
		}
		s.games = append(s.games, g)
		s.stands[g.Path] = scene.Standing{Round: i}
	}
	s.stands["game 1"] = scene.Standing{Round: 7, Over: true, Winner: game.Side(game.Red)}
	s.stands["game 2"] = scene.Standing{Round: 9, Over: true, Winner: game.NoSide}
	a.Opt.Files = s
	list := &scene.GamesScreen{App: a.App, Games: append([]scene.Game(nil), s.games...)}
	a.Show(list)
	a.Build(ui.Input{})
	if *s.read != 1 {
		t.Errorf("%d games were read for the first frame, want one", *s.read)
	}
	for range 3000 {
		a.Build(ui.Input{})
		if !list.Busy() && !a.Dirty {
			break
		}
		a.Dirty = false
		time.Sleep(time.Millisecond)
	}
	return a, list, s
}

// TestGames lists games with what has become of them, and reads no more than are
// in sight.
func TestGames(t *testing.T) {
	a, _, s := fullShelf(t)
	for id, want := range map[string]string{"game:0": "Setup", "game:1": " won · round 7", "game:2": "Nobody won · round 9", "game:4": "Round 4"} {
		if got := widget(t, a, id).Words; !strings.Contains(got, want) || !strings.Contains(got, "May 2026") {
			t.Errorf("%s is %q, want %q in it", id, got, want)
		}
	}
	if *s.read > 15 {
		t.Errorf("%d games were read for one page", *s.read)
	}
	if s.played > 20 {
		t.Errorf("%d choices are played again at once", s.played)
	}
	if w := widget(t, a, "game:3"); w.Enabled || !strings.Contains(w.Reason, "damaged") {
		t.Errorf("a damaged game is %+v", w)
	}
}

// TestGamesAreSeen: a row shows the table as it stands, each seat's bases in its colour, the score, the points list and a
// button to go on; of a game that is not played again, there is no picture.
func TestGamesAreSeen(t *testing.T) {
	a, list, s := fullShelf(t)
	row := widget(t, a, "game:0")
	if want := "0 : 0 · FFG 2.0"; !strings.Contains(row.Words, want) {
		t.Errorf("the row says %q, want %q in it", row.Words, want)
	}
	playOn(t, newPlay(s.session), func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	g := a.glance(s.session)
	var l, none draw.List
	for _, l := range []*draw.List{&l, &none} {
		l.Reset(100, 100)
	}
	g.Paint(&l, draw.Rect{W: 100, H: 100})
	(&glance{wide: 914, high: 914}).paint(&none, draw.Rect{W: 100, H: 100})
	v := s.session.State().(*xwing.State).ViewFor(game.NoSeat)
	if got, want := l.Len()-none.Len(), 2*len(v.ShipsInPlay())+len(v.Obstacles); got != want || want < 10 {
		t.Errorf("%d things are painted of the table, want %d", got, want)
	}
	if w := widget(t, a, "go-on:0"); w.Words != "Go on" || !w.Enabled {
		t.Errorf("there is no way to go on: %+v", w)
	}
	if w := widget(t, a, "go-on:1"); w.Words != "Result" {
		t.Errorf("of a game that is over, the button says %q", w.Words)
	}
	s.session = nil
	list = &scene.GamesScreen{App: a.App, Games: list.Games}
	a.Show(list)
	for range 100 {
		a.Build(ui.Input{})
	}
	if row := widget(t, a, "game:0"); strings.Contains(row.Words, " : 0 · FFG") || !strings.Contains(row.Words, "FFG 2.0") {
		t.Errorf("the row of a game that is not played says %q", row.Words)
	}
	a.Opt.Files = &opened{keptShelf: s}
	click(t, a, "go-on:4")
	if got := a.Opt.Files.(*opened).path; got != "game 4" {
		t.Errorf("the button goes on with %q", got)
	}
}

// opened is a player whose games are asked for.
type opened struct {
	*keptShelf
	path string
}

func (o *opened) Open(path string) ([]byte, game.Log, error) {
	o.path = path
	return nil, nil, errors.New("it is elsewhere")
}

// TestEscapeLeaves goes from lists back to the title, but from a field only out of it.
func TestEscapeLeaves(t *testing.T) {
	a, _, _ := fullShelf(t)
	escape := func() {
		a.Build(ui.Input{Struck: []ebiten.Key{ebiten.KeyEscape}})
		settle(a, ui.Input{})
	}
	escape()
	if a.Screen.Name() != "title" {
		t.Errorf("Escape leads from the games to %q", a.Screen.Name())
	}
	click(t, a, "title.new")
	click(t, a, "name:red")
	escape()
	if a.Screen.Name() != "squads" {
		t.Fatalf("Escape leads from a field to %q", a.Screen.Name())
	}
	escape()
	if a.Screen.Name() != "title" {
		t.Errorf("Escape leads from the squads to %q", a.Screen.Name())
	}
}

// TestDeleteGame asks, deletes, and puts back.
func TestDeleteGame(t *testing.T) {
	a, list, s := fullShelf(t)
	click(t, a, "delete:2")
	if a.Covers.Dialog == nil || len(s.games) != 50 {
		t.Fatal("a game is deleted without a question")
	}
	click(t, a, "delete.1")
	if len(s.games) != 50 || len(list.Games) != 50 {
		t.Fatal("a game is deleted though it is to be kept")
	}
	click(t, a, "delete:2")
	click(t, a, "delete.0")
	if len(s.games) != 49 || len(list.Games) != 49 || list.Games[2].Path != "game 3" {
		t.Fatalf("%d games are left, the third is %s", len(list.Games), list.Games[2].Path)
	}
	click(t, a, "games.restore")
	if len(s.games) != 50 || len(list.Games) != 50 || slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "games.restore" }) {
		t.Errorf("put back: %d games", len(list.Games))
	}
	s.games = nil // another program has them
	click(t, a, "delete:0")
	click(t, a, "delete.0")
	if a.Covers.Dialog == nil || !strings.Contains(a.Covers.Dialog.Text, "Another xwing has it open") || len(list.Games) != 50 {
		t.Error("a game that cannot be deleted goes without a word")
	}
}
