package xwing

import (
	"math"

	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// livery is the paint of whoever flies a ship of a type that is another's, too: of the
// first of its factions it looks as it is described.
func (a *desk) livery(pilot string) draw.Color {
	p, err := a.facts.Pilot(pilot)
	if err != nil {
		return draw.Color{}
	}
	ship, err := a.facts.Ship(p.Ship)
	if err != nil || len(ship.Factions) == 0 || ship.Factions[0] == p.Faction {
		return draw.Color{}
	}
	return pieces.FactionColor(p.Faction)
}

// raisedShip is the picture of a pilot's ship, to be lit, so wide.
func (a *desk) raisedShip(pilot, chassis string, wide float64) *draw.Sprite {
	return a.raised(art.Raised{Chassis: pieces.Likeness(chassis), Livery: a.livery(pilot)}, wide)
}

// hull paints a pilot's ship at an angle, k pixels from its middle to its nose, lit as it lies; as flat shapes until
// its picture is there.
func (a *desk) hull(l *draw.List, pilot, chassis string, x, y, angle, k, light float64) {
	sp := a.raisedShip(pilot, chassis, 2.16*k)
	if l.Lit(sp, x, y, angle, k, light); sp.Image != nil {
		return
	}
	sin, cos := math.Sincos(angle)
	for _, part := range a.Studio.Flat(art.Raised{Chassis: pieces.Likeness(chassis), Livery: a.livery(pilot)}) {
		pts := make([]draw.Pt, len(part.Points))
		for i, p := range part.Points {
			px, py := float64(p.X)*k, float64(p.Y)*k
			pts[i] = draw.Pt{X: float32(x + px*cos - py*sin), Y: float32(y + px*sin + py*cos)}
		}
		l.Polygon(pts, draw.Fade(part.Color, light))
	}
}

// maneuver is the sign of a maneuver.
func (a *desk) maneuver(m catalog.Maneuver) pieces.Maneuver {
	return pieces.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty, Green: a.green()}
}

// difficulty is the color in which a difficulty is printed.
func (a *desk) difficulty(d catalog.Difficulty) draw.Color {
	return pieces.DifficultyColor(d, a.green())
}

// green reports whether easy maneuvers are printed in green.
func (a *desk) green() bool { return a.facts.Color(catalog.Blue) == "green" }

// shipPicture is the picture of a pilot's ship for lists.
func (a *desk) shipPicture(pilot, chassis string) art.Ship {
	return art.Ship{Chassis: pieces.Likeness(chassis), Livery: a.livery(pilot), Side: shipIcon}
}

// shipIcon is the side in pixels of ship types in lists.
const shipIcon = 96

// raised is the picture of a ship that is large enough to be shown that many pixels
// wide, or the largest that is painted already.
func (a *desk) raised(r art.Raised, wide float64) *draw.Sprite {
	sides := [...]int{64, 128, 192}
	at := 0
	for at < len(sides)-1 && wide > 1.15*float64(sides[at]) {
		at++
	}
	r.Side = sides[at]
	best := a.Studio.Sprite(r)
	for at--; best.Image == nil && at >= 0; at-- {
		r.Side = sides[at]
		best = a.Studio.Sprite(r)
	}
	return best
}
