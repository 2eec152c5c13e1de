package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// badges stand beside the ships: number, hull that is left, speed.
func (t *onTable) badges(a *desk) {
	v, u := &t.play.board.view, a.UI
	var ships []*board.Ship
	var all []scene.Badge
	for _, r := range append(t.rects(), t.sight.Free.Judged...) { // what they keep off
		all = append(all, scene.Badge{Piece: r, At: r, Judged: true})
	}
	fixed := len(all)
	for i := range v.Ships {
		s := &v.Ships[i]
		if shape, ok := t.shape(s.ID.Piece()); ok {
			ships = append(ships, s)
			all = append(all, scene.Badge{Piece: t.sight.Rect(shape), W: t.badgeWide(a, s), H: u.Px(18)})
		}
	}
	ways := scene.Directions()
	for i := fixed; i < len(all); i++ {
		scene.PlaceOne(all, i, ways, t.sight.Areas.Table, u.Px(8))
	}
	t.sight.Settle(all[fixed:])
	for i, s := range ships {
		b := &all[fixed+i]
		t.badge(a, s, b)
		t.sight.Free.Badges = append(t.sight.Free.Badges, b.At)
	}
}

// badgeWide is how wide the badge of a ship is.
func (t *onTable) badgeWide(a *desk, s *board.Ship) float64 {
	st := draw.Style{Size: a.UI.Px(12), Bold: true}
	return a.UI.Px(58) + a.UI.Fonts.Width(strconv.Itoa(s.Hull-s.Damage()), st) + a.UI.Fonts.Width(strconv.Itoa(s.Speed), st)
}

// badge paints that of a ship.
func (t *onTable) badge(a *desk, s *board.Ship, b *scene.Badge) {
	u, l, r := a.UI, &a.Back, b.At.Snapped()
	if b.Led {
		x, y := r.Center()
		px, py := b.Piece.Center()
		l.Line(x, y, px, py, max(1, u.Px(1)), draw.Fade(art.SeatColor(s.Seat), 0.6))
	}
	l.Round(r, u.Px(3), draw.Fade(draw.Floating, 0.90))
	l.Ring(r, u.Px(3), 1, draw.Fade(art.SeatColor(s.Seat), 0.45))
	st := draw.Style{Size: u.Px(12), Bold: true, Color: draw.Text}
	x, y := r.X+u.Px(11), r.Y+r.H/2
	seatNumber(a, l, s.Seat, int(s.ID), x, y, u.Px(7.5))
	x += u.Px(13)
	side := u.Px(7)
	l.Fill(draw.Rect{X: x, Y: y - side/2, W: side, H: side}, draw.Hull)
	x += side + u.Px(4)
	hull := strconv.Itoa(s.Hull - s.Damage())
	l.Text(x, y, hull, st)
	x += u.Fonts.Width(hull, st) + u.Px(6)
	pieces.Speed(l, 1, 1, x, y, u.Px(8))
	l.Text(x+u.Px(11), y, strconv.Itoa(s.Speed), st)
}

// seatNumber paints a number in the shape of its seat onto a list.
func seatNumber(a *desk, l *draw.List, seat game.Seat, n int, x, y, r float64) {
	art.SeatMark(l, seat, x, y, r, max(1, a.UI.Px(1)))
	l.Text(x, y, strconv.Itoa(n), draw.Style{Size: max(r*1.4, a.UI.Px(12)), Bold: true, Color: draw.White, Align: draw.Center})
}
