package xwing

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// drawPlaced paints the pieces that are laid out; of the one in hand, how far it
// is from edges and neighbours.
func (t *placing) drawPlaced(a *desk, d game.Decision) {
	_, hand, ok := t.InHand()
	if !ok {
		return
	}
	for _, piece := range t.Laid(d) {
		if piece.ID != hand.ID {
			t.drawLaid(a, d, piece, 0.75, a.UI.Px(1.5))
		}
	}
	t.drawLaid(a, d, hand, 0.95, a.UI.Px(2.5))
	shape := hand.Outline.At(t.Pose(hand.ID))
	taken := []draw.Rect{t.sight.shapeRect(shape)}
	for _, n := range append(t.neighbours(a, d, hand, shape), t.edges(d.Placement, hand, shape)...) {
		t.sight.measure(a, n, &taken)
	}
}

// drawLaid paints one piece, its edge in the color that says whether it may lie
// there.
func (t *placing) drawLaid(a *desk, d game.Decision, piece game.Piece, alpha, width float64) {
	pose := t.Pose(piece.ID)
	shape := piece.Outline.At(pose)
	if s := t.play.board.view.Ship(board.ShipOf(piece.ID)); s != nil {
		t.pieces.drawBase(a, s, pose, alpha)
	} else if xws, ok := catalog.ObstacleKind.Of(piece.ID); ok {
		t.sight.layObstacle(a, &a.Back, xws, pose, alpha)
	} else if kind := xwing.DeviceKindOf(piece.ID); kind != "" {
		t.pieces.drawToken(a, kind, shape, pose, d.Seat, alpha)
	} else if board.FeatureOf(piece.ID) != 0 {
		t.pieces.drawFeature(a, featureLook{t.play.state().Mission().Feature, pose, [2]game.Seat{game.NoSeat, game.NoSeat}, 1, alpha})
	}
	a.judged(t.sight.cam.Points(shape.Outline(0.3)), max(1.5, width), 1, t.Fine(d, piece))
	a.UI.Piece(piece.ID, t.cards.pieceName(piece.ID), t.sight.shapeRect(shape))
}

// neighbour is the shortest way to something beside the piece in hand.
type neighbour struct {
	line physics.Segment
	long float64
	fine bool
}

func shorter(p, q neighbour) int { return cmp.Compare(p.long, q.long) }

// neighbours are the ways worth showing: to what the piece must keep away from,
// to the nearest other ships, and while it is dragged to the nearest obstacle.
func (t *placing) neighbours(a *desk, d game.Decision, hand game.Piece, shape physics.Shape) []neighbour {
	look := func(list []neighbour, other physics.Shape, least, far float64) []neighbour {
		if g := physics.Distance(shape, other); g.Distance > 0.5 && g.Distance < far {
			list = append(list, neighbour{g.Line(), g.Distance, g.Distance > least})
		}
		return list
	}
	ship := board.ShipOf(hand.ID) != 0
	var out, rocks []neighbour
	for _, k := range t.Around(d, hand.ID).KeepOut {
		if !k.Concerns(hand.ID) || k.Region() {
			continue
		}
		far := k.Distance*1.6 + 60
		if t.Dragging() && !ship {
			far = gauge.Range3.Limit()
		}
		out = look(out, k.Shape, k.Distance, far)
	}
	if ship && t.Dragging() {
		for i := range t.play.board.view.Obstacles {
			if o := &t.play.board.view.Obstacles[i]; !o.Gone {
				outline, _ := a.obstacleOutline(o.XWS)
				rocks = look(rocks, outline.At(o.Pose), 0, gauge.Range3.Limit())
			}
		}
	}
	most := 5
	switch {
	case ship && t.Dragging():
		most = 2
	case ship:
		most = 1
	}
	slices.SortFunc(out, shorter)
	slices.SortFunc(rocks, shorter)
	return append(out[:min(len(out), most)], rocks[:min(len(rocks), 1)]...)
}

