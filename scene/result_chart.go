package scene

import (
	"fmt"
	"math"
	"strconv"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// SheetPart is a raised part of the sheet at the end of a game, under a caption; it returns the room in it.
func (d *Desk) SheetPart(r draw.Rect, caption string) draw.Rect {
	u := d.UI
	u.L.Round(r.Snapped(), u.Px(5), draw.Fade(draw.PanelHigh, 0.7))
	in := r.Inset(u.Px(10))
	u.Label(in.CutTop(u.Px(20), u.Px(2)), caption, draw.Style{Size: 13, Bold: true, Color: draw.Text})
	return in
}

// ScoreChart shows the score after setup and after every round: Red's in squares, Blue's in discs.
func (d *Desk) ScoreChart(r draw.Rect, rounds [][2]int) {
	u := d.UI
	in := d.SheetPart(r, d.Say("sheet-chart"))
	top := 1
	for _, n := range rounds {
		top = max(top, n[0], n[1])
	}
	foot := in.CutBottom(u.Px(16), u.Px(2))
	in.CutTop(u.Px(6), 0)
	in.CutLeft(u.Px(36), 0)
	in.CutRight(u.Px(48), 0)
	at := func(round, n int) (x, y float64) {
		return in.X + in.W*float64(round)/float64(max(len(rounds)-1, 1)), in.Bottom() - in.H*float64(n)/float64(top)
	}
	small := draw.Style{Size: u.Px(12), Color: draw.Muted, Align: draw.RightAligned}
	for n, by := 0, gridStep(top); n <= top; n += by {
		_, y := at(0, n)
		u.L.Fill(draw.Rect{X: in.X, Y: math.Round(y), W: in.W, H: 1}, draw.Edge)
		u.L.Text(in.X-u.Px(8), y, strconv.Itoa(n), small)
	}
	small.Align = draw.Center
	for i := 1; i < len(rounds); i += 1 + len(rounds)/18 {
		x, _ := at(i, 0)
		u.L.Text(x, foot.Y+foot.H/2, strconv.Itoa(i), small)
	}
	if len(rounds) == 0 {
		return
	}
	var ends [2]float64
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		c := art.SeatColor(seat)
		for i := range rounds {
			x, y := at(i, rounds[i][seat])
			if i > 0 {
				px, py := at(i-1, rounds[i-1][seat])
				u.L.Line(px, py, x, y, u.Px(2), c)
			}
			if seat == game.Red {
				u.L.Fill(draw.Rect{X: x - u.Px(3.5), Y: y - u.Px(3.5), W: u.Px(7), H: u.Px(7)}, c)
			} else {
				u.L.Disc(x, y, u.Px(4), c)
			}
			ends[seat] = y
		}
	}
	d.lastValues(in.Right()+u.Px(9), ends, rounds[len(rounds)-1])
	u.Note("result.chart", fmt.Sprint(rounds), r)
}

// lastValues writes the score at the end of each line, so that both can be read.
func (d *Desk) lastValues(x float64, ends [2]float64, last [2]int) {
	u := d.UI
	if near := u.Px(15) - math.Abs(ends[0]-ends[1]); near > 0 {
		up := game.Red
		if ends[1] < ends[0] {
			up = game.Blue
		}
		ends[up], ends[1-up] = ends[up]-near/2, ends[1-up]+near/2
	}
	for seat, y := range ends {
		u.L.Text(x, y, strconv.Itoa(last[seat]), draw.Style{Size: u.Px(14), Bold: true, Color: art.SeatName(game.Seat(seat))})
	}
}

// gridStep is the step of at most five lines up to a score.
func gridStep(top int) int {
	for step := 1; ; step *= 10 {
		for _, k := range []int{1, 2, 5} {
			if top/(step*k) <= 4 {
				return step * k
			}
		}
	}
}

// Luck is how the dice of a kind fell to a seat.
type Luck struct {
	Rolled  int     // dice thrown
	Results int     // of them, as they were rolled
	After   int     // the same when nobody would modify any more
	Share   float64 // of the dice thrown that is a result, by chance
}

// LuckBar is one bar: results of dice rolled, the white line where they were expected.
func (d *Desk) LuckBar(r draw.Rect, seat game.Seat, side string, l Luck) {
	u := d.UI
	row := r
	art.SeatMark(u.L, seat, r.X+u.Px(6), r.Y+r.H/2, u.Px(5), max(1, u.Px(1.5)))
	r.CutLeft(u.Px(18), 0)
	after := d.Say("sheet-after", "n", strconv.Itoa(l.After))
	u.Label(r.CutRight(u.Px(62), u.Px(2)), after, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	text := d.Say("sheet-rolled", "n", strconv.Itoa(l.Results), "of", strconv.Itoa(l.Rolled))
	u.Label(r.CutRight(u.Px(74), u.Px(6)), text, draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned})
	bar := draw.Rect{X: r.X, Y: r.Y + r.H/2 - u.Px(4), W: r.W, H: u.Px(8)}.Snapped()
	u.L.Fill(bar, draw.Edge)
	if l.Rolled > 0 {
		had := bar.W * float64(l.Results) / float64(l.Rolled)
		u.L.Fill(draw.Rect{X: bar.X, Y: bar.Y, W: had, H: bar.H}.Snapped(), art.SeatColor(seat))
		x := math.Round(bar.X + bar.W*l.Share - u.Px(1))
		u.L.Fill(draw.Rect{X: x, Y: bar.Y - u.Px(3), W: u.Px(2), H: bar.H + u.Px(6)}, draw.White)
	}
	expected := strconv.FormatFloat(float64(l.Rolled)*l.Share, 'f', 1, 64)
	tip := d.Say("sheet-dice-tip", "n", strconv.Itoa(l.Results), "of", strconv.Itoa(l.Rolled), "expected", expected,
		"after", strconv.Itoa(l.After))
	if u.Over(row) {
		u.Tip(tip, row)
	}
	u.Note("result.dice:"+seat.ID()+":"+side, tip, row)
}
