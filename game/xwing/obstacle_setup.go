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

// placeObstacles is the Place Obstacles step of setup, one obstacle a run:
// in player order the players take turns until none is left (X20-SET-005).
func (t *Table) placeObstacles() bool {
	if e := t.rules.Environment; e != nil {
		return t.layEnvironment(e)
	}
	if !t.placeFeatures() {
		return false
	}
	seat := t.obstacleTurn()
	if seat == game.NoSeat {
		return true
	}
	p, _ := t.obstaclePlacement(seat).Closer(*t.Refuse(rule.NoRoom, "refusal.obstacle-no-room"))
	c := t.ask(game.Decision{Kind: ask.PlaceObstacle, Seat: seat, Shape: game.Place,
		Prompt: game.Say("prompt.place-obstacle"), Placement: &p})
	o := t.obstacleFacts(obstacleXWS(c.Piece))
	t.announce(board.ObstaclePlaced{Obstacle: board.ObstacleID(len(t.View.Obstacles) + 1),
		XWS: o.ID, Type: o.Type, Seat: seat, Pose: *c.Pose})
	return false
}

// obstacleTurn returns the seat whose turn it is to place an obstacle: the first
// player's after an even number, or in pairs after an even number of those, else the second's. NoSeat when none is left.
func (t *Table) obstacleTurn() game.Seat {
	if len(t.View.Unplaced(game.Red)) == 0 {
		return game.NoSeat
	}
	turns := len(t.View.Obstacles)
	if t.rules.Edition.Setup.Pairs {
		turns /= 2
	}
	return t.inTurn(turns)
}

// chooseEdges has the second player choose an edge once the obstacles lie: his own, or the
// other one, and then the table is turned around (X10-SET-005).
func (t *Table) chooseEdges() bool {
	seat := t.View.OpponentOf(t.View.First)
	if t.askOne(seat, ask.ChooseEdge, game.Say("prompt.choose-edge"), nil, []game.Option{
		{ID: "stay", Text: game.Say("option.edge-stay")}, {ID: "turn", Text: game.Say("option.edge-turn")}}) == "turn" {
		t.announce(board.TableTurned{})
	}
	return true
}

// obstaclePiece names an obstacle that is not yet in play, as a card reference.
func obstaclePiece(xws string) string { return catalog.ObstacleKind.Ref(xws) }

func obstacleXWS(piece string) string {
	xws, _ := catalog.ObstacleKind.Of(piece)
	return xws
}

// obstacleFacts returns an obstacle's type and outline.
func (s *State) obstacleFacts(xws string) *catalog.Obstacle {
	o, err := s.rules.Catalog.Obstacle(xws)
	if err != nil {
		panic("xwing: " + err.Error())
	}
	return o
}

// obstaclePlacement says where an obstacle may go: beyond range 1 of the others and
// beyond range 2 of every edge (X20-SET-006, X20-SET-007). All that are left are one
// pool, whoever brought them (RULINGS 39); the seat's own come first. Where that
// leaves no place at all the caller has them keep less of a distance.
func (t *Table) obstaclePlacement(seat game.Seat) game.Placement {
	p := game.Placement{Area: t.View.Area.Shape(), KeepOut: t.offFeatures()}
	zone := game.Zone{
		Outline: middleOf(t.View.Area),
		Refusal: *t.Refuse(rule.ObstacleNearEdge, "refusal.obstacle-near-edge"),
	}
	for _, xws := range t.View.Unplaced(seat) {
		if slices.ContainsFunc(p.Pieces, func(q game.Piece) bool { return q.ID == obstaclePiece(xws) }) {
			continue // two of a kind are one choice
		}
		p.Pieces = append(p.Pieces, game.Piece{ID: obstaclePiece(xws), Outline: t.obstacleFacts(xws).Outline,
			Start: physics.PoseAt(t.View.Area.Width/2, t.View.Area.Height/2, 0), Zone: zone})
	}
	first := t.pairedWith()
	for _, o := range t.View.Obstacles {
		own := game.KeepOut{ID: o.ID.Piece(), Shape: t.obstacleFacts(o.XWS).Outline.At(o.Pose), Distance: gauge.RangeBand,
			Refusal: *t.Refuse(rule.ObstaclesApart, "refusal.obstacle-near-obstacle", "obstacle", o.ID.Piece())}
		if o.ID == first {
			own.Distance, own.Refusal = 0, *t.Refuse(rule.ObstaclePair, "refusal.obstacle-pair", "obstacle", o.ID.Piece())
			near := &game.Near{IDs: []string{own.ID}, Shapes: []physics.Shape{own.Shape}, Refusal: own.Refusal}
			for i := range p.Pieces {
				p.Pieces[i].Near = near
			}
		}
		p.KeepOut = append(p.KeepOut, own)
	}
	return p
}

// pairedWith is the obstacle that the next one has to touch; 0 if there is none.
func (t *Table) pairedWith() board.ObstacleID {
	if n := len(t.View.Obstacles); t.rules.Edition.Setup.Pairs && n%2 == 1 {
		return t.View.Obstacles[n-1].ID
	}
	return 0
}

// middleOf is what of the area is beyond range 2 of every edge, by a hair.
func middleOf(area gauge.Area) physics.Shape {
	const beyond = 2*gauge.RangeBand + 2*physics.Slack // mm
	return physics.Rect(beyond, beyond, area.Width-beyond, area.Height-beyond)
}
