package xwing

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// glance is a table as the list of kept games shows it, in the millimetres of the table: what everybody sees.
type glance struct {
	wide, high float64
	obstacles  [][]physics.Vec // their outlines
	ships      []glanced
}

// glanced is a ship of a glance.
type glanced struct {
	seat game.Seat
	base gauge.Base
}

// glance looks at how a game stands; the game may be closed afterwards.
func (a *Client) glance(s *game.Session) *scene.Glance {
	state, ok := s.State().(*xwing.State)
	if !ok {
		return nil
	}
	v := state.ViewFor(game.NoSeat)
	now := state.Standing(&v)
	g := glance{wide: v.Area.Width, high: v.Area.Height}
	facts := a.kits.Of(s.Header().Edition).Facts
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; !o.Gone {
			if is, err := facts.Obstacle(o.XWS); err == nil {
				g.obstacles = append(g.obstacles, is.Outline.At(o.Pose).Outline(1))
			}
		}
	}
	for _, id := range v.ShipsInPlay() {
		if s := v.Ship(id); s.Remote == "" {
			g.ships = append(g.ships, glanced{s.Seat, s.Base()})
		}
	}
	return &scene.Glance{Score: [2]string{strconv.Itoa(now[game.Red]), strconv.Itoa(now[game.Blue])}, Paint: g.paint}
}

// leastGlanced is half of the side at least, in pixels, of a base in a glance.
const leastGlanced = 3.5

// paint paints the table as players see it, Red's edge below: bases as squares of Red and discs of Blue, each with the
// way that it faces.
func (g *glance) paint(l *draw.List, r draw.Rect) {
	r = r.Snapped()
	l.Round(r, 3, draw.Space)
	k := min(r.W/g.wide, r.H/g.high)
	x0, y0 := r.X+(r.W-k*g.wide)/2, r.Bottom()-(r.H-k*g.high)/2
	at := func(v physics.Vec) draw.Pt { return draw.Pt{X: float32(x0 + k*v.X), Y: float32(y0 - k*v.Y)} }
	for _, outline := range g.obstacles {
		pts := make([]draw.Pt, len(outline))
		for i, v := range outline {
			pts[i] = at(v)
		}
		l.Polygon(pts, draw.Fade(draw.Muted, 0.55))
	}
	for _, s := range g.ships {
		half := max(k*s.base.Size.Abeam(), leastGlanced)
		mid, c := at(s.base.Pose.Point()), art.SeatColor(s.seat)
		corners := s.base.Corners()
		nose := at(corners[0].Lerp(corners[1], 0.5))
		ahead := math.Atan2(float64(nose.Y-mid.Y), float64(nose.X-mid.X))
		sin, cos := math.Sincos(ahead)
		x, y := float64(mid.X), float64(mid.Y)
		if art.Round(s.seat) {
			l.Disc(x, y, half, c)
		} else {
			turned := func(f, side float64) draw.Pt {
				return draw.Pt{X: float32(x + half*(f*cos-side*sin)), Y: float32(y + half*(f*sin+side*cos))}
			}
			l.Polygon([]draw.Pt{turned(1, -1), turned(1, 1), turned(-1, 1), turned(-1, -1)}, c)
		}
		l.Line(x, y, x+1.7*half*cos, y+1.7*half*sin, max(1, half*0.3), draw.White)
	}
	l.Ring(r, 3, 1, draw.EdgeSoft)
	l.Fill(draw.Rect{X: r.X, Y: r.Bottom() - 2, W: r.W, H: 2}, art.SeatColor(game.Red))
	for i := range 5 { // Blue's edge is in pieces
		l.Fill(draw.Rect{X: r.X + r.W*(float64(i)+0.1)/5, Y: r.Y, W: r.W * 0.8 / 5, H: 2}, art.SeatColor(game.Blue))
	}
}
