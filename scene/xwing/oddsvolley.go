package xwing

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/odds"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// oddsVolley tells below the odds of an attack what comes of it that all ships of the side attack its target that may this round.
func (t *tableScreen) oddsVolley(a *desk, in *draw.Rect, d game.Decision) {
	u, target := a.UI, t.shotAt(d)
	if target == nil {
		return
	}
	c := t.play.odds.of(t.play.Session, d, volleyOn+target.ID.Piece(), t.odds.off)
	if c == nil {
		return
	}
	in.CutTop(u.Px(10), 0)
	title := draw.Style{Size: 14, Bold: true, Color: art.SeatColor(d.Seat)}
	in.CutTop(u.Paragraph(*in, a.Say("odds-volley"), title), u.Px(4))
	all, known := c.known()
	switch {
	case !known:
		in.CutTop(u.Paragraph(*in, a.Say("odds-wait"), draw.Style{Size: 14, Color: draw.Muted}), 0)
		a.Touch()
		return
	case c.err != nil:
		in.CutTop(u.Paragraph(*in, a.Say("odds-fail"), draw.Style{Size: 14, Color: draw.Warn}), 0)
		return
	}
	names := t.play.names
	for _, shot := range c.shots {
		row := in.CutTop(u.Px(18), 0)
		u.Label(row, names.Ship(shot.Shot.Attacker), draw.Style{Size: 13, Color: draw.Muted})
	}
	told := a.Say("odds-volley-average", "kill", percent(all.Kill))
	head := in.CutTop(u.Px(30), u.Px(4))
	u.Label(head.CutLeft(u.Px(64), u.Px(8)), fmt.Sprintf("%.2f", all.Mean()), draw.Style{Size: 20, Bold: true, Color: draw.Text})
	u.Label(head, told, draw.Style{Size: 14, Color: draw.Muted})
	u.Note("odds.volley", fmt.Sprintf("%.2f ", all.Mean())+told, head)
	for n := 0; n <= mostLikely(&all.Spread); n++ {
		damageBar(a, in, n, all.Damage[n], d.Seat)
	}
}

// mostLikely is the most damage that is told.
func mostLikely(s *odds.Spread) (most int) {
	for n, p := range s.Damage {
		if p >= 0.0005 {
			most = n
		}
	}
	return most
}

// damageBar paints how likely a damage is, and returns where.
func damageBar(a *desk, in *draw.Rect, n int, p float64, seat game.Seat) draw.Rect {
	u, row := a.UI, in.CutTop(a.UI.Px(17), a.UI.Px(3))
	u.Label(row.CutLeft(u.Px(18), u.Px(6)), strconv.Itoa(n), draw.Style{Size: 14, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	u.Label(row.CutRight(u.Px(52), u.Px(6)), percent(p), draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	u.L.Round(row, u.Px(3), draw.Space)
	u.L.Round(draw.Rect{X: row.X, Y: row.Y, W: row.W * p, H: row.H}, u.Px(3), art.SeatColor(seat))
	return row
}
