package xwing

import (
	"math"

	"xwing/game/xwing/squad"
	"xwing/scene/draw"
)

// How the ships of a squad are fanned: as cards in a hand, from left to right.
const (
	fanStep   = 24  // degrees from one ship to the next
	fanSpread = 112 // and from the first to the last at most
	fanRadius = 1.6
	mostInFan = 12 // ships: of more, the first
)

// fan paints the ships of a squad fanned in a rectangle, as large as there is room.
func (a *desk) fan(r draw.Rect, pilots []squad.SquadPilot, alpha float64) {
	pilots = pilots[:min(len(pilots), mostInFan)]
	places, size := fanPlaces(r, len(pilots))
	for _, i := range outsideIn(len(pilots)) {
		a.inFan(pilots[i], places[i], size, alpha)
	}
}

// fanPlace is where a ship of a fan is, and by how much it is turned.
type fanPlace struct{ x, y, turn float64 }

// fanPlaces is where so many ships lie in a fan, and how large they are.
func fanPlaces(r draw.Rect, n int) (places []fanPlace, size float64) {
	spread := math.Min(fanStep*float64(n-1), fanSpread) * math.Pi / 180
	// a ship is one wide: so wide and high is the whole
	wide := 1 + 2*fanRadius*math.Sin(spread/2)
	high := 1 + fanRadius*(1-math.Cos(spread/2))
	size = min(r.W/wide, r.H/high)
	x, y := r.X+r.W/2, r.Y+(r.H-size*high)/2+size*(0.5+fanRadius)
	for i := range n {
		turn := 0.0
		if n > 1 {
			turn = spread * (float64(i)/float64(n-1) - 0.5)
		}
		sin, cos := math.Sincos(turn)
		places = append(places, fanPlace{x + sin*fanRadius*size, y - cos*fanRadius*size, turn})
	}
	return places, size
}

// inFan paints one ship, with its shadow on those below.
func (a *desk) inFan(p squad.SquadPilot, at fanPlace, size, alpha float64) {
	chassis := p.Ship
	if pilot, err := a.facts.Pilot(p.Pilot); err == nil {
		chassis = pilot.Ship
	}
	if chassis == "" {
		return
	}
	l, k := a.UI.L, size/2.16
	sp := a.raisedShip(p.Pilot, chassis, size)
	l.Shade(sp, at.x+0.05*k, at.y+0.08*k, at.turn, k, 0.6*alpha)
	l.Lit(sp, at.x, at.y, at.turn, k, alpha)
}

// outsideIn counts to n from both ends: what is counted last, in the middle, lies on top.
func outsideIn(n int) []int {
	out := make([]int, 0, n)
	for i, j := 0, n-1; i <= j; i, j = i+1, j-1 {
		if out = append(out, i); j > i {
			out = append(out, j)
		}
	}
	return out
}
