package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// resultScreen says how the game ended, over the table as it stands.
type resultScreen struct{ table *tableScreen }

func (s *resultScreen) Name() string                 { return "result" }
func (s *resultScreen) Busy() bool                   { return false }
func (s *resultScreen) Asked() (prompt, seat string) { return "result", "" }

// Play is the game that has ended.
func (s *resultScreen) Play() *scene.Play { return &s.table.play.Play }

func (s *resultScreen) Update() {
	t, a := s.table, s.table.client
	u := a.UI
	t.layout(a)
	t.drawTable(a)
	all := draw.Rect{W: a.Width, H: a.Height}
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Space, 0.72))
	outcome, _ := t.play.Session.Over()
	color := art.SeatColor(outcome.Winner)
	r := draw.Rect{W: u.Px(620), H: u.Px(370)}
	r.X, r.Y = (a.Width-r.W)/2, (a.Height-r.H)/2
	in := u.Panel(r).Inset(u.Px(14))
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(7)}, u.Px(3), color)
	title := a.Say("draw")
	if outcome.Winner != game.NoSeat {
		title = a.Say("wins", "seat", outcome.Winner.ID())
	}
	u.Label(in.CutTop(u.Px(56), 0), title, draw.Style{Size: 32, Bold: true, Color: color, Align: draw.Center})
	u.Note("result.text", title, r)
	v := &t.play.board.view
	why := in.CutTop(u.Px(22), 0)
	if outcome.Why.Key != "" {
		text := a.Words.Say(outcome.Why)
		u.Label(why, text, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
		u.Note("result.why", text, why)
	}
	u.Label(in.CutTop(u.Px(24), u.Px(10)), a.Say("after-rounds", "n", strconv.Itoa(v.Round)), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	for i, half := range in.CutTop(u.Px(110), u.Px(12)).Columns(2, u.Px(20)) {
		s.losses(a, half, game.Seat(i), v)
	}
	row := in.CutBottom(u.Px(44), 0).Columns(4, u.Px(10))
	if u.Button("result.rematch", row[0], a.Say("rematch"), ui.ButtonStyle{Align: draw.Center, Primary: true, Tip: a.Say("rematch-tip")}) {
		a.newGame(t.play.setup.again())
		return
	}
	if u.Button("result.title", row[1], a.Say("to-title"), ui.ButtonStyle{Align: draw.Center}) {
		t.play.Close()
		a.Show(&scene.TitleScreen{App: a.App})
		return
	}
	if u.Button("result.look", row[2], a.Say("look"), ui.ButtonStyle{Align: draw.Center}) {
		t.question.Looking = true
		a.Screen = t
		a.Touch()
	}
	if u.Button("result.undo", row[3], a.Say("undo"), ui.ButtonStyle{Align: draw.Center}) {
		a.Screen = t
		t.question.Looking = true
		t.question.Undo()
		a.Touch()
	}
}

// losses lists what a seat has left and what it has lost.
func (s *resultScreen) losses(a *Client, r draw.Rect, seat game.Seat, v *board.View) {
	u := a.UI
	left, lost, fled := 0, 0, 0
	for i := range v.Ships {
		ship := &v.Ships[i]
		switch {
		case ship.Seat != seat || ship.Remote != "":
		case ship.Fled:
			fled++
		case ship.Where == board.Removed || ship.Destroyed:
			lost++
		default:
			left++
		}
	}
	u.Label(r.CutTop(u.Px(28), 0), a.Words.Seat(seat), draw.Style{Size: 18, Bold: true, Color: art.SeatColor(seat), Align: draw.Center})
	for _, line := range []struct {
		key string
		n   int
	}{{"ships-left", left}, {"ships-lost", lost}, {"ships-fled", fled}} {
		u.Label(r.CutTop(u.Px(24), 0), a.Say(line.key, "n", strconv.Itoa(line.n)), draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
	}
}
