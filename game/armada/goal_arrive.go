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

// Arrive has a seat deploy all that it has set aside at distance 1 of a token: ships first, which may lie on squadrons; the
// other player places these as after a maneuver (ARM-SAS-010, -013). Where there is no room it is as near as it can be.
func (g Goal) Arrive(seat game.Seat, at board.MarkerID) {
	t := g.t
	near := game.Near{IDs: []string{at.Piece()}, Shapes: []physics.Shape{gauge.Token(t.View.Marker(at).Pose)},
		Max: gauge.Distance1.Limit(), Refusal: *refuse(rule.ArrivesAtToken, "arrive-at-token")}
	arrive(t, seat, t.AreAside(seat), near, t.View.Marker(at).Pose)
}

// ArriveAt has a seat deploy pieces of its own likewise, at distance 1 of an obstacle or of a token, as a row of the ledger says.
func (g Goal) ArriveAt(seat game.Seat, pieces []string, at, row string) {
	t := g.t
	near := game.Near{IDs: []string{at}, Max: gauge.Distance1.Limit(), Refusal: *refuse(row, "place-near")}
	var start physics.Pose
	if o := t.View.Obstacle(board.ObstacleOf(at)); o != nil {
		near.Shapes, start = []physics.Shape{o.Shape()}, o.Pose
	} else if m := t.View.Marker(board.MarkerOf(at)); m != nil {
		near.Shapes, start = []physics.Shape{gauge.Token(m.Pose)}, m.Pose
	}
	arrive(t, seat, pieces, near, start)
}

// arrive does it for pieces, one after the other.
func arrive(t *Table, seat game.Seat, pieces []string, near game.Near, start physics.Pose) {
	for _, piece := range pieces {
		p := &game.Placement{Area: t.View.Field.All().Shape(), Near: &near}
		t.keepOffPieces(p, rule.DeployedOntoShip)
		outline := physics.Disc(physics.Vec{}, gauge.SquadronRadius)
		id := board.ShipOf(piece)
		if id != 0 {
			half := t.Ship(id).Size.Base().Scale(0.5)
			outline = physics.Rect(-half.X, -half.Y, half.X, half.Y)
			p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return board.SquadronOf(k.ID) != 0 })
		}
		p.Pieces = []game.Piece{{ID: piece, Outline: outline, Start: start, Zone: game.Zone{Outline: p.Area, Refusal: near.Refusal}}}
		if q, _ := p.Farther(*refuse(rule.NoRoom, "deployment-no-room")); q.Relaxed != nil {
			p = &q
		}
		c := t.ask(game.Decision{Kind: ask.Deploy, Seat: seat, Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
		if id == 0 {
			t.announce(board.SquadronDeployed{Squadron: board.SquadronOf(piece), Pose: *c.Pose})
			continue
		}
		t.deployShip(id, c, false)
		t.moveAside(id)
	}
}

// DeployAmong has a seat deploy squadrons that were set aside, one after the other: as squadrons are, or at distance 1 of an
// obstacle, and beyond a distance of the other player's edge, as a row of the ledger says.
func (g Goal) DeployAmong(seat game.Seat, squadrons []board.SquadronID, beyond gauge.Distance, row string) {
	t := g.t
	off := game.KeepOut{Shape: t.Edge(board.Across(seat)), Distance: beyond.Limit() + slack, Refusal: *refuse(row, "near-edge")}
	for left := slices.Clone(squadrons); len(left) > 0; {
		d := &Deployment{Seat: seat, Squadrons: left, Off: []game.KeepOut{off}}
		p := atObstacles(t, d, row)
		if p == nil || len(t.onTable(seat)) > 0 && t.Choose(g.m, seat, "near-ships", "near-obstacles") == "near-ships" {
			p = t.deploymentWithRoom(d)
		}
		c := t.ask(game.Decision{Kind: ask.Deploy, Seat: seat, Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
		id := board.SquadronOf(c.Piece)
		t.announce(board.SquadronDeployed{Squadron: id, Pose: *c.Pose})
		left = slices.DeleteFunc(left, func(q board.SquadronID) bool { return q == id })
	}
}

// atObstacles is where squadrons may be deployed at distance 1 of an obstacle; nil if nowhere.
func atObstacles(t *Table, d *Deployment, row string) *game.Placement {
	setup := t.View.Field.Setup().Shape()
	p := &game.Placement{Area: t.View.Field.All().Shape(), KeepOut: slices.Clone(d.Off), Near: &game.Near{Max: gauge.Distance1.Limit(),
		Refusal: *refuse(row, "place-near")}}
	t.eachObstacle(func(o *board.Obstacle) {
		p.Near.IDs, p.Near.Shapes = append(p.Near.IDs, o.ID.Piece()), append(p.Near.Shapes, o.Shape())
	})
	if len(p.Near.Shapes) == 0 {
		return nil
	}
	t.keepOffPieces(p, rule.DeployedOntoShip)
	for _, id := range d.Squadrons {
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius),
			Start: t.View.Obstacle(board.ObstacleOf(p.Near.IDs[0])).Pose,
			Zone:  game.Zone{Outline: setup, Refusal: *refuse(rule.SetupArea, "setup-area")}})
	}
	if _, _, free := p.AnyLegal(); !free {
		return nil
	}
	return p
}
