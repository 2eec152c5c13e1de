package scene

import (
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// axis is where the choices of a film stand beside each other: for all lanes the same.
type axis struct {
	draw.Rect     // of the scrubber
	of        int // choices
}

// x is where after so many choices is.
func (r *axis) x(at int) float64 { return r.X + r.W*float64(at)/float64(max(r.of, 1)) }

// at is after how many choices is what stands there.
func (r *axis) at(x float64) int {
	return min(max(int(math.Round((x-r.X)/r.W*float64(r.of))), 0), r.of)
}

// footHigh is how high the film stands, so wide.
func (s *WatchScreen) footHigh(wide float64) float64 {
	u := s.App.UI
	rows := float64(len(s.rows(wide - 2*u.Px(filmPad))))
	high := 2*filmPad + filmMarks + filmAxis + filmGap + rows*filmButtons + (rows-1)*filmGap
	return u.Px(high + float64(len(s.lanes()))*filmLane)
}

// filmPad is what is left free at the edges of the film, in units of the design.
const filmPad = 8

// lanes are those that the game gives.
func (s *WatchScreen) lanes() []Lane {
	if s.shows.Lanes == nil || s.live() {
		return nil
	}
	return s.shows.Lanes()
}

// foot builds the film: its lanes over one axis, what is marked, the scrubber, buttons.
func (s *WatchScreen) foot(r draw.Rect) {
	u := s.App.UI
	u.Solid(r)
	u.L.Round(r, u.Px(6), draw.Panel)
	u.L.Ring(r, u.Px(6), max(1, u.Px(1)), draw.Edge)
	in := r.Inset(u.Px(filmPad))
	rows := s.rows(in.W)
	n := float64(len(rows))
	s.buttons(in.CutBottom(u.Px(n*filmButtons+(n-1)*filmGap), u.Px(filmGap)), rows)
	lanes, name := s.lanes(), 0.0
	if len(lanes) > 0 {
		name = u.Px(filmName)
	}
	x := axis{draw.Rect{X: in.X + name + u.Px(6), W: in.W - name - u.Px(12)}, s.film.Len()}
	for i := range lanes {
		row := in.CutTop(u.Px(filmLane), 0)
		s.laneName(row.CutLeft(name, 0), &lanes[i])
		x.Y, x.H = row.Y, row.H
		s.lane(&x, &lanes[i])
	}
	top := in.Y
	if len(lanes) > 0 {
		top -= u.Px(filmLane) * float64(len(lanes))
	}
	marks := in.CutTop(u.Px(filmMarks), 0)
	x.Y, x.H = in.Y, u.Px(filmAxis)
	s.scrubber(&x)
	pointed := s.signs(&x, marks)
	s.hand(draw.Rect{X: x.X - u.Px(6), Y: top, W: x.W + u.Px(12), H: in.Y + x.H - top}, &x, pointed)
	s.head(&x, top)
}

// laneName says what a lane is, at its left.
func (s *WatchScreen) laneName(r draw.Rect, l *Lane) {
	a := s.App
	u := a.UI
	top := r.CutTop(r.H/2, 0)
	u.Label(top, a.Say("film-lane-"+l.Name), draw.Style{Size: 13, Bold: true, Color: draw.Text})
	u.Label(r, a.Say("film-lane-why-"+l.Name), draw.Style{Size: 12, Color: draw.Muted})
}

// lane paints stems, the sum and numbers, up for Red.
func (s *WatchScreen) lane(x *axis, l *Lane) {
	u := s.App.UI
	mid, most := x.Y+x.H/2, l.largest()
	u.L.Fill(draw.Rect{X: x.X, Y: mid, W: x.W, H: 1}, draw.Edge)
	if most == 0 {
		return
	}
	k, stem := (x.H/2-u.Px(4))/most, max(2, u.Px(3))
	sum, px, py := 0.0, x.X, mid
	for _, p := range l.Points {
		at, y := x.x(p.At), mid-p.Size*k
		bar := draw.Rect{X: at - stem/2, Y: min(y, mid), W: stem, H: max(math.Abs(y-mid), 1)}.Snapped()
		if p.Seat == game.Blue {
			u.L.Ring(bar, 0, 1, art.SeatColor(p.Seat))
		} else {
			u.L.Fill(bar, art.SeatColor(p.Seat))
		}
		if l.Sum {
			sum += p.Size
			u.L.Line(px, py, at, mid-sum*k, max(1, u.Px(1.2)), draw.White)
			px, py = at, mid-sum*k
		}
		if p.Number > 0 {
			r := u.Px(8)
			cy := min(max(y, x.Y+r), x.Y+x.H-r)
			u.L.Disc(at, cy, r, draw.Panel)
			u.L.Circle(at, cy, r, max(1, u.Px(1.2)), draw.Now)
			u.L.Text(at, cy, strconv.Itoa(p.Number), draw.Style{Size: u.Px(12), Bold: true, Color: draw.Now, Align: draw.Center})
		}
		near := draw.Rect{X: at - u.Px(4), Y: x.Y, W: u.Px(8), H: x.H}
		if p.Text != "" && u.Over(near) {
			u.Tip(p.Text, near)
		}
	}
}

// scrubber paints the rounds beside each other, what attacks there were in them, and which of them is on.
func (s *WatchScreen) scrubber(x *axis) {
	u := s.App.UI
	r := x.Rect.Snapped()
	u.L.Round(r, u.Px(3), draw.Card)
	type part struct{ from, n int }
	parts := []part{{}}
	for _, m := range s.marks {
		if m.Kind == RoundMark {
			parts = append(parts, part{m.At, m.N})
		}
	}
	for i, p := range parts {
		to := s.film.Len()
		if i+1 < len(parts) {
			to = parts[i+1].from
		}
		cell := draw.Rect{X: x.x(p.from), Y: r.Y, W: x.x(to) - x.x(p.from), H: r.H}
		on := s.film.At() >= p.from && (s.film.At() < to || to == s.film.Len())
		if on && cell.W > 0 {
			u.L.Fill(cell, draw.ButtonOn)
		}
		if i > 0 {
			u.L.Fill(draw.Rect{X: cell.X, Y: r.Y, W: max(1, u.Px(1)), H: r.H}, draw.Edge)
			st := draw.Style{Size: u.Px(13), Bold: on, Color: draw.Text}
			text, at, head := strconv.Itoa(p.n), cell.X+u.Px(5), x.x(s.film.At())
			wide := u.Fonts.Width(text, st)
			if head > at-u.Px(6) && head < at+wide+u.Px(6) { // beside where the film stands
				at = head + u.Px(6)
			}
			if at+wide < cell.Right() {
				u.L.Text(at, r.Y+r.H/2-u.Px(1), text, st)
			}
		}
	}
	wide := max(2, x.W/float64(max(x.of, 1)))
	for _, m := range s.marks {
		if m.Kind == AttackMark {
			u.L.Fill(draw.Rect{X: x.x(m.At) - wide/2, Y: r.Bottom() - u.Px(4), W: wide, H: u.Px(3)}, draw.Accent)
		}
	}
	u.L.Ring(r, u.Px(3), max(1, u.Px(1)), draw.Edge)
	if s.ends != "" { // it goes no further
		u.L.Fill(draw.Rect{X: r.Right() - u.Px(3), Y: r.Y, W: u.Px(3), H: r.H}, draw.Warn)
	}
}

// signs paints what is marked above the scrubber: who was destroyed, critical damage, objectives. It returns the mark under the mouse.
func (s *WatchScreen) signs(x *axis, row draw.Rect) (pointed *FilmMark) {
	u := s.App.UI
	y, near := row.Y+row.H/2, math.Inf(1)
	var told []string
	for _, kind := range []MarkKind{CritMark, GoalMark, KillMark} { // the last lies over the others
		for i := range s.marks {
			m := &s.marks[i]
			if m.Kind != kind {
				continue
			}
			at := x.x(m.At)
			s.sign(m, at, y)
			box := draw.Rect{X: at - u.Px(8), Y: row.Y, W: u.Px(16), H: row.H}
			u.Note("film.mark:"+kind.id()+":"+strconv.Itoa(m.At), m.Text, box)
			if u.Over(box) {
				if m.Text != "" {
					told = append(told, m.Text)
				}
				if far := math.Abs(u.In.X - at); far <= near {
					pointed, near = m, far
				}
			}
		}
	}
	if len(told) > 0 {
		u.Tip(strings.Join(told, "\n"), row)
	}
	return pointed
}

// sign is one mark.
func (s *WatchScreen) sign(m *FilmMark, x, y float64) {
	u := s.App.UI
	switch m.Kind {
	case KillMark:
		art.SeatMark(u.L, m.Seat, x, y, u.Px(7), max(1, u.Px(1)))
		d := u.Px(3)
		u.L.Line(x-d, y-d, x+d, y+d, max(1.5, u.Px(1.6)), draw.White)
		u.L.Line(x-d, y+d, x+d, y-d, max(1.5, u.Px(1.6)), draw.White)
	case CritMark:
		for i := range 4 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 4)
			d := u.Px(5)
			u.L.Line(x-d*cos, y-d*sin, x+d*cos, y+d*sin, max(1, u.Px(1.3)), draw.Now)
		}
	case GoalMark:
		c := art.SeatColor(m.Seat)
		if m.Seat == game.NoSeat {
			c = draw.Good
		}
		u.L.Line(x-u.Px(3), y-u.Px(6), x-u.Px(3), y+u.Px(6), max(1, u.Px(1.3)), c)
		u.L.Polygon([]draw.Pt{{X: float32(x - u.Px(3)), Y: float32(y - u.Px(6))}, {X: float32(x + u.Px(5)), Y: float32(y - u.Px(3))},
			{X: float32(x - u.Px(3)), Y: float32(y)}}, c)
	}
}

