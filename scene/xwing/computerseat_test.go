package xwing

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// TestNoCurtainFromTheComputer: its dials are set unseen, at once, and the person's question
// stands there without a curtain.
func TestNoCurtainFromTheComputer(t *testing.T) {
	a, table := alone(t, 0)
	for round := 1; round < 3; round++ {
		d := untilAsked(t, a, func(d game.Decision) bool {
			if a.Screen.Name() == "curtain" {
				t.Fatal("a curtain is shown")
			}
			return d.Kind == ask.SetDials
		})
		if d.Seat != game.Red || a.Screen.Name() != "table" || len(table.play.Session.Open()) != 1 {
			t.Errorf("asked is seat %d on screen %s; %d questions are open", d.Seat, a.Screen.Name(), len(table.play.Session.Open()))
		}
		if table.Secret() {
			t.Error("what a person sees of his own dials is a secret from nobody")
		}
		for _, s := range table.cards.private.Ships {
			if s.Seat == game.Blue && !s.Dial.Maneuver.IsZero() {
				t.Errorf("ship %d of the computer shows its dial", s.ID)
			}
		}
		for _, w := range a.UI.Widgets {
			if strings.HasPrefix(w.ID, "chosen:") {
				t.Errorf("%s is to be seen", w.ID)
			}
		}
		c, _, err := table.play.think(d)
		if err != nil {
			t.Fatal(err)
		}
		table.question.Answer(c)
	}
}

// TestUndoGoesBackToThePerson takes the computer's answers back along, past dice without a
// question, and the computer waits then: redo brings all of it back.
func TestUndoGoesBackToThePerson(t *testing.T) {
	a, table := alone(t, 0)
	p := table.play
	if p.CanTakeBack() {
		t.Error("before a person has chosen anything, something can be taken back")
	}
	table.question.Undo()
	d := untilAsked(t, a, func(d game.Decision) bool { return d.Kind == ask.PlaceShip })
	c, _, err := p.think(d)
	if err != nil {
		t.Fatal(err)
	}
	n := p.Session.Choices()
	table.question.Answer(c)
	untilAsked(t, a, func(game.Decision) bool { return true })
	after := p.Session.Choices()
	for now := after; now > n; now = p.Session.Choices() {
		table.question.Undo()
		if now == p.Session.Choices() {
			t.Fatal("nothing is taken back")
		}
		settle(a, ui.Input{})
		if d, ok := table.question.Asked(); !ok || d.Seat != game.Red {
			t.Fatalf("undo leads to %v", p.Session.Open())
		}
	}
	if back, ok := table.question.Asked(); !ok || back.Kind != d.Kind || p.Session.Choices() != n {
		t.Fatalf("undo leads to %v after %d choices, want %s after %d", p.Session.Open(), p.Session.Choices(), d.Kind, n)
	}
	for range 5 {
		table.question.Redo()
		settle(a, ui.Input{})
	}
	if p.Session.Choices() < after {
		t.Errorf("redo leads to %d choices, want %d", p.Session.Choices(), after)
	}

	rolled := -1
	untilAsked(t, a, func(game.Decision) bool {
		_, u := p.TakeBack()
		if u.Chance {
			rolled = p.Session.Choices()
		}
		return u.Chance
	})
	table.question.Undo()
	if a.Covers.Dialog != nil || p.Session.Choices() >= rolled {
		t.Error("the computer has not agreed to an undo past dice")
	}
}

