package xwing

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestEnterPressesWhatIsMarked: on the title, the button that mouse or keys were at
// last is marked, and Enter presses it.
func TestEnterPressesWhatIsMarked(t *testing.T) {
	a, _ := newApp(t, 0)
	title := &scene.TitleScreen{App: a.App}
	a.Show(title)
	settle(a, ui.Input{})
	over := func(id string) ui.Input {
		r := widget(t, a, id).Rect
		return ui.Input{X: float64(r[0]) + 5, Y: float64(r[1]) + 5}
	}
	settings := func(want bool, when string, in ui.Input) {
		t.Helper()
		in.Struck = []ebiten.Key{ebiten.KeyEnter}
		a.Build(in)
		if _, got := a.Covers.Over.(scene.SettingsOverlay); got != want {
			t.Errorf("%s: Enter opens the settings: %v, want %v", when, got, want)
		}
		a.Cover(nil)
	}
	settle(a, over("title.settings"))
	settings(true, "the mouse is on them", over("title.settings"))
	settle(a, ui.Input{})
	settings(true, "the mouse was on them last", ui.Input{})
	settle(a, over("title.new"))
	settle(a, ui.Input{})
	for range 9 {
		if a.Build(strike(ebiten.KeyTab)); a.UI.Focused() == "title.settings" {
			break
		}
	}
	settle(a, ui.Input{})
	settings(true, "the keys are at them", ui.Input{})
	settle(a, over("title.new"))
	settings(false, "the mouse is on another button", over("title.new"))
	if a.Screen == scene.Screen(title) {
		t.Error("Enter does not begin a new game with the mouse on that button")
	}
}

// TestLettersAreWritten: a field that Tab has come to takes every letter, and no
// letter is a key of the program there.
func TestLettersAreWritten(t *testing.T) {
	a, _, _ := squadsOf(t)
	for range 40 {
		if a.UI.Focused() == "name:red" {
			break
		}
		a.Build(strike(ebiten.KeyTab))
		settle(a, ui.Input{})
	}
	for _, r := range "Nn?" {
		in := ui.Input{Typed: []rune{r}, Keys: []ebiten.Key{ebiten.KeyN}, Struck: []ebiten.Key{ebiten.KeyN}}
		if r == '?' {
			in.Keys, in.Struck = []ebiten.Key{ebiten.KeyShift, ebiten.KeySlash}, []ebiten.Key{ebiten.KeySlash}
		}
		a.Build(in)
	}
	settle(a, ui.Input{})
	if a.names[game.Red] != "Nn?" || a.Opt.Settings.Sound.Mute || a.Covers.Over != nil {
		t.Errorf("the name is %q, muted %v, over the screen %v", a.names[game.Red], a.Opt.Settings.Sound.Mute, a.Covers.Over)
	}
	a.Build(strike(ebiten.KeyTab))
	settle(a, ui.Input{})
	if at := a.UI.Focused(); at == "name:red" || at == "" || a.UI.Writing() {
		t.Errorf("Tab out of the name goes to %q, still writing %v", at, a.UI.Writing())
	}
	settle(a, ui.Input{X: 1})
	in := strike(ebiten.KeyN)
	in.X = 1
	a.Build(in)
	if !a.Opt.Settings.Sound.Mute {
		t.Error("outside of a field N does not mute")
	}
}

// TestTabGoesToTheRight: what stands in one row is gone through from left to right.
func TestTabGoesToTheRight(t *testing.T) {
	a, _, _ := squadsOf(t, SquadFile{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)})
	var row []string
	x := -1
	for range 9 {
		a.Build(strike(ebiten.KeyTab))
		settle(a, ui.Input{})
		at := a.UI.Focused()
		r := widget(t, a, at).Rect
		if row = append(row, at); r[0] <= x && r[1] < 60 {
			t.Fatalf("Tab goes back to the left: %v", row)
		}
		if x = r[0]; r[1] >= 60 {
			break
		}
	}
	if row[0] != "squads.back" || !slices.Contains(row, "squads.seed") || !slices.Contains(row, "squads.begin") {
		t.Errorf("Tab goes through %v", row)
	}
}

