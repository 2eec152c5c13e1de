package xwing

import (
	"math"
	"slices"

	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// trayWays is how many directions from its ship are tried for a tray.
const trayWays = 24

// places is where the trays of two ships stand: each in the direction where it covers
// least. A ship 0 has none; one that is not on the table has its tray at the top.
func (t *diceTrays) places(a *desk, free draw.Rect, ships [2]board.ShipID, wide [2]float64) [2]draw.Rect {
	s := &t.stand
	var bases [2]draw.Rect
	for side, id := range ships {
		if ship := t.play.board.view.Ship(id); ship != nil {
			bases[side] = t.sight.Rect(ship.Base().Shape())
		}
	}
	spots := t.spots()
	if s.ships == ships && s.bases == bases && s.free == free && s.wide == wide &&
		slices.Equal(s.cards, t.sight.Sheets) && slices.Equal(s.spots, spots) {
		return s.at
	}
	before := [2]int{-1, -1}
	if s.ships == ships {
		before = s.way
	}
	*s = trayStand{ships: ships, bases: bases, free: free, cards: slices.Clone(t.sight.Sheets), spots: spots, wide: wide}
	u, m := a.UI, a.measured()
	room := free.Inset(u.Px(6))
	for side, id := range ships {
		ship := t.play.board.view.Ship(id)
		size := draw.Rect{X: room.X + max(room.W-wide[side], 0)/2, Y: room.Y + u.Px(4), W: min(wide[side], room.W), H: u.Px(m.tray())}
		if ship == nil || ship.Where != board.InPlay {
			s.at[side] = size.Snapped()
			continue
		}
		w := t.weighing(a, room, ships, side)
		if side == 1 {
			w.taken = append(w.taken, s.at[0])
		}
		s.at[side], s.way[side] = w.best(size, before[side], u.Px(19))
	}
	return s.at
}

// spots are the places on screen to which the answers of the question lead.
func (t *diceTrays) spots() []draw.Rect {
	d, ok := t.question.Decision()
	if !ok || t.question.BehindCurtain() {
		return nil
	}
	var out []draw.Rect
	for _, s := range scene.SpotsOf(d) {
		out = append(out, t.sight.Rect(s.Shape()))
	}
	return out
}

// weighing is what the place of a tray is weighed by, all of it on screen.
type weighing struct {
	room  draw.Rect
	own   draw.Rect    // the base of its ship
	other draw.Rect    // and of the other one; empty: there is none
	ships []draw.Rect  // all others
	rocks []draw.Rect  // obstacles and features
	line  [][2]float64 // points between the ships
	shot  []draw.Rect  // the line of the attack, what obstructs it, and where an answer leads
	taken []draw.Rect  // the other tray and the cards of ships: of two of them neither could be read
	words draw.Rect    // the tag of the shot, as long as it may stay there
}

// weighing looks what is on the table about the ship of a side.
func (t *diceTrays) weighing(a *desk, room draw.Rect, ships [2]board.ShipID, side int) weighing {
	w := weighing{room: room}
	v := &t.play.board.view
	for i := range v.Ships {
		s := &v.Ships[i]
		if s.Where != board.InPlay {
			continue
		}
		switch r := t.sight.Rect(s.Base().Shape()); s.ID {
		case ships[side]:
			w.own = r
		case ships[1-side]:
			w.other = r
		default:
			w.ships = append(w.ships, r)
		}
	}
	w.rocks = t.rocks()
	if at := t.play.board.underFire(); at != nil {
		w.shot = t.sight.Along(at.Line, a.UI.Px(4))
		for _, id := range at.Obstructed {
			if shape, ok := t.play.targetShape(a, id.Piece()); ok {
				w.shot = append(w.shot, t.sight.Rect(shape))
			}
		}
	}
	if !w.other.Empty() {
		const steps = 16
		x0, y0 := w.own.Center()
		x1, y1 := w.other.Center()
		for i := range steps + 1 {
			f := float64(i) / steps
			w.line = append(w.line, [2]float64{x0 + (x1-x0)*f, y0 + (y1-y0)*f})
		}
		w.words = w.tag(a.UI.S)
	}
	w.shot = append(w.shot, t.stand.spots...)
	w.taken = append(w.taken, t.sight.Sheets...)
	return w
}

// tag is where the tag of the shot stands, in its middle.
func (w *weighing) tag(scale float64) draw.Rect {
	mid := w.line[len(w.line)/2]
	return draw.Rect{X: mid[0] - 44*scale, Y: mid[1] - 14*scale, W: 88 * scale, H: 28 * scale}
}

// best is the place for a tray of that size that covers least, and in which direction it
// is; before is the direction that it stood in until now, -1 if it did not.
func (w *weighing) best(size draw.Rect, before int, gap float64) (draw.Rect, int) {
	cx, cy := w.own.Center()
	best, place, way := math.Inf(1), size, 0
	for far := range 4 {
		off := gap + float64(far)*size.H*0.45
		for k := range trayWays {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / trayWays)
			reach := min((w.own.W/2+size.W/2+off)/max(math.Abs(cos), 1e-9), (w.own.H/2+size.H/2+off)/max(math.Abs(sin), 1e-9))
			r := draw.Rect{X: cx + cos*reach - size.W/2, Y: cy + sin*reach - size.H/2, W: size.W, H: size.H}
			r.X = min(max(r.X, w.room.X), max(w.room.Right()-r.W, w.room.X))
			r.Y = min(max(r.Y, w.room.Y), max(w.room.Bottom()-r.H, w.room.Y))
			cost := w.cost(r) + 0.9*float64(far)
			if k == before {
				cost -= 1.5
			}
			if cost < best {
				best, place, way = cost, r, k
			}
		}
	}
	if w.covers(place) {
		place = w.anywhere(place, best)
	}
	return place.Snapped(), way
}

