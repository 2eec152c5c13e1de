package scene

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// harbor is a screen to which fleets come, and what is chosen before any game.
type harbor struct {
	emptyScreen
	app    *App
	intake Intake
	kept   []string // NAME=TEXT
	picked [2]string
	again  int // how often all was to be read anew
	seed   string
	page   string
}

var (
	harborPaste  = Act{Group: "fleets", Name: "paste", Strokes: With(Stroke{Ctrl: true}, ebiten.KeyV)}
	harborReread = Act{Group: "fleets", Name: "reread", Strokes: Keys(ebiten.KeyF5)}
)

func (s *harbor) keep(name string, text []byte) {
	s.kept = append(s.kept, name+"="+string(text))
	warning := ""
	if string(text) == "leaky" {
		warning = "It leaks."
	}
	s.intake.Came(&s.app.Desk, name, s.picked[:], name+" is moored.", warning)
}

func (s *harbor) Update() {
	a := s.app
	if s.intake.Struck(a, harborPaste, harborReread, s.keep) {
		s.again++
	}
	r := draw.Rect{X: 20, Y: 20, W: 500, H: 600}
	if s.intake.Looking(&a.Desk, &r, "Find a fleet", "Look again.") {
		s.again++
	}
	s.intake.Source(a, "Fleets lie in the harbor.", &r, r.CutBottom)
	s.seed = a.SeedField("fleets.seed", r.CutTop(40, 0), s.seed, "As the dice fall.")
	a.ChooseOpen("fleets.open", r.CutTop(40, 0))
	a.ChoosePlayer(r.CutTop(40, 0), game.Blue)
	s.page = a.Tabs("fleets.page", r.CutTop(40, 0), s.page, []string{"listed", "red"}, []string{"Fleets", "Red"})
}

// inHarbor is that screen, shown.
func inHarbor(t *testing.T) (*App, *harbor) {
	t.Helper()
	a := newShell(t)
	s := &harbor{app: a, intake: Intake{Kind: "fleets", Endings: []string{".fleet"}, Most: 5, Pasted: "pasted",
		Other: func(file string) string { return "No fleet: " + file }}}
	a.Show(s)
	a.Build(ui.Input{})
	return a, s
}

// TestIntakeOfAnyGame drops, pastes and looks for fleets that the shell has never heard of.
func TestIntakeOfAnyGame(t *testing.T) {
	a, s := inHarbor(t)
	s.intake.Take(&a.Desk, fstest.MapFS{"photo.png": {Data: []byte("x")}}, s.keep)
	if !s.intake.Bad || s.intake.News != "No fleet: photo.png" {
		t.Errorf("of a picture it is said %q", s.intake.News)
	}
	s.intake.Take(&a.Desk, fstest.MapFS{"large.fleet": {Data: []byte("much too long")}}, s.keep)
	if !s.intake.Bad || !strings.Contains(s.intake.News, "large.fleet") || len(s.kept) > 0 {
		t.Errorf("of a large file it is said %q, kept %q", s.intake.News, s.kept)
	}
	s.intake.Take(&a.Desk, fstest.MapFS{"oaks.FLEET": {Data: []byte("oak")}}, s.keep)
	pasted := "leaky"
	a.Opt.Clipboard = func() (string, error) { return pasted, nil }
	paste := ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyV}, Struck: []ebiten.Key{ebiten.KeyV}}
	a.Build(paste)
	if s.picked != [2]string{"oaks", "pasted"} || !s.intake.Warned || s.intake.Bad || s.intake.Latest != "pasted" {
		t.Errorf("picked %q, it is said %q", s.picked, s.intake.News)
	}
	s.keep("third", []byte("ok"))
	if s.intake.Warned || !strings.Contains(s.intake.News, a.Say("brought-third")) {
		t.Errorf("of a third one it is said %q", s.intake.News)
	}
	for _, text := range []string{" ", "x"} {
		pasted = text
		if a.Opt.Clipboard = func() (string, error) { return pasted, nil }; text == "x" {
			a.Opt.Clipboard = func() (string, error) { return "", errors.New("nothing there") }
		}
		if a.Build(paste); !s.intake.Bad || len(s.kept) != 3 {
			t.Errorf("of what cannot be pasted it is said %q, kept %q", s.intake.News, s.kept)
		}
	}
	a.Build(ui.Input{Struck: []ebiten.Key{ebiten.KeyF5}})
	uitest.Press(t, a.UI, a.Build, "fleets.refresh")
	if s.again != 2 || s.intake.News != "" {
		t.Errorf("read anew %d times, it is said %q", s.again, s.intake.News)
	}
	s.intake.Find = "OAK thr"
	if !s.intake.Finds("three oaks") || s.intake.Finds("three elms") {
		t.Error("not all words are looked for, or not in any order")
	}
}

// TestBeginningOfAnyGame chooses what is chosen before any game.
func TestBeginningOfAnyGame(t *testing.T) {
	a, s := inHarbor(t)
	if s.page != "listed" {
		t.Errorf("the first page is %q", s.page)
	}
	for _, id := range []string{"fleets.page:red", "fleets.open", "player:blue"} {
		uitest.Press(t, a.UI, a.Build, id)
	}
	if s.page != "red" || !a.Opt.Settings.Table.Open || !a.Computers().Has(game.Blue) || a.Computers().Has(game.Red) {
		t.Errorf("page %q, settings %+v", s.page, a.Opt.Settings.Table)
	}
	uitest.Press(t, a.UI, a.Build, "player:blue")
	if a.Computers().Any() {
		t.Error("the computer keeps a seat that a person has taken")
	}
	s.seed = "12a3"
	if a.Build(ui.Input{}); s.seed != "123" {
		t.Errorf("the seed is %q", s.seed)
	}
	a.KeepNames([2]string{"Ann", ""})
	if a.Opt.Settings.Table.Red != "Ann" || a.Opt.Settings.Table.Blue != "" {
		t.Errorf("kept are %+v", a.Opt.Settings.Table)
	}
}