// TestUndoPastDiceIsKept: Enter, as Escape, keeps what was rolled.
func TestUndoPastDiceIsKept(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeyEscape} {
		a, p := newApp(t, 0)
		playOn(t, p, func(d game.Decision) bool { return strings.HasPrefix(string(d.Kind), "modify-") })
		p.board.Finish()
		settle(a, ui.Input{})
		n := p.Session.Choices()
		a.Screen.(*tableScreen).question.Undo()
		if a.Covers.Dialog == nil {
			t.Fatal("nobody is asked")
		}
		settle(a, ui.Input{})
		a.Build(strike(key))
		if a.Covers.Dialog != nil || p.Session.Choices() != n {
			t.Errorf("%v takes dice back: %d choices of %d, dialog %v", key, p.Session.Choices(), n, a.Covers.Dialog)
		}
	}
}

// TestEnterAtTheEnd plays once more, in the same seats.
func TestEnterAtTheEnd(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	first := p.setup
	if err := p.Session.End(game.Blue); err != nil {
		t.Fatal(err)
	}
	p.board.Finish()
	settle(a, ui.Input{})
	if a.Screen.Name() != "result" {
		t.Fatalf("after the end: %s", a.Screen.Name())
	}
	a.Build(strike(ebiten.KeyEnter))
	table, ok := a.Screen.(*tableScreen)
	if !ok || string(table.play.setup.squads[0]) != string(first.squads[0]) || table.play.setup.seed == first.seed {
		t.Errorf("after Enter: %s", a.Screen.Name())
	}
}

// TestSquadsOfTheLatestGame are picked again, unless they cannot be read any more.
func TestSquadsOfTheLatestGame(t *testing.T) {
	files := []SquadFile{{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)},
		{Name: "two", XWS: listOf(t, "imperial-core", "two", "", 0)}, {Name: "torn", XWS: []byte("{")}}
	a, _, folder := squadsOf(t, files...)
	click(t, a, "squad:one:blue")
	click(t, a, "squad:two:red")
	click(t, a, "squads.begin")
	if a.Covers.Dialog != nil {
		click(t, a, "breaches.1")
	}
	again := func(want picks) {
		t.Helper()
		s := &squadsScreen{client: a}
		a.Show(s)
		settle(a, ui.Input{})
		if s.picked != want {
			t.Errorf("picked %q, want %q", s.picked, want)
		}
	}
	again(picks{"two", "one"})
	folder.files[0].XWS = []byte("{")
	again(picks{"two", ""})
	click(t, a, "squads.quick")
	for range 60 { // they are drawn one faction after the other
		settle(a, ui.Input{})
	}
	s := a.Screen.(*squadsScreen)
	s.picked = picks{s.folder.quick.entries[0].id, "two"}
	click(t, a, "squads.begin")
	if a.Covers.Dialog != nil {
		click(t, a, "breaches.1")
	}
	quick := s.picked
	again(quick)
	for range 60 {
		settle(a, ui.Input{})
	}
	if e := a.Screen.(*squadsScreen).pick(a, game.Red); e == nil {
		t.Error("the squad of quick builds is not there again")
	}
}

// TestRowsTellAll: the tip of a row says what is in the squad and what is wrong with
// it; files that cannot be read stand below all others.
func TestRowsTellAll(t *testing.T) {
	a, _, _ := squadsOf(t,
		SquadFile{Name: "aaa", XWS: []byte("{")},
		SquadFile{Name: "bbb", Err: errors.New("no right to read it")},
		SquadFile{Name: "twice", XWS: listOf(t, "imperial-core", "twice", "idenversio", 1)})
	tip := func(id string) string {
		t.Helper()
		r := widget(t, a, id).Rect
		settle(a, ui.Input{X: float64(r[0]) + 5, Y: float64(r[1]) + 5})
		return widget(t, a, "tip").Words
	}
	for id, parts := range map[string][]string{
		"squad:twice":     {"twice", "Iden Versio", "Outmaneuver", "Valen Rudor", "• "},
		"squad:twice:red": {"Outmaneuver", "• "},
		"squad:aaa":       {"aaa", "not JSON", "Refresh"},
		"squad:bbb":       {"no right to read it", "Refresh"},
	} {
		for _, part := range parts {
			if got := tip(id); !strings.Contains(got, part) {
				t.Errorf("the tip of %s is %q, without %q", id, got, part)
			}
		}
	}
	settle(a, ui.Input{})
	y := func(id string) int { return widget(t, a, id).Rect[1] }
	if y("squad:twice") >= y("squads.broken") || y("squads.broken") >= y("squad:aaa") {
		t.Errorf("rows at %d, %d and %d", y("squad:twice"), y("squads.broken"), y("squad:aaa"))
	}
}