// head is where the film stands, on all lanes.
func (s *WatchScreen) head(x *axis, top float64) {
	u := s.App.UI
	at := math.Round(x.x(s.film.At()))
	u.L.Fill(draw.Rect{X: at - 1, Y: top, W: 2, H: x.Bottom() - top}, draw.White)
	d := float32(u.Px(5))
	low := float32(x.Bottom())
	u.L.Polygon([]draw.Pt{{X: float32(at), Y: low - d}, {X: float32(at) + d, Y: low + d/2}, {X: float32(at) - d, Y: low + d/2}}, draw.White)
}

// hand goes to where the mouse takes it on any lane: to a mark exactly that is pointed at.
func (s *WatchScreen) hand(r draw.Rect, x *axis, pointed *FilmMark) {
	u := s.App.UI
	in := &u.In
	u.Note("film.axis", s.App.Say("film-axis"), r)
	if in.Pressed[ui.LeftButton] && u.Over(r) {
		s.scrub = true
	}
	if !in.Down[ui.LeftButton] && !in.Released[ui.LeftButton] {
		s.scrub = false
	}
	if !s.scrub {
		return
	}
	to := x.at(in.X)
	if pointed != nil {
		to = pointed.At
	}
	if to != s.film.At() || s.within {
		s.halt()
		s.goTo(to)
	}
	s.scrub = in.Down[ui.LeftButton]
}
