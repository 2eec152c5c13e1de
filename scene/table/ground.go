package table

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/art/mat"
	"xwing/scene/draw"
)

// Ground is what rests below the pieces of a table: a mat, rulers, the players' edges. It is painted once and kept: see
// scene.resting.
type Ground struct {
	Mat    string
	Bands  []float64 // how far from each player's edge a range ends, in mm
	Pieces func()    // paints what rests there, too
}

// DrawGround paints all that rests.
func (s *Sight) DrawGround(d *scene.Desk, what Ground) {
	g := ground{d: d, l: &d.Ground, sight: s, width: s.Area.Width, height: s.Area.Height, felt: s.Felt()}
	if d.Beside.Len() == 0 { // nothing stands beside the table
		for _, r := range append(s.Areas.Sides[:], s.Areas.Top) {
			g.l.Fill(r, draw.Space)
		}
	}
	g.l.Clip(s.Areas.Table)
	g.mat(what.Mat)
	g.outside()
	g.bands(what.Bands)
	g.rulers()
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		g.edge(seat, s.Asked == seat)
	}
	what.Pieces()
	g.l.Unclip()
}

// Felt is the play area on screen.
func (s *Sight) Felt() draw.Rect {
	return s.Cam.Rect(physics.Vec{}, physics.Vec{X: s.Area.Width, Y: s.Area.Height})
}

// ground is what rests while it is painted.
type ground struct {
	d             *scene.Desk
	l             *draw.List
	sight         *Sight
	width, height float64 // of the play area, in mm
	felt          draw.Rect
}

// mat paints gas, planet and stars. Until the gas is there it is dark.
func (g *ground) mat(id string) {
	m, cam := mat.Find(id), &g.sight.Cam
	mid := physics.Vec{X: g.width / 2, Y: g.height / 2}
	x, y := cam.At(mid)
	if m.Bare() {
		g.l.Fill(g.l.Size(), draw.Space)
		g.l.Fill(g.felt, draw.Mix(draw.Space, draw.Felt, 0.92))
		g.stars(m, 0.8)
		return
	}
	side := g.width * mat.Spread * cam.K
	angle := 0.0
	if cam.Flipped {
		angle = math.Pi
	}
	gas := g.d.Studio.Sprite(art.Ground{Mat: m.ID})
	lies := draw.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}.Inset(2 * cam.K)
	if gas.Image == nil || lies.Intersect(g.sight.Areas.Table) != g.sight.Areas.Table {
		g.l.Fill(g.l.Size(), draw.Space)
	}
	g.l.Ground(gas, x, y, angle, side/gas.W)
	if px, py, wide, ok := m.Place(); ok {
		planet := g.d.Studio.Sprite(art.Ground{Mat: m.ID, Planet: true})
		sx, sy := cam.At(mid.Add(physics.Vec{X: (px - 0.5) * g.width, Y: (0.5 - py) * g.width}))
		g.l.Sprite(planet, sx, sy, angle, wide*g.width*cam.K/planet.W, 1)
	}
	g.stars(m, 1)
}

// stars strews the mat's stars: a pixel each, however near they are seen.
func (g *ground) stars(m mat.Mat, light float64) {
	px := max(1, math.Round(g.d.UI.Px(0.7)))
	all := g.sight.Areas.Table
	for _, s := range g.sight.starsOf(m) {
		x, y := g.sight.Cam.At(physics.Vec{X: g.width/2 + s.X*g.width, Y: g.height/2 - s.Y*g.width})
		x, y = math.Floor(x), math.Floor(y)
		if !all.Contains(x, y) {
			continue
		}
		c := draw.Mix(draw.ColdStar, draw.WarmStar, s.Warmth)
		g.l.Fill(draw.Rect{X: x, Y: y, W: px, H: px}, draw.Fade(c, light*(0.16+0.66*s.Light)))
		if s.Cross {
			r := g.d.UI.Px(4.5)
			g.l.Glow(x+px/2, y+px/2, r, draw.Fade(c, 0.28*light))
			g.l.Fill(draw.Rect{X: x - 2*px, Y: y, W: 5 * px, H: px}, draw.Fade(c, 0.4*light))
			g.l.Fill(draw.Rect{X: x, Y: y - 2*px, W: px, H: 5 * px}, draw.Fade(c, 0.4*light))
		}
	}
}