// measure paints a distance, millimetres and the range band, with its words where
// nothing else stands.
func (t *sight) measure(a *desk, n neighbour, taken *[]draw.Rect) {
	c := judgedColor(n.fine)
	x0, y0 := t.cam.At(n.line.A)
	x1, y1 := t.cam.At(n.line.B)
	if width := max(1, a.UI.Px(1.5)); n.fine {
		a.Back.Line(x0, y0, x1, y1, width, c)
	} else {
		a.Back.Dashed(x0, y0, x1, y1, width, a.UI.Px(5), c)
	}
	mm := fmt.Sprintf("%.0f", n.long)
	text := a.Say("mm", "n", mm)
	if r := gauge.RangeOf(n.long); r < gauge.BeyondRange3 {
		text = a.Say("mm-range", "mm", mm, "n", fmt.Sprint(int(r)))
	}
	x, y := t.freeSpot(a, text, [4]float64{x0, y0, x1, y1}, taken)
	t.tag(a, x, y, text, c)
}

// freeSpot is where the words about a line stand: on it, or beside it, where no
// other words and no piece are.
func (t *sight) freeSpot(a *desk, text string, line [4]float64, taken *[]draw.Rect) (x, y float64) {
	u := a.UI
	w := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(14)
	h := u.Px(24)
	dx, dy := line[2]-line[0], line[3]-line[1]
	long := max(math.Hypot(dx, dy), 1)
	var spots [][2]float64
	for _, f := range []float64{0.5, 0.65, 0.35, 0.8} {
		spots = append(spots, [2]float64{line[0] + dx*f, line[1] + dy*f})
	}
	mx, my := t.areas.table.Center()
	nx, ny := -dy/long, dx/long
	if nx*(mx-line[0])+ny*(my-line[1]) < 0 { // towards the middle of the table
		nx, ny = -nx, -ny
	}
	for _, away := range []float64{30, 54, 78, -30, -54, 102} {
		spots = append(spots, [2]float64{(line[0]+line[2])/2 + nx*u.Px(away), (line[1]+line[3])/2 + ny*u.Px(away)})
	}
	for _, s := range spots {
		r := draw.Rect{X: s[0] - w/2, Y: s[1] - h/2, W: w, H: h}
		if !slices.ContainsFunc(*taken, func(o draw.Rect) bool { return !r.Intersect(o).Empty() }) {
			*taken = append(*taken, r)
			return s[0], s[1]
		}
	}
	return spots[0][0], spots[0][1]
}

// edges are the ways to the edges of the table: while the piece is dragged to all
// within range 3, else where its zone is about them.
func (t *placing) edges(p *game.Placement, piece game.Piece, shape physics.Shape) []neighbour {
	lo, hi := shape.Bounds()
	_, area := p.Area.Bounds()
	w, h := area.X, area.Y
	from, to := piece.Zone.Outline.Bounds()
	mid := physics.Vec{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
	edges := []struct {
		d    float64
		line physics.Segment
		need float64
	}{
		{lo.X, physics.Segment{A: physics.Vec{X: lo.X, Y: mid.Y}, B: physics.Vec{X: 0, Y: mid.Y}}, from.X},
		{w - hi.X, physics.Segment{A: physics.Vec{X: hi.X, Y: mid.Y}, B: physics.Vec{X: w, Y: mid.Y}}, w - to.X},
		{lo.Y, physics.Segment{A: physics.Vec{X: mid.X, Y: lo.Y}, B: physics.Vec{X: mid.X, Y: 0}}, from.Y},
		{h - hi.Y, physics.Segment{A: physics.Vec{X: mid.X, Y: hi.Y}, B: physics.Vec{X: mid.X, Y: h}}, h - to.Y},
	}
	var out []neighbour
	for _, e := range edges {
		about := e.need > 50 && e.need < 400 && e.d < e.need+80
		own := board.ShipOf(piece.ID) != 0 && e.need == 0 && e.d < gauge.RangeBand // a ship's own edge
		if e.d > 0.5 && (about || own || t.Dragging() && e.d <= gauge.Range3.Limit()) {
			out = append(out, neighbour{e.line, e.d, e.d >= e.need})
		}
	}
	return out
}
