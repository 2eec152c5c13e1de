package xwing

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/script"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// window is a size at which everything has to be legible.
type window struct {
	w, h    float64
	percent int // size of words
	screen  float64
	theme   string
}

func (w window) String() string {
	return fmt.Sprintf("%vx%v, %d %%, screen %v, %s", w.w, w.h, w.percent, w.screen, w.theme)
}

// windows are the sizes that are tried: no two come to the same. One of them is tried in
// both themes.
func windows(a *Client) []window {
	out := []window{{1280, 720, 100, 1, draw.BrightHall}}
	known := map[string]bool{}
	for _, size := range []struct {
		w, h, screen float64
		percents     []int
	}{{1280, 720, 1, []int{100, 75, 110, 120, 150, 200}}, {1920, 1080, 1, []int{100, 75, 110, 120, 125, 150, 200}},
		{2560, 1440, 1, []int{100}}, {3840, 2160, 1, []int{100, 200}}, {3840, 2160, 2, []int{100}}} {
		for _, percent := range size.percents {
			w := window{size.w, size.h, percent, size.screen, draw.DarkTable}
			w.set(a)
			if k := fmt.Sprint(w.w, w.h, a.Unit()); !known[k] {
				known[k] = true
				out = append(out, w)
			}
		}
	}
	return out
}

func (w window) set(a *Client) {
	a.Width, a.Height, a.Win.Scale = w.w, w.h, w.screen
	a.Opt.Settings.Window.Scale, a.Opt.Settings.Window.Theme = w.percent, w.theme
}

// matGrey is as bright as a mat may be.
var matGrey = draw.RGB(0x3c3c3c)

// writings are the texts of the frame; those below a window of the client do not count.
func writings(a *Client) (all []draw.Writing, onTable int) {
	var l draw.List
	l.Copy(&a.Ground)
	l.Append(&a.Back)
	ground := a.Ground.Theme.Of(matGrey)
	if _, title := a.Screen.(*scene.TitleScreen); title { // where it is always night
		ground = matGrey
	}
	onTable = len(l.Writings(a.UI.Fonts, ground))
	l.Append(&a.Beside)
	l.Append(&a.Front)
	return l.Writings(a.UI.Fonts, ground), onTable
}

// legible measures every text of the frame.
func legible(a *Client, tell func(kind, what string)) {
	all, onTable := writings(a)
	for i := range all {
		w := &all[i]
		if w.Shown.Empty() {
			continue
		}
		if strings.HasSuffix(w.Text, "…") {
			tell("cut", fmt.Sprint(w.Text, w.Rect))
		}
		if w.Size < 12*a.UI.S-0.1 {
			tell("small", fmt.Sprintf("%s: %.1f", w.Text, w.Size/a.UI.S))
		}
		switch {
		case w.Covered && i >= onTable: // panels float over the table
			tell("covered", fmt.Sprint(w.Text, w.Rect))
		case !w.Covered && w.Shown.W < w.Rect.W-1:
			tell("clipped", w.Text)
		case i >= onTable && w.Shown.Intersect(a.Window()) != w.Shown:
			tell("outside", w.Text)
		}
		if b := w.Box; !b.Empty() && (w.Rect.X < b.X-1 || w.Rect.Right() > b.Right()+1 || w.Shown.Y < b.Y-1 || w.Shown.Bottom() > b.Bottom()+1) {
			tell("over its box", fmt.Sprint(w.Text, w.Rect, b))
		}
		for k := range i {
			v := &all[k]
			if c := w.Shown.Intersect(v.Shown); c.W > 1 && c.H > 1 {
				tell("over another", w.Text+" | "+v.Text)
			}
		}
		if got, c := contrast(w); got < 4.5 {
			tell("faint", fmt.Sprintf("%s: %.1f %v on %v", w.Text, got, w.Color, c))
		}
	}
}

// contrast is the least of a text against what it is seen on.
func contrast(w *draw.Writing) (float64, draw.Color) {
	least, on := 21.0, draw.Color{}
	for _, b := range w.Behind {
		ink := draw.Mix(b, w.Color, float64(w.Color.A)/255)
		if c := draw.Contrast(ink, b); c < least {
			least, on = c, b
		}
	}
	return least, on
}

// TestLegible measures every text of every screen and every kind of question, at every
// size of windows and words; where those leave least room, every answer can be reached.
func TestLegible(t *testing.T) {
	a, _ := newApp(t, 0)
	legibleIn(t, a, windows(a))
}

// TestOtherLanguagesAreLegible measures the same in every other language, where words have least room.
func TestOtherLanguagesAreLegible(t *testing.T) {
	for _, language := range words.Languages(assets.Words)[1:] {
		t.Run(language, func(t *testing.T) {
			w, err := terms.Load(assets.Words, language)
			if err != nil {
				t.Fatal(err)
			}
			a, _ := newAppIn(t, 0, w)
			a.Opt.Languages = words.Languages(assets.Words)
			legibleIn(t, a, []window{{1280, 720, 100, 1, draw.DarkTable}, {1280, 720, 200, 1, draw.DarkTable}, {1920, 1080, 100, 1, draw.DarkTable}})
		})
	}
}

