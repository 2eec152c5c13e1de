package xwing

import (
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

// shipPicture is the picture of a pilot's ship for lists.
func (a *desk) shipPicture(pilot, chassis string) art.Ship {
	return art.Ship{Chassis: chassis, Livery: a.livery(pilot), Side: shipIcon}
}
