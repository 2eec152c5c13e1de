package xwing

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestOverlays opens menu, settings and keys by key and button, and closes them.
func TestOverlays(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	open := func(want string) {
		t.Helper()
		got := ""
		if a.Covers.Over != nil {
			got = a.Covers.Over.Name()
		}
		if got != want {
			t.Fatalf("overlay %q, want %q", got, want)
		}
	}
	a.Build(ui.Input{})
	a.Build(strike(ebiten.KeyEscape))
	open("menu")
	a.Build(strike(ebiten.KeyEscape))
	open("")
	a.Build(strike(ebiten.KeyF1))
	open("keys")
	a.Build(strike(ebiten.KeyR)) // no key reaches the table
	if a.Screen.(*tableScreen).side.ranges {
		t.Error("a key went through the overlay")
	}
	a.Build(strike(ebiten.KeyF1))
	open("")
	click(t, a, "menu")
	click(t, a, "menu.rules")
	open("rules")
	a.Build(strike(ebiten.KeyEscape))
	click(t, a, "menu")
	click(t, a, "menu.settings")
	open("settings")
	click(t, a, "speed:200")
	if a.Opt.Settings.Animation.Speed != 200 || p.board.Speed != 200 {
		t.Errorf("speed %d, of the board %d", a.Opt.Settings.Animation.Speed, p.board.Speed)
	}
	full := false
	a.Win.Window = func(on bool) { full = on }
	a.Build(strike(ebiten.KeyF11))
	if !full || !a.Opt.Settings.Window.Fullscreen {
		t.Error("F11 does not go to full screen")
	}
	click(t, a, "close")
	open("")
}

// TestConcede ends the game from the menu; undo takes that back, and a rematch
// is another game of the same players, in the same seats.
func TestConcede(t *testing.T) {
	a, _ := newApp(t, 0)
	first := a.Screen.(*tableScreen).play.setup
	first.names = [2]string{"Ann", "Bob"}
	a.newGame(first)
	p := a.Screen.(*tableScreen).play
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	a.Build(ui.Input{})
	click(t, a, "menu")
	click(t, a, "menu.concede:blue")
	click(t, a, "end.0")
	a.Build(ui.Input{})
	if got := widget(t, a, "result.text").Words; got != "Ann wins" {
		t.Errorf("the result says %q", got)
	}
	click(t, a, "result.undo")
	if _, over := p.Session.Over(); over {
		t.Error("undo does not take the concession back")
	}
	click(t, a, "menu")
	click(t, a, "menu.draw")
	click(t, a, "end.0")
	a.Build(ui.Input{})
	click(t, a, "result.rematch")
	again := a.Screen.(*tableScreen).play.setup
	if again.names != first.names || string(again.squads[0]) != string(first.squads[0]) || again.seed == first.seed {
		t.Errorf("the rematch has names %v, seed %d", again.names, again.seed)
	}
}

// TestNames keeps the players' names in the header.
func TestNames(t *testing.T) {
	a, p := newApp(t, 0)
	s := p.setup
	s.names = [2]string{"Ann", ""}
	h, err := a.header(s)
	if err != nil {
		t.Fatal(err)
	}
	text, _ := json.Marshal(h)
	var back game.Header
	if err := json.Unmarshal(text, &back); err != nil {
		t.Fatal(err)
	}
	if got := a.setupOf(back); got.names != s.names || got.seed != s.seed {
		t.Errorf("names %v, seed %d", got.names, got.seed)
	}
	w := p.words.With(nil)
	if got := w.Value("seat", "red"); got != "Red" {
		t.Errorf("a seat without a name is %q", got)
	}
}

// everySize are widths, heights and scales of windows.
var everySize = [][3]float64{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1080, 100}, {3840, 2160, 100}, {scene.MinWidth, scene.MinHeight,
	100},
	{1920, 1080, 150}, {1920, 1080, 200}, {1280, 720, 200}, {scene.MinWidth, scene.MinHeight, 200}}

// TestEveryWindow keeps all that can be pressed inside the window, at every size.
func TestEveryWindow(t *testing.T) {
	for _, language := range words.Languages(assets.Words) {
		t.Run(language, func(t *testing.T) {
			w, err := terms.Load(assets.Words, language)
			if err != nil {
				t.Fatal(err)
			}
			everyWindowIn(t, w)
		})
	}
}

