package xwing

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/judge"
	"xwing/game/xwing/script"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// TestLegible measures every text of every screen and every kind of question, at every
// size of windows and words; where those leave least room, every answer can be reached.
func TestLegible(t *testing.T) {
	a, _ := newApp(t, 0)
	legibleIn(t, a, scenetest.Windows(a.App))
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
			legibleIn(t, a, scenetest.Tight())
		})
	}
}

func legibleIn(t *testing.T, a *Client, sizes []scenetest.Window) {
	t.Helper()
	found := map[string]bool{}
	asked := map[game.Kind]bool{}
	look := func(name string) {
		for _, size := range sizes {
			size.Set(a.App)
			for range 2 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			scenetest.Legible(a.App, func(kind, what string) {
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
			size.Set(a.App)
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

// firstAsks are the questions of first edition, of which no window plays a game yet, and what a table that is edited stands at.
var firstAsks = []game.Kind{ask.Arrange, ask.AllocateEnergy, ask.ChooseEdge, ask.ChooseShipToDecloak, ask.PlaceBarrelRoll,
	ask.PlaceRollTemplate, ask.PlaceTallonRoll}

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

// gaveAway is the sheet at the page of the answers that cost most, all found: Red's and Blue's five are what is asked now.
func gaveAway(table *tableScreen) *resultScreen {
	s := counted(table, playPage)
	s.judging = &judging{over: true}
	v := table.play.state().ViewFor(game.NoSeat)
	for n := range 2 * dearest {
		for _, d := range table.play.Session.Open() {
			c := game.Choice{Seat: game.Seat(n % 2), Kind: d.Kind, Each: map[string]string{}}
			for _, slot := range d.Slots {
				c.Each[slot.ID] = slot.Options[n%len(slot.Options)].ID
			}
			s.judging.judged = append(s.judging.judged, judge.Judged{At: n, Round: 11, Decision: d, Taken: c, Best: game.Choice{},
				Cost: 12345,
				Err:  678, View: v})
		}
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
		{"menu", table, table.menu()}, {"rules", table, rulesOverlay{table, table.play.state().Rules().Edition}}, {"keys", table,
			scene.KeysOverlay{}},
		{"rebind", table, &scene.RebindOverlay{}}, {"clock", table, scene.ClockOverlay{}},
		{"settings", table, scene.SettingsOverlay{}}, {"title", &scene.TitleScreen{App: a.App}, nil}, {"squads", &squadsScreen{client: a},
			nil},
		{"squads: red", &squadsScreen{client: a, page: game.Red.ID(), picked: picks{"rebel-core", "imperial-core"}}, nil},
		{"squads: game", &squadsScreen{client: a, page: gamePage}, nil}, {"squads: missions", &squadsScreen{client: a, read: true,
			list: catalog.AMG25, page: gamePage}, nil},
		{"games", &scene.GamesScreen{App: a.App, Games: []scene.Game{{Header: table.play.Session.Header()}}}, nil},
		{"result", counted(table, shipsPage), nil}, {"result: rounds", counted(table, roundsPage), nil}, {"result: points", counted(table,
			pointsPage), nil},
		{"result: luck", counted(table, luckPage), nil}, {"result: play", gaveAway(table), nil},
	} {
		a.Screen, a.Covers.Over = stage.screen, stage.over
		look(stage.name)
	}
	a.Screen, a.Covers.Over = table, nil
	a.App.Timer = &scene.GameClock{Player: 45 * time.Minute, Game: 75 * time.Minute}
	look("clocks")
	a.App.Timer.Used = [2]time.Duration{41 * time.Minute, 46 * time.Minute}
	look("late clocks")
	a.Covers.Over = scene.PausedOverlay{}
	look("paused")
	a.App.Timer, a.Covers.Over = nil, nil
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