// starsOf are the stars of a mat.
func (s *Sight) starsOf(m mat.Mat) []mat.Star {
	if s.strewn != m.ID {
		s.strewn, s.stars = m.ID, m.Stars()
	}
	return s.stars
}

// inside is how far the shade at the edge of the play area reaches into it, in mm.
const inside = 26

// outside darkens what is not play area, and a little of it along its edges.
func (g *ground) outside() {
	l, f, all := g.l, g.felt, g.sight.Areas.Table
	dark := draw.Fade(draw.Night, 0.62)
	cut := f.Intersect(all)
	if cut.Empty() {
		l.Fill(all, dark)
		return
	}
	l.Fill(draw.Rect{X: all.X, Y: all.Y, W: all.W, H: cut.Y - all.Y}, dark)
	l.Fill(draw.Rect{X: all.X, Y: cut.Bottom(), W: all.W, H: all.Bottom() - cut.Bottom()}, dark)
	l.Fill(draw.Rect{X: all.X, Y: cut.Y, W: cut.X - all.X, H: cut.H}, dark)
	l.Fill(draw.Rect{X: cut.Right(), Y: cut.Y, W: all.Right() - cut.Right(), H: cut.H}, dark)
	d := inside * g.sight.Cam.K
	from, none := draw.Fade(draw.Night, 0.5), draw.Fade(draw.Night, 0)
	l.Down(draw.Rect{X: f.X, Y: f.Y, W: f.W, H: d}, from, none)
	l.Down(draw.Rect{X: f.X, Y: f.Bottom() - d, W: f.W, H: d}, none, from)
	l.Across(draw.Rect{X: f.X, Y: f.Y, W: d, H: f.H}, from, none)
	l.Across(draw.Rect{X: f.Right() - d, Y: f.Y, W: d, H: f.H}, none, from)
}

// bandLight is how bright the end of a range is marked: the nearest brightest.
var bandLight = [...]float64{0.42, 0.30, 0.20}

// bands marks the ranges from both players' edges, in a mix with their color.
func (g *ground) bands(ends []float64) {
	u := g.d.UI
	for i, mm := range ends {
		strength, band := bandLight[min(i, len(bandLight)-1)], strconv.Itoa(i+1)
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			at := mm
			if seat == game.Blue {
				at = g.height - mm
			}
			_, y := g.sight.Cam.At(physics.Vec{Y: at})
			c := draw.Mix(draw.Faint, art.SeatColor(seat), 0.5)
			g.l.Dashed(g.felt.X, math.Floor(y)+0.5, g.felt.Right(), math.Floor(y)+0.5, 1, u.Px(6), draw.Fade(c, strength))
			st := draw.Style{Size: u.Px(12), Bold: true, Color: draw.Mix(c, draw.White, 0.2), Align: draw.RightAligned}
			free := g.sight.Areas.Free
			if side := u.Px(8); g.felt.X-u.Px(20) > free.X {
				g.l.Text(g.felt.X-side, y, band, st)
			} else {
				st.Align = draw.Center
				dark := draw.Rect{X: max(g.felt.X, free.X) + u.Px(3), Y: y - u.Px(18), W: u.Px(14), H: u.Px(16)}.Snapped()
				g.l.Round(dark, u.Px(3), draw.Fade(draw.Space, 0.86))
				x, mid := dark.Center()
				g.l.Text(x, mid, band, st)
			}
		}
	}
}