func legibleIn(t *testing.T, a *Client, sizes []window) {
	t.Helper()
	found := map[string]bool{}
	asked := map[game.Kind]bool{}
	look := func(name string) {
		for _, size := range sizes {
			size.set(a)
			for range 2 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			legible(a, func(kind, what string) {
				if k := kind + what; !found[k] {
					found[k] = true
					t.Errorf("%s, %s: %s: %s", name, size, kind, what)
				}
			})
		}
	}
	ask := func(table *tableScreen) {
		open := table.play.Session.Open()
		if len(open) == 0 || asked[open[0].Kind] {
			return
		}
		asked[open[0].Kind] = true
		table.play.board.Finish()
		settle(a, ui.Input{})
		if a.Screen.Name() == "curtain" {
			look("curtain")
			uitest.Press(t, a.UI, a.Build, "curtain.open")
		}
		look(string(open[0].Kind))
		for _, size := range narrowest {
			size.set(a)
			reachable(t, a, fmt.Sprintf("%s, %s", open[0].Kind, size), open[0].Shape)
		}
	}
	keptQuestions(t, a, ask)
	scriptQuestions(t, a, ask)
	for _, kind := range allKinds(t) {
		if !asked[kind] && !slices.Contains(firstAsks, kind) {
			t.Errorf("nothing asks %s", kind)
		}
	}
	everyWindow(a, look)
}

// keptQuestions plays the kept games, one choice after the other.
func keptQuestions(t *testing.T, a *Client, ask func(*tableScreen)) {
	t.Helper()
	files, err := filepath.Glob("../../testdata/games/*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		journal, session := keptGame(t, a.kit, file)
		a.showGame(session, nil)
		table := a.Screen.(*tableScreen)
		for _, line := range journal.Lines {
			if line.Choice == nil {
				continue
			}
			ask(table)
			if err := table.play.Choose(*line.Choice); err != nil {
				t.Fatal(err)
			}
		}
		table.play.board.Finish()
	}
}

// scriptQuestions shows the questions that no kept game asks.
func scriptQuestions(t *testing.T, a *Client, show func(*tableScreen)) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(scripts, "../questions.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		kind, at, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok {
			continue // the remark above them
		}
		file, title, _ := strings.Cut(at, ": ")
		text, err := os.ReadFile(filepath.Join(scripts, file+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		session, err := script.Open(a.kit, string(text), title, game.Kind(kind))
		if err != nil {
			t.Fatal(err)
		}
		a.showGame(session, nil)
		show(a.Screen.(*tableScreen))
	}
}

// firstAsks are the questions of first edition, of which no window plays a game yet.
var firstAsks = []game.Kind{ask.AllocateEnergy, ask.ChooseEdge, ask.ChooseShipToDecloak, ask.PlaceBarrelRoll, ask.PlaceRollTemplate,
	ask.PlaceTallonRoll}

// allKinds are the questions that package ask names.
func allKinds(t *testing.T) []game.Kind {
	t.Helper()
	text, err := os.ReadFile("../../game/xwing/ask/ask.go")
	if err != nil {
		t.Fatal(err)
	}
	var out []game.Kind
	for _, m := range regexp.MustCompile(`game\.Kind = "([^"]+)"`).FindAllStringSubmatch(string(text), -1) {
		out = append(out, game.Kind(m[1]))
	}
	return out
}

// counted is the sheet at the end, all of the game counted.
func counted(table *tableScreen, page string) *resultScreen {
	s := table.result()
	s.Page = page
	for !s.count.Done {
		s.count.On()
	}
	return s
}

// everyWindow shows the screens that ask nothing, and what lies over the table.
func everyWindow(a *Client, look func(name string)) {
	table := a.Screen.(*tableScreen)
	a.Opt.Files, a.game.Folder = fewGames{}, sampleFolder{}
	for _, stage := range []struct {
		name   string
		screen scene.Screen
		over   scene.Overlay
	}{
		{"menu", table, table.menu()}, {"rules", table, rulesOverlay{table, table.play.state().Rules().Edition}}, {"keys", table, scene.KeysOverlay{}},
		{"settings", table, scene.SettingsOverlay{}}, {"title", &scene.TitleScreen{App: a.App}, nil}, {"squads", &squadsScreen{client: a}, nil},
		{"squads: red", &squadsScreen{client: a, page: game.Red.ID(), picked: picks{"rebel-core", "imperial-core"}}, nil},
		{"squads: game", &squadsScreen{client: a, page: gamePage}, nil}, {"squads: missions", &squadsScreen{client: a, read: true, list: catalog.AMG25, page: gamePage}, nil},
		{"games", &scene.GamesScreen{App: a.App, Games: []scene.Game{{Header: table.play.Session.Header()}}}, nil},
		{"result", counted(table, shipsPage), nil}, {"result: rounds", counted(table, roundsPage), nil}, {"result: points", counted(table, pointsPage), nil},
	} {
		a.Screen, a.Covers.Over = stage.screen, stage.over
		look(stage.name)
	}
	a.Screen, a.Covers.Over = table, nil
}

// sampleFolder is a player with two squads.
type sampleFolder struct{ noFiles }

func (sampleFolder) Squads() ([]SquadFile, error) {
	var out []SquadFile
	for _, name := range []string{"rebel-core", "imperial-core"} {
		text, err := os.ReadFile("../../assets/facts/squads/" + name + ".xws")
		if err != nil {
			return nil, err
		}
		out = append(out, SquadFile{Name: name, XWS: text})
	}
	return out, nil
}
