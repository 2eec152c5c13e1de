package xwing

import (
	"maps"
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/threat"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// threatTool switches threat on and off: in the bar, and in the menu where that is short.
func (t *tableScreen) threatTool(a *desk) table.Tool {
	return table.Tool{ID: "threat-next", On: t.threat.on, Reason: t.noThreat(a), Use: func() { t.threat.on = !t.threat.on }}
}

// noThreat says why there is no threat to be seen now; "" if there is.
func (t *tableScreen) noThreat(a *desk) string {
	if _, asked := t.question.Decision(); (!asked || t.play.board.view.Phase == board.Setup) && !t.threat.on {
		return a.Say("threat-later")
	}
	return ""
}

// threatShown reports whether threat is to be seen now: as long as its key is held, or from its button on.
func (t *tableScreen) threatShown(a *desk) (d game.Decision, shown bool) {
	if !t.threat.on && (!scene.Held(&a.UI.In, actThreat) || t.question.App.Covers.Dialog != nil) {
		return d, false
	}
	d, asked := t.question.Decision()
	return d, asked && t.play.board.Resting() && !t.question.Computing() && !t.question.BehindCurtain() &&
		t.play.board.view.Phase != board.Setup
}

// threatNow is what has been counted for who looks; nil while that is not, or where nobody does.
func (t *tableScreen) threatNow(a *desk) *lookingOut {
	d, shown := t.threatShown(a)
	if !shown {
		return nil
	}
	n := t.play.lookout.of(t.play.Session, d, t.threat.ordnance)
	if n == nil {
		a.Touch() // it is being counted
	}
	return n
}

// heat paints how many dice could fall where, below all pieces.
func (t *tableScreen) heat(a *desk) {
	n := t.threatNow(a)
	if n == nil {
		return
	}
	h, cam := n.count.Heat(), &t.sight.Cam
	x, y := cam.At(physics.Vec{X: float64(h.Wide) * threat.CellSize / 2, Y: float64(h.High) * threat.CellSize / 2})
	angle := 0.0
	if cam.Flipped {
		angle = math.Pi
	}
	a.Back.Sprite(n.fill(a.Back.Theme), x, y, angle, cam.K, 1)
	for i := range h.Lines {
		t.heatLine(a, &h.Lines[i])
	}
}

// heatLine paints the line around what has a level, but along the edges of the table.
func (t *tableScreen) heatLine(a *desk, l *threat.Line) {
	area, width := t.sight.Area, max(1, a.UI.Px(1.5))
	edge := func(p physics.Vec) bool {
		const near = 5 // mm
		return p.X < near || p.Y < near || p.X > area.Width-near || p.Y > area.Height-near
	}
	last := l.Points[len(l.Points)-1]
	for _, p := range l.Points {
		if !edge(p) || !edge(last) {
			x0, y0 := t.sight.Cam.At(last)
			x1, y1 := t.sight.Cam.At(p)
			a.Back.Line(x0, y0, x1, y1, width, draw.ThreatLine[l.Level-1])
		}
		last = p
	}
}

// heatNumbers writes on each line how many dice there are inside, near the player who looks.
func (t *tableScreen) heatNumbers(a *desk, h *threat.Heat) {
	view, fewest := t.sight.Areas.Seen, a.UI.Px(30)
	var taken []draw.Pt
	for level := 1; level <= threat.LevelCount; level++ {
		best, at := math.Inf(-1), draw.Pt{}
		for i := range h.Lines {
			for _, v := range h.Lines[i].Points {
				x, y := t.sight.Cam.At(v)
				p := draw.Pt{X: float32(x), Y: float32(y)}
				if h.Lines[i].Level != level || y < best || !view.Inset(fewest).Contains(x, y) || crowded(taken, p, fewest) {
					continue
				}
				best, at = y, p
			}
		}
		if math.IsInf(best, -1) {
			continue
		}
		taken = append(taken, at)
		words := strconv.Itoa(threat.Level(level))
		a.UI.Note("threat.line", words, t.sight.Tag(a.Desk, float64(at.X), float64(at.Y), words, draw.ThreatLine[level-1]))
	}
}

// crowded reports whether a number would stand too near another.
func crowded(taken []draw.Pt, p draw.Pt, near float64) bool {
	for _, q := range taken {
		if math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)) < near {
			return true
		}
	}
	return false
}

// threats paints over the pieces where the ship that is pointed at could be, or who could shoot at it, and how many dice
// could fall on the ghosts of a dial.
func (t *tableScreen) threats(a *desk) {
	n := t.threatNow(a)
	if n == nil {
		return
	}
	if id := t.threatOf(); id != 0 {
		if f := n.foe(id); f != nil {
			t.foePlaces(a, f)
		} else {
			t.shotsAt(a, n, id)
		}
	}
	for _, g := range t.dialGhosts() {
		t.diceAt(a, n, g.ship, g.pose)
	}
	t.heatNumbers(a, n.count.Heat())
}

