package armada

import (
	"bytes"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/match"
	"xwing/scene"
	"xwing/scene/ui"
)

// pages is a journal in memory.
type pages struct{ bytes.Buffer }

func (l *pages) Append(line []byte) error {
	l.Write(line)
	return l.WriteByte('\n')
}

// writer is a player whose journal is kept in memory.
type writer struct {
	noFiles
	log *pages
}

func (f writer) Begin(string) (game.Log, error)        { return f.log, nil }
func (f writer) Open(string) ([]byte, game.Log, error) { return f.log.Bytes(), f.log, nil }

// seatedGame begins a game in which the computer plays some of the seats, without a window, as the front door does; most may
// be left out that is animated.
func seatedGame(t *testing.T, s setup, speed int) (*Client, *tableScreen, *pages) {
	t.Helper()
	a, log := newClientFor(t), new(pages)
	a.Opt.Files = writer{log: log}
	a.Opt.Settings.Animation.Speed = speed
	a.newGame(s)
	table, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("no game begins: %+v", a.Covers.Dialog)
	}
	return a, table, log
}

// meeting is a game between fleets that are built in, in which the computer plays some of the seats.
func meeting(t *testing.T, red, blue string, seed uint64, computer ...game.Seat) setup {
	t.Helper()
	s := setup{fleets: [2][]byte{fleetText(t, red), fleetText(t, blue)}, seed: seed, seeded: true, computer: scene.SeatsOf(computer...)}
	if strings.HasSuffix(red, "-core") {
		s.agreed.Field = match.CoreField // they meet sooner
	}
	return s
}

// TestTheComputerPlaysItself has the computer play both seats, as on the fleets screen, to the sheet: nothing is asked of
// anybody, and the journal plays the same game again. ARMADA_ALONE=40 plays so many games; ARMADA_ALONE_FROM=N begins with that.
func TestTheComputerPlaysItself(t *testing.T) {
	n, from := 2, 0
	if text := os.Getenv("ARMADA_ALONE"); text != "" {
		n, _ = strconv.Atoi(text)
		from, _ = strconv.Atoi(os.Getenv("ARMADA_ALONE_FROM"))
	}
	pairs := [][2]string{{"rebel-core", "imperial-core"}, {"imperial-400", "rebel-400"}, {"imperial-core", "rebel-core"}}
	for i := from; i < from+n; i++ {
		both := pairs[i%len(pairs)]
		a, table, log := seatedGame(t, meeting(t, both[0], both[1], uint64(11+i), game.Red, game.Blue), 0)
		frames, most := 0, 30_000
		for ; a.Screen.Name() != "result" && frames < most && a.Covers.Dialog == nil; frames++ {
			a.Build(ui.Input{})
			if d, ok := table.question.Decision(); ok {
				t.Fatalf("game %d: a person is asked %s", i, d.Kind)
			}
		}
		switch {
		case a.Covers.Dialog != nil:
			t.Errorf("game %d: %s", i, a.Covers.Dialog.Text)
		case frames == most:
			t.Errorf("game %d is stuck in %s", i, table.play.Session.Step())
		}
		report, err := game.Verify(log.Bytes(), a.kit.Start)
		if err != nil || !report.Agrees() || !report.Over {
			t.Errorf("game %d: the journal plays another game: %v %+v", i, err, report)
		}
		a.Close()
	}
}

// chosen reports whether an answer of the computer's stands on the panel.
func chosen(a *Client) bool {
	return slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "chosen:") })
}

// untilChosen builds frames until an answer of the computer's is to be seen; for a person the computer's mind answers.
func untilChosen(t *testing.T, a *Client, table *tableScreen) {
	t.Helper()
	for range 20_000 {
		if a.Build(ui.Input{}); a.Covers.Dialog != nil {
			t.Fatalf("a dialog: %s", a.Covers.Dialog.Text)
		}
		d, ok := table.question.ComputersTurn()
		if ok && d.Shape == game.OneOf && len(d.Options) > 1 && table.play.board.Resting() && chosen(a) {
			return
		}
		if d, ok := table.question.Asked(); ok {
			c, err := table.play.think(d)
			if err != nil {
				t.Fatal(err)
			}
			table.question.Answer(c)
		}
	}
	t.Fatal("the computer is never seen to answer")
}

// TestTheComputerAnswersAtAPace shows what it has chosen before it is so; a key skips that, and behind a window it waits. The
// person has no curtain, and sees none of its dials.
func TestTheComputerAnswersAtAPace(t *testing.T) {
	a, table, _ := seatedGame(t, meeting(t, "rebel-core", "imperial-core", 3, game.Blue), 100)
	p := table.play
	p.Chosen = func(d game.Decision, _ game.Choice) {
		if a.Screen.Name() == "curtain" || d.Kind == ask.StackDials && d.Seat == game.Blue && chosen(a) {
			t.Errorf("%s of %s: a curtain is shown, or what the computer stacks", d.Kind, d.Seat.ID())
		}
	}
	untilChosen(t, a, table)
	if prompt, _ := table.Asked(); !table.Busy() || prompt != "" {
		t.Errorf("at work the table is busy: %v, and a person is asked %q", table.Busy(), prompt)
	}
	n, ticks := p.Session.Choices(), 1
	for ; p.Session.Choices() == n && ticks < 1000; ticks++ {
		a.Build(ui.Input{})
	}
	if ticks < 40 || ticks > 60 {
		t.Errorf("its answer was to be seen for %d ticks", ticks)
	}
	untilChosen(t, a, table)
	n = p.Session.Choices()
	a.Build(ui.Input{Struck: []ebiten.Key{ebiten.KeyEnter}})
	a.Build(ui.Input{})
	if p.Session.Choices() == n {
		t.Error("Enter skips nothing")
	}
	untilChosen(t, a, table)
	n = p.Session.Choices()
	a.Cover(scene.SettingsOverlay{})
	for range 200 {
		a.Build(ui.Input{})
	}
	if p.Session.Choices() != n || table.question.Computing() {
		t.Error("the computer goes on behind a window")
	}
}

// TestResumeSeatsTheComputer goes on with a game: the computer has the seat that it had, or the one that the front door says.
func TestResumeSeatsTheComputer(t *testing.T) {
	for _, want := range []struct {
		sitters []scene.Sitter
		seats   scene.Seats
	}{
		{nil, scene.SeatsOf(game.Blue)},
		{[]scene.Sitter{scene.Computer, scene.AsKept}, scene.SeatsOf(game.Red, game.Blue)},
		{[]scene.Sitter{scene.AsKept, scene.Person}, scene.SeatsOf()},
	} {
		a, table, log := seatedGame(t, meeting(t, "rebel-core", "imperial-core", 4, game.Blue), 0)
		for table.play.Session.Choices() < 40 {
			if a.Build(ui.Input{}); table.question.Computing() {
				continue
			}
			if d, ok := table.question.Asked(); ok {
				c, err := table.play.think(d)
				if err != nil {
					t.Fatal(err)
				}
				table.question.Answer(c)
			}
		}
		hash := table.play.Session.Hash()
		a.Close()
		b := newClientFor(t)
		b.Opt.Files, b.Opt.Sitters = writer{log: log}, want.sitters
		b.Resume("a game")
		again, ok := b.Screen.(*tableScreen)
		if !ok {
			t.Fatalf("the game does not go on: %+v", b.Covers.Dialog)
		}
		if got := again.play; got.Session.Hash() != hash || got.Computer != want.seats {
			t.Errorf("with %v the computer plays %b, want %b; the state is %s, was %s", want.sitters, got.Computer, want.seats,
				got.Session.Hash(), hash)
		}
	}
}
