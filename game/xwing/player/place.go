package player

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/physics"
)

// tries is how many places a player looks at before it takes any.
const tries = 40

// place sets ships up facing the other side, near the front of their zone, and
// obstacles anywhere.
func (p *Sensible) place(l *look, d game.Decision) (game.Choice, bool) {
	if d.Kind != ask.PlaceShip || d.Placement == nil {
		return game.Choice{}, false
	}
	piece := d.Placement.Pieces[p.src.Below(len(d.Placement.Pieces))]
	zone, heading := piece.Zone, 0.0
	half := piece.Base.Half()
	front := zone.Max.Y - half
	if d.Seat == game.Blue {
		heading, front = 180, zone.Min.Y+half
	}
	if piece.Base == physics.Large {
		front = (zone.Min.Y + zone.Max.Y) / 2
	}
	width := zone.Max.X - zone.Min.X
	for range tries {
		x := zone.Min.X + width*(0.15+0.7*float64(p.src.Below(1000))/1000)
		pose := physics.PoseAt(x, front, heading)
		if len(d.Placement.Check(piece.ID, pose)) == 0 {
			return game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece.ID, Pose: &pose}, true
		}
	}
	return game.Choice{}, false
}
