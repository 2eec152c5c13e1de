package xwing

import (
	"math"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// drawPlates places the plates of all ships and paints them, that of the ship
// under the mouse last and whole.
func (t *plates) drawPlates(a *desk) {
	v := &t.play.board.view
	moving := board.ShipID(0)
	if e, ok := t.play.board.Now.(board.ShipMoved); ok {
		moving = e.Ship
	}
	var plates []plate
	var badges []scene.Badge
	add := func(s *board.Ship) {
		r := t.partRect(s)
		if t.sight.Free.Under(r) {
			return // the ship itself is out of sight
		}
		p := t.plateOf(a, s, false)
		plates, badges = append(plates, p), append(badges, scene.Badge{Piece: r, W: p.w, H: p.h})
	}
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.InPlay && s.ID != moving {
			add(s)
		}
	}
	if s := v.Ship(moving); s != nil && s.Where == board.InPlay { // last, so that the others keep still
		add(s)
	}
	for _, r := range t.sight.KeptOff() {
		badges = append(badges, scene.Badge{Piece: r, Judged: true})
	}
	for i := range v.Features {
		if f := &v.Features[i]; f.InPlay() {
			badges = append(badges, scene.Badge{Piece: t.sight.Rect(f.Shape())})
		}
	}
	scene.Place(badges, t.sight.Free.View, a.UI.Px(3))
	t.sight.Settle(badges[:len(plates)])
	t.plated = t.plated[:0]
	for i := range plates {
		t.plated = append(t.plated, plated{plates[i].ship.ID, badges[i].At, badges[i].Led})
		t.sight.Free.Badges = append(t.sight.Free.Badges, badges[i].At)
		if plates[i].ship.ID != t.looked.hovered {
			t.drawPlate(a, &plates[i], badges[i])
		}
	}
	if s := v.Ship(t.looked.hovered); s != nil && s.Where == board.InPlay {
		if p, at := t.wholePlate(a, s); !t.sight.Free.Under(at.Piece) {
			t.sight.Free.Badges = append(t.sight.Free.Badges, at.At)
			t.drawPlate(a, &p, at)
		}
	}
}

// partRect is where what the ship's card stands for is on the screen.
func (t *plates) partRect(s *board.Ship) draw.Rect {
	part := s.Part(t.play.board.pose(s))
	return t.sight.Rect(part.Shape())
}

// wholePlate is the plate of the ship under the mouse, and where it stands: off
// all ships.
func (t *plates) wholePlate(a *desk, s *board.Ship) (plate, scene.Badge) {
	p := t.plateOf(a, s, true)
	var badges []scene.Badge
	v := &t.play.board.view
	for i := range v.Ships {
		if other := &v.Ships[i]; other.ID != s.ID && other.Where == board.InPlay {
			badges = append(badges, scene.Badge{Piece: t.partRect(other)})
		}
	}
	for _, r := range t.sight.KeptOff() {
		badges = append(badges, scene.Badge{Piece: r, Judged: true})
	}
	badges = append(badges, scene.Badge{Piece: t.partRect(s), W: p.w, H: p.h})
	last := len(badges) - 1
	scene.PlaceOne(badges, last, scene.Directions(), t.sight.Free.View, a.UI.Px(5))
	t.sight.Settle(badges[last:])
	return p, badges[last]
}

