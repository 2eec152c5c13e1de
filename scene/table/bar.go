package table

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Bar paints the ground of the bar on top and returns the room in it that the tools leave.
func (s *Sight) Bar(d *scene.Desk) draw.Rect {
	u, bar := d.UI, s.Areas.Top
	u.Solid(bar)
	u.L.Fill(bar, draw.Panel)
	u.L.Fill(draw.Rect{X: 0, Y: bar.Bottom() - 1, W: bar.W, H: 1}, draw.Edge)
	in := bar
	if end := s.Areas.Foot; end.Y < bar.Bottom() {
		in.CutRight(max(bar.Right()-end.X, 0), u.Px(6))
	}
	return in
}

// BarSeat shows a player at his end of the bar, so wide: his mark, which may have a letter on it, and his name. The half of
// who is asked has its light. It returns where that stands.
func (s *Sight) BarSeat(d *scene.Desk, in *draw.Rect, seat game.Seat, wide float64, name, letter string) draw.Rect {
	u := d.UI
	c := art.SeatColor(seat)
	r, align := draw.Rect{}, draw.Left
	if seat == game.Blue {
		r, align = in.CutRight(u.Px(wide), 0), draw.RightAligned
	} else {
		r = in.CutLeft(u.Px(wide), 0)
	}
	if s.Asked == seat {
		some, none := draw.Fade(c, 0.4), draw.Fade(c, 0.1)
		if seat == game.Blue {
			some, none = none, some
		}
		u.L.Across(r, some, none)
		u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(3), W: r.W, H: u.Px(3)}, c)
	}
	room := draw.Rect{X: r.X + u.Px(10), Y: r.Y, W: r.W - u.Px(20), H: r.H}
	mark := room.CutLeft(u.Px(18), u.Px(6))
	if seat == game.Blue {
		room = draw.Rect{X: r.X + u.Px(10), Y: r.Y, W: r.W - u.Px(20), H: r.H}
		mark = room.CutRight(u.Px(18), u.Px(6))
	}
	x, y := mark.Center()
	art.SeatMark(u.L, seat, x, y, u.Px(8.5), max(1, u.Px(1)))
	if letter != "" {
		u.L.Text(x, y, letter, draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	}
	if timed, _ := d.Timed(); timed {
		below := room.CutBottom(room.H*0.44, 0)
		cell := below.CutLeft(u.Px(scene.ClockWide), 0)
		if align == draw.RightAligned {
			cell.X = room.Right() - cell.W
		}
		d.ClockOf(cell, seat, align)
	}
	u.Label(room, name, draw.Style{Size: barName(u, name, room.W), Bold: true, Color: art.SeatName(seat), Align: align})
	return r
}

// barName is how large a name is written: smaller where it would not stand in one line.
func barName(u *ui.UI, name string, room float64) float64 {
	const most, least = 17, 11
	return min(max(most*room/max(u.Fonts.Width(name, draw.Style{Size: u.Px(most), Bold: true}), 1), least), most)
}

// Steps is what the middle of the bar tells: the round, a dot for each of so many, and the steps of one.
type Steps struct {
	Round       string
	Now, Rounds int      // Rounds 0: no dots
	Names       []string // of the steps that are listed
	IDs         []string
	On          int                          // which of them is on; -1: none
	Help        func(r draw.Rect, id string) // explains what stands there; "" is the round
}

// BarSteps shows them.
func BarSteps(d *scene.Desk, in draw.Rect, s Steps) {
	u := d.UI
	if _, timed := d.Timed(); timed {
		d.GameClock(in.CutLeft(u.Px(scene.ClockWide), u.Px(4)).Inset(u.Px(4)))
	}
	size := u.Px(13)
	ends := 20.0 // what a name has beside it, in units
	wide := func(s string) float64 { return u.Fonts.Width(s, draw.Style{Size: size, Bold: true}) + u.Px(ends) }
	head := max(u.Px(86), u.Fonts.Width(s.Round, draw.Style{Size: u.Px(18), Bold: true})+u.Px(8))
	names := func() float64 {
		room := u.Px(6)
		for _, name := range s.Names {
			room += wide(name) + u.Px(2)
		}
		return room
	}
	if names()+u.Px(60) > in.W {
		ends = 6
	}
	if names()+u.Px(60) > in.W { // the round alone
		s.Names = nil
	}
	room := names()
	head = min(head, max(in.W-room, u.Px(60)))
	room += head
	dots := u.Px(11)*float64(s.Rounds) + u.Px(10)
	if s.Rounds == 0 || room+dots > in.W {
		dots = 0
	}
	in.X += max((in.W-room-dots)/2, 0)
	r := in.CutLeft(head, u.Px(6))
	u.Label(r, s.Round, draw.Style{Size: 18, Bold: true, Color: draw.Text})
	s.Help(r, "")
	u.Note("bar.round", s.Round, r)
	if dots > 0 {
		barRounds(d, in.CutLeft(dots-u.Px(10), u.Px(10)), s)
	}
	for i, label := range s.Names {
		st := draw.Style{Size: 13, Color: draw.StepOff, Align: draw.Center}
		cell := in.CutLeft(wide(label), u.Px(2))
		if i == s.On {
			st.Color, st.Bold = draw.White, true
			u.L.Round(draw.Rect{X: cell.X, Y: cell.Y + u.Px(9), W: cell.W, H: cell.H - u.Px(18)}, u.Px(14), draw.Primary)
			u.Note("bar.phase", s.IDs[i], cell)
		}
		u.Label(cell, label, st)
		s.Help(cell, s.IDs[i])
	}
}

// barRounds is a dot for each round of a game that has a last one.
func barRounds(d *scene.Desk, r draw.Rect, s Steps) {
	for i, cell := range r.Columns(s.Rounds, 0) {
		x, y := cell.Center()
		c, size := draw.Edge, d.UI.Px(2.5)
		switch {
		case i+1 == s.Now:
			c, size = draw.Now, d.UI.Px(4)
		case i+1 < s.Now:
			c = draw.Muted
		}
		d.UI.L.Disc(x, y, size, c)
	}
}
