package xwing

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game/words"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/game/xwing/terms"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// TestScreensAreLegible holds film, builder, shelf, glossary and first game to what every table is held to, in every language:
// nothing is cut, covered, small or over another where words have least room.
func TestScreensAreLegible(t *testing.T) {
	for _, language := range words.Languages(assets.Words) {
		t.Run(language, func(t *testing.T) {
			w, err := terms.Load(assets.Words, language)
			if err != nil {
				t.Fatal(err)
			}
			for _, screen := range []struct {
				name string
				walk func(t *testing.T, a *Client, look func(what string))
			}{{"film", walkFilm}, {"builder", walkBuilder}, {"shelf", walkShelf}, {"glossary", walkGlossary},
				{"first game", walkFirstGame}} {
				t.Run(screen.name, func(t *testing.T) {
					a, _ := newAppIn(t, 0, w)
					a.Opt.Languages = words.Languages(assets.Words)
					screen.walk(t, a, looker(t, a))
				})
			}
		})
	}
}

// looker returns what looks at a client in the windows where words have least room, and tells each fault once.
func looker(t *testing.T, a *Client) func(what string) {
	found := map[string]bool{}
	return func(what string) {
		t.Helper()
		for _, size := range scenetest.Tight() {
			size.Set(a.App)
			for range 3 {
				settle(a, ui.Input{X: -9, Y: -9})
			}
			scenetest.Legible(a.App, func(kind, which string) {
				// A row of the builder is cut on purpose: it previews a text that stands whole beside it. The table itself is
				// held by TestLegible.
				if kind == "cut" && strings.HasPrefix(what, "builder") || strings.HasPrefix(kind, scenetest.OnTable) {
					return
				}
				if k := kind + which; !found[k] {
					found[k] = true
					t.Errorf("%s, %s: %s: %s", what, size, kind, which)
				}
			})
		}
		scenetest.Tight()[0].Set(a.App)
	}
}

// walkFilm watches a kept game by its rounds.
func walkFilm(t *testing.T, a *Client, look func(what string)) {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/salvage-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	a.Opt.Files = &filmShelf{texts: map[string][]byte{"kept/a game.jsonl": text}}
	a.Watch("kept/a game.jsonl")
	s := a.Screen.(*scene.WatchScreen)
	for range 400 {
		if a.Build(ui.Input{}); s.Play() != nil && !s.Busy() {
			break
		}
	}
	for i := range 40 {
		keyed(a, i%4 == 3, ebiten.KeyArrowRight)
		if i%4 == 0 {
			look(fmt.Sprintf("film, %d steps on", i))
		}
	}
	keyed(a, false, ebiten.KeyEnd)
	look("film, its end")
}

// walkBuilder is at every page of squads that stand in its folder.
func walkBuilder(t *testing.T, a *Client, look func(what string)) {
	t.Helper()
	folder := &squadFolder{}
	a.Opt.Files, a.game.Folder = folder, folder
	a.Show(newBuilder(a, catalog.FFG20))
	look("builder, its start")
	for _, name := range []string{"rebel-core", "imperial-core", "separatist-swarm"} {
		text, err := os.ReadFile("../../assets/facts/squads/" + name + ".xws")
		if err != nil {
			t.Fatal(err)
		}
		d, err := draft.Open(a.kit.Facts, squad.Mode{Ruleset: catalog.FFG20}, name, text)
		if err != nil {
			t.Fatal(err)
		}
		b := newBuilder(a, catalog.FFG20)
		b.begin(d)
		a.Show(b)
		for _, page := range []string{squadPage, shipPage, fitsPage} {
			for _, stage := range []struct {
				name string
				set  func()
			}{{"adding", func() { b.add() }}, {"ship", func() { b.show(0) }}, {"slot", func() { b.show(0); b.open(1) }}} {
				stage.set()
				b.page = page
				look(fmt.Sprintf("builder, %s, %s, %s", name, stage.name, page))
			}
		}
	}
}

// walkShelf is at cards of all kinds.
func walkShelf(t *testing.T, a *Client, look func(what string)) {
	t.Helper()
	s := newShelf(a)
	s.aside = []catalog.CardID{catalog.Card(catalog.PilotCard, "lukeskywalker"), catalog.Card(catalog.PilotCard, "darthvader")}
	a.Show(s)
	for _, ref := range []string{"pilot/lukeskywalker", "pilot/lukeskywalker-battleofyavin", "upgrade/servomotorsfoils",
		"damage/fuelleak", "device/protonbomb", "condition/suppressivefire", "pilot/cr90corvette"} {
		id, err := catalog.ParseCardID("xwing2/" + ref)
		if err != nil {
			t.Fatal(err)
		}
		s.seek(id)
		for _, page := range []string{listPage, cardPage, comparePage} {
			s.page = page
			look("shelf, " + ref + ", " + page)
		}
	}
}

// walkGlossary is at every fourth term of every edition.
func walkGlossary(t *testing.T, a *Client, look func(what string)) {
	t.Helper()
	for _, edition := range catalog.Editions() {
		a.OpenGlossary("")
		settle(a, ui.Input{})
		click(t, a, "glossary.edition:"+edition)
		book, err := a.told.Open(a.words.Language(), edition)
		if err != nil {
			t.Fatal(err)
		}
		for i := range book.Terms {
			if i%4 == 0 {
				a.Covers.Over.(*scene.GlossaryOverlay).ShowTerm(book.Terms[i].ID)
				look("glossary, " + edition + ", " + book.Terms[i].ID)
			}
		}
	}
}

// walkFirstGame takes what is lit until its end.
func walkFirstGame(t *testing.T, a *Client, look func(what string)) {
	t.Helper()
	a.Opt.Settings.Ease = settings.Ease{Single: true, Pass: true, Idle: true, Order: true}
	a.firstGame()
	s := a.Screen.(*tableScreen)
	rest(a, s, ui.Input{})
	for range 120 {
		if a.Screen.Name() == "result" {
			look("first game, its end")
			return
		}
		look("first game, " + s.taught.hint.Step)
		settle(a, ui.Input{})
		at := slices.IndexFunc(a.UI.Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "lit:") })
		if at < 0 {
			t.Fatalf("nothing is lit at %s", s.taught.hint.Step)
		}
		pressed(t, a, s, a.UI.Widgets[at].ID)
	}
	t.Fatal("it does not end")
}
