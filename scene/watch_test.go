package scene

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// toyFilm is a film of a toy of five turns, that has those lanes.
func toyFilm(t *testing.T, lanes ...Lane) (*App, *WatchScreen) {
	t.Helper()
	a := newShell(t)
	a.Width, a.Height = 1280, 720
	turn := game.Decision{Kind: toyTurn, Seat: game.Red, Shape: game.OneOf, Options: []game.Option{{ID: "left"}, {ID: "right"}}}
	q := toyGame(t, a, turn, turn, turn, turn, turn)
	for range 5 {
		if err := q.Play.Session.Choose(game.Choice{Seat: game.Red, Kind: toyTurn, Pick: []string{"left"}}); err != nil {
			t.Fatal(err)
		}
	}
	s := &WatchScreen{App: a, speed: 100, film: q.Play.Session.Film()}
	t.Cleanup(s.close)
	s.shows = &Watching{Play: q.Play, Layout: func(WatchAreas) {}, Paint: func() {}, See: func(Eyes) {}, Lead: func(*draw.Rect,
		game.Decision) {
	},
		Label: func(_ game.Decision, o *game.Option) string { return o.ID }, Lanes: func() []Lane { return lanes }}
	s.marks = []FilmMark{{Kind: RoundMark, At: 1, N: 1}, {Kind: RoundMark, At: 4, N: 2}, {Kind: KillMark, At: 2}}
	s.goTo(0)
	a.Show(s)
	return a, s
}

// TestAxis: what stands at a place of the axis is what is gone to there; a click in a lane goes there, too.
func TestAxis(t *testing.T) {
	x := axis{draw.Rect{X: 40, W: 500}, 200}
	for at := range 201 {
		if got := x.at(x.x(at)); got != at {
			t.Errorf("at %v stands %d, not %d", x.x(at), got, at)
		}
	}
	if x.at(-99) != 0 || x.at(9999) != 200 || (&axis{draw.Rect{W: 9}, 0}).at(math.Pi) != 0 {
		t.Error("beside the axis something else stands")
	}
	a, s := toyFilm(t, Lane{Name: "dice", Points: []LanePoint{{At: 2, Size: 1}}})
	built(a)
	on := ui.Input{X: 640, Y: 0}
	for _, w := range a.UI.Widgets {
		if w.ID == "film.axis" {
			on.X, on.Y = float64(w.Rect[0])+0.8*float64(w.Rect[2]), float64(w.Rect[1])+6
		}
	}
	on.Pressed[ui.LeftButton], on.Down[ui.LeftButton] = true, true
	a.Build(on)
	if s.film.At() != 4 {
		t.Errorf("a click in a lane leads to %d", s.film.At())
	}
}

// TestNumbersLeadToPoints: a key of a number goes to the point that has it in any lane; where none has one, to the first piece lost.
func TestNumbersLeadToPoints(t *testing.T) {
	strike := func(a *App, k ebiten.Key) { a.Build(ui.Input{Keys: []ebiten.Key{k}, Struck: []ebiten.Key{k}}) }
	a, s := toyFilm(t, Lane{Name: "dice"}, Lane{Name: "choices", Points: []LanePoint{{At: 3, Number: 2, Size: -1}, {At: 5, Number: 1,
		Size: -2}}})
	for key, want := range map[ebiten.Key]int{ebiten.KeyDigit1: 5, ebiten.KeyDigit2: 3, ebiten.KeyNumpad1: 5} {
		if strike(a, key); s.film.At() != want {
			t.Errorf("%v leads to %d, want %d", key, s.film.At(), want)
		}
	}
	a, s = toyFilm(t)
	if strike(a, ebiten.KeyDigit1); s.film.At() != 2 {
		t.Errorf("without numbers 1 leads to %d", s.film.At())
	}
}

// TestLanesHaveRoom: each lane makes the film higher, and the table lower.
func TestLanesHaveRoom(t *testing.T) {
	high := func(lanes ...Lane) float64 {
		a, s := toyFilm(t, lanes...)
		built(a)
		r, _, foot := s.layout()
		if r.Table.Bottom() > foot.Y || r.Table.H < a.UI.Px(300) {
			t.Errorf("with %d lanes the table is %v, the film %v", len(lanes), r.Table, foot)
		}
		return foot.H
	}
	none, two := high(), high(Lane{Name: "dice"}, Lane{Name: "choices"})
	if two-none < 80 || two-none > 100 {
		t.Errorf("two lanes add %v", two-none)
	}
}

// TestLeftFilmEnds: what goes on beside a film ends when it is left.
func TestLeftFilmEnds(t *testing.T) {
	a, s := toyFilm(t)
	left := 0
	s.shows.Left = func() { left++ }
	built(a)
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyEscape}, Struck: []ebiten.Key{ebiten.KeyEscape}})
	if left != 1 || a.Screen == s {
		t.Errorf("the film is left: %v; it has ended %d times", a.Screen != s, left)
	}
}