// dialGhosts are where the maneuvers that stand on the table as ghosts would take their ships: the one under the mouse, and
// those that the open curtain's player has set.
func (t *tableScreen) dialGhosts() (out []ghostAt) {
	add := func(id board.ShipID, m catalog.Maneuver) {
		if s := t.play.board.view.Ship(id); s != nil && s.Flies() {
			out = append(out, ghostAt{id, t.play.state().PreviewDial(id, m).Final})
		}
	}
	hint := &t.question.hint
	if hint.ship != 0 && !hint.maneuver.IsZero() {
		add(hint.ship, hint.maneuver)
	}
	if t.question.Curtain == game.NoSeat {
		return out
	}
	for _, slot := range slices.Sorted(maps.Keys(t.question.Draft.Each)) {
		m, ok := maneuverOf(t.question.Draft.Each[slot])
		if id := board.ShipOf(slot); ok && id != 0 && (id != hint.ship || hint.maneuver.IsZero()) {
			add(id, m)
		}
	}
	return out
}

// threatOf is the ship that is pointed at, or else the one whose card is shown; 0 where there is none.
func (t *tableScreen) threatOf() board.ShipID {
	id := t.looked.hovered
	if id == 0 {
		id = t.looked.selected
	}
	if s := t.play.board.view.Ship(id); id == 0 || s == nil || !s.Flies() {
		return 0
	}
	return id
}

// foePlaces outlines where a ship could be: by red maneuvers dashed, where it bumps in the color of warnings with a cross,
// where others would have to make way faint.
func (t *tableScreen) foePlaces(a *desk, f *threat.Foe) {
	u, ship := a.UI, t.play.board.view.Ship(f.Ship)
	for i := range f.Places {
		p := &f.Places[i]
		base := ship.Base().At(p.Pose)
		corners := base.Corners()
		pts := t.sight.Cam.Points(corners[:])
		c, width := draw.White, max(1, u.Px(1.5))
		switch {
		case p.Red():
			c = draw.Bad
		case p.Bumped:
			c = draw.Warn
		}
		if p.Cleared {
			c = draw.Fade(c, 0.45)
		}
		if p.Red() {
			a.Back.DashedOutline(pts, width, u.Px(5), c)
		} else {
			a.Back.Outline(pts, width, c)
		}
		x, y := t.sight.Cam.At(p.Pose.Point())
		if p.Bumped {
			d := u.Px(5)
			a.Back.Line(x-d, y-d, x+d, y+d, width, draw.Warn)
			a.Back.Line(x-d, y+d, x+d, y-d, width, draw.Warn)
			continue
		}
		nx, ny := (pts[0].X+pts[1].X)/2, (pts[0].Y+pts[1].Y)/2
		a.Back.Line(x, y, float64(nx), float64(ny), width, c)
	}
	u.Note("threat.places", strconv.Itoa(len(f.Places)), t.sight.Rect(ship.Base().Shape()))
}

// shotsAt shows from where opponents could shoot most at a ship where it stands, each with its dice.
func (t *tableScreen) shotsAt(a *desk, n *lookingOut, id board.ShipID) {
	ship := t.play.board.view.Ship(id)
	known := n.ghost(id, ship.Pose)
	x, y := t.sight.Cam.At(ship.Pose.Point())
	for _, s := range known.shots {
		from := t.play.board.view.Ship(s.Ship)
		corners := gauge.Base{Pose: s.Place.Pose, Size: from.Size}.Corners()
		c := art.SeatColor(from.Seat)
		a.Back.Outline(t.sight.Cam.Points(corners[:]), max(1, a.UI.Px(1.5)), c)
		fx, fy := t.sight.Cam.At(s.Place.Pose.Point())
		a.Back.Dashed(fx, fy, x, y, max(1, a.UI.Px(1.5)), a.UI.Px(6), draw.Fade(c, 0.8))
		t.sight.Tag(a.Desk, fx, fy, t.play.words.Value("ship", s.Ship.Piece())+": "+strconv.Itoa(s.Dice), c)
	}
	t.diceAt(a, n, id, ship.Pose)
}

// diceAt writes how many dice could fall on a ship at a pose, exactly.
func (t *tableScreen) diceAt(a *desk, n *lookingOut, id board.ShipID, pose physics.Pose) {
	r := t.sight.Rect(t.play.board.view.Ship(id).Base().At(pose).Shape())
	known := n.ghost(id, pose)
	words := a.Say("threat-dice", "n", strconv.Itoa(known.dice))
	c := draw.Good
	if known.dice > 0 {
		c = draw.Warn
	}
	a.UI.Note("threat.ghost:"+id.Piece(), strconv.Itoa(known.dice), t.sight.Tag(a.Desk, r.X+r.W/2, r.Y-a.UI.Px(14), words, c))
}

// How large the legend is, in units of the design.
const (
	legendWide = 286
	legendHigh = 140
)