func everyWindowIn(t *testing.T, w *terms.Words) {
	a, p := newAppIn(t, 0, w)
	a.Opt.Languages = words.Languages(assets.Words)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	table := a.Screen
	a.Opt.Files = fewGames{}
	for _, size := range everySize {
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		for _, stage := range []struct {
			name   string
			screen scene.Screen
			over   scene.Overlay
		}{
			{"table", table, nil}, {"two cards", table, nil}, {"menu", table, table.(*tableScreen).menu()}, {"rules", table, rulesOverlay{table.(*tableScreen), p.state().Rules().Edition}}, {"keys", table, scene.KeysOverlay{}},
			{"rebind", table, &scene.RebindOverlay{}}, {"clock", table, scene.ClockOverlay{}},
			{"settings", table, scene.SettingsOverlay{}}, {"title", &scene.TitleScreen{App: a.App}, nil}, {"squads", &squadsScreen{client: a}, nil},
			{"games", &scene.GamesScreen{App: a.App, Games: []scene.Game{{Header: p.Session.Header()}}}, nil},
			{"result", table.(*tableScreen).result(), nil},
		} {
			a.Screen, a.Covers.Over = stage.screen, stage.over
			side := table.(*tableScreen).side
			side.looked.card, side.looked.selected, side.pinned = false, 1, 0
			if stage.name == "two cards" {
				side.looked.card, side.pinned = true, 2
			}
			a.Build(ui.Input{})
			a.Build(ui.Input{})
			where := fmt.Sprintf("%s at %vx%v, %v %%", stage.name, size[0], size[1], size[2])
			wellPlaced(t, a, where)
		}
	}
	a.Screen, a.Covers.Over = table, nil
}

// scrolled are parts of the screen that others stand on.
var scrolled = []string{"log", "ships", "card", "pin", "squad.red", "squad.blue", "squads.game"}

// wellPlaced holds the latest frame to what every one of them is: all that can be pressed is inside the window, lies apart and
// has words.
func wellPlaced(t *testing.T, a *Client, where string) {
	t.Helper()
	for _, w := range a.UI.Widgets {
		r := w.Rect
		if r[0] < 0 || r[1] < 0 || float64(r[0]+r[2]) > a.Width || float64(r[1]+r[3]) > a.Height {
			t.Errorf("%s: %s is at %v", where, w.ID, r)
		}
		if strings.Contains(w.Words+w.Reason, "⟦") {
			t.Errorf("%s: %s has no words: %s", where, w.ID, w.Words)
		}
	}
	enabled := a.UI.Widgets[:0:0]
	for _, w := range a.UI.Widgets { // what can be pressed lies apart
		if !w.Enabled || w.Rect[2] == 0 || strings.HasSuffix(w.ID, ".list") || slices.Contains(scrolled, w.ID) {
			continue
		}
		for _, v := range enabled {
			if cross(w.Rect, v.Rect) {
				t.Errorf("%s: %s at %v covers %s at %v", where, w.ID, w.Rect, v.ID, v.Rect)
			}
		}
		enabled = append(enabled, w)
	}
}

func cross(a, b [4]int) bool {
	return a[0]+1 < b[0]+b[2] && b[0]+1 < a[0]+a[2] && a[1]+1 < b[1]+b[3] && b[1]+1 < a[1]+a[3]
}

// fewGames is a player with a folder.
type fewGames struct{ noFiles }

func (fewGames) SquadFolder() string { return "/home/somebody/.local/share/xwing/squads" }

// TestMenuKnowsNoEnd: while it is still to be seen how the game ends, the menu does
// not say that it is over.
func TestMenuKnowsNoEnd(t *testing.T) {
	a, p := newApp(t, 100)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	if err := p.Session.End(game.Red); err != nil {
		t.Fatal(err)
	}
	table := a.Screen.(*tableScreen)
	p.board.Add(board.DiceRolled{Ship: 1, Dice: []board.Die{{}}})
	a.Cover(table.menu())
	a.Build(ui.Input{})
	if w := widget(t, a, "menu.concede:red"); !w.Enabled || p.board.Resting() {
		t.Errorf("while dice roll conceding is refused: %q", w.Reason)
	}
	p.board.Finish()
	table.question.Looking = true // and has gone back to the table
	a.Cover(table.menu())
	a.Build(ui.Input{})
	if w := widget(t, a, "menu.concede:red"); w.Enabled {
		t.Error("a game that is over can be conceded")
	}
}
