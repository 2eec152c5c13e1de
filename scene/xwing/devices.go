package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/xwing/pieces"
)

// Devices are painted as what they are to the rules: their outlines, in the color
// of their player, with a sign of their kind.

// tokenOf is the outline of a kind of device at a pose.
func (a *desk) tokenOf(kind string, at physics.Pose) physics.Shape {
	token, err := a.facts.Token(kind)
	if err != nil {
		return physics.Disc(at.Point(), 16)
	}
	return token.Outline.At(at)
}

// deviceShape is where a bomb or mine lies.
func (a *desk) deviceShape(d *board.Device) physics.Shape {
	if d.Token != "" {
		return a.tokenOf(d.Token, d.Pose)
	}
	return a.tokenOf(d.Kind, d.Pose)
}

// drawDevices paints the bombs and mines: they lie under the ships.
func (t *onTable) drawDevices(a *desk) {
	v := &t.play.board.view
	for i := range v.Devices {
		d := &v.Devices[i]
		if d.Gone {
			continue
		}
		shape := a.deviceShape(d)
		t.drawToken(a, d.Kind, shape, d.Pose, d.Seat, 1)
		t.drawFuses(a, d.Pose.Point(), d.Fuses)
		a.UI.Piece(d.ID.Piece(), t.play.words.Value("device", d.ID.Piece()), t.sight.Rect(shape))
	}
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; !o.Gone {
			t.drawFuses(a, o.Pose.Point(), o.Fuses)
		}
	}
}

// drawRemote paints a remote, on its way while it is relocated.
func (t *onTable) drawRemote(a *desk, s *board.Ship) {
	pose := s.Pose
	if e, ok := t.play.board.Now.(board.RemoteMoved); ok && e.Ship == s.ID {
		pose = between(e.From, e.To, t.play.board.Progress())
	}
	shape := a.tokenOf(s.Remote, pose)
	t.drawToken(a, s.Remote, shape, pose, s.Seat, t.fading(s))
	t.drawFuses(a, pose.Point(), s.Objectives)
	a.UI.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.sight.Rect(shape))
}

// drawToken paints the token of a device, with its shadow on the table.
func (t *onTable) drawToken(a *desk, kind string, shape physics.Shape, at physics.Pose, seat game.Seat, alpha float64) {
	t.sight.Shadow(&a.Back, shape.Outline(0.4), 4, 2.2, 0.6*alpha)
	a.token(&a.Back, &t.sight.Cam, kind, shape, at, seat, alpha)
}

// token paints the token of a device as a camera sees it.
func (a *desk) token(l *draw.List, cam *scene.Camera, kind string, shape physics.Shape, at physics.Pose, seat game.Seat, alpha float64) {
	color := art.SeatColor(seat)
	pts := cam.Points(shape.Outline(0.4))
	x, y := cam.At(at.Point())
	r := max(3, 8*cam.K)
	l.Polygon(pts, draw.Fade(draw.Mix(color, draw.Space, 0.72), 0.92*alpha))
	l.Glow(x, y, 1.7*r, draw.Fade(color, 0.5*alpha))
	l.Outline(pts, max(1.2, a.UI.Px(1.6)), draw.Fade(color, alpha))
	sign := draw.Fade(draw.Text, 0.9*alpha)
	width := max(1, 1.6*cam.K)
	if pieces.Craft(kind) {
		lo, hi := a.tokenOf(kind, physics.Pose{}).Bounds()
		a.Studio.Model(l, art.Raised{Chassis: kind}, x, y, cam.Angle(at), featureReach*cam.K*(hi.Y-lo.Y)/2, alpha)
		return
	}
	switch a.sort(kind) {
	case catalog.Bomb: // a ball with a burning end
		l.Disc(x, y, r, sign)
		nx, ny := cam.At(at.Moved(0, 13).Point())
		l.Line(x, y, nx, ny, width, sign)
	case catalog.Mine: // a ball with spikes
		l.Circle(x, y, r*0.7, width, sign)
		for i := range 8 {
			in, out := at.Turned(float64(45*i)).Moved(0, 6).Point(), at.Turned(float64(45*i)).Moved(0, 12).Point()
			x0, y0 := cam.At(in)
			x1, y1 := cam.At(out)
			l.Line(x0, y0, x1, y1, width, sign)
		}
	default: // an eye
		l.Circle(x, y, r, width, sign)
		l.Disc(x, y, r*0.45, sign)
	}
}

// tokenPortrait paints the token of a device into a square.
func (a *desk) tokenPortrait(l *draw.List, kind string, seat game.Seat, alpha float64, in draw.Rect) {
	at := physics.PoseAt(0, 0, 0)
	shape := a.tokenOf(kind, at)
	lo, hi := shape.Bounds()
	cam := scene.Camera{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2, K: 0.9 * in.W / max(hi.X-lo.X, hi.Y-lo.Y), View: in}
	a.token(l, &cam, kind, shape, at, seat, alpha)
}

// sort is the first type of a kind of device.
func (a *desk) sort(kind string) catalog.DeviceType {
	d, err := a.facts.Device(kind)
	if err != nil || len(d.Types) == 0 {
		return catalog.PlainDevice
	}
	return d.Types[0]
}

// drawFuses paints the fuse markers on a device or a cloud, or the objective tokens on a remote.
func (t *onTable) drawFuses(a *desk, at physics.Vec, n int) {
	x, y := t.sight.Cam.At(at)
	for i := range n {
		a.Back.Disc(x+float64(i)*7*t.sight.Cam.K, y-11*t.sight.Cam.K, max(2, 2.6*t.sight.Cam.K), draw.Warn)
	}
}

// deviceGhost paints a place for a device, with its template.
func (t *onTable) deviceGhost(a *desk, s *scene.Spot, ship *board.Ship, pointed bool) {
	fine := s.Refusal == nil
	c, alpha, width := table.JudgedColor(fine), 0.75, max(1, a.UI.Px(1.5))
	kind := xwing.DeviceKindOf(s.Piece)
	if !fine {
		alpha = 0.7
	}
	if pointed {
		alpha, width = 1, max(2, a.UI.Px(2.5))
		t.sight.Template(a.Desk, s.Template, c, 0.8)
		t.drawToken(a, kind, s.Shape(), s.Pose, ship.Seat, 0.8)
	}
	for _, shape := range t.play.state().PreviewTokens(ship.ID, kind, s.Pose) {
		pts := t.sight.Cam.Points(shape.Outline(0.4))
		if !pointed {
			a.Back.Polygon(pts, draw.Fade(c, 0.12))
		}
		table.OutlineJudged(a.Desk, pts, width, alpha, fine)
	}
}

// deviceAt is the bomb or mine under a point of the screen, nil for none.
func (p *play) deviceAt(a *desk, at physics.Vec) *board.Device {
	v := &p.board.view
	for i := len(v.Devices) - 1; i >= 0; i-- {
		d := &v.Devices[i]
		if !d.Gone && a.deviceShape(d).Contains(at) {
			return d
		}
	}
	return nil
}

// deviceHelp explains the device under the mouse.
func (t *tableScreen) deviceHelp(a *desk) {
	in := &a.UI.In
	d := t.play.deviceAt(a, t.sight.Cam.Table(in.X, in.Y))
	if d == nil || t.looked.hovered != 0 {
		return
	}
	text, _ := t.play.words.CardText(catalog.DeviceKind.Ref(d.Kind))
	a.UI.Tip(t.play.words.Value("device", d.ID.Piece())+"\n"+text, draw.Rect{X: in.X, Y: in.Y, W: a.UI.Px(14), H: 1})
}