// rulers paints ticks along all edges and crosses every 100 mm.
func (g *ground) rulers() {
	l, cam := g.l, &g.sight.Cam
	step := 10.0
	if cam.K < 0.9 {
		step = 50
	}
	faint := draw.Faint
	l.Ring(g.felt, 2, 1, draw.Fade(faint, 0.28))
	tick := func(mm float64) (long, strength float64) {
		switch {
		case math.Mod(mm, 100) == 0:
			return 9, 0.5
		case math.Mod(mm, 50) == 0:
			return 6, 0.38
		}
		return 3, 0.24
	}
	for mm := step; mm < max(g.width, g.height); mm += step {
		long, strength := tick(mm)
		c := draw.Fade(faint, strength)
		long = g.d.UI.Px(long * 0.8)
		if mm < g.width {
			x, _ := cam.At(physics.Vec{X: mm})
			l.Fill(draw.Rect{X: math.Floor(x), Y: g.felt.Y, W: 1, H: long}, c)
			l.Fill(draw.Rect{X: math.Floor(x), Y: g.felt.Bottom() - long, W: 1, H: long}, c)
		}
		if mm < g.height {
			_, y := cam.At(physics.Vec{Y: mm})
			l.Fill(draw.Rect{X: g.felt.X, Y: math.Floor(y), W: long, H: 1}, c)
			l.Fill(draw.Rect{X: g.felt.Right() - long, Y: math.Floor(y), W: long, H: 1}, c)
		}
	}
	arm := max(math.Round(4*cam.K), 3)
	cross := draw.Fade(faint, 0.20)
	for mx := 100.0; mx < g.width; mx += 100 {
		for my := 100.0; my < g.height; my += 100 {
			x, y := cam.At(physics.Vec{X: mx, Y: my})
			x, y = math.Floor(x), math.Floor(y)
			l.Fill(draw.Rect{X: x - arm, Y: y, W: 2*arm + 1, H: 1}, cross)
			l.Fill(draw.Rect{X: x, Y: y - arm, W: 1, H: 2*arm + 1}, cross)
		}
	}
}

// lightOf is how far the light of the seat that is asked reaches onto the table, in mm.
const lightOf = 46

// edge paints a player's edge: Red's in one piece, Blue's in nine. That of the seat
// which is asked is wider and sheds light, also at the side of the window where it sits.
func (g *ground) edge(seat game.Seat, asked bool) {
	u, l, c := g.d.UI, g.l, art.SeatColor(seat)
	wide := u.Px(3)
	if asked {
		wide *= 2
	}
	at, pieces := 0.0, 1
	if seat == game.Blue {
		at, pieces = g.height, 9
	}
	_, y := g.sight.Cam.At(physics.Vec{Y: at})
	bar := draw.Rect{X: g.felt.X, Y: y, W: g.felt.W, H: wide}
	below := y > g.felt.Y+g.felt.H/2
	if !below {
		bar.Y -= wide
	}
	if asked {
		d := lightOf * g.sight.Cam.K
		none, some := draw.Fade(c, 0), draw.Fade(c, 0.34)
		if below {
			l.Down(draw.Rect{X: bar.X, Y: y - d, W: bar.W, H: d}, none, some)
		} else {
			l.Down(draw.Rect{X: bar.X, Y: y, W: bar.W, H: d}, some, none)
		}
		g.side(seat, c)
	}
	for _, r := range bar.Columns(pieces, u.Px(6)) {
		l.Fill(r.Snapped(), draw.Fade(c, 0.95))
	}
}

// side lights the side of the window where the seat that is asked has its panels.
func (g *ground) side(seat game.Seat, c draw.Color) {
	r, w := g.sight.Areas.Table, g.d.UI.Px(30)
	some, none := draw.Fade(c, 0.30), draw.Fade(c, 0)
	if seat == game.Blue {
		g.l.Across(draw.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, none, some)
		return
	}
	g.l.Across(draw.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, some, none)
}
