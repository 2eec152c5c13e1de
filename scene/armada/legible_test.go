package armada

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// TestLegible measures every text of every kind of question that the kept games ask, and of the other screens, in every language,
// where words have least room.
func TestLegible(t *testing.T) {
	for _, language := range words.Languages(assets.Words) {
		t.Run(language, func(t *testing.T) {
			a := newClientIn(t, language)
			a.Opt.Languages = words.Languages(assets.Words)
			found := map[string]bool{}
			look := func(name string) {
				for _, size := range scenetest.Tight() {
					size.Set(a.App)
					for range 6 {
						a.Build(ui.Input{X: -9, Y: -9})
					}
					scenetest.Legible(a.App, func(kind, what string) {
						if strings.HasPrefix(kind, scenetest.OnTable) {
							return // digits on hulls are as large as the view has them; the fleets beside the table repeat them
						}
						if name == string(ask.StackDials) && kind == "covered" {
							return // the strip, under the curtain
						}
						if name == "fleets" && size.Percent == 200 {
							return // what is told in a row of this list has no room beside its buttons yet
						}
						if k := kind + what; !found[k] {
							found[k] = true
							t.Errorf("%s, %s: %s: %s", name, size, kind, what)
						}
					})
				}
			}
			table := keptQuestions(t, a, look)
			everyScreen(a, table, look)
		})
	}
}

// keptQuestions plays the kept games, and looks at the first question of each kind. It returns the last table.
func keptQuestions(t *testing.T, a *Client, look func(name string)) (table *tableScreen) {
	t.Helper()
	files, err := filepath.Glob("../../testdata/games/armada/*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	asked := map[game.Kind]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		journal, err := game.ReadJournal(text)
		if err != nil {
			t.Fatal(err)
		}
		replay, err := game.NewReplay(journal, a.kit.Start)
		if err != nil {
			t.Fatal(err)
		}
		for {
			for _, d := range replay.Session().Open() {
				if asked[d.Kind] {
					continue
				}
				asked[d.Kind] = true
				a.showGame(replay.Session().Fork(), nil)
				table = a.Screen.(*tableScreen)
				table.play.board.Finish()
				a.Opt.Settings.Table.Open = true
				look(string(d.Kind))
			}
			if more, err := replay.Next(); err != nil || !more {
				break
			}
		}
	}
	return table
}

// everyScreen shows the screens that ask nothing, and what lies over the table.
func everyScreen(a *Client, table *tableScreen, look func(name string)) {
	for _, stage := range []struct {
		name   string
		screen scene.Screen
		over   scene.Overlay
	}{
		{"rebind", table, &scene.RebindOverlay{}}, {"clock", table, scene.ClockOverlay{}},
		{"keys", table, scene.KeysOverlay{}}, {"settings", table, scene.SettingsOverlay{}},
		{"title", &scene.TitleScreen{App: a.App}, nil}, {"fleets", &fleetsScreen{client: a}, nil},
		{"builder", newBuilder(a), nil}, {"shelf", a.shelfAsked("swarm"), nil},
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
