package scene

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Points are points that a player was given in a round, and why.
type Points struct {
	Round int
	Seat  game.Seat
	N     int
	Why   string
}

// pointHigh is how high a line of points is, in units of the design.
const pointHigh = 22

// PointPage tells what all points were given for, round by round, Red's on the left; name is what a round is called.
func (d *Desk) PointPage(r draw.Rect, points []Points, name func(round int) string) {
	u := d.UI
	u.Scroll("result.points", r, func(r draw.Rect) float64 {
		top := r.Y
		for _, round := range byRound(points) {
			lines := max(len(pointsOf(round, game.Red)), len(pointsOf(round, game.Blue)))
			block := r.CutTop(u.Px(pointHigh)*float64(lines+1), u.Px(6))
			u.L.Fill(block.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
			block = block.Inset(u.Px(4))
			for i, side := range block.Columns(2, u.Px(24)) {
				d.pointsGiven(side, round[0].Round, game.Seat(i), pointsOf(round, game.Seat(i)), name)
			}
		}
		return r.Y - top
	})
}

// PointList tells it one side below the other, in what it cuts from the top of r.
func (d *Desk) PointList(r *draw.Rect, points []Points, name func(round int) string) {
	u := d.UI
	for _, round := range byRound(points) {
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			own := pointsOf(round, seat)
			if len(own) == 0 {
				continue
			}
			block := r.CutTop(u.Px(8+pointHigh*float64(len(own)+1)), u.Px(6))
			u.L.Fill(block.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
			d.pointsGiven(block.Inset(u.Px(4)), round[0].Round, seat, own, name)
		}
	}
}

// pointsGiven are those of a player in a round, each with its reason.
func (d *Desk) pointsGiven(r draw.Rect, round int, seat game.Seat, points []Points, name func(round int) string) {
	u := d.UI
	sum := 0
	for _, p := range points {
		sum += p.N
	}
	head := r.CutTop(u.Px(20), 0)
	bold := draw.Style{Size: 13, Bold: true, Color: art.SeatColor(seat)}
	u.Label(head.CutLeft(u.Px(40), u.Px(4)), "+"+strconv.Itoa(sum), bold)
	u.Label(head, name(round), draw.Style{Size: 12, Color: draw.Muted})
	for i, p := range points {
		line := r.CutTop(u.Px(pointHigh), 0)
		u.Note("result.point:"+seat.ID()+":"+strconv.Itoa(round)+":"+strconv.Itoa(i), "+"+strconv.Itoa(p.N)+" "+p.Why, line)
		u.Label(line.CutLeft(u.Px(40), u.Px(4)), "+"+strconv.Itoa(p.N), draw.Style{Size: 13, Color: draw.Text})
		u.Label(line, p.Why, draw.Style{Size: 13, Color: draw.Text})
	}
}

// byRound are the points of each round in which there were any.
func byRound(points []Points) [][]Points {
	var out [][]Points
	for _, p := range points {
		if n := len(out); n == 0 || out[n-1][0].Round != p.Round {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], p)
	}
	return out
}

// pointsOf are those of one player.
func pointsOf(points []Points, seat game.Seat) []Points {
	return slices.DeleteFunc(slices.Clone(points), func(p Points) bool { return p.Seat != seat })
}
