package xwing

import (
	"io/fs"
	"math"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/terms"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// noFiles is a player without files.
type noFiles struct{}

func (noFiles) Squads() ([]SquadFile, error)                   { return nil, nil }
func (noFiles) SquadFolder() string                            { return "" }
func (noFiles) AddSquad(string, []byte) (string, error)        { return "", nil }
func (noFiles) ChangeSquad(string, []byte, []byte) error       { return nil }
func (noFiles) Games() ([]scene.Game, error)                   { return nil, nil }
func (noFiles) SetConfig(string, any) error                    { return nil }
func (noFiles) Read(string) ([]byte, error)                    { return nil, fs.ErrNotExist }
func (noFiles) Standing(string) scene.Standing                 { return scene.Standing{} }
func (noFiles) Again(string) (scene.Again, error)              { return nil, os.ErrNotExist }
func (noFiles) Remove(string) (string, error)                  { return "", nil }
func (noFiles) Restore(string) error                           { return nil }
func (noFiles) Begin(string) (game.Log, error)                 { return nil, nil }
func (noFiles) Open(string) (text []byte, l game.Log, e error) { return nil, nil, os.ErrNotExist }

// newApp returns a client with a game between two built-in squads, without a window.
func newApp(t *testing.T, speed int) (*Client, *play) {
	t.Helper()
	return newAppIn(t, speed, matchtest.Words(t))
}

// newAppIn is newApp in some words.
func newAppIn(t *testing.T, speed int, w *terms.Words) (*Client, *play) {
	t.Helper()
	kit := matchtest.Kit(t)
	o := scene.Options{Files: noFiles{}, Seed: 3, Seeded: true}
	o.Settings.Animation.Speed = speed
	a, err := NewClient(o, Opening{Kits: match.Kits{kit}, Words: w.With(terms.NewNames(&board.View{}, kit.Facts)), Folder: noFiles{}})
	if err != nil {
		t.Fatal(err)
	}
	a.Width, a.Height = 1280, 720
	p, err := a.start(matchtest.Squads(t, "rebel-core", "imperial-heavies"))
	if err != nil {
		t.Fatal(err)
	}
	a.Show(newTable(a, p))
	t.Cleanup(a.Close)
	return a, p
}

// playOn answers with a sensible player until done says so.
func playOn(t *testing.T, p *play, done func(d game.Decision) bool) {
	t.Helper()
	brain := player.NewSensible(5)
	for range 2000 {
		open := p.Session.Open()
		if len(open) == 0 || done(open[0]) {
			return
		}
		c, err := brain.Answer(p.seen(open[0]), open[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
}

// settle builds frames until lists know their lengths.
func settle(a *Client, in ui.Input) {
	for range 3 {
		a.Build(in)
	}
}

// TestBoardEqualsView plays a game: after each drained batch the board, changed
// by Events alone, is the public view.
func TestBoardEqualsView(t *testing.T) {
	_, p := newApp(t, 100)
	n := 0
	playOn(t, p, func(d game.Decision) bool {
		if n%3 == 0 {
			for !p.board.Resting() {
				p.board.Tick()
			}
		}
		p.board.Finish()
		if diff := cmp.Diff(p.state().ViewFor(game.NoSeat), p.board.view, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("at %s the board is not the view (-want +got):\n%s", d.Kind, diff)
		}
		n++
		return n > 400
	})
	if n < 100 {
		t.Errorf("only %d decisions were compared", n)
	}
}

// TestHiddenFactsChangeNothing changes facedown dials and facedown cards only:
// the frame and the log of the screen stay the same.
func TestHiddenFactsChangeNothing(t *testing.T) {
	a, p := newApp(t, 0)
	seen := func() (draw.List, []ui.Widget) {
		var l draw.List
		settle(a, ui.Input{X: 640, Y: 300})
		l.Copy(&a.Canvas.Frame)
		l.Append(&a.Beside)
		return l, append(a.UI.Widgets, a.UI.Pieces...)
	}
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	before, widgets := seen()
	s := p.state()
	for i := range s.Hidden.Dials {
		if !s.View.Ships[i].Dial.Revealed {
			s.Hidden.Dials[i] = catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Blue}
		}
	}
	for i := range s.Hidden.Decks {
		if d := s.Hidden.Decks[i].Cards; len(d) > 0 { // not everybody has huge ships
			d[0], d[len(d)-1] = d[len(d)-1], d[0]
		}
	}
	after, same := seen()
	if !before.Equal(&after) {
		t.Error("the frame tells of hidden facts")
	}
	for i := range widgets {
		if widgets[i] != same[i] {
			t.Errorf("the log tells of hidden facts: %v, was %v", same[i], widgets[i])
		}
	}
}

// TestCurtainHidesThePrompt keeps a private question unseen until its player has
// taken the mouse.
func TestCurtainHidesThePrompt(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	p.board.Finish()
	a.Build(ui.Input{})
	if a.Screen.Name() != "curtain" {
		t.Fatalf("screen %s, want curtain", a.Screen.Name())
	}
	for _, w := range a.UI.Widgets {
		if len(w.ID) > 7 && w.ID[:7] == "option:" {
			t.Errorf("%s is to be seen before the curtain is opened", w.ID)
		}
	}
}

// TestRestingFrame builds the same frame twice when nothing happens.
func TestRestingFrame(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAttack })
	p.board.Finish()
	settle(a, ui.Input{})
	var l draw.List
	l.Copy(&a.Canvas.Frame)
	l.Append(&a.Beside)
	a.Build(ui.Input{})
	a.Canvas.Frame.Append(&a.Beside)
	if !l.Equal(&a.Canvas.Frame) {
		t.Error("two frames of a resting table differ")
	}
}

// TestCamera keeps the point under the cursor when it zooms.
func TestCamera(t *testing.T) {
	c := scene.Camera{View: draw.Rect{X: 300, Y: 50, W: 700, H: 600}}
	c.Head(c.Frame(physics.Vec{}, physics.Vec{X: gauge.PlayArea.Width, Y: gauge.PlayArea.Height}, c.View, 100), 0, 0)
	at := c.Table(420, 333)
	c.Zoom(420, 333, 1.7)
	if got := c.Table(420, 333); got.Sub(at).Len() > 1e-6 {
		t.Errorf("the point under the cursor went from %v to %v", at, got)
	}
	x, y := c.At(at)
	if math.Abs(x-420) > 1e-6 || math.Abs(y-333) > 1e-6 {
		t.Errorf("at(table(420, 333)) = %v, %v", x, y)
	}
}

func BenchmarkBuild(b *testing.B) {
	t := &testing.T{}
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	for b.Loop() {
		a.Build(ui.Input{})
	}
}
