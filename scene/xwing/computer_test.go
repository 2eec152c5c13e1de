package xwing

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
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

func (f writer) Begin(string) (game.Log, error) { return f.log, nil }

// seatedGame begins a game in which the computer plays some of the seats, without a window.
func seatedGame(t *testing.T, k *match.Kit, s setup, speed int) (*Client, *tableScreen, *pages) {
	t.Helper()
	w, log := matchtest.Words(t), new(pages)
	o := scene.Options{Files: writer{log: log}, Seed: s.seed, Seeded: true}
	o.Settings.Animation.Speed, o.Settings.Ease = speed, eager
	a, err := NewClient(o, Opening{Kits: match.Kits{k}, Words: w.With(terms.NewNames(&board.View{}, k.Facts)), Folder: noFiles{}})
	if err != nil {
		t.Fatal(err)
	}
	a.Width, a.Height = 1280, 720
	a.newGame(s)
	table, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("no game begins: %+v", a.Covers.Dialog)
	}
	t.Cleanup(a.Close)
	return a, table, log
}

// alone is such a game of the core set, in which the computer plays blue.
func alone(t *testing.T, speed int) (*Client, *tableScreen) {
	t.Helper()
	s := setup{squads: matchtest.Squads(t, "rebel-core", "imperial-heavies"), computer: scene.SeatsOf(game.Blue), seed: 3, seeded: true}
	a, table, _ := seatedGame(t, matchtest.Kit(t), s, speed)
	return a, table
}

// untilAsked builds frames until a person is asked what done wants; for any other question
// the answers of the computer serve.
func untilAsked(t *testing.T, a *Client, done func(d game.Decision) bool) game.Decision {
	t.Helper()
	table := a.Screen.(*tableScreen)
	for range 20_000 {
		a.Build(ui.Input{})
		if a.Covers.Dialog != nil {
			t.Fatalf("a dialog: %s", a.Covers.Dialog.Text)
		}
		d, ok := table.question.Asked()
		switch {
		case !ok || table.Busy() && !table.sight.Cam.Gliding():
		case done(d):
			return d
		default:
			c, _, err := table.play.think(d)
			if err != nil {
				t.Fatal(err)
			}
			table.question.Answer(c)
		}
	}
	t.Fatal("that is never asked")
	return game.Decision{}
}

// meetings are what the computer plays against itself: every edition, every scenario, and
// each built-in squad in turn.
func meetings(t *testing.T) (kits []*match.Kit, games []setup) {
	t.Helper()
	add := func(k *match.Kit, list catalog.Ruleset, scenario string) {
		var fit [][]byte
		for _, s := range samplesOf(t, k) {
			text, err := s.Squad.XWS()
			if err != nil {
				t.Fatal(err)
			}
			if k.Playable(list, s.Squad) == nil {
				fit = append(fit, text)
			}
		}
		for i := range fit {
			kits = append(kits, k)
			games = append(games, setup{squads: [2][]byte{fit[i], fit[(i+1+len(fit)/2)%len(fit)]}, list: list, scenario: scenario})
		}
	}
	kit, first := matchtest.Kit(t), matchtest.FirstKit(t)
	add(kit, catalog.FFG20, "")
	for _, m := range kit.Scenarios(catalog.AMG25) {
		add(kit, catalog.AMG25, m.ID)
	}
	add(first, catalog.FFG10, "")
	return kits, games
}

// samplesOf are the built-in squads of a kit's family.
func samplesOf(t *testing.T, k *match.Kit) []squad.Sample {
	t.Helper()
	if k.Facts.Family() == matchtest.FirstKit(t).Facts.Family() {
		var all []squad.Sample
		for _, f := range firstFiles(t) {
			s, err := squad.ParseXWS(f.Name, f.XWS)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, squad.Sample{ID: f.Name, Squad: s.Resolve(k.Facts)})
		}
		return all
	}
	_, _, all := builtIn(t)
	return all
}

// TestTheComputerPlaysItself has the computer play both seats, as on the squad screen, to
// the result: nothing is asked of anybody, and the journal plays the same game again.
// XWING_ALONE=1000 plays so many games; XWING_ALONE_FROM=N begins with that one.
func TestTheComputerPlaysItself(t *testing.T) {
	n, from := 8, 0
	if text := os.Getenv("XWING_ALONE"); text != "" {
		n, _ = strconv.Atoi(text)
		from, _ = strconv.Atoi(os.Getenv("XWING_ALONE_FROM"))
	}
	kits, games := meetings(t)
	ended := map[string]int{}
	for i := from; i < from+n; i++ {
		at := i * 37 % len(games) // 37 goes through all of them, far apart
		s := games[at]
		s.computer, s.seed, s.seeded = scene.SeatsOf(game.Red, game.Blue), uint64(i), true
		a, table, log := seatedGame(t, kits[at], s, 0)
		frames, most := 0, 30_000
		for ; a.Screen.Name() != "result" && frames < most && a.Covers.Dialog == nil && table.play.state().View.Round < 60; frames++ {
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
		case a.Screen.Name() != "result":
			ended["not in 60 rounds"]++
		default:
			ended["over"]++
		}
		report, err := game.Verify(log.Bytes(), kits[at].Start)
		if err != nil || !report.Agrees() {
			t.Errorf("game %d: the journal plays another game: %v %+v", i, err, report)
		}
		a.Close()
	}
	t.Logf("%d games: %v", n, ended)
	if ended["over"]*10 < n*9 {
		t.Errorf("of %d games %v came to an end", n, ended)
	}
}

