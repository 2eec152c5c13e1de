package xwing

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/ui"
)

// inGlossary is the id of the term that the glossary shows, "" if it is not open.
func inGlossary(a *Client) string {
	a.Build(ui.Input{})
	for _, w := range a.UI.Widgets {
		if id, ok := strings.CutPrefix(w.ID, "glossary.text:"); ok {
			return id
		}
	}
	return ""
}

// helpKey is Shift and F1.
func helpKey() ui.Input {
	return ui.Input{Keys: []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyF1}, Struck: []ebiten.Key{ebiten.KeyF1}}
}

// TestGlossary opens the glossary by key and by mouse, searches as one types, goes where a term leads and back, and closes it.
func TestGlossary(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	shows := func(want string) {
		t.Helper()
		if got := inGlossary(a); got != want {
			t.Fatalf("the glossary shows %q, want %q", got, want)
		}
	}
	a.Build(ui.Input{})
	a.Build(helpKey())
	if inGlossary(a) == "" {
		t.Fatal("the key opens no glossary")
	}
	a.Build(ui.Input{Typed: []rune("cloak")})
	shows("cloak")
	a.Build(strike(ebiten.KeyArrowDown))
	a.Build(ui.Input{})
	if at := a.UI.Focused(); !strings.HasPrefix(at, "glossary.term:") {
		t.Errorf("from the field the keys go to %q, want into the list", at)
	}
	click(t, a, "glossary.term:cloak")
	click(t, a, "glossary.see:decloak")
	shows("decloak")
	click(t, a, "glossary.back")
	shows("cloak")
	click(t, a, "glossary.edition:1")
	if text := widget(t, a, "glossary.text:cloak").Words; !strings.Contains(text, "cannot attack") {
		t.Errorf("first edition says %q", text)
	}
	a.Build(helpKey())
	shows("")
	click(t, a, "menu")
	click(t, a, "menu.glossary")
	if inGlossary(a) == "" {
		t.Error("the menu opens no glossary")
	}
	a.Build(strike(ebiten.KeyEscape))
	shows("")
}

// TestGreyedAnswerLeadsToItsRule: a click on an answer that is refused opens the glossary at the rule that refuses it, and
// so does the key while the keys are at the answer.
func TestGreyedAnswerLeadsToItsRule(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool {
		return d.Kind == ask.ChooseAction && slices.ContainsFunc(d.Options, func(o game.Option) bool { return !o.Legal() })
	})
	a.Screen.(*tableScreen).question.Draft = scene.Draft{}
	a.Build(ui.Input{})
	d, _ := a.Screen.(*tableScreen).question.Decision()
	i := slices.IndexFunc(d.Options, func(o game.Option) bool { return !o.Legal() })
	rule := d.Options[i].Refusal.Rule
	want := a.TermOf(rule)
	if want == nil {
		t.Fatalf("%s has no term", rule)
	}
	w := widget(t, a, "option:"+d.Options[i].ID)
	x, y := float64(w.Rect[0]+w.Rect[2]/2), float64(w.Rect[1]+w.Rect[3]/2)
	a.Build(ui.Input{X: x, Y: y, Down: [3]bool{true}, Pressed: [3]bool{true}})
	a.Build(ui.Input{X: x, Y: y, Released: [3]bool{true}})
	if got := inGlossary(a); got != want.ID {
		t.Errorf("a click on what %s refuses shows %q, want %s", rule, got, want.ID)
	}
	a.Cover(nil)
	a.Build(ui.Input{})
	a.UI.KeysAt(w.ID)
	a.Build(ui.Input{})
	a.Build(helpKey())
	if got := inGlossary(a); got != want.ID {
		t.Errorf("the key at what %s refuses shows %q, want %s", rule, got, want.ID)
	}
}

// TestGlossaryFits: every term of each edition has room without scrolling in a small window, and all stands inside the window at every
// size.
func TestGlossaryFits(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	a.Width, a.Height = 1280, 720
	a.OpenGlossary("")
	for _, edition := range catalog.Editions() {
		inGlossary(a)
		click(t, a, "glossary.edition:"+edition)
		book, err := a.told.Open(a.words.Language(), edition)
		if err != nil {
			t.Fatal(err)
		}
		o := a.Covers.Over.(*scene.GlossaryOverlay)
		for i := range book.Terms {
			o.ShowTerm(book.Terms[i].ID)
			a.Build(ui.Input{})
			if slack := a.UI.Slack("glossary.text"); slack > 0 {
				t.Errorf("%s: %s does not fit by %v", edition, book.Terms[i].ID, slack)
			}
		}
	}
	for _, size := range everySize {
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		a.Build(ui.Input{})
		a.Build(ui.Input{})
		wellPlaced(t, a, fmt.Sprintf("glossary at %vx%v, %v %%", size[0], size[1], size[2]))
	}
}

// TestCardAsksForItsTerms: "?" on the card of a ship opens the glossary, which first lists what the card names.
func TestCardAsksForItsTerms(t *testing.T) {
	a, _, _ := atText(t, twoShips, ask.ChooseAttack)
	click(t, a, "ship:1")
	a.Build(ui.Input{X: 640, Y: 30})
	click(t, a, "card.terms")
	if inGlossary(a) == "" {
		t.Fatal("the glossary is not open")
	}
	if !slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "glossary.about:") }) {
		t.Error("nothing of the card is listed first")
	}
}
