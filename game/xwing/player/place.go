package player

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// tries is how many places a player looks at before it takes any.
const tries = 40

// place sets ships up facing the other side, near the front of their zone, and
// obstacles anywhere.
func (p *Sensible) place(l *look, d game.Decision) (game.Choice, bool) {
	if d.Kind == ask.PlaceBeside {
		return p.beside(l, d)
	}
	if d.Kind != ask.PlaceShip || d.Placement == nil {
		return game.Choice{}, false
	}
	piece := d.Placement.Pieces[p.src.Below(len(d.Placement.Pieces))]
	from, to := piece.Zone.Outline.Bounds()
	if to.Y-from.Y > l.view.Area.Height/2 { // a card lets it stand anywhere: it stays with the others
		if l.view.Head(d.Seat) == game.Red {
			to.Y = from.Y + gauge.RangeBand
		} else {
			from.Y = to.Y - gauge.RangeBand
		}
	}
	_, corner := piece.Outline.Bounds()
	half, heading := corner.Y, 0.0
	front := to.Y - half
	if l.view.Head(d.Seat) == game.Blue {
		heading, front = 180, from.Y+half
	}
	switch {
	case 2*half > to.Y-from.Y && heading == 180: // it fills the zone, sticking out to the middle
		front = to.Y - half
	case 2*half > to.Y-from.Y:
		front = from.Y + half
	case half >= gauge.Large.Fore():
		front = (from.Y + to.Y) / 2
	}
	width := to.X - from.X
	for range tries {
		x := from.X + width*(0.15+0.7*float64(p.src.Below(1000))/1000)
		pose := physics.PoseAt(x, front, heading)
		if len(d.Placement.Check(piece.ID, pose)) == 0 {
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece.ID, Pose: &pose}, true
		}
	}
	return game.Choice{}, false
}

// beside looks at some of the places beside a ship for a device, and takes the one where it
// threatens most.
func (p *Sensible) beside(l *look, d game.Decision) (game.Choice, bool) {
	var best game.Choice
	most, found := 0.0, false
	for range tries / 4 {
		c, err := game.Sample(&p.src, d)
		if err != nil {
			return c, false
		}
		if threat := l.threat(xwing.DeviceKindOf(c.Piece), *c.Pose); !found || threat > most {
			best, most, found = c, threat, true
		}
	}
	return best, found
}
