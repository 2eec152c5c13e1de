package xwing

import (
	"bytes"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// eager answers by itself whatever it may.
var eager = settings.Ease{Single: true, Pass: true, Idle: true, Order: true}

func notNever(game.Decision) bool { return false }

// keptGame is the journal of a kept game, and its session at the beginning.
func keptGame(t *testing.T, k *match.Kit, file string) (game.Journal, *game.Session) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return matchtest.Kept(t, k, text)
}

// TestClicks reads the figure of the issue: how many Choices persons make for a
// ship in a round of the kept whole game, at the median.
func TestClicks(t *testing.T) {
	journal, s := keptGame(t, matchtest.Kit(t), "../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	type turn struct {
		round int
		ship  board.ShipID
	}
	count := map[turn]int{}
	persons, own := 0, map[string]int{}
	for _, line := range journal.Lines {
		if line.Choice == nil {
			continue
		}
		c := *line.Choice
		d, _ := s.Decision(c.Seat)
		round := s.State().(*xwing.State).View.Round
		e, eased := ease(eager, s, d, notNever)
		if eased && (d.Kind == ask.UseAbility || slices.Equal(e.Choice.Pick, c.Pick)) {
			own[strings.TrimPrefix(e.Line.Key, "ui.eased-")]++
		} else if round > 0 {
			persons++
			id := board.ShipOf(c.One())
			for slot := range c.Each { // a dial is a click for each ship
				count[turn{round, board.ShipOf(slot)}]++
			}
			if id == 0 || !strings.HasPrefix(string(d.Kind), "choose-ship-to") {
				id = actor(d)
			}
			if len(c.Each) == 0 {
				count[turn{round, id}]++
			}
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	var all []int
	for _, n := range count {
		all = append(all, n)
	}
	slices.Sort(all)
	median := all[len(all)/2]
	t.Logf("%d Choices by persons in %d turns of a ship: median %d, most %d; answered by the table: %v",
		persons, len(all), median, all[len(all)-1], own)
	if median > 6 {
		t.Errorf("a ship takes %d Choices a round at the median, want at most 6", median)
	}
}

// TestPassesAndComesBack passes by itself where no attack is possible, says why,
// and an undo goes back to what a person chose, where it stays.
func TestPassesAndComesBack(t *testing.T) {
	a, p := newApp(t, 0)
	a.Opt.Settings.Ease = eager
	var before game.Decision
	playOn(t, p, func(d game.Decision) bool {
		before = d
		_, nothing := scene.NothingPossible(d)
		return d.Kind == ask.ChooseAttack && nothing
	})
	if before.Kind != ask.ChooseAttack {
		t.Fatal("no ship is without a target")
	}
	n := p.Session.Choices()
	p.board.Finish()
	settle(a, ui.Input{})
	for range 20 {
		if a.Build(ui.Input{}); p.Session.Choices() > n {
			break
		}
	}
	if p.Session.Choices() == n || !p.Session.Played()[n].Self {
		t.Fatal("the table did not pass")
	}
	a.Opt.Settings.Ease = settings.Ease{} // so that the line stays in sight
	table := a.Screen.(*tableScreen)
	settle(a, ui.Input{})
	readsWhy(t, a, table, p.words.Value("ship", before.About[0])+" does not attack: no target in arc and range.", before)
	table.question.Undo()
	if a.Covers.Dialog != nil {
		settle(a, ui.Input{})
		uitest.Press(t, a.UI, a.Build, "undo.0")
	}
	for range 20 {
		settle(a, ui.Input{})
	}
	if got := p.Session.Choices(); got != n-1 {
		t.Errorf("after the undo there are %d choices, want %d: those before the latest of a person", got, n-1)
	}
}

// readsWhy finds a short line in the log, and all that speaks against the answers
// of the question while the mouse is on it.
func readsWhy(t *testing.T, a *Client, table *tableScreen, want string, d game.Decision) {
	t.Helper()
	lines := table.side.log.Lines(table.play.board.Lines, table.looked.selected.Piece())
	i := slices.IndexFunc(lines, func(l scene.LogLine) bool { return l.Text == want })
	if i < 0 {
		t.Fatalf("the log does not say %q", want)
	}
	if !slices.Contains(lines[i].About.Pieces, actor(d).Piece()) {
		t.Errorf("%q is not about the ship", want)
	}
	table.side.open = true
	settle(a, ui.Input{})
	r := widget(t, a, "log:"+strconv.Itoa(i)).Rect
	over := ui.Input{X: float64(r[0]) + 3, Y: float64(r[1]) + 3}
	settle(a, over)
	settle(a, over)
	tip := widget(t, a, "tip").Words
	for _, o := range d.Options {
		if !o.Legal() && !strings.Contains(tip, table.play.words.Refusal(*o.Refusal)) {
			t.Errorf("the tip of the line is %q, without %q", tip, table.play.words.Refusal(*o.Refusal))
		}
	}
}

// TestPassing names what keeps a ship from attacking in a few words.
func TestPassing(t *testing.T) {
	whys := func(keys ...string) (out []game.Refusal) {
		for _, k := range keys {
			out = append(out, game.Refusal{Why: game.Say("refusal." + k)})
		}
		return out
	}
	for _, tt := range []struct {
		whys []game.Refusal
		want string
	}{
		{whys("disarmed"), "ui.eased-disarmed"},
		{whys("cloaked-attack"), "ui.eased-cloaked"},
		{whys("on-obstacle"), "ui.eased-on-obstacle"},
		{whys("not-in-arc"), "ui.eased-no-target"},
		{whys("beyond-range-3", "not-in-arc", "range-0"), "ui.eased-no-target"},
		{whys("not-in-arc", "requires-lock"), "ui.eased-no-attack"},
		{whys("not-in-arc", "card"), "ui.eased-no-attack"},
	} {
		if got := passing(ask.ChooseAttack, tt.whys); got != tt.want {
			t.Errorf("%v: %s, want %s", tt.whys, got, tt.want)
		}
	}
}

// TestIdleIsPure: looking whether an ability would change anything changes
// nothing, and one that takes a token or rolls dice is left to its player.
func TestIdleIsPure(t *testing.T) {
	_, p := newApp(t, 0)
	asked, idles := 0, 0
	playOn(t, p, func(d game.Decision) bool {
		if d.Kind == ask.UseAbility {
			asked++
			hash := p.Session.Hash()
			if idle(p.Session, d) {
				idles++
			}
			if p.Session.Hash() != hash {
				t.Fatal("looking ahead changed the game")
			}
		}
		return false
	})
	t.Logf("%d abilities were asked about, %d of them idle", asked, idles)
}

// TestNotAgainThisRound answers No by itself for the ability that its player
// does not want to hear of until the round ends.
func TestNotAgainThisRound(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.UseAbility && d.Prompt.Arg("once") != "" })
	p.board.Finish()
	settle(a, ui.Input{})
	if slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == "ease.never" }) {
		t.Errorf("%v comes no more this round, and yet it may be put off until the next", p.Session.Open()[0].Prompt)
	}
	for id, want := range map[string]string{"option:yes": "Open them", "option:no": "Keep them closed"} {
		if got := widget(t, a, id).Words; !strings.Contains(got, want) {
			t.Errorf("%s says %q, want %q", id, got, want)
		}
	}
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.UseAbility && d.Prompt.Arg("once") == "" })
	p.board.Finish()
	settle(a, ui.Input{})
	d := p.Session.Open()[0]
	if d.Kind != ask.UseAbility {
		t.Fatal("no ability is asked about")
	}
	uitest.Press(t, a.UI, a.Build, "ease.never")
	if c := p.Session.Played()[p.Session.Choices()-1]; c.One() != "no" {
		t.Errorf("the answer is %s, want no", c.One())
	}
	again, ok := ease(settings.Ease{}, p.Session, d, p.notAgain)
	if !ok || again.Choice.One() != "no" || again.Line.Arg("card") != d.Prompt.Arg("card") {
		t.Errorf("asked again in the same round: %+v, %v", again, ok)
	}
	p.state().View.Round++
	defer func() { p.state().View.Round-- }()
	if _, ok := ease(settings.Ease{}, p.Session, d, p.notAgain); ok {
		t.Error("the next round it is not asked about either")
	}
}

