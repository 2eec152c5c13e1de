package xwing

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestAnAceThinks plays a round against an Ace: it answers whatever it is asked, the table goes on meanwhile, and when
// it is hurried it answers at once.
func TestAnAceThinks(t *testing.T) {
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf().With(game.Blue, scene.Ace),
		seed: 3, seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, 0)
	p := table.play
	thinking, hurried := 0, 0
	for ticks := 0; p.state().View.Round < 2; ticks++ {
		if ticks > 1_000_000 {
			t.Fatal("the round has no end")
		}
		if d, ok := table.question.Asked(); ok && !table.Busy() {
			c, _, err := p.think(d)
			if err != nil {
				t.Fatal(err)
			}
			table.question.Answer(c)
		}
		a.Build(ui.Input{})
		if s := p.ace.now; s != nil && s.at == (place{p.Session.Choices(), game.Blue, p.Session.Hash()}) {
			thinking++
			if d, ok := p.Session.Decision(game.Blue); ok && d.Kind != ask.SetDials && hurried < 3 {
				hurried++
				table.question.Skip()
			}
			time.Sleep(time.Millisecond)
		}
		if a.Covers.Dialog != nil {
			t.Fatalf("%+v", a.Covers.Dialog)
		}
	}
	if thinking < 5 || hurried < 3 {
		t.Errorf("it was seen thinking in %d ticks, and hurried %d times", thinking, hurried)
	}
}

// TestAStaleThoughtIsDropped: what an Ace thought about a question that was taken back is no answer to another one.
func TestAStaleThoughtIsDropped(t *testing.T) {
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf().With(game.Blue, scene.Ace),
		seed: 3, seeded: true}
	_, table, _ := seatedGame(t, matchtest.Kit(t), s, 0)
	p := table.play
	d, ok := p.Session.Decision(game.Blue)
	if !ok {
		d = p.Session.Open()[0]
	}
	p.ace.now = &searching{at: place{p.Session.Choices(), d.Seat, "another table"}, done: make(chan struct{}),
		answer: game.Choice{Piece: "stale"}}
	close(p.ace.now.done)
	c, found, err := p.ace.search(p.Session, d, 1)
	if found && c.Piece == "stale" || err != nil {
		t.Errorf("it answers %v (%v) to another question", c, err)
	}
	p.ace.hurry()
}

// TestASkillIsPicked: beside the computer stands how well it plays; the game and the next begin so, and a seat that a person
// had meanwhile has the same computer again.
func TestASkillIsPicked(t *testing.T) {
	a, _, _ := squadsOf(t, SquadFile{Name: "one", XWS: listOf(t, "rebel-core", "one", "", 0)})
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	s.picked = picks{"one", "one"}
	click(t, a, "player:blue")
	click(t, a, "skill:blue")
	click(t, a, "player:blue")
	click(t, a, "player:blue")
	if got := a.Opt.Settings.Table.BluePlayer; got != "ace" {
		t.Errorf("blue is %q", got)
	}
	click(t, a, "squads.begin")
	table, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("screen %s", a.Screen.Name())
	}
	want := scene.SeatsOf().With(game.Blue, scene.Ace)
	if table.play.Computer != want || scene.ComputersOf(table.play.Session.Header()) != want {
		t.Errorf("the computer plays %v", table.play.Computer)
	}
}

// TestAdvice: a person may ask what an Ace would answer, of dials and of what is picked, and is told the best and what stays behind; where
// the settings forbid it, that is said.
func TestAdvice(t *testing.T) {
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf(game.Blue), seed: 3, seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, 0)
	a.Opt.Settings.Table.Advice = true
	p := table.play
	asked := map[game.Kind]string{}
	for ticks := 0; p.state().View.Round < 2; ticks++ {
		if ticks > 1_000_000 {
			t.Fatal("the round has no end")
		}
		a.Build(ui.Input{})
		d, ok := table.question.Asked()
		if !ok || table.Busy() {
			time.Sleep(time.Millisecond)
			continue
		}
		if a.Covers.Dialog != nil {
			asked[d.Kind] = a.Covers.Dialog.Text
			a.Covers.Dialog = nil
		}
		_, told := asked[d.Kind]
		if !told && (d.Kind == ask.SetDials || d.Kind == ask.ChooseAction || d.Kind == ask.PlaceShip) {
			a.Build(strike(ebiten.KeyI))
			continue
		}
		c, _, err := p.think(d)
		if err != nil {
			t.Fatal(err)
		}
		table.question.Answer(c)
	}
	for kind, text := range asked {
		if strings.Contains(text, "⟦") {
			t.Errorf("of %s it says %q", kind, text)
		}
	}
	if text := asked[ask.SetDials]; !strings.HasPrefix(text, "Best: Luke Skywalker (1): ") || !strings.Contains(text, "were tried") {
		t.Errorf("of dials it says %q", text)
	}
	if text := asked[ask.ChooseAction]; !strings.HasPrefix(text, "Best: ") {
		t.Errorf("of an action it says %q", text)
	}
	if text, ok := asked[ask.PlaceShip]; !ok || !strings.Contains(text, "nothing to try") {
		t.Errorf("of a place it says %q", text)
	}
	a.Cover(table.menu())
	settle(a, ui.Input{})
	click(t, a, "menu.advice")
	if table.advice.wanted == "" {
		t.Error("the menu asks for no advice")
	}
	table.advice.wanted = ""
	a.Opt.Settings.Table.Advice = false
	a.Build(strike(ebiten.KeyI))
	if table.advice.wanted != "" {
		t.Error("advice is given although it is switched off")
	}
}