// drawPlate paints a plate where it has been placed.
func (t *plates) drawPlate(a *desk, p *plate, at scene.Badge) {
	l, u, s := &a.Back, a.UI, p.ship
	color := art.SeatColor(s.Seat)
	r := at.At.Snapped()
	if at.Led {
		cx, cy := at.Piece.Center()
		px, py := r.Center()
		l.Line(cx, cy, px, py, max(1, u.Px(1.2)), draw.Fade(color, 0.8))
	}
	l.Round(r, u.Px(4), draw.Fade(draw.Space, 0.86))
	if s.ID == t.looked.hovered {
		l.Ring(r, u.Px(4), 1, color)
	}
	u.Piece("plate:"+s.ID.Piece(), "", r)
	if p.name != "" {
		top := r.CutTop(u.Px(18), 0)
		l.Text(top.X+top.W/2, top.Y+top.H/2, p.name, draw.Style{Size: u.Px(14), Bold: true, Color: draw.Text, Align: draw.Center})
	}
	row := r.CutTop(p.row, 1)
	x, y := row.X, row.Y+row.H/2
	art.SeatMark(l, s.Seat, x+p.disc, y, p.disc, max(1, u.Px(1.2)))
	l.Text(x+p.disc, y, strconv.Itoa(int(s.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	x += 2*p.disc + u.Px(3)
	if !p.bare {
		t.drawPips(a, p, x, y)
	}
	x += p.pips
	if p.ranked {
		l.Text(x+u.Px(7), y, strconv.Itoa(s.Initiative), draw.Style{Size: u.Px(13), Bold: true, Color: draw.Now, Align: draw.Center})
		x += u.Px(15)
	}
	if p.dial {
		t.drawDial(a, s, x+u.Px(1)+p.row/2, y, p.row)
	}
	t.drawTokens(a, p, at.At)
}

// drawPips paints hull and shields: in one row, or from far in two.
func (t *plates) drawPips(a *desk, p *plate, x, y float64) {
	s := p.ship
	pip := math.Round(p.pip)
	square := func(i int, y float64, c draw.Color) {
		a.Back.Fill(draw.Rect{X: math.Round(x + (p.pip+1)*float64(i)), Y: math.Round(y), W: pip, H: pip}, c)
	}
	// Hull is squares and shields are diamonds, so that their colors need not be told.
	diamond := func(i int, y float64, c draw.Color) {
		h := float32(pip/2) + 0.5
		mx, my := float32(math.Round(x+(p.pip+1)*float64(i)))+float32(pip/2), float32(math.Round(y))+float32(pip/2)
		a.Back.Polygon([]draw.Pt{{X: mx, Y: my - h}, {X: mx + h, Y: my}, {X: mx, Y: my + h}, {X: mx - h, Y: my}}, c)
	}
	hullY, shieldY, first := y-p.pip/2, y-p.pip/2, s.Hull
	if p.small && s.Shields.Limit > 0 {
		hullY, shieldY, first = y-p.pip-0.5, y+0.5, 0
	}
	for i := range s.Hull {
		if i >= s.Hull-s.DamageCards() { // a cross, so that its color need not be told
			crossed(&a.Back, draw.Rect{X: math.Round(x + (p.pip+1)*float64(i)), Y: math.Round(hullY), W: pip, H: pip}, draw.Damage)
			continue
		}
		square(i, hullY, draw.Hull)
	}
	for i := range s.Shields.Limit {
		c := draw.Shield
		if i >= s.Shields.Active {
			c = draw.Fade(draw.Shield, 0.22)
		}
		diamond(first+i, shieldY, c)
	}
}

// drawDial paints a dial of that size with its middle at (x, y): facedown, or
// the maneuver revealed.
func (t *plates) drawDial(a *desk, s *board.Ship, x, y, size float64) {
	d := t.cards.dialShown(s)
	a.Back.Disc(x, y, size*0.47, draw.DialFace)
	a.Back.Circle(x, y, size*0.47, max(1, a.UI.Px(1.2)), art.SeatColor(s.Seat))
	if !d.Revealed {
		a.Stamp(&a.Back, art.Icon{ID: "dial", Color: draw.Muted}, x, y, size*0.75)
		return
	}
	a.Stamp(&a.Back, a.maneuver(d.Maneuver), x, y, size*0.7)
	a.Back.Text(x+size*0.5, y, strconv.Itoa(d.Maneuver.Speed), draw.Style{Size: max(size*0.7, a.UI.Px(12)), Bold: true,
		Color: a.difficulty(d.Maneuver.Difficulty)})
}

// drawTokens paints a ship's tokens on its plate at r, one sign for each kind with how
// many there are behind it.
func (t *plates) drawTokens(a *desk, p *plate, r draw.Rect) {
	signs := p.signs(a)
	for i, box := range p.places(a, r) {
		y := box.Y + (p.icon+1)/2
		a.Stamp(&a.Back, signs[i].Recipe, box.X+(p.icon+1)/2, y, p.icon)
		if n := signs[i].n; n > 1 {
			a.Back.Text(box.X+p.icon+1, y, strconv.Itoa(n), draw.Style{Size: max(p.icon*0.6, a.UI.Px(12)), Bold: true, Color: draw.White})
		}
	}
}
