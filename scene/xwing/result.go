package xwing

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// resultScreen is the sheet of score at the end of a game, over the table as it stands.
type resultScreen struct {
	table  *tableScreen
	count  *count
	moment bool // the best moment is shown on the table instead
	points bool // where the points came from is shown in place of the ships
}

func newResult(t *tableScreen) *resultScreen {
	return &resultScreen{table: t, count: newCount(t.play)}
}

func (s *resultScreen) Name() string                 { return "result" }
func (s *resultScreen) Busy() bool                   { return !s.count.done }
func (s *resultScreen) Asked() (prompt, seat string) { return "result", "" }

// Play is the game that has ended.
func (s *resultScreen) Play() *scene.Play { return &s.table.play.Play }

func (s *resultScreen) Update() {
	t, a := s.table, s.table.client
	s.count.on()
	t.layout(a)
	if s.moment {
		s.showMoment(a)
		return
	}
	u := a.UI
	t.drawTable(a)
	all := draw.Rect{W: a.Width, H: a.Height}
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Space, 0.78))
	outcome, _ := t.play.Session.Over()
	color := art.SeatColor(outcome.Winner)
	r := draw.Rect{W: min(u.Px(1120), a.Width-u.Px(32)), H: min(u.Px(680), a.Height-u.Px(24))}
	r.X, r.Y = (a.Width-r.W)/2, (a.Height-r.H)/2
	in := u.Panel(r).Inset(u.Px(10))
	glow := draw.Rect{X: r.X + u.Px(1), Y: r.Y + u.Px(5), W: r.W - u.Px(2), H: u.Px(104)}.Snapped()
	u.L.Down(glow, draw.Mix(draw.Panel, color, 0.26), draw.Panel)
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(6)}, u.Px(3), color)
	s.head(a, in.CutTop(u.Px(92), u.Px(4)), outcome)
	row := in.CutBottom(u.Px(42), u.Px(12))
	low := in.CutBottom(u.Px(168), u.Px(10))
	if s.points {
		s.sources(a, in)
	} else {
		s.ships(a, in)
	}
	best := low.CutRight(u.Px(236), u.Px(12))
	dice := low.CutRight(u.Px(300), u.Px(12))
	s.chart(a, low)
	s.luck(a, dice)
	s.best(a, best)
	s.buttons(a, row)
}

// head says who has won, why, and both scores.
func (s *resultScreen) head(a *Client, r draw.Rect, outcome game.Outcome) {
	u, t := a.UI, s.table
	title := a.Say("draw")
	if outcome.Winner != game.NoSeat {
		title = a.Say("wins", "seat", outcome.Winner.ID())
	}
	v := &t.play.board.view
	score, squads := t.play.state().Standing(v), t.play.setup.squadNames()
	whole := r
	for i, side := range []draw.Rect{r.CutLeft(u.Px(250), u.Px(8)), r.CutRight(u.Px(250), u.Px(8))} {
		seat, align := game.Seat(i), [2]draw.Align{draw.Left, draw.RightAligned}[i]
		points := side.CutTop(u.Px(58), 0)
		u.Label(points, strconv.Itoa(score[seat]), draw.Style{Size: 52, Bold: true, Color: art.SeatColor(seat), Align: align})
		u.Note("result.score:"+seat.ID(), strconv.Itoa(score[seat]), points)
		u.Label(side.CutTop(u.Px(22), 0), a.Words.Seat(seat)+" · "+squads[seat], draw.Style{Size: 14, Color: draw.Text, Align: align, Plain: true})
	}
	u.Label(r.CutTop(u.Px(54), 0), title, draw.Style{Size: 40, Bold: true, Color: draw.Mix(art.SeatColor(outcome.Winner), draw.White, 0.3), Align: draw.Center})
	u.Note("result.text", title, whole)
	why := r.CutTop(u.Px(22), 0)
	text := a.Say("after-rounds", "n", strconv.Itoa(v.Round))
	if outcome.Why.Key != "" {
		text = strings.TrimSuffix(a.Words.Say(outcome.Why), ".") + " · " + text
	}
	u.Label(why, text, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
	u.Note("result.why", text, why)
}

// buttons are what can be done now.
func (s *resultScreen) buttons(a *Client, r draw.Rect) {
	u, t := a.UI, s.table
	row := r.Columns(4, u.Px(10))
	if u.Button("result.rematch", row[0], a.Say("rematch"), ui.ButtonStyle{Align: draw.Center, Primary: true, Tip: a.Say("rematch-tip")}) {
		s.count.stop()
		a.newGame(t.play.setup.again())
		return
	}
	if u.Button("result.title", row[1], a.Say("to-title"), ui.ButtonStyle{Align: draw.Center}) {
		s.count.stop()
		t.play.Close()
		a.Show(&scene.TitleScreen{App: a.App})
		return
	}
	if u.Button("result.look", row[2], a.Say("look"), ui.ButtonStyle{Align: draw.Center}) {
		s.leave(a)
	}
	if u.Button("result.undo", row[3], a.Say("undo"), ui.ButtonStyle{Align: draw.Center}) {
		s.leave(a)
		t.question.Undo()
	}
}

// leave goes back to the table.
func (s *resultScreen) leave(a *Client) {
	s.count.stop()
	a.Screen = s.table
	s.table.question.Looking = true
	a.Touch()
}

// fate is what has become of a ship, in a few words, and the color that they have.
func (s *resultScreen) fate(a *Client, ship *board.Ship) (string, draw.Color) {
	round := strconv.Itoa(s.count.tally.Ships[ship.ID-1].Lost)
	left, whole := ship.HullRemaining()+ship.Shields.Active, ship.Hull+ship.Shields.Limit
	of := []string{"n", strconv.Itoa(left), "of", strconv.Itoa(whole)}
	switch {
	case ship.Fled:
		return a.Say("fate-fled", "round", round), draw.Bad
	case ship.Where == board.Removed || ship.Destroyed:
		return a.Say("fate-lost", "round", round), draw.Bad
	case 2*left <= whole:
		return a.Say("fate-half", of...), draw.Warn
	case left < whole:
		return a.Say("fate-hurt", of...), draw.Text
	}
	return a.Say("fate-intact"), draw.Good
}
