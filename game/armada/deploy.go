package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// undeployed are a seat's ships and squadrons that are still to be deployed.
func (s *State) undeployed(seat game.Seat) (ships []board.ShipID, squadrons []board.SquadronID) {
	for i := range s.View.Ships {
		if ship := &s.View.Ships[i]; ship.Seat == seat && ship.Where == board.Undeployed {
			ships = append(ships, ship.ID)
		}
	}
	for i := range s.View.Squadrons {
		if q := &s.View.Squadrons[i]; q.Seat == seat && q.Where == board.Undeployed {
			squadrons = append(squadrons, q.ID)
		}
	}
	return ships, squadrons
}

// deployFleets is one deployment turn: a ship or two squadrons (ARM-SET-028, -029, -039).
func (t *Table) deployFleets() Step {
	seat := t.Memory.Turn
	ships, squadrons := t.undeployed(seat)
	if len(ships)+len(squadrons) == 0 {
		seat = board.Across(seat)
		if ships, squadrons = t.undeployed(seat); len(ships)+len(squadrons) == 0 {
			return FinishSetup
		}
	}
	t.Memory.Turn = board.Across(seat)
	if o := t.objective(); o != nil && o.FirstDeploys && seat == t.View.First {
		t.Memory.Turn = seat
	}
	withSquadrons := len(t.onTable(seat)) > 0 && (len(squadrons) > 1 || len(ships) == 0) // ARM-SET-037
	if !withSquadrons {
		squadrons = nil
	}
	if first := t.deploy(seat, ships, squadrons); board.SquadronOf(first) != 0 {
		if _, left := t.undeployed(seat); len(left) > 0 {
			t.deploy(seat, nil, left)
		}
	}
	return DeployFleets
}

// deploy has a player deploy one of the pieces, a ship with its speed.
func (t *Table) deploy(seat game.Seat, ships []board.ShipID, squadrons []board.SquadronID) (piece string) {
	p := t.deployment(seat, ships, squadrons)
	c := t.ask(game.Decision{Kind: ask.Deploy, Seat: seat, Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
	if q := board.SquadronOf(c.Piece); q != 0 {
		t.announce(board.SquadronDeployed{Squadron: q, Pose: *c.Pose})
		return c.Piece
	}
	id := board.ShipOf(c.Piece)
	speed := 0 // at a gravity rift
	if !t.nearRift(gauge.Base{Pose: *c.Pose, Size: t.Ship(id).Size}) {
		speed = t.askSpeed(seat, id)
	}
	t.announce(board.ShipDeployed{Ship: id, Pose: *c.Pose, Speed: speed})
	return c.Piece
}

// askSpeed has a player set the speed dial of a ship that is deployed, to a speed of its chart (ARM-SET-033, -034).
func (t *Table) askSpeed(seat game.Seat, id board.ShipID) int {
	var options []game.Option
	for speed := 1; speed <= t.shipCard(id).MaxSpeed(); speed++ {
		options = append(options, game.Option{ID: strconv.Itoa(speed), Text: game.Say("option.speed", "n", strconv.Itoa(speed))})
	}
	speed, _ := strconv.Atoi(t.askOne(seat, ask.SetSpeed, game.Say("prompt.set-speed", "ship", id.Piece()), []string{id.Piece()}, options))
	return speed
}

// deployment is where pieces may be deployed (ARM-SET-030 to -036).
func (t *Table) deployment(seat game.Seat, ships []board.ShipID, squadrons []board.SquadronID) *game.Placement {
	p := &game.Placement{Area: t.View.Field.All().Shape()}
	own := t.View.Field.Deployment(seat == game.Blue)
	zone := game.Zone{Outline: own.Shape(), Refusal: *refuse(rule.DeploymentZone, "deployment-zone")}
	heading := map[game.Seat]float64{game.Red: 0, game.Blue: 180}[seat]
	start := physics.PoseAt((own.X0+own.X1)/2, (own.Y0+own.Y1)/2, heading)
	for _, id := range ships {
		half := t.Ship(id).Size.Base().Scale(0.5)
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(), Outline: physics.Rect(-half.X, -half.Y, half.X, half.Y), Start: start,
			Zone: zone})
	}
	anywhere := game.Zone{Outline: t.View.Field.Setup().Shape(), Refusal: *refuse(rule.SetupArea, "setup-area")}
	for _, id := range squadrons {
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: start,
			Zone: anywhere})
	}
	if len(squadrons) > 0 {
		t.nearFriends(seat, p, squadrons)
	}
	t.keepOffPieces(p, rule.DeployedOntoShip)
	return p
}

// nearFriends lets squadrons be deployed within distance 1-2 of a friendly ship alone (ARM-SET-035): in a zone that is
// nowhere, or else near one.
func (t *Table) nearFriends(seat game.Seat, p *game.Placement, squadrons []board.SquadronID) {
	near := game.Near{Max: gauge.Distance2.Limit() - 2*gauge.SquadronRadius,
		Refusal: *refuse(rule.SquadronsNearShips, "squadron-near-ship")}
	for _, id := range t.onTable(seat) {
		near.IDs, near.Shapes = append(near.IDs, id.Piece()), append(near.Shapes, t.Ship(id).Base().Shape())
	}
	if len(p.Pieces) == len(squadrons) {
		p.Near = &near
		return
	}
	for i := range p.Pieces {
		if board.SquadronOf(p.Pieces[i].ID) != 0 {
			p.Pieces[i].Zone = game.Zone{Refusal: near.Refusal}
			p.Pieces[i].Else = &near
		}
	}
}

// keepOffPieces keeps what is placed off ships and squadrons.
func (t *Table) keepOffPieces(p *game.Placement, row string) {
	for _, id := range t.onTable(game.NoSeat) {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: id.Piece(), Shape: t.Ship(id).Base().Shape(),
			Refusal: *refuse(row, "onto", "piece", id.Piece())})
	}
	for _, id := range t.squadronsOnTable(game.NoSeat) {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: id.Piece(), Shape: gauge.Squadron(t.Squadron(id).Pose),
			Refusal: *refuse(row, "onto", "piece", id.Piece())})
	}
}
