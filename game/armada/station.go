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

// What is printed on the cards of stations that are the second player's (ARM-STN-001, -016).
const (
	armedHull   = 13
	unarmedHull = 10
)

// stationBattery and stationFlak are the armament of the armed station.
func stationBattery() catalog.Dice { return catalog.Dice{catalog.Red: 2, catalog.Blue: 2} }
func stationFlak() catalog.Dice    { return catalog.Dice{catalog.Blue: 1} }

// Garrison makes a station the second player's, with a hull, and armed or not.
func (t *Table) Garrison(id board.ObstacleID, armed bool) {
	e := board.StationGarrisoned{Obstacle: id, Hull: unarmedHull}
	if armed {
		e.Hull, e.Armed = armedHull, true
	}
	t.announce(e)
}

// stationShots are the attacks from a ship's hull zone on stations that are the enemy's: by the battery, its line of sight to
// the nearest point of the token, and by no ship that lies on it (ARM-STN-002, -010, -015).
func (t *Table) stationShots(v *sights, id board.ShipID, z gauge.Zone) (shots []Shot) {
	if t.Ship(id).Seat == t.second() {
		return nil
	}
	t.eachObstacle(func(o *board.Obstacle) {
		token := o.Shape()
		if o.Hull == 0 || o.Dead || physics.ShapesOverlap(t.Ship(id).Base().Shape(), token) {
			return
		}
		hull := t.gauged(id).Hull(z)
		shot, no := t.judgeToken(v, id, z, o.ID.Piece(), token, physics.Distance(hull.Shape(), token).B, t.battery(id, z), z)
		if no == nil && t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
			shots = append(shots, shot)
		}
	})
	return shots
}

// ShipsAndStations are the ships on the table of a seat, game.NoSeat: of both, and its stations that are not destroyed, which
// count as ships (ARM-STN-002).
func (s *State) ShipsAndStations(seat game.Seat) (pieces []string) {
	for _, id := range s.onTable(seat) {
		pieces = append(pieces, id.Piece())
	}
	s.eachObstacle(func(o *board.Obstacle) {
		if o.Hull > 0 && !o.Dead && (seat == game.NoSeat || seat == s.second()) {
			pieces = append(pieces, o.ID.Piece())
		}
	})
	return pieces
}

// strafeStations are the attacks of a squadron on stations in its reach.
func (w Wing) strafeStations(v *sights, reaches func(mm float64) bool) (shots []Shot) {
	t, id, q := w.t, w.id, w.t.Squadron(w.id)
	if q.Seat == t.second() {
		return nil
	}
	t.eachObstacle(func(o *board.Obstacle) {
		gap := physics.Distance(gauge.Squadron(q.Pose), o.Shape())
		if o.Hull == 0 || o.Dead || !reaches(gap.Distance) || gap.Distance == 0 {
			return
		}
		sight := sightTo(o.Shape(), q.Pose.Point())
		sight.A, sight.B = sight.B, sight.A
		shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), Defender: o.ID.Piece(), Line: gap.Line(), Sight: sight,
			Dice: t.squadronCard(id).Battery}
		t.obstruct(v, &shot)
		shots = append(shots, shot)
	})
	return shots
}

// hitStation deals a station a facedown damage card for each point of damage; with as many as its hull it is destroyed, and
// stays where it lies (ARM-STN-004, -005, -007), unless a card spares it (ARM-CLR-201).
func (t *Table) hitStation(id board.ObstacleID, n int) {
	o, seat := t.View.Obstacle(id), t.second()
	for ; n > 0 && !o.Dead; n-- {
		if o.Damage+1 >= o.Hull {
			t.spared(id.Piece(), Moment{Obstacle: id})
		}
		t.restock(seat)
		if deck := t.Hidden.Decks[seat]; len(deck) > 0 {
			t.Hidden.Station, t.Hidden.Decks[seat] = append(t.Hidden.Station, deck[len(deck)-1]), deck[:len(deck)-1]
		}
		t.Reveal()
		t.announce(board.StationDamaged{Obstacle: id, Seat: seat, Left: len(t.Hidden.Decks[seat])})
	}
}

