package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// Deployment is a deployment turn of a player, as an objective may change it.
type Deployment struct {
	Seat      game.Seat
	Turn      int                // which of his it is, from 1
	Ships     []board.ShipID     // of which one may be deployed
	Squadrons []board.SquadronID // of which two may be
	Zone      game.Zone          // where ships are deployed; empty: in the deployment zone
	On        board.ObstacleID   // what the only one of its ships has to overlap, wherever that lies; 0: nothing
	Off       []game.KeepOut     // what nothing may overlap
	Slow      bool               // no faster than half of the ship's maximum speed, rounded up
}

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
	o := t.objective()
	if o != nil && (o.FirstDeploys && seat == t.View.First || o.SecondFirst && seat == t.second()) {
		t.Memory.Turn = seat
	}
	t.Memory.Deployed[seat]++
	d := &Deployment{Seat: seat, Turn: t.Memory.Deployed[seat], Ships: ships, Squadrons: t.deployable(seat, squadrons)}
	if len(d.Squadrons) == 1 && len(ships) > 0 { // ARM-SET-037
		d.Squadrons = nil
	}
	if o != nil && o.Deploys != nil {
		o.Deploys(t, d)
	}
	if len(d.Ships)+len(d.Squadrons) == 0 {
		t.strand(squadrons)
		return DeployFleets
	}
	if aside := keepAside(t, d); aside > 0 {
		_, left := t.undeployed(seat)
		if d.Ships, d.Squadrons = nil, t.deployable(seat, left); aside == 1 && len(d.Squadrons) > 0 {
			t.deploy(d)
		}
		return DeployFleets
	}
	if first := t.deploy(d); board.SquadronOf(first) != 0 {
		_, left := t.undeployed(seat)
		if d.Ships, d.Squadrons = nil, t.deployable(seat, left); len(d.Squadrons) > 0 {
			t.deploy(d)
		}
	}
	return DeployFleets
}

// deployable are the squadrons that can be deployed: with no ship on the table those that need none (ARM-KEY-026).
func (t *Table) deployable(seat game.Seat, squadrons []board.SquadronID) (ids []board.SquadronID) {
	for _, id := range squadrons {
		if len(t.onTable(seat)) > 0 || t.scouts(id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// strand destroys squadrons that no ship is left to be deployed near: all of them are set aside.
func (t *Table) strand(squadrons []board.SquadronID) {
	for _, id := range squadrons {
		t.destroySquadron(id, false)
	}
}

// deploy has a player deploy one of the pieces, a ship with its speed.
func (t *Table) deploy(d *Deployment) (piece string) {
	c := t.ask(game.Decision{Kind: ask.Deploy, Seat: d.Seat, Prompt: game.Say("prompt.deploy"), Shape: game.Place,
		Placement: t.deploymentWithRoom(d)})
	if q := board.SquadronOf(c.Piece); q != 0 {
		t.announce(board.SquadronDeployed{Squadron: q, Pose: *c.Pose})
		return c.Piece
	}
	t.deployShip(board.ShipOf(c.Piece), c, d.Slow)
	return c.Piece
}

// deployShip puts a ship on the table, at a speed of its owner's choice (ARM-SET-033); its cards get what they begin the
// game with (ARM-SET-040).
func (t *Table) deployShip(id board.ShipID, c game.Choice, slow bool) {
	speed := 0 // at a gravity rift (ARM-OBT-015), at a grav well (ARM-CRD-074)
	base := t.Ship(id).Base()
	if base.Pose = *c.Pose; !t.nearRift(base) && !t.inWell(base) {
		speed = t.askSpeed(id, slow)
	}
	again := t.Ship(id).Where == board.OnTable
	t.announce(board.ShipDeployed{Ship: id, Pose: *c.Pose, Speed: speed})
	if !again {
		t.starts(id)
	}
	t.trigger(WhenDeployed, Moment{Ship: id})
}

// Redeploy has the card's ship be deployed anew in the deployment zone of its player.
func (o Own) Redeploy() {
	id := o.m.Owner
	p := o.t.deployment(&Deployment{Seat: o.Player(), Ships: []board.ShipID{id}})
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return k.ID == id.Piece() })
	c := o.t.ask(game.Decision{Kind: ask.Deploy, Seat: o.Player(), Prompt: game.Say("prompt.deploy"), Shape: game.Place, Placement: p})
	o.t.deployShip(id, c, false)
}

// askSpeed has a player set the speed dial of a ship that is deployed, to a speed of its chart (ARM-SET-033, -034).
func (t *Table) askSpeed(id board.ShipID, slow bool) int {
	var options []game.Option
	most := t.shipCard(id).MaxSpeed()
	if slow {
		most = (most + 1) / 2
	}
	for speed := 1; speed <= most; speed++ {
		options = append(options, game.Option{ID: strconv.Itoa(speed), Text: game.Say("option.speed", "n", strconv.Itoa(speed))})
	}
	speed, _ := strconv.Atoi(t.askOne(t.Ship(id).Seat, ask.SetSpeed, game.Say("prompt.set-speed", "ship", id.Piece()),
		[]string{id.Piece()}, options))
	return speed
}

// keepAside lets cards set squadrons aside that would be deployed in a turn; it returns how many are.
func keepAside(t *Table, d *Deployment) int {
	before := len(t.kept(d.Seat))
	if len(d.Squadrons) > 0 {
		t.trigger(DeployingSquadrons, Moment{Seat: d.Seat, N: min(2, len(d.Squadrons))})
	}
	return len(t.kept(d.Seat)) - before
}

// kept are the squadrons of a seat that are set aside beside its upgrades.
func (s *State) kept(seat game.Seat) (squadrons []board.SquadronID) {
	for i := range s.View.Squadrons {
		if q := &s.View.Squadrons[i]; q.Seat == seat && q.Where == board.SetAside && s.onCard(q.ID) {
			squadrons = append(squadrons, q.ID)
		}
	}
	return squadrons
}
