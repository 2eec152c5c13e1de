package scene

import (
	"fmt"
	"math"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// pieceInHand is the piece of the open Place question that is being placed.
func (t *tableScreen) pieceInHand() (game.Decision, game.Piece, bool) {
	d, ok := t.decision()
	if !ok || d.Shape != game.Place || !t.play.board.resting() || t.behindCurtain() || t.draft.piece == "" {
		return d, game.Piece{}, false
	}
	p, ok := d.Placement.Piece(t.draft.piece)
	return d, p, ok
}

// dragPiece moves the piece in hand with the mouse and turns it by wheel, Q and
// E; it reports whether the mouse is taken by that.
func (t *tableScreen) dragPiece(a *App) bool {
	_, piece, ok := t.pieceInHand()
	if !ok {
		return false
	}
	u := a.ui
	in := &u.In
	mouse := t.cam.table(in.X, in.Y)
	over := piece.Outline.At(t.draft.pose).Contains(mouse) && u.Free() && t.areas.table.Contains(in.X, in.Y)
	t.turnKeys(a)
	if t.draft.dragging {
		t.setPose(a, physics.PoseAt(mouse.X-t.draft.grabX, mouse.Y-t.draft.grabY, t.draft.pose.Degrees()))
		if in.WheelY != 0 {
			t.turn(a, wheelTurn(in))
		}
		if !in.Down[ui.LeftButton] {
			t.draft.dragging = false
			t.dropped(a)
		}
		return true
	}
	if !over {
		return false
	}
	if in.Pressed[ui.LeftButton] && !held(in, actGrab) {
		at := t.draft.pose.Point()
		t.draft.dragging = true
		t.draft.grabX, t.draft.grabY = mouse.X-at.X, mouse.Y-at.Y
		a.dirty = true
		return true
	}
	if in.WheelY != 0 && in.Shift() {
		t.turn(a, wheelTurn(in))
		return true
	}
	return false
}

// wheelTurn is by how much the wheel turns a piece: 5 degrees, finer with shift.
func wheelTurn(in *ui.Input) float64 {
	step := 5.0
	if in.Shift() {
		step = 1
	}
	if in.WheelY < 0 {
		return -step
	}
	return step
}

// turnKeys turns the piece in hand by Q and E.
func (t *tableScreen) turnKeys(a *App) {
	in := &a.ui.In
	step := 15.0
	if in.Shift() {
		step = 1
	}
	if struck(in, actLeft) {
		t.turn(a, step)
	}
	if struck(in, actRight) {
		t.turn(a, -step)
	}
}

// placeKeys push the piece in hand by the arrow keys, pass on to the next piece
// and look for a legal place.
func (t *tableScreen) placeKeys(a *App) {
	in := &a.ui.In
	d, _, ok := t.pieceInHand()
	if !ok {
		return
	}
	step := 10.0
	if held(in, actFine) {
		step = 1
	}
	if i, ok := struckAt(in, actPush); ok {
		side := t.cam.side()
		t.shift(a, float64(ways[i][0])*step*side, -float64(ways[i][1])*step*side)
	}
	if struck(in, actFind) {
		t.suggest(a, d)
	}
	if back := struck(in, actBack); back || struck(in, actNext) {
		t.nextPiece(a, d, back)
	}
	if swallow(in, actPress) || swallow(in, actMain) {
		if !a.ui.PressPrimary() {
			t.dropped(a) // it says why not
		}
	}
}

// nextPiece takes the next piece in hand, or the one before.
func (t *tableScreen) nextPiece(a *App, d game.Decision, back bool) {
	n := len(d.Placement.Pieces)
	for i := range n {
		if d.Placement.Pieces[i].ID != t.draft.piece {
			continue
		}
		step := 1
		if back {
			step = n - 1
		}
		if n > 1 {
			t.takePiece(a, d, (i+step)%n)
			a.dirty = true
		}
		return
	}
}

// dropped says in words what is against the place where a piece was let go.
func (t *tableScreen) dropped(a *App) {
	d, piece, ok := t.pieceInHand()
	if !ok {
		return
	}
	against := d.Placement.Check(piece.ID, t.draft.pose)
	if len(against) > 0 {
		t.draft.refusal = t.play.words.Refusal(against[0])
	}
	a.dirty = true
}

// drawPlaced paints the piece in hand, and how far it is from what it must keep
// away from.
func (t *tableScreen) drawPlaced(a *App, d game.Decision) {
	_, piece, ok := t.pieceInHand()
	if !ok {
		return
	}
	pose := t.draft.pose
	shape := piece.Outline.At(pose)
	legal := len(d.Placement.Check(piece.ID, pose)) == 0
	edge := draw.Good
	if !legal {
		edge = draw.Bad
	}
	if s := t.play.board.view.Ship(xwing.ShipOf(piece.ID)); s != nil {
		t.drawBase(a, s, pose, 0.92)
	} else if xws, ok := obstacleXWS(piece.ID); ok {
		x, y := t.cam.at(pose.Point())
		a.back.Sprite(a.obstacleSprite(xws), x, y, t.cam.angle(pose), t.cam.K, 0.95)
	}
	a.back.Outline(t.cam.points(shape.Outline(0.3)), max(2, a.ui.Px(2.5)), edge)
	for _, k := range d.Placement.KeepOut {
		g := physics.Distance(shape, k.Shape)
		limit := k.Distance
		if g.Distance > limit*1.6+60 || g.Distance <= 0 {
			continue
		}
		t.measure(a, g.Line(), g.Distance > limit)
	}
	t.measureEdges(a, d.Placement, piece, shape)
	a.ui.Piece(piece.ID, t.pieceName(piece.ID), t.shapeRect(shape))
}

// measure paints a distance in millimetres.
func (t *tableScreen) measure(a *App, line physics.Segment, fine bool) {
	c := draw.Good
	if !fine {
		c = draw.Bad
	}
	x0, y0 := t.cam.at(line.A)
	x1, y1 := t.cam.at(line.B)
	a.back.Dashed(x0, y0, x1, y1, max(1, a.ui.Px(1.5)), a.ui.Px(5), c)
	t.tag(a, (x0+x1)/2, (y0+y1)/2, fmt.Sprintf("%.0f mm", line.Len()), c)
}

// measureEdges paints the distance to the nearest edge of the table, if the
// zone of the piece is about that.
func (t *tableScreen) measureEdges(a *App, p *game.Placement, piece game.Piece, shape physics.Shape) {
	lo, hi := shape.Bounds()
	w, h := p.Area.Width, p.Area.Height
	mid := physics.Vec{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
	edges := []struct {
		d    float64
		line physics.Segment
		need float64
	}{
		{lo.X, physics.Segment{A: physics.Vec{X: lo.X, Y: mid.Y}, B: physics.Vec{X: 0, Y: mid.Y}}, piece.Zone.Min.X},
		{w - hi.X, physics.Segment{A: physics.Vec{X: hi.X, Y: mid.Y}, B: physics.Vec{X: w, Y: mid.Y}}, w - piece.Zone.Max.X},
		{lo.Y, physics.Segment{A: physics.Vec{X: mid.X, Y: lo.Y}, B: physics.Vec{X: mid.X, Y: 0}}, piece.Zone.Min.Y},
		{h - hi.Y, physics.Segment{A: physics.Vec{X: mid.X, Y: hi.Y}, B: physics.Vec{X: mid.X, Y: h}}, h - piece.Zone.Max.Y},
	}
	for _, e := range edges {
		if e.need > 50 && e.need < 400 && e.d > 0 && e.d < e.need+80 {
			t.measure(a, e.line, e.d >= e.need)
		}
	}
}

// placementZones paints where the piece in hand may go.
func (t *tableScreen) placementZones(a *App) {
	d, piece, ok := t.pieceInHand()
	if !ok {
		return
	}
	l := &a.back
	z := piece.Zone
	zone := t.cam.rect(z.Min, z.Max)
	a.ui.Piece("zone", "", zone)
	l.Fill(zone, draw.Fade(draw.Good, 0.07))
	l.Ring(zone, 2, max(1, a.ui.Px(1.5)), draw.Fade(draw.Good, 0.55))
	for i := range d.Placement.KeepOut {
		k := &d.Placement.KeepOut[i]
		if k.Distance <= 0 {
			if i >= len(t.draft.rings) {
				t.draft.rings = append(t.draft.rings, nil)
			}
			continue
		}
		if i >= len(t.draft.rings) {
			t.draft.rings = append(t.draft.rings, offset(k.Shape, k.Distance))
		}
		pts := t.cam.points(t.draft.rings[i])
		l.Polygon(pts, draw.Fade(draw.Bad, 0.07))
		l.Outline(pts, max(1, a.ui.Px(1)), draw.Fade(draw.Bad, 0.45))
	}
}

// offset is the line at a distance around a shape, for drawing: the points seen
// from its middle where package physics measures that distance.
func offset(s physics.Shape, distance float64) []physics.Vec {
	lo, hi := s.Bounds()
	mid := physics.Vec{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
	far := hi.Sub(lo).Len() + distance
	out := make([]physics.Vec, 0, 60)
	for i := range 60 {
		angle := float64(i) * math.Pi / 30
		dir := physics.Vec{X: math.Cos(angle), Y: math.Sin(angle)}
		near, away := 0.0, far
		for range 14 {
			r := (near + away) / 2
			p := physics.Disc(mid.Add(dir.Scale(r)), 0.01)
			if physics.Distance(p, s).Distance < distance {
				near = r
			} else {
				away = r
			}
		}
		out = append(out, mid.Add(dir.Scale(away)))
	}
	return out
}