// stationAttacks are the attacks of an armed station: on squadrons, and on hull zones as a ship makes them, whichever zone of a
// ship that lies on it (ARM-STN-009 to -014).
func (t *Table) stationAttacks(o *board.Obstacle) (shots []Shot) {
	v, token := t.sights(), o.Shape()
	add := func(shot Shot, armament catalog.Dice) {
		shot.Kind, shot.Attacker = board.NormalAttack, o.ID.Piece()
		shot.Obstructed = v.obstructs(shot.Sight, shot.Attacker, shot.Defender)
		for i, id := range v.rocks {
			if id == o.ID {
				shot.Obstructed.Obstacles &^= 1 << i
			}
		}
		if shot.Dice = t.atRange(armament, 0, &shot); shot.Dice.Total() > 0 {
			shots = append(shots, shot)
		}
	}
	for _, q := range t.squadronsOnTable(t.View.First) {
		gap := physics.Distance(token, gauge.Squadron(t.Squadron(q).Pose))
		add(Shot{Defender: q.Piece(), Range: gauge.RangeOf(gap.Distance), Line: gap.Line(),
			Sight: sightTo(token, t.Squadron(q).Pose.Point())},
			stationFlak())
	}
	for _, id := range t.onTable(t.View.First) {
		target := t.gauged(id)
		on := physics.ShapesOverlap(token, t.Ship(id).Base().Shape())
		for _, z := range t.Zones(id) {
			hull := target.Hull(z)
			gap := physics.Distance(token, hull.Shape())
			shot := Shot{Defender: id.Piece(), At: z, Range: gauge.RangeOf(gap.Distance), Line: gap.Line(),
				Sight: sightTo(token, target.Target(z))}
			if !on && (crosses(target, shot.Line, z) || crosses(target, shot.Sight, z)) {
				continue
			}
			shot.Chaff = t.chaffed(shot.Defender, z) || t.sum(Obscured, Moment{Shot: &shot}) > 0
			add(shot, stationBattery())
		}
	}
	return shots
}

func crosses(target *gauge.Ship, line physics.Segment, z gauge.Zone) bool {
	_, other := target.OtherZone(line, z)
	return other
}

// armedStation is the station with which a player may attack instead of activating a ship, and its attacks; nil for none, and
// where no attack would roll a die (ARM-CLR-042).
func (t *Table) armedStation(seat game.Seat) (station *board.Obstacle, shots []Shot) {
	if seat != t.second() || t.Memory.StationFired {
		return nil, nil
	}
	t.eachObstacle(func(o *board.Obstacle) {
		if o.Armed && !o.Dead {
			station = o
		}
	})
	if station != nil {
		shots = t.stationAttacks(station)
	}
	if !slices.ContainsFunc(shots, func(s Shot) bool { return s.Dice.Total() > 1 || !s.IsObstructed() }) {
		return station, nil
	}
	return station, shots
}

// fireStation attacks with an armed station, once in a round; of squadrons each in its range. The first attack is made, for it
// stands for an activation (ARM-OBC-003).
func (t *Table) fireStation(seat game.Seat, o *board.Obstacle, shots []Shot) {
	t.Memory.StationFired = true
	var attacked []string
	for first := true; len(shots) > 0 && !t.ending; first = false {
		kind := ask.NextSquadron
		if first {
			kind = ask.ChooseAttack
		}
		shot, ok := t.askShot(seat, kind, game.Say("prompt.station-attack", "obstacle", o.ID.Piece()), o.ID.Piece(), shots, !first)
		if !ok {
			return
		}
		attacked = append(attacked, shot.Defender)
		t.makeAttack(shot, false)
		if board.SquadronOf(shot.Defender) == 0 {
			return
		}
		left := t.stationAttacks(o)
		shots = shots[:0]
		for _, s := range left {
			if board.SquadronOf(s.Defender) != 0 && !contains(attacked, s.Defender) {
				shots = append(shots, s)
			}
		}
	}
}
