package armada

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game"
	"xwing/game/words"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// termShown is the term that the glossary shows, "" if it is not open.
func termShown(a *Client) string {
	for range 3 {
		a.Build(ui.Input{})
	}
	for _, w := range a.UI.Widgets {
		if id, ok := strings.CutPrefix(w.ID, "glossary.text:"); ok {
			return id
		}
	}
	return ""
}

// refusedQuestion shows a kept game where it first greys an answer in its panel, and returns that.
func refusedQuestion(t *testing.T, a *Client) game.Option {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/armada/core-mouse.jsonl")
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
	for more := true; more; more, _ = replay.Next() {
		for _, d := range replay.Session().Open() {
			for _, o := range d.Options {
				if d.Shape == game.OneOf && o.Refusal != nil && greyed(a, replay.Session(), o.ID) {
					return o
				}
			}
		}
	}
	t.Fatal("nothing is refused")
	return game.Option{}
}

// greyed shows a game, and reports whether its panel has a button for an answer.
func greyed(a *Client, s *game.Session, id string) bool {
	a.showGame(s.Fork(), nil)
	a.Screen.(*tableScreen).play.board.Finish()
	for range 3 {
		a.Build(ui.Input{X: -9, Y: -9})
	}
	return slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "option:"+id })
}

// TestGlossary opens Armada's own terms by the key, searches as one types, and leads from a greyed answer to its rule.
func TestGlossary(t *testing.T) {
	a := newClientFor(t)
	refused := refusedQuestion(t, a)
	want := a.TermOf(refused.Refusal.Rule)
	if want == nil {
		t.Fatalf("%s has no term", refused.Refusal.Rule)
	}
	uitest.Press(t, a.UI, a.Build, "option:"+refused.ID)
	if got := termShown(a); got != want.ID {
		t.Errorf("what %s refuses leads to %q, want %s", refused.Refusal.Rule, got, want.ID)
	}
	a.Cover(nil)
	a.Build(ui.Input{})
	a.Build(ui.Input{Keys: []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyF1}, Struck: []ebiten.Key{ebiten.KeyF1}})
	if termShown(a) == "" {
		t.Fatal("the key opens no glossary")
	}
	a.Build(ui.Input{Typed: []rune("flotilla")})
	if got := termShown(a); got != "flotilla" {
		t.Errorf("the glossary finds %q", got)
	}
}

// TestGlossaryFits: every term has room without scrolling in a small window, in every language.
func TestGlossaryFits(t *testing.T) {
	for _, language := range words.Languages(assets.Words) {
		a := newClientIn(t, language)
		a.Width, a.Height = 1280, 720
		a.OpenGlossary("")
		if termShown(a) == "" {
			t.Fatal("the glossary is not open")
		}
		book, err := a.told.Open(language, "")
		if err != nil {
			t.Fatal(err)
		}
		o := a.Covers.Over.(*scene.GlossaryOverlay)
		for i := range book.Terms {
			o.ShowTerm(book.Terms[i].ID)
			a.Build(ui.Input{})
			if slack := a.UI.Slack("glossary.text"); slack > 0 {
				t.Errorf("%s: %s does not fit by %v", language, book.Terms[i].ID, slack)
			}
		}
	}
}
