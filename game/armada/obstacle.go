package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// met are the obstacles that an outline lies on.
func (s *State) met(outline physics.Shape) (ids []board.ObstacleID) {
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; o.Placed && !o.Gone && physics.ShapesOverlap(outline, o.Shape()) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// meetObstacles resolves the obstacles that a ship has ended on, in its owner's order (ARM-OBT-001, ARM-OVL-020, -021).
func (m *Maneuver) meetObstacles() {
	t, id := m.t, m.ship
	left := t.met(t.Ship(id).Base().Shape())
	for len(left) > 0 && t.Ship(id).Where == board.OnTable {
		next := left[0]
		if len(left) > 1 {
			var options []game.Option
			for _, o := range left {
				options = append(options, game.Option{ID: o.Piece(), Text: game.Say("option.obstacle", "obstacle", o.Piece()),
					Target: o.Piece()})
			}
			next = board.ObstacleOf(t.askOne(t.Ship(id).Seat, ask.OrderObstacles, game.Say("prompt.order-obstacles", "ship", id.Piece()),
				[]string{id.Piece()}, options))
		}
		left = slices.DeleteFunc(left, func(o board.ObstacleID) bool { return o == next })
		t.announce(board.ObstacleMet{Piece: id.Piece(), Obstacle: next})
		t.skipped = m.skipping
		t.trigger(AfterOverlapping, Moment{Ship: id, Obstacle: next})
		t.skipped = false
		before := t.toughness(id)
		if !m.ignoring && !m.skipping {
			t.meet(id, t.View.Obstacle(next))
		}
		t.trigger(AfterObstacle, Moment{Ship: id, Obstacle: next, N: before - t.toughness(id)})
	}
}

// toughness is how much damage a ship can suffer yet.
func (s *State) toughness(id board.ShipID) int {
	ship := s.View.Ship(id)
	if ship.Where != board.OnTable {
		return 0
	}
	n := ship.Hull - ship.Damage()
	for _, shields := range ship.Shields {
		n += shields
	}
	return n
}

// meet is what an obstacle does to a ship (ARM-OBT-005 to -026).
func (t *Table) meet(id board.ShipID, o *board.Obstacle) {
	if t.Ship(id).Where != board.OnTable || t.forbidden(IgnoringObstacle, Moment{Ship: id, Obstacle: o.ID}) != nil {
		return
	}
	switch o.Kind {
	case catalog.AsteroidField:
		t.deal(id, true)
	case catalog.DebrisField:
		t.Suffer(id, 2)
	case catalog.Station:
		t.useStation(id, o)
	case catalog.GravityRift:
		if t.Ship(id).Speed != 0 {
			t.announce(board.SpeedChanged{Ship: id, Speed: 0})
			t.trigger(AfterChangingSpeed, Moment{Ship: id, N: 1})
		}
	case catalog.Purrgil:
		if speed := t.Ship(id).Speed; speed > 0 {
			t.Suffer(id, speed)
		}
	case catalog.Exogorth:
		t.Suffer(id, 1)
	case catalog.DustField: // nothing (ARM-OBT-014)
	}
}

// useStation lets a ship discard a damage card at a station that is not destroyed (ARM-OBT-021, ARM-STN-008).
func (t *Table) useStation(id board.ShipID, o *board.Obstacle) {
	if o.Dead || t.Ship(id).Damage() == 0 || t.Ship(id).Where != board.OnTable {
		return
	}
	pick := t.askOne(t.Ship(id).Seat, ask.UseStation, game.Say("prompt.use-station", "ship", id.Piece()),
		[]string{id.Piece(), o.ID.Piece()},
		[]game.Option{{ID: "discard", Text: game.Say("option.discard-damage")}, {ID: "none", Text: game.Say("option.none")}})
	if pick == "discard" {
		t.DiscardDamage(id)
	}
}

// squadronMeets is what an obstacle does to a squadron that ends its move on it (ARM-OBT-019, -022, -035, ARM-SQM-008).
func (t *Table) squadronMeets(id board.SquadronID) {
	q := t.Squadron(id)
	for _, met := range t.met(gauge.Squadron(q.Pose)) {
		o := t.View.Obstacle(met)
		t.trigger(AfterOverlapping, Moment{Squadron: id, Obstacle: met})
		if t.forbidden(IgnoringObstacle, Moment{Squadron: id, Obstacle: met}) != nil {
			continue
		}
		switch o.Kind {
		case catalog.Station:
			if most := t.squadronCard(id).Hull; q.Hull < most && !o.Dead && q.Where == board.OnTable && t.Wing(id).mayRecover(met) {
				t.announce(board.ObstacleMet{Piece: id.Piece(), Obstacle: met})
				t.announce(board.HullChanged{Squadron: id, Hull: q.Hull + 1})
			}
		case catalog.Purrgil:
			t.announce(board.ObstacleMet{Piece: id.Piece(), Obstacle: met})
			t.Hurt(id, 1)
		}
	}
}

// mayRecover asks whether a squadron recovers a hull point at a station.
func (w Wing) mayRecover(station board.ObstacleID) bool {
	t, id := w.t, w.id
	return t.askOne(t.Squadron(id).Seat, ask.UseStation, game.Say("prompt.recover-hull", "squadron", id.Piece()),
		[]string{id.Piece(), station.Piece()},
		[]game.Option{{ID: "recover", Text: game.Say("option.recover-hull")}, {ID: "none", Text: game.Say("option.none")}}) == "recover"
}

// nearRift reports whether a base is at distance 1-2 of a gravity rift (ARM-OBT-015, -017).
func (s *State) nearRift(base gauge.Base) bool {
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if o.Kind == catalog.GravityRift && o.Placed && !o.Gone &&
			gauge.At(o.Shape(), base.Shape(), gauge.Distance1, gauge.Distance2) {
			return true
		}
	}
	return false
}
