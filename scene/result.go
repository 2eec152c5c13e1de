package scene

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// resultScreen says how the game ended, over the table as it stands.
type resultScreen struct{ table *tableScreen }

func (s *resultScreen) name() string   { return "result" }
func (s *resultScreen) busy() bool     { return false }
func (s *resultScreen) prompt() string { return "result" }

func (s *resultScreen) update(a *App) {
	t := s.table
	u := a.ui
	t.layout(a)
	t.drawTable(a)
	all := draw.Rect{W: a.width, H: a.height}
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Space, 0.72))
	outcome, _ := t.play.session.Over()
	color := art.SeatColor(outcome.Winner)
	r := draw.Rect{W: u.Px(620), H: u.Px(370)}
	r.X, r.Y = (a.width-r.W)/2, (a.height-r.H)/2
	in := u.Panel(r).Inset(u.Px(14))
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(7)}, u.Px(3), color)
	title := a.say("draw")
	if outcome.Winner != game.NoSeat {
		title = a.say("wins", "seat", outcome.Winner.ID())
	}
	u.Label(in.CutTop(u.Px(56), 0), title, draw.Style{Size: 32, Bold: true, Color: color, Align: draw.Center})
	u.Note("result.text", title, r)
	v := &t.play.board.view
	why := in.CutTop(u.Px(22), 0)
	if outcome.Why.Key != "" {
		text := a.words().Say(outcome.Why)
		u.Label(why, text, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
		u.Note("result.why", text, why)
	}
	u.Label(in.CutTop(u.Px(24), u.Px(10)), a.say("after-rounds", "n", strconv.Itoa(v.Round)), draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	for i, half := range in.CutTop(u.Px(110), u.Px(12)).Columns(2, u.Px(20)) {
		s.losses(a, half, game.Seat(i), v)
	}
	row := in.CutBottom(u.Px(44), 0).Columns(4, u.Px(10))
	if u.Button("result.rematch", row[0], a.say("rematch"), ui.ButtonStyle{Align: draw.Center, Primary: true, Tip: a.say("rematch-tip")}) {
		a.newGame(t.play.setup.again())
		return
	}
	if u.Button("result.title", row[1], a.say("to-title"), ui.ButtonStyle{Align: draw.Center}) {
		t.play.close()
		a.show(&titleScreen{})
		return
	}
	if u.Button("result.look", row[2], a.say("look"), ui.ButtonStyle{Align: draw.Center}) {
		t.looking = true
		a.screen = t
		a.dirty = true
	}
	if u.Button("result.undo", row[3], a.say("undo"), ui.ButtonStyle{Align: draw.Center}) {
		a.screen = t
		t.looking = true
		t.undo(a)
		a.dirty = true
	}
}

// losses lists what a seat has left and what it has lost.
func (s *resultScreen) losses(a *App, r draw.Rect, seat game.Seat, v *board.View) {
	u := a.ui
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
	u.Label(r.CutTop(u.Px(28), 0), a.words().Seat(seat), draw.Style{Size: 18, Bold: true, Color: art.SeatColor(seat), Align: draw.Center})
	for _, line := range []struct {
		key string
		n   int
	}{{"ships-left", left}, {"ships-lost", lost}, {"ships-fled", fled}} {
		u.Label(r.CutTop(u.Px(24), 0), a.say(line.key, "n", strconv.Itoa(line.n)), draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
	}
}