// TestUndoOfDials: an undo from the dials goes back to the person's latest answer; an undo
// to them leaves the person asked, and the computer waits.
func TestUndoOfDials(t *testing.T) {
	a, table := alone(t, 0)
	p := table.play
	untilAsked(t, a, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	table.question.Undo()
	settle(a, ui.Input{})
	if d, ok := table.question.Asked(); !ok || d.Seat != game.Red || d.Kind == ask.SetDials {
		t.Errorf("undo from the dials leads to %v", p.Session.Open())
	}
	d := untilAsked(t, a, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	c, _, err := p.think(d)
	if err != nil {
		t.Fatal(err)
	}
	table.question.Answer(c)
	untilAsked(t, a, func(game.Decision) bool { return true })
	table.question.Undo()
	settle(a, ui.Input{})
	if now, ok := table.question.Asked(); !ok || now.Kind != ask.SetDials {
		t.Errorf("undo to the dials leads to %v", p.Session.Open())
	}
}

// TestTheComputerWaitsForRedo: where an undo leaves both seats asked for dials, those of blue
// once set by a person, the computer sets none before red has, so that redo brings both back.
func TestTheComputerWaitsForRedo(t *testing.T) {
	a, table := alone(t, 0)
	p := table.play
	p.Computer = scene.SeatsOf()
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		d, _ := p.Session.Decision(seat)
		c, _, err := p.think(d)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	n := p.Session.Choices()
	p.Computer = scene.SeatsOf(game.Blue)
	table.question.Undo()
	for range 5 {
		a.Build(ui.Input{})
	}
	if p.Session.Choices() != n-2 || len(p.Session.Open()) != 2 {
		t.Fatalf("%d answers of %d are left, %d questions are open", p.Session.Choices(), n, len(p.Session.Open()))
	}
	table.question.Redo()
	if p.Session.Choices() != n {
		t.Errorf("redo leads to %d answers, want %d", p.Session.Choices(), n)
	}
	table.question.Undo()
	settle(a, ui.Input{})
	d, _ := table.question.Asked()
	c, _, err := p.think(d)
	if err != nil {
		t.Fatal(err)
	}
	table.question.Answer(c)
	settle(a, ui.Input{})
	if p.Session.Choices() < n {
		t.Error("the computer sets no dials after red has")
	}
}

// TestASeatIsKept: the journal says which seats the computer plays; the front door may say
// otherwise.
func TestASeatIsKept(t *testing.T) {
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf(game.Blue), seed: 3, seeded: true}
	a, table, log := seatedGame(t, matchtest.Kit(t), s, 0)
	untilAsked(t, a, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	if got := table.play.setup.again().computer; got != s.computer {
		t.Errorf("a rematch is played by %v", got)
	}
	d := &drawer{texts: map[string][]byte{"kept": bytes.Clone(log.Bytes())}}
	a.Opt.Files = d
	for _, c := range []struct {
		who  []scene.Sitter
		want scene.Seats
		name string
	}{
		{[]scene.Sitter{}, scene.SeatsOf(game.Blue), "Computer"},
		{[]scene.Sitter{game.Blue: scene.Person}, scene.SeatsOf(), "Blue"},
		{[]scene.Sitter{game.Red: scene.Computer}, scene.SeatsOf(game.Red, game.Blue), "Blue computer"},
		{[]scene.Sitter{}, scene.SeatsOf(game.Blue), "Computer"}, // once said, once meant
	} {
		a.Opt.Sitters = c.who
		a.Resume("kept")
		p := a.Screen.(*tableScreen).play
		if got := p.Words.Seat(game.Blue); p.Computer != c.want || got != c.name {
			t.Errorf("%v: the computer plays %v and blue is called %q, want %v and %q", c.who, p.Computer, got, c.want, c.name)
		}
	}
}

// TestASeatIsPicked turns a seat over to the computer on the squad screen: the game is begun
// so, the next, too, and the person's name waits.
func TestASeatIsPicked(t *testing.T) {
	a, _, _ := squadsOf(t, SquadFile{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)})
	s := &squadsScreen{client: a}
	a.Show(s)
	a.names = [2]string{"Ann", "Bob"}
	settle(a, ui.Input{})
	s.picked = picks{"one", "one"}
	click(t, a, "player:blue")
	if slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "name:blue" }) || a.Opt.Settings.Table.BluePlayer != settings.Computer {
		t.Error("blue is not turned over to the computer")
	}
	click(t, a, "squads.begin")
	if table, ok := a.Screen.(*tableScreen); !ok || table.play.Computer != scene.SeatsOf(game.Blue) ||
		table.play.setup.names != [2]string{"Ann", ""} {
		t.Fatalf("screen %s", a.Screen.Name())
	}
	s = &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	if !a.Computers().Has(game.Blue) {
		t.Error("the next game does not begin like the latest")
	}
	click(t, a, "player:blue")
	if a.Computers().Any() || a.names[game.Blue] != "Bob" {
		t.Errorf("a person sits there again, called %q", a.names[game.Blue])
	}
}

// TestWatching: Escape leads to the menu, and there is nothing to take back, not even at the
// end; a draw that is agreed can be.
func TestWatching(t *testing.T) {
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf(game.Red, game.Blue), seed: 3,
		seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, 100)
	for range 300 {
		a.Build(ui.Input{})
	}
	a.Build(strike(ebiten.KeyEscape))
	if a.Covers.Over == nil || a.Covers.Over.Name() != "menu" {
		t.Fatal("Escape opens no menu")
	}
	if undo := widget(t, a, "undo"); undo.Enabled {
		t.Error("something can be taken back that no person has done")
	}
	click(t, a, "menu.draw")
	click(t, a, "end.0")
	settle(a, ui.Input{})
	if undo := widget(t, a, "result.undo"); !undo.Enabled {
		t.Error("an end that was agreed cannot be taken back")
	}
	click(t, a, "result.undo")
	a.Show(table)
	table.play.board.Speed = 0
	for n := 0; a.Screen.Name() != "result" && n < 30_000; n++ {
		a.Build(ui.Input{})
	}
	settle(a, ui.Input{})
	if undo := widget(t, a, "result.undo"); undo.Enabled {
		t.Error("at the end something can be taken back")
	}
}

// TestLegibleAtWork measures the panel on which the computer answers, of every kind of
// question of the kept games that has several answers, where there is least room and where
// there is most of it as usual.
func TestLegibleAtWork(t *testing.T) {
	a, _ := newApp(t, 1)
	sizes := append([]scenetest.Window{scenetest.Sized(1280, 720, 100)}, narrowest...)
	asked, seen := map[game.Kind]bool{}, 0
	keptQuestions(t, a, func(table *tableScreen) {
		open := table.play.Session.Open()
		if len(open) == 0 || asked[open[0].Kind] {
			return
		}
		if _, forced := scene.EaseForced(open[0]); forced {
			return
		}
		if c, _, err := table.play.think(open[0]); err != nil || smallAnswer(open[0], c) {
			return // no look of its own
		}
		asked[open[0].Kind] = true
		table.play.board.Finish()
		table.play.Computer = scene.SeatsOf(game.Red, game.Blue)
		table.play.board.Speed = 1 // so that it is seen for long
		n := table.play.Session.Choices()
		for _, size := range sizes {
			size.Set(a.App)
			settle(a, ui.Input{X: -9, Y: -9})
			settle(a, ui.Input{X: -9, Y: -9})
			scenetest.Legible(a.App, func(kind, what string) { t.Errorf("%s, %s: %s: %s", open[0].Kind, size, kind, what) })
			for _, w := range a.UI.Widgets {
				if w.ID == "prompt.computer" {
					seen++
				}
			}
		}
		table.play.Computer = scene.SeatsOf()
		if table.play.Session.Choices() != n {
			t.Fatalf("%s: it has answered", open[0].Kind)
		}
		table.question.Restart()
	})
	if len(asked) < 15 || seen < 2*len(asked) {
		t.Errorf("%d kinds of questions, at work %d times", len(asked), seen)
	}
}
