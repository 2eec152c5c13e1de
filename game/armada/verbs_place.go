package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// Spot says where an objective has something placed.
type Spot struct {
	Area  gauge.Area
	Apart gauge.Distance  // beyond this distance of its like; 0: anywhere
	Near  []physics.Shape // at a distance of one of these; nil: anywhere
	Reach gauge.Distance  // that distance
	Touch bool            // it touches one of them instead, and lies on none
	Row   string          // of the ledger: what the objective says of the place
}

// near is what something has to lie at.
func (s *Spot) near() *game.Near {
	if len(s.Near) == 0 {
		return nil
	}
	return &game.Near{Shapes: s.Near, Max: s.Reach.Limit(), Refusal: *refuse(s.Row, "place-near")}
}

// touching has what is placed touch one of the shapes and lie on none; where it cannot it lies as near as it can.
func (s *Spot) touching(p *game.Placement) *game.Placement {
	q := *p
	q.Near, q.Pieces = nil, slices.Clone(p.Pieces)
	for _, shape := range s.Near {
		q.KeepOut = append(q.KeepOut, game.KeepOut{Shape: shape, Refusal: *refuse(s.Row, "place-near")})
	}
	q.Pieces[0].Near = &game.Near{Shapes: s.Near, Refusal: *refuse(s.Row, "place-near")}
	if _, _, free := q.AnyLegal(); !free {
		return p
	}
	return &q
}

// elsewhere is why tokens of the objective lie nowhere else: where they may lie all over the setup area it is the limit of all
// that is placed in setup (ARM-SET-047), or else what the objective says.
func (s *Spot) elsewhere(f gauge.Field) *game.Refusal {
	if s.Area == f.Setup() {
		return refuse(rule.SetupTokens, "setup-area")
	}
	return refuse(s.Row, "objective-zone")
}

// AddObstacle has a player place a further obstacle, by the id of its token.
func (t *Table) AddObstacle(by game.Seat, card string, spot Spot) board.ObstacleID {
	t.announce(board.ObstaclesChosen{Obstacles: t.obstacles([]string{card})})
	p := t.obstaclePlacement(spot.Area, spot.Apart.Limit()+slack, spot.Row)
	if t.View.Phase != board.Setup {
		t.keepOffPieces(p, rule.MovedOnto)
	}
	p.Near = spot.near()
	p.Pieces = p.Pieces[len(p.Pieces)-1:]
	return t.placeObstacle(by, p, false)
}

// PlaceMarkers has a player place objective tokens, one after the other.
func (t *Table) PlaceMarkers(by game.Seat, n int, spot Spot) {
	for range n {
		id := board.MarkerID(len(t.View.Markers) + 1)
		start := physics.PoseAt((spot.Area.X0+spot.Area.X1)/2, (spot.Area.Y0+spot.Area.Y1)/2, 0)
		p := t.markerPlacement(id, start, spot.Area.Shape(), *spot.elsewhere(t.View.Field))
		p.Near = spot.near()
		for i := range t.View.Markers {
			if m := &t.View.Markers[i]; spot.Apart != 0 && !m.Gone {
				p.KeepOut = append(p.KeepOut, game.KeepOut{ID: m.ID.Piece(), Shape: gauge.Token(m.Pose),
					Distance: spot.Apart.Limit() + slack,
					Refusal:  *refuse(spot.Row, "objective-apart")})
			}
		}
		if spot.Touch {
			p = spot.touching(p)
		}
		if q, _ := p.Closer(*refuse(rule.NoRoom, "token-no-room")); q.Relaxed != nil {
			p = &q
		}
		if _, _, free := p.AnyLegal(); !free && p.Near != nil {
			if q, _ := p.Farther(*refuse(rule.NoRoom, "token-no-room")); q.Relaxed != nil {
				p = &q
			}
		}
		t.LayMarker(t.askMarker(by, p, "place-objective-token"))
	}
}

// MoveMarker lets a player move an objective token to a place within a distance of where it lies, or leave it.
func (t *Table) MoveMarker(by game.Seat, id board.MarkerID, far gauge.Distance) {
	m := *t.View.Marker(id)
	from := m.Pose
	zone := physics.Disc(m.Pose.Point(), gauge.TokenRadius+far.Limit())
	m.Pose = t.askMarker(by, t.markerPlacement(id, m.Pose, zone, *refuse(rule.MovedNoFarther, "moved-too-far")), "move-objective-token")
	t.announce(board.MarkerPlaced{Marker: m})
	tokenMoved(t, id, from)
}

// markerPlacement is where a round token may be placed: in a zone of the play area.
func (t *Table) markerPlacement(id board.MarkerID, start physics.Pose, zone physics.Shape, why game.Refusal) *game.Placement {
	return &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: id.Piece(),
		Outline: physics.Disc(physics.Vec{}, gauge.TokenRadius), Start: start, Zone: game.Zone{Outline: zone, Refusal: why}}}}
}

// askMarker has a player say where a token is placed.
func (t *Table) askMarker(by game.Seat, p *game.Placement, prompt string) physics.Pose {
	return *t.ask(game.Decision{Kind: ask.PlaceMarker, Seat: by, Prompt: game.Say("prompt." + prompt), Shape: game.Place,
		Placement: p}).Pose
}

// LayMarker lays an objective token at a place.
func (t *Table) LayMarker(p physics.Pose) {
	t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(t.View.Markers) + 1), Kind: board.ObjectiveToken,
		Seat: game.NoSeat, Pose: p}})
}

// Edge is the outside of a seat's edge of the play area, to measure from.
func (t *Table) Edge(seat game.Seat) physics.Shape {
	f, upper := t.View.Field, seat == game.Blue
	switch {
	case f.ShortEdges && upper:
		return physics.Rect(f.Width, 0, f.Width+1, f.Depth)
	case f.ShortEdges:
		return physics.Rect(-1, 0, 0, f.Depth)
	case upper:
		return physics.Rect(0, f.Depth, f.Width, f.Depth+1)
	}
	return physics.Rect(0, -1, f.Width, 0)
}
