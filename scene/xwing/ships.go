package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// From how many pixels for a millimetre on bases are drawn with more that is
// printed on them.
const (
	midBases  = 1.5
	nearBases = 3
)

// baseSprite is the picture of a ship's base: plain from far, with all that is
// printed on it from near.
func (t *onTable) baseSprite(a *desk, s *board.Ship) *draw.Sprite {
	r := a.printedBase(s)
	far := a.Studio.Sprite(r)
	if t.sight.Cam.K < midBases {
		return far
	}
	r.Detail, r.Initiative, r.Number, r.Wing = pieces.Mid, s.Initiative, int(s.ID), s.Wing
	if p, err := a.facts.Pilot(s.Pilot); err == nil && t.sight.Cam.K >= nearBases {
		r.Detail, r.Name, r.Faction = pieces.Near, p.Name, p.Faction
	}
	if nearer := a.Studio.Sprite(r); nearer.Image != nil {
		return nearer
	}
	return far // until the other is painted
}

// printedBase is a ship's base with the arcs of its weapons, from far.
func (a *desk) printedBase(s *board.Ship) pieces.Base {
	r := pieces.Base{Size_: s.Size, Seat: s.Seat}
	if ship, err := a.facts.Ship(s.Chassis); err == nil {
		for _, w := range ship.Stats.Attacks {
			r.Arcs |= pieces.Shade(w.Arc)
		}
	}
	return r
}

func (t *onTable) drawShip(a *desk, s *board.Ship) {
	if s.Remote != "" {
		t.drawRemote(a, s)
		return
	}
	pose := t.play.board.pose(s)
	t.drawBase(a, s, pose, t.fading(s))
	t.wake(a, s)
	part := s.Part(pose)
	a.UI.Piece(s.ID.Piece(), t.play.words.Value("ship", s.ID.Piece()), t.sight.Rect(part.Shape()))
}

// How far the ship reaches on its base, as a share of half a side: from far, and where
// more is printed beside it; then it stands a little ahead of the middle.
const (
	farShip  = 0.90
	midShip  = 0.78
	shipFore = 0.05
)

// drawBase paints a base at a pose: its shadow, the plate, the turret, the ship.
func (t *onTable) drawBase(a *desk, s *board.Ship, pose physics.Pose, alpha float64) {
	l, cam := &a.Back, &t.sight.Cam
	x, y := cam.At(pose.Point())
	angle := cam.Angle(pose)
	corners := gauge.Base{Pose: pose, Size: s.Size}.Corners()
	t.sight.Shadow(l, corners[:], 7, 2.6, 0.75*alpha)
	plate := t.baseSprite(a, s)
	if plate.Image == nil {
		t.bareBase(a, s, pose, alpha)
	}
	l.Sprite(plate, x, y, angle, cam.K, alpha)
	for _, m := range mounts(s) {
		mx, my := cam.At(pose.Moved(0, m.ahead).Point())
		for _, arc := range m.arcs {
			l.Sprite(a.Studio.Sprite(m.piece), mx, my, angle-arcTurn(arc), cam.K, alpha)
		}
	}
	t.drawHull(a, s, pose, alpha)
}

// mount is where a turret arc indicator lies on its ship.
type mount struct {
	piece pieces.Turret
	ahead float64 // of the middle of the base, in mm
	arcs  []gauge.Arc
}

// mounts are those of a ship: in its middle, of a huge one the first before it and the second behind it.
func mounts(s *board.Ship) []mount {
	first := mount{piece: pieces.Turret{Size_: s.Size, Seat: s.Seat}, arcs: s.Turret}
	if s.Size < gauge.Huge {
		return []mount{first}
	}
	second := first
	second.piece.Second, second.arcs = true, s.SecondTurret()
	first.ahead = s.Size.Fore() - s.Size.Abeam()
	second.ahead = -first.ahead
	return []mount{first, second}
}