// TestRedoBringsBackAll brings back with one redo what one undo took, answers of
// the table included.
func TestRedoBringsBackAll(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.PlaceShip })
	table := a.Screen.(*tableScreen)
	playOn(t, p, func(game.Decision) bool { return p.Session.Choices() > 10 })
	n := byItself(t, p, 2)
	p.board.Finish()
	thereAndBack(t, a, table, n)
}

// byItself has the table answer so many questions, and returns how many choices there are then.
func byItself(t *testing.T, p *play, times int) int {
	t.Helper()
	brain := player.NewSensible(5)
	for range times {
		d := p.Session.Open()[0]
		c, err := brain.Answer(p.state().Seen(d.Seat), d)
		if err != nil {
			t.Fatal(err)
		}
		c.Self = true
		if err := p.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	return p.Session.Choices()
}

// thereAndBack undoes and redoes a person's choice with the two answers of the table that followed it.
func thereAndBack(t *testing.T, a *Client, table *tableScreen, n int) {
	t.Helper()
	s := table.play.Session
	table.question.Undo()
	if a.Covers.Dialog != nil {
		t.Fatal("chance came between: the undo asks for agreement, and the test sees nothing")
	}
	if got := s.Choices(); got != n-3 {
		t.Errorf("undo leads to %d choices, want %d", got, n-3)
	}
	table.question.Redo()
	if got := s.Choices(); got != n {
		t.Errorf("redo leads to %d choices, want %d", got, n)
	}
}

// reel is a journal in memory.
type reel struct{ text []byte }

func (l *reel) Append(line []byte) error {
	l.text = append(append(l.text, line...), '\n')
	return nil
}

// TestUndoAfterAResume: what the table answered by itself stands in the journal, so that an undo goes on to what a
// person chose, and a redo brings back all that it took, as in the game before it was left; also where the undo was
// before, and the redo comes after.
func TestUndoAfterAResume(t *testing.T) {
	a, p := newApp(t, 0)
	state, err := a.kits.Start(p.Session.Header())
	if err != nil {
		t.Fatal(err)
	}
	log := &reel{}
	session, err := game.NewSession(p.Session.Header(), state, log)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, log)
	p = a.Screen.(*tableScreen).play
	playOn(t, p, func(game.Decision) bool { return p.Session.Choices() > 10 })
	n := byItself(t, p, 2)
	resumed := func() *tableScreen {
		t.Helper()
		again, notice, err := game.Resume(log.text, a.kits.Start, nil)
		if err != nil || !notice.Empty() {
			t.Fatal(err, notice)
		}
		a.showGame(again, nil)
		return a.Screen.(*tableScreen)
	}
	whole := bytes.Clone(log.text)
	p.board.Finish()
	a.Screen.(*tableScreen).question.Undo()
	taken := bytes.Clone(log.text)
	log.text = whole
	thereAndBack(t, a, resumed(), n)
	log.text = taken
	table := resumed()
	if got := table.play.Session.Choices(); got != n-3 {
		t.Fatalf("after an undo and a resume there are %d choices, want %d", got, n-3)
	}
	table.question.Redo()
	if got := table.play.Session.Choices(); got != n {
		t.Errorf("redo after a resume leads to %d choices, want %d", got, n)
	}
}

// BenchmarkLookLater is what it costs to show where an action leads.
func BenchmarkLookLater(b *testing.B) {
	_, p := newApp(&testing.T{}, 0)
	playOn(&testing.T{}, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction && p.state().View.Round > 2 })
	d := p.Session.Open()[0]
	for b.Loop() {
		lookLater(p.Session, d, "barrelroll")
	}
}

// BenchmarkIdle is what it costs to look whether an ability changes anything.
func BenchmarkIdle(b *testing.B) {
	_, p := newApp(&testing.T{}, 0)
	playOn(&testing.T{}, p, func(d game.Decision) bool { return d.Kind == ask.UseAbility && p.state().View.Round > 2 })
	d := p.Session.Open()[0]
	for b.Loop() {
		idle(p.Session, d)
	}
}
