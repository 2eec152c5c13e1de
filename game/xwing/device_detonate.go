package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Blast is what a device does when it detonates, as its object card says.
type Blast struct {
	Met         bool        // after a ship overlaps or moves through it, and to that ship; else at the end of the Activation Phase
	Reach       gauge.Range // to each ship at range 0 to this
	RemoteReach gauge.Range // and to each remote, if Remote says what
	Ahead       gauge.Range // of a remote that detonates: and to each of them in its front arc at range 0 to this
	OfObstacle  bool        // its player chooses an obstacle within reach; it affects what is near that, and takes it along
	Dice        int         // attack dice that each of them rolls first
	Ship        Effect      // what it does to a ship
	Remote      Effect      // to a remote; nil if it affects none (X20-RMT-013)
	Then        Effect      // to each ship, once all of them have been affected
	Leaves      *Placing    // an obstacle that lies before its far edge from then on
}

// Effect is what happens to Moment.Ship, which rolled the dice.
type Effect func(t *Table, m Moment, dice []board.Face)

// blast returns how devices of the kind detonate; nil if they do not, or are not
// enforced.
func (s *State) blast(kind string) *Blast {
	if c := s.rules.Cards.Card(devicePiece(kind)); c != nil {
		return c.Blast
	}
	return nil
}

// detonate makes a device detonate (X20-DEV-006); ship is the one that met it, 0
// for none. A fuse marker is removed instead.
func (t *Table) detonate(id board.DeviceID, ship board.ShipID) {
	d := t.View.Device(id)
	b := t.blast(d.Kind)
	switch {
	case d.Gone || b == nil:
		return
	case d.Fuses > 0:
		t.setFuses(id.Piece(), d.Fuses-1)
		return
	case t.replaced(Moment{When: WouldDetonate, Device: MomentDevice{ID: id}}):
		return
	}
	began := t.Began()
	lockers := t.lockersOf(id.Piece())
	t.blowUp(id, ship, b)
	twice := t.again(id, b)
	if twice {
		t.ActByEnvironment()
		t.blowUp(id, ship, b)
	}
	t.removeDevice(id)
	t.leave(d, b.Leaves)
	after := Moment{When: AfterDetonation, Device: MomentDevice{ID: id, Lockers: lockers}, Began: began}
	t.Trigger(after)
	if twice {
		t.Trigger(after)
	}
}

// blowUp has a device do what it does when it detonates; ship is the one that met it.
func (t *Table) blowUp(id board.DeviceID, ship board.ShipID, b *Blast) {
	t.announce(board.DeviceDetonated{Device: id, Ship: ship})
	m := Moment{Device: MomentDevice{ID: id}, Card: devicePiece(t.View.Device(id).Kind)}
	if b.Met {
		t.affect(m, b, []board.ShipID{ship})
		return
	}
	t.affectNear(m, b)
}

// affectNear affects everything around a bomb, or around the obstacle that it
// takes along.
func (t *Table) affectNear(m Moment, b *Blast) {
	of := t.DeviceShape(m.Device.ID)
	var taken board.ObstacleID
	if b.OfObstacle {
		if taken = t.chooseObstacleNear(m, b.Reach); taken == 0 {
			return
		}
		of = t.ObstacleShape(taken)
	}
	t.affect(m, b, t.OneOfEach(t.affectedAround(of, b, m.Device.ID)))
	t.removeObstacle(taken)
}

// affectedAround returns the ships and remotes that the blast of a device, 0 for one that is not there yet, affects around
// a shape.
func (t *Table) affectedAround(of physics.Shape, b *Blast, by board.DeviceID) []board.ShipID {
	var near []board.ShipID
	for _, id := range t.nearShape(of, max(b.Reach, b.RemoteReach)) {
		reach, effect := b.Reach, b.Ship
		if t.Ship(id).Remote != "" {
			reach, effect = b.RemoteReach, b.Remote
		}
		if effect != nil && !t.ignoresDevice(id, by) && gauge.MeasureRange(t.ShipShape(id), of) <= reach {
			near = append(near, id)
		}
	}
	return near
}

// PreviewBurst returns the ships and remotes that a device of a kind would affect
// around an obstacle.
func (s *State) PreviewBurst(kind string, o board.ObstacleID) []board.ShipID {
	b := s.blast(kind)
	if b == nil || !b.OfObstacle {
		return nil
	}
	return (&Table{State: s}).affectedAround(s.ObstacleShape(o), b, 0)
}