// hullPose is where the ship stands on its base, and how many mm are one of its units.
func (t *onTable) hullPose(s *board.Ship, pose physics.Pose) (physics.Pose, float64) {
	if t.sight.Cam.K < midBases {
		return pose, s.Size.Fore() * farShip // as long as its base: huge ones are narrower
	}
	return pose.Moved(0, shipFore*s.Size.Fore()), s.Size.Fore() * midShip
}

// drawHull paints the ship itself, its shadow on the plate, and its engines.
func (t *onTable) drawHull(a *desk, s *board.Ship, pose physics.Pose, alpha float64) {
	l, cam := &a.Back, &t.sight.Cam
	at, unit := t.hullPose(s, pose)
	x, y := cam.At(at.Point())
	angle, k := cam.Angle(at), unit*cam.K
	sp := a.raisedShip(s.Pilot, s.Chassis, 2.16*k)
	if cam.K >= midBases { // from far the ship's own halo is all that would be seen
		l.Shade(sp, x+0.04*k, y+0.05*k, angle, k, 0.55*alpha)
	}
	a.hull(l, s.Pilot, s.Chassis, x, y, angle, k, alpha)
	for _, n := range a.Studio.Nozzles(pieces.Likeness(s.Chassis)) {
		gx, gy := cam.At(at.Moved(n.X*unit, -n.Y*unit).Point())
		l.Glow(gx, gy, max(2.6*n.R*k, a.UI.Px(2.5)), draw.Fade(draw.EngineLight, 0.55*alpha))
	}
}

// wake is how many lights the engines of a moving ship leave behind, and for which part
// of the way.
const (
	wakeLights = 24
	wakeLength = 0.60
)

// wake paints the lights that the engines of the ship that moves have left on its way.
func (t *onTable) wake(a *desk, s *board.Ship) {
	m := t.play.board.last
	e, moving := t.play.board.Now.(board.ShipMoved)
	if !moving || e.Ship != s.ID || m == nil || len(m.way) < 2 || a.set.Animation.Reduced {
		return
	}
	l, cam, p := &a.Back, &t.sight.Cam, t.play.board.Progress()
	nozzles := a.Studio.Nozzles(pieces.Likeness(s.Chassis))
	for i := wakeLights; i > 0; i-- {
		part := float64(i) / wakeLights
		back := p - wakeLength*part
		if back < 0 {
			continue
		}
		at, unit := t.hullPose(s, m.onWay(back))
		for _, n := range nozzles {
			x, y := cam.At(at.Moved(n.X*unit, -n.Y*unit).Point())
			l.Glow(x, y, max(2.4*n.R*unit*cam.K, a.UI.Px(7))*(1-0.55*part), draw.Fade(draw.EngineLight, 0.75*(1-part)))
		}
	}
}

// onWay is where the ship was when it had gone a part of its way.
func (m *lastMove) onWay(part float64) physics.Pose {
	at := part * float64(len(m.way)-1)
	i := min(int(at), len(m.way)-2)
	return between(m.way[i], m.way[i+1], at-float64(i))
}

// bareBase paints a base as a plain plate until its picture is painted.
func (t *onTable) bareBase(a *desk, s *board.Ship, pose physics.Pose, alpha float64) {
	of := gauge.Base{Pose: pose, Size: s.Size}.Corners()
	corners := t.sight.Cam.Points(of[:])
	c := art.SeatColor(s.Seat)
	a.Back.Polygon(corners, draw.Fade(draw.Mix(c, draw.Felt, 0.7), alpha))
	a.Back.Outline(corners, max(1, a.UI.Px(1.5)), draw.Fade(c, alpha))
}

// arcTurn is by how much an arc points left of the front, in radians.
func arcTurn(arc gauge.Arc) float64 {
	switch arc {
	case gauge.Left:
		return math.Pi / 2
	case gauge.Right:
		return -math.Pi / 2
	case gauge.Rear, gauge.FullRear:
		return math.Pi
	}
	return 0
}

// tokensOf lists a ship's tokens one by one.
func tokensOf(s *board.Ship) []board.Token {
	var out []board.Token
	for k := range board.TokenKinds {
		for range s.Has(k) {
			out = append(out, k)
		}
	}
	return out
}
