package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Edge is an edge of the play area, as red sees it.
type Edge uint8

// The edges. Red's own is the lower one, blue's the upper one.
const (
	LowerEdge Edge = iota
	UpperEdge
	LeftEdge
	RightEdge
)

// OwnEdge is the edge of a ship's player.
func (t *Table) OwnEdge(id board.ShipID) Edge {
	if t.View.Head(t.Ship(id).Seat) == game.Blue {
		return UpperEdge
	}
	return LowerEdge
}

// EdgeCrossed is the edge that a ship has crossed the farthest.
func (t *Table) EdgeCrossed(id board.ShipID) Edge {
	lo, hi := t.ShipShape(id).Bounds()
	area := t.View.Area
	over := [...]float64{LowerEdge: -lo.Y, UpperEdge: hi.Y - area.Height, LeftEdge: -lo.X, RightEdge: hi.X - area.Width}
	return Edge(slices.Index(over[:], slices.Max(over[:])))
}

// EnemyEdge is the edge across the table from that of a ship's player.
func (t *Table) EnemyEdge(id board.ShipID) Edge { return UpperEdge - t.OwnEdge(id) }

// RangeToEdge is the range from a ship to the closest point of an edge.
func (t *Table) RangeToEdge(id board.ShipID, e Edge) gauge.Range {
	const thin, long = 1, 1e4
	w, h := t.View.Area.Width, t.View.Area.Height
	strips := [...]physics.Shape{LowerEdge: physics.Rect(-long, -thin, long, 0), UpperEdge: physics.Rect(-long, h, long, h+thin),
		LeftEdge: physics.Rect(-thin, -long, 0, long), RightEdge: physics.Rect(w, -long, w+thin, long)}
	return gauge.MeasureRange(t.ShipShape(id), strips[e])
}

// Return is a ship in reserve that comes back at the start of the next Planning Phase.
type Return struct {
	Ship board.ShipID
	Edge Edge
}

// Withdraw places a ship in reserve; at the start of the next Planning Phase its player
// places it within range 1 of an edge. One that has been destroyed meanwhile comes back no more.
func (t *Table) Withdraw(id board.ShipID, to Edge) {
	if t.Ship(id).Destroyed {
		return
	}
	t.Hidden.Dials[id-1] = catalog.Maneuver{}
	t.jettison(id, t.Ship(id).Base())
	t.announce(board.ShipWithdrawn{Ship: id})
	t.Memory.Returns = append(t.Memory.Returns, Return{id, to})
}

// bringBack has the players place the ships that come back, in player order.
func (t *Table) bringBack() {
	due := t.Memory.Returns
	t.Memory.Returns = nil
	for seat := range t.playerOrder() {
		for _, r := range due {
			if s := t.Ship(r.Ship); s.Seat == seat && s.Where == board.InReserve {
				t.placeAtEdge(r)
			}
		}
	}
}

// placeAtEdge has a ship's player place it within range 1 of an edge, on top of no other; where
// there is no room, as near to it as can be (RULINGS 36).
func (t *Table) placeAtEdge(r Return) {
	s := t.Ship(r.Ship)
	p := t.forcesPlacement(s.Seat, []board.ShipID{r.Ship})
	p.Pieces[0].Zone = game.Zone{Outline: edgeBand(t.View.Area, r.Edge), MayFill: s.Size == gauge.Large,
		Refusal: *t.Refuse(rule.FromReserve, "refusal.place-at-that-edge")}
	p.Pieces[0].Start = edgePose(t.View.Area, r.Edge)
	p, _ = p.Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	c := t.ask(game.Decision{Kind: ask.PlaceFromReserve, Seat: s.Seat, Shape: game.Place,
		Prompt: game.Say("prompt.place-at-edge", "ship", r.Ship.Piece()), About: []string{r.Ship.Piece()}, Placement: &p})
	t.announce(board.ShipPlaced{Ship: r.Ship, Pose: *c.Pose})
}

// edgeBand is what lies within range 1 of an edge.
func edgeBand(area gauge.Area, e Edge) physics.Shape {
	const band = gauge.RangeBand
	switch e {
	case UpperEdge:
		return physics.Rect(0, area.Height-band, area.Width, area.Height)
	case LeftEdge:
		return physics.Rect(0, 0, band, area.Height)
	case RightEdge:
		return physics.Rect(area.Width-band, 0, area.Width, area.Height)
	}
	return physics.Rect(0, 0, area.Width, band)
}

// edgePose suggests where a ship is first shown: at the middle of an edge, looking inwards.
func edgePose(area gauge.Area, e Edge) physics.Pose {
	const half = gauge.RangeBand / 2
	switch e {
	case UpperEdge:
		return physics.PoseAt(area.Width/2, area.Height-half, 180)
	case LeftEdge:
		return physics.PoseAt(half, area.Height/2, -90)
	case RightEdge:
		return physics.PoseAt(area.Width-half, area.Height/2, 90)
	}
	return physics.PoseAt(area.Width/2, half, 0)
}