// PreviewBlast returns the ships and remotes that a device of a kind would affect
// if it went off at a pose now, by the function that the detonation itself uses;
// of a mine the ships over it. Around which obstacle a seismic charge goes off is
// still to be chosen: those near any that it reaches.
func (s *State) PreviewBlast(kind string, at physics.Pose) []board.ShipID {
	b := s.blast(kind)
	if b == nil {
		return nil
	}
	t, token := &Table{State: s}, s.tokenThere(kind, at)
	var out []board.ShipID
	switch {
	case b.Met:
		for _, id := range s.View.ShipsInPlay() {
			if physics.ShapesOverlap(s.ShipShape(id), token) {
				out = append(out, id)
			}
		}
	case b.OfObstacle:
		for _, o := range s.View.ObstaclesInPlay() {
			if gauge.MeasureRange(s.ObstacleShape(o), token) <= b.Reach {
				out = append(out, t.affectedAround(s.ObstacleShape(o), b, 0)...)
			}
		}
		slices.Sort(out)
		out = slices.Compact(out)
	default:
		out = t.affectedAround(token, b, 0)
	}
	return out
}

// affect does to each of the ships and remotes what the device does.
func (t *Table) affect(m Moment, b *Blast, ids []board.ShipID) {
	m.When, m.Began = AfterDeviceEffect, t.Began()
	t.strike(m, b, ids)
	for _, id := range ids {
		if t.gone(id) || t.Ship(id).Remote != "" {
			continue
		}
		m.Ship = id
		if b.Then != nil {
			b.Then(t, m, nil)
		}
		t.Trigger(m)
	}
}

// strike has each of the ships and remotes roll the dice of a blast and suffer its effect.
func (t *Table) strike(m Moment, b *Blast, ids []board.ShipID) {
	for _, id := range ids {
		if t.gone(id) {
			continue
		}
		m.Ship = id
		if t.replaced(Moment{When: WouldSufferEffect, Ship: id, Device: MomentDevice{ID: m.Device.ID}}) {
			continue
		}
		effect := b.Ship
		if t.Ship(id).Remote != "" {
			effect = b.Remote
		}
		t.causing(cause{device: m.Device.ID, blast: true}, func() { effect(t, m, t.rollFor(m, b.Dice)) })
	}
}

// rollFor rolls attack dice for a ship because of a device.
func (t *Table) rollFor(m Moment, n int) []board.Face {
	if n == 0 {
		return nil
	}
	return t.RollAttackDice(m.Ship, n, game.Say("why.card", "card", m.Card))
}

// Results counts the dice that show one of the faces.
func Results(dice []board.Face, faces ...board.Face) int {
	n := 0
	for _, d := range dice {
		if slices.Contains(faces, d) {
			n++
		}
	}
	return n
}

// chooseObstacleNear has the player of a device choose an obstacle at range 0 to
// hi of it (RULINGS 19); 0 if there is none.
func (t *Table) chooseObstacleNear(m Moment, hi gauge.Range) board.ObstacleID {
	among := slices.DeleteFunc(t.View.ObstaclesInPlay(), func(id board.ObstacleID) bool {
		return gauge.MeasureRange(t.ObstacleShape(id), t.DeviceShape(m.Device.ID)) > hi
	})
	return t.pickObstacle(t.View.Device(m.Device.ID).Seat, m.Device.ID.Piece(), m.Card, among)
}

// detonateBeneath detonates the mines of a set that has just been placed under ships, one
// after the other; or where the edition says so all that are affected are picked first, and the order after that.
func (t *Table) detonateBeneath(ids []board.DeviceID) {
	if !t.rules.Edition.Devices.SetsAtOnce {
		for _, id := range ids {
			if ship := t.beneath(id); ship != 0 {
				t.detonate(id, ship)
			}
		}
		return
	}
	met := map[board.DeviceID]board.ShipID{}
	var due []board.DeviceID
	for _, id := range ids {
		if ship := t.beneath(id); ship != 0 {
			met[id], due = ship, append(due, id)
		}
	}
	if len(due) == 0 {
		return
	}
	for _, id := range t.orderDevices(t.View.Device(due[0]).Seat, due) {
		t.detonate(id, met[id])
	}
}

// beneath returns the ship that a mine which lies under it affects, 0 if there is none; of
// several ships its player picks one (X20-DEV-011, X20-FAQ-016).
func (t *Table) beneath(id board.DeviceID) board.ShipID {
	d := t.View.Device(id)
	b := t.blast(d.Kind)
	if d.Gone || b == nil || !b.Met {
		return 0
	}
	var over []board.ShipID
	for _, ship := range t.View.ShipsInPlay() {
		if physics.ShapesOverlap(t.ShipShape(ship), t.DeviceShape(id)) && !t.ignoresDevice(ship, id) {
			over = append(over, ship)
		}
	}
	if len(over) == 0 {
		return 0
	}
	return t.pickAffected(id, over)
}

// pickAffected asks the player of a mine which of the ships over it is affected.
func (t *Table) pickAffected(id board.DeviceID, over []board.ShipID) board.ShipID {
	if len(over) == 1 {
		return over[0]
	}
	var options []game.Option
	for _, ship := range over {
		options = append(options, game.Option{ID: ship.Piece(), Target: ship.Piece(), Text: game.Say("option.ship", "ship", ship.Piece())})
	}
	return board.ShipOf(t.askOne(t.View.Device(id).Seat, ask.ChooseMinedShip,
		game.Say("prompt.choose-mined-ship", "device", id.Piece()), []string{id.Piece()}, options))
}
