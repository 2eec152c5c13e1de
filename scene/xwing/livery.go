package xwing

import (
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
	return a.Studio.Near(art.Raised{Chassis: pieces.Likeness(chassis), Livery: a.livery(pilot)}, wide)
}

// hull paints a pilot's ship at an angle, k pixels from its middle to its nose, lit as it lies; as flat shapes until
// its picture is there.
func (a *desk) hull(l *draw.List, pilot, chassis string, x, y, angle, k, light float64) {
	a.Studio.Model(l, art.Raised{Chassis: pieces.Likeness(chassis), Livery: a.livery(pilot)}, x, y, angle, k, light)
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