// TestTheComputerAnswersAtAPace shows what it has chosen before it is so; a key skips that.
func TestTheComputerAnswersAtAPace(t *testing.T) {
	a, table := alone(t, 100)
	p := table.play
	byBlue := func() bool {
		d, ok := table.question.ComputersTurn()
		return ok && d.Shape == game.OneOf && !d.Private && p.board.Resting() && len(d.Options) > 1
	}
	untilAsked(t, a, func(d game.Decision) bool { return d.Kind == ask.SetDials })
	c, _, err := p.think(p.Session.Open()[0])
	if err != nil {
		t.Fatal(err)
	}
	table.question.Answer(c)
	wait := func() {
		t.Helper()
		for range 5000 {
			if a.Build(ui.Input{}); byBlue() && slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "chosen:") }) {
				return
			}
			if d, ok := table.question.Asked(); ok {
				c, _, err := p.think(d)
				if err != nil {
					t.Fatal(err)
				}
				table.question.Answer(c)
			}
		}
		t.Fatal("the computer is never seen to answer")
	}
	wait()
	if !table.Busy() || table.Name() != "table" {
		t.Errorf("at work the table is busy: %v, and called %s", table.Busy(), table.Name())
	}
	if prompt, _ := table.Asked(); prompt != "" {
		t.Errorf("a person is asked %s", prompt)
	}
	if got := widget(t, a, "prompt.computer").Words; !strings.Contains(got, "Computer") {
		t.Errorf("the panel says %q, and not that the computer chooses", got)
	}
	n, ticks := p.Session.Choices(), 1
	for ; p.Session.Choices() == n && ticks < 1000; ticks++ {
		a.Build(ui.Input{})
	}
	if ticks < 40 || ticks > 60 {
		t.Errorf("its answer was to be seen for %d ticks", ticks)
	}
	wait()
	n = p.Session.Choices()
	a.Build(ui.Input{Struck: []ebiten.Key{ebiten.KeyEnter}})
	a.Build(ui.Input{})
	if p.Session.Choices() == n {
		t.Error("Enter skips nothing")
	}
	wait()
	n = p.Session.Choices()
	a.Cover(scene.SettingsOverlay{})
	for range 200 {
		a.Build(ui.Input{})
	}
	if p.Session.Choices() != n || table.question.Computing() {
		t.Error("the computer goes on behind a window")
	}
}

// otherwise changes in a live state all that a seat may not see, and returns what undoes that.
func otherwise(now *xwing.State, seat game.Seat) (restore func()) {
	was := now.Clone().(*xwing.State).Hidden
	h := &now.Hidden
	now.Reseed(99)
	for i := range now.View.Ships {
		if s := &now.View.Ships[i]; s.Seat != seat && !s.Dial.Revealed && !slices.Contains(h.Looked[seat], s.ID) {
			h.Dials[i] = catalog.Maneuver{Speed: 1, Bearing: 1, Difficulty: catalog.White}
		}
		for n := range h.Facedown[i] {
			h.Facedown[i][n].Card = "directhit"
		}
	}
	return func() { // in place, for the rules are in the middle of a step
		copy(h.Dials, was.Dials)
		for i := range h.Facedown {
			copy(h.Facedown[i], was.Facedown[i])
		}
		for i := range h.Decks {
			copy(h.Decks[i].Cards, was.Decks[i].Cards)
			h.Decks[i].Chance = was.Decks[i].Chance
		}
		h.Dice = was.Dice
	}
}

// TestTheComputerDoesNotPeek asks it at every question of whole games twice, by two tables that
// differ in nothing but what its seat may not see: the other's dials, facedown cards, what
// chance will bring.
func TestTheComputerDoesNotPeek(t *testing.T) {
	compared := 0
	kits, games := meetings(t)
	for _, at := range []int{3, 60, 110, 160, 210, 241} { // second edition, each scenario, first edition
		s := games[at]
		s.computer, s.seed, s.seeded = scene.SeatsOf(game.Red, game.Blue), uint64(at), true
		a, table, _ := seatedGame(t, kits[at], s, 0)
		p := table.play
		table.question.Manner.Think = func(d game.Decision) (game.Choice, bool, error) {
			c, _, err := p.think(d)
			restore := otherwise(p.state(), d.Seat)
			again, _, twinErr := p.think(d)
			restore()
			if err != nil || twinErr != nil || !reflect.DeepEqual(c, again) {
				t.Errorf("%s: answers %v (%v), and %v (%v) when only what is hidden differs", d.Kind, c, err, again, twinErr)
			}
			compared++
			return c, true, err
		}
		for range 30_000 {
			if a.Build(ui.Input{}); a.Screen.Name() == "result" {
				break
			}
		}
	}
	if compared < 300 {
		t.Errorf("only %d answers were compared", compared)
	}
}
