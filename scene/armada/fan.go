package armada

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// fan shows ships beside each other, each as large against the others as it is, as far as there is room.
func (a *desk) fan(r draw.Rect, cards []string, seat game.Seat) {
	const most = 8
	cards = cards[:min(len(cards), most)]
	tall, wide := 0.0, 0.0
	for _, card := range cards {
		base := a.base(card)
		tall, wide = max(tall, base.Y), wide+base.X
	}
	if tall == 0 {
		return
	}
	k := min(r.H*0.92/tall, r.W*0.96/max(wide, 1))
	x, y := r.X+(r.W-float64(wide*k))/2, r.Y+r.H/2
	if seat != game.NoSeat {
		a.UI.L.Glow(r.X+r.W/2, y, r.H*0.7, draw.Fade(art.SeatColor(seat), 0.14))
	}
	set := pieces.New(a.Studio, a.facts)
	for _, card := range cards {
		b := a.base(card).X * k
		set.Model(a.UI.L, card, pieces.Place{X: x + b/2, Y: y, K: k, Alpha: 1})
		x += b
	}
}

// base is the base of a ship card, in mm.
func (a *desk) base(card string) physics.Vec {
	s, err := a.facts.Ship(card)
	if err != nil {
		return physics.Vec{}
	}
	return gauge.Size(s.Size).Base()
}

// flown is a ship card of a chassis, "" for none.
func (a *desk) flown(chassis string) string {
	for _, s := range a.facts.Ships() {
		if s.Chassis == chassis {
			return s.ID
		}
	}
	return ""
}

// crestShip is a ship over the title: its middle in parts of the sky, its course in degrees from straight up, how high it
// is in parts of the sky's height.
type crestShip struct {
	chassis      string
	x, y, course float64
	high         float64
}

// crestShips are the ships over the title: two battle lines that close.
var crestShips = [...]crestShip{
	{"imperial", 0.62, 0.40, -62, 0.62},
	{"victory", 0.86, 0.74, -58, 0.34},
	{"nebulon", 0.24, 0.62, 66, 0.26},
	{"cr90", 0.20, 0.16, 70, 0.16},
}

// crest paints the ships that fly over the title, and our mark: two wedges that cross.
func (a *Client) crest(sky, mark draw.Rect) {
	l := &a.Ground
	set := pieces.New(a.Studio, a.kit.Facts)
	for _, f := range crestShips {
		card := a.desk.flown(f.chassis)
		if card == "" {
			continue
		}
		set.Model(l, card, pieces.Place{X: sky.X + float64(f.x*sky.W), Y: sky.Y + float64(f.y*sky.H), Angle: f.course * math.Pi / 180,
			K: f.high * sky.H / a.desk.base(card).Y, Alpha: 1})
	}
	x, y := mark.Center()
	r := mark.W * 0.46
	for i, way := range []float64{-1, 1} {
		color := [2]draw.Color{draw.BlueSeat, draw.RedSeat}[i]
		pts := []draw.Pt{{X: float32(x + way*r), Y: float32(y)}, {X: float32(x - way*r*0.9), Y: float32(y - r*0.75)},
			{X: float32(x - way*r*0.45), Y: float32(y)}, {X: float32(x - way*r*0.9), Y: float32(y + r*0.75)}}
		l.Polygon(pts, draw.Fade(color, 0.85))
	}
	l.Disc(x, y, mark.W*0.075, draw.Warn)
}

// glance looks at how a game stands, for the list of games; the game may be closed afterwards.
func (a *Client) glance(s *game.Session) *scene.Glance {
	state, ok := s.State().(*armada.State)
	if !ok {
		return nil
	}
	v := state.View.Clone()
	score := [2]string{strconv.Itoa(state.Score(game.Red)), strconv.Itoa(state.Score(game.Blue))}
	return &scene.Glance{Score: score, Paint: func(l *draw.List, r draw.Rect) { paintGlance(&v, l, r) }}
}

// paintGlance paints a table as players see it, Red's edge below.
func paintGlance(v *board.View, l *draw.List, r draw.Rect) {
	r = r.Snapped()
	k := min(r.W/v.Field.Width, r.H/v.Field.Depth)
	felt := draw.Rect{W: v.Field.Width * k, H: v.Field.Depth * k}
	felt.X, felt.Y = r.X+(r.W-felt.W)/2, r.Y+(r.H-felt.H)/2
	l.Fill(felt.Snapped(), draw.Felt)
	l.Ring(felt.Snapped(), 0, 1, draw.Edge)
	at := func(p physics.Vec) draw.Pt {
		return draw.Pt{X: float32(felt.X + p.X*k), Y: float32(felt.Bottom() - p.Y*k)}
	}
	outline := func(shape physics.Shape) (pts []draw.Pt) {
		for _, p := range shape.Outline(1) {
			pts = append(pts, at(p))
		}
		return pts
	}
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; o.Placed && !o.Gone {
			l.Polygon(outline(o.Shape()), draw.Fade(draw.Faint, 0.35))
		}
	}
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.OnTable {
			l.Polygon(outline(s.Base().Shape()), art.SeatColor(s.Seat))
		}
	}
	for i := range v.Squadrons {
		if s := &v.Squadrons[i]; s.Where == board.OnTable {
			p := at(s.Pose.Point())
			l.Disc(float64(p.X), float64(p.Y), max(17*k, 1.5), draw.Fade(art.SeatColor(s.Seat), 0.8))
		}
	}
}
