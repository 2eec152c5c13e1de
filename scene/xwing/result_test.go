package xwing

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/scene/ui"
)

// TestSheetOfPoints reads where the points of a kept game came from: what is told makes the score.
func TestSheetOfPoints(t *testing.T) {
	a, _ := newApp(t, 0)
	text, err := os.ReadFile("../../testdata/games/salvage-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	session, _, err := game.Resume(text, a.kit.Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	a.showGame(session, nil)
	a.Screen.(*tableScreen).question.Looking = false
	for range 600 {
		a.Build(ui.Input{})
		if s, ok := a.Screen.(*resultScreen); ok && !s.Busy() {
			break
		}
	}
	a.Build(ui.Input{})
	click(t, a, "result.page:points")
	a.Build(ui.Input{})
	told, reasons := [2]int{}, map[string]bool{}
	for _, w := range a.UI.Widgets {
		id, ok := strings.CutPrefix(w.ID, "result.point:")
		if !ok {
			continue
		}
		number, why, _ := strings.Cut(w.Words, " ")
		n, err := strconv.Atoi(number)
		seat := game.Red
		if strings.HasPrefix(id, "blue") {
			seat = game.Blue
		}
		if told[seat] += n; err != nil || why == "" {
			t.Errorf("%s says %q", w.ID, w.Words)
		}
		reasons[why[strings.LastIndex(why, " ")+1:]] = true
	}
	if s := session.State().(*xwing.State); told != s.View.Score || len(reasons) < 2 {
		t.Errorf("the points told make %v, want %v; %v", told, s.View.Score, reasons)
	}
	click(t, a, "result.page:ships")
	widget(t, a, "result.ship:1")
}

// readsLosses reads what each side scored and lost in every round: it makes the score, what
// each ship took, and names the ships that are gone.
func (s *resultScreen) readsLosses(t *testing.T, a *Client) {
	t.Helper()
	click(t, a, "result.page:rounds")
	scored, rounds := [2]int{}, s.rounds()
	told := map[board.ShipID]int{}
	for n := 1; n < len(rounds); n++ {
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			words := widget(t, a, "result.loss:"+seat.ID()+":"+strconv.Itoa(n)).Words
			if _, gained, ok := strings.Cut(words, "scored "); ok {
				gained, _, _ = strings.Cut(gained, ",")
				by, _ := strconv.Atoi(gained)
				scored[seat] += by
			}
			for _, c := range s.chips(a.desk, n, seat) {
				ship := board.ShipID(c.Number)
				told[ship] += c.Taken
				name := s.play.words.Value("ship", ship.Piece())
				gone := strings.HasSuffix(c.Text, a.Say("sheet-lost")) || strings.HasSuffix(c.Text, a.Say("sheet-fled"))
				if lost := s.count.tally.Ships[ship-1].Lost == n; !strings.Contains(words, name+" "+c.Text) || lost != gone {
					t.Errorf("round %d tells %q of %s: %q", n, c.Text, name, words)
				}
			}
		}
	}
	if last := rounds[len(rounds)-1]; scored != last || len(told) == 0 {
		t.Errorf("the rounds make %v, want %v; %d ships took damage", scored, last, len(told))
	}
	for i, ship := range s.count.tally.Ships {
		if told[board.ShipID(i+1)] != ship.Taken {
			t.Errorf("ship %d took %d in its rounds, want %d", i+1, told[board.ShipID(i+1)], ship.Taken)
		}
	}
	click(t, a, "result.page:ships")
}

// TestSheet reads the sheet at the end of a whole game, and after an undo that of another
// end; the best moment is shown on the table and left again.
func TestSheet(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(game.Decision) bool { return false })
	counted := func() *resultScreen {
		t.Helper()
		for range 600 {
			a.Build(ui.Input{})
			if s, ok := a.Screen.(*resultScreen); ok && !s.Busy() {
				a.Build(ui.Input{})
				return s
			}
		}
		t.Fatal("the game is never counted")
		return nil
	}
	s := counted()
	score := p.state().Standing(&p.board.view)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		if got := widget(t, a, "result.score:"+seat.ID()).Words; got != strconv.Itoa(score[seat]) || score == [2]int{} {
			t.Errorf("the sheet says %s for %v, want %d", got, seat, score[seat])
		}
	}
	if got := s.count.tally.Score(); got != score {
		t.Errorf("counted %v, want %v", got, score)
	}
	if chart := widget(t, a, "result.chart").Words; !strings.HasSuffix(chart, strconv.Itoa(score[1])+"]]") {
		t.Errorf("the chart ends otherwise: %s", chart)
	}
	s.readsLosses(t, a)
	click(t, a, "result.moment")
	if m := s.count.tally.Best; s.shown == nil || widget(t, a, m.Defender.Piece()).Rect[2] == 0 || p.board.view.Attack != nil {
		t.Error("the best moment is not on the table, or stays there")
	}
	for _, id := range []board.ShipID{s.count.tally.Best.Attacker, s.count.tally.Best.Defender} {
		r := s.Table.(*tableScreen).sight.Rect(s.count.tally.Best.View.Ship(id).Base().Shape())
		if !lies(s.Table.(*tableScreen).sight.Areas.Table, r) || r.W < a.UI.Px(50) {
			t.Errorf("in the best moment ship %d is seen at %v", id, r)
		}
	}
	click(t, a, "result.back")
	if s.shown != nil {
		t.Error("there is no way back")
	}

	click(t, a, "result.look")
	if err := p.Session.Undo(game.NoSeat, true, 5); err != nil {
		t.Fatal(err)
	}
	p.Drain()
	playOn(t, p, func(game.Decision) bool { return false })
	a.Screen.(*tableScreen).question.Looking = false
	again := counted()
	if want := p.state().Standing(&p.board.view); again == s || again.count.tally.Score() != want {
		t.Errorf("after an undo and another end the sheet counts %v, want %v", again.count.tally.Score(), want)
	}
}