// covers reports whether a tray would lie on something that is judged.
func (w *weighing) covers(r draw.Rect) bool {
	over := func(of draw.Rect) bool { return scene.Overlap(r, of) > 0 }
	return over(w.own) || over(w.other) || slices.ContainsFunc(w.taken, over) || slices.ContainsFunc(w.shot, over)
}

// anywhere is a place for a tray that finds none about its ship: of the whole room the one
// that covers least, or where it is if nothing is better.
func (w *weighing) anywhere(at draw.Rect, best float64) draw.Rect {
	const steps = 12
	place := at
	for i := range steps + 1 {
		for j := range steps + 1 {
			r := at
			r.X = w.room.X + max(w.room.W-r.W, 0)*float64(i)/steps
			r.Y = w.room.Y + max(w.room.H-r.H, 0)*float64(j)/steps
			if cost := w.cost(r); cost < best {
				best, place = cost, r
			}
		}
	}
	return place
}

// cost is what it costs to stand there: what is judged is never covered if that can be,
// ships seldom, and it is better to be away from the other ship, above or below one's own.
func (w *weighing) cost(r draw.Rect) float64 {
	sum := 0.0
	part := func(of draw.Rect, worth float64) {
		if over := scene.Overlap(r, of); over > 0 { // a corner is worth a detour
			sum += worth * (0.1 + 0.9*over/(of.W*of.H))
		}
	}
	part(w.own, 60)
	part(w.other, 60)
	for _, r := range w.taken {
		part(r, 2000) // more than the whole line of a shot
	}
	part(w.words, 12)
	for _, s := range w.shot {
		part(s, 30)
	}
	for _, s := range w.ships {
		part(s, 8)
	}
	for _, o := range w.rocks {
		part(o, 1.5)
	}
	wide := r.Inset(-0.06 * r.H)
	for _, p := range w.line {
		if wide.Contains(p[0], p[1]) {
			sum += 6
		}
	}
	x, y := r.Center()
	ox, oy := w.own.Center()
	dx, dy := x-ox, y-oy
	far := max(math.Hypot(dx, dy), 1)
	sum += 0.6 * math.Abs(dx) / far
	if !w.other.Empty() {
		ex, ey := w.other.Center()
		ex, ey = ex-ox, ey-oy
		sum += 0.8 * (1 + (dx*ex+dy*ey)/(far*max(math.Hypot(ex, ey), 1)))
	}
	return sum + far/r.H*0.5
}
