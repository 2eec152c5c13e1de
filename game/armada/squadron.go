package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// squadronPhase is one turn of the Squadron Phase: two squadrons are activated, one after the other (ARM-SQD-007 to -011).
func (t *Table) squadronPhase() Step {
	if t.beginPhase(board.SquadronPhase) {
		t.Memory.Turn = t.View.First
		t.exogorths()
	}
	seat := t.Memory.Turn
	if len(t.waiting(seat))+len(t.waiting(board.Across(seat))) == 0 {
		t.trigger(EndOfPhase, Moment{Phase: board.SquadronPhase})
		t.cloakMoves()
		return StatusPhase
	}
	t.Memory.Turn = board.Across(seat)
	if t.turned = false; len(t.waiting(seat)) > 0 {
		t.trigger(SquadronTurn, Moment{Seat: seat})
	}
	for n := 0; n < 2 && !t.turned && !t.ending; n++ {
		ids := t.waiting(seat)
		if len(ids) == 0 {
			if n == 0 {
				t.announce(board.Passed{Seat: seat})
			}
			break
		}
		var options []game.Option
		for _, id := range ids {
			options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.squadron", "squadron", id.Piece()),
				Target: id.Piece()})
		}
		t.activateSquadron(board.SquadronOf(t.askOne(seat, ask.ActivateSquadron, game.Say("prompt.activate-squadron"), nil, options)), 0)
	}
	return SquadronPhase
}

// waiting are a seat's squadrons that are not activated.
func (s *State) waiting(seat game.Seat) (ids []board.SquadronID) {
	for _, id := range s.squadronsOnTable(seat) {
		if !s.View.Squadron(id).Activated {
			ids = append(ids, id)
		}
	}
	return ids
}

// activateSquadron lets a squadron move and attack, in either order, by a squadron command or with rogue; else one of
// the two, or nothing (ARM-SQC-005, -007, ARM-SQD-003, -006, ARM-KEY-025).
func (t *Table) activateSquadron(id board.SquadronID, by board.ShipID) {
	t.announce(board.SquadronActivated{Squadron: id, By: by})
	used := t.Memory.Used
	t.Memory.Used, t.Memory.Flights = nil, append(t.Memory.Flights, Flight{Squadron: id, By: by})
	t.trigger(WhenActivating, Moment{Squadron: id})
	both := by != 0 || t.keyword(id, catalog.Rogue) > 0
	moved, attacked := false, false
	for t.Squadron(id).Where == board.OnTable && !t.ending && !(moved && attacked) {
		var options []game.Option
		if !moved {
			options = append(options, game.Option{ID: "move", Text: game.Say("option.move"), Refusal: t.againstMove(id)})
		}
		shots := []Shot(nil)
		if !attacked {
			if shots = t.squadronTargets(id); len(shots) > 0 && !t.flight(id).Still {
				options = append(options, game.Option{ID: "attack", Text: game.Say("option.attack-with")})
			}
		}
		if !slices.ContainsFunc(options, game.Option.Legal) {
			break
		}
		options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		switch t.askOne(t.Squadron(id).Seat, ask.SquadronAction, game.Say("prompt.squadron-action", "squadron", id.Piece()),
			[]string{id.Piece()}, options) {
		case "move":
			t.moveSquadron(id, gauge.Distance(t.SquadronSpeed(id)))
			moved, attacked = true, attacked || !both
		case "attack":
			if shot, ok := t.askShot(t.Squadron(id).Seat, ask.ChooseAttack, game.Say("prompt.choose-attack", "piece", id.Piece()),
				id.Piece(), shots, true); ok {
				t.makeAttack(shot, by != 0 || t.turned)
				moved, attacked = moved || !both, true
			}
		default:
			moved, attacked = true, true
		}
	}
	if t.Squadron(id).Where == board.OnTable {
		t.announce(board.ActivationEnded{Piece: id.Piece()})
	}
	t.endGains(id)
	t.Memory.Used, t.Memory.Flights = used, t.Memory.Flights[:len(t.Memory.Flights)-1]
	if t.Squadron(id).Where == board.OnTable {
		t.trigger(AfterActivation, Moment{Squadron: id})
	}
}

// Engaged are the enemy squadrons that a squadron is engaged with (ARM-EGT-001).
func (s *State) Engaged(id board.SquadronID) (ids []board.SquadronID) {
	q := s.View.Squadron(id)
	v := s.sights()
	for _, other := range s.squadronsOnTable(board.Across(q.Seat)) {
		if v.table.Engaged(q.Pose, s.View.Squadron(other).Pose) {
			ids = append(ids, other)
		}
	}
	return ids
}

// holders are the squadrons that keep a squadron from moving and from attacking ships: those that engage it and are not
// heavy (ARM-KEY-018, -019).
func (s *State) holders(id board.SquadronID) (ids []board.SquadronID) {
	for _, other := range s.Engaged(id) {
		if s.keyword(other, catalog.Heavy) == 0 {
			ids = append(ids, other)
		}
	}
	return ids
}

// keptFromShips reports whether a heavy squadron that engages a squadron keeps it from attacking ships by a card.
func (s *State) keptFromShips(id board.SquadronID) bool {
	t := &Table{State: s}
	return slices.ContainsFunc(s.Engaged(id), func(q board.SquadronID) bool { return t.sum(KeepingFromShips, Moment{Squadron: q}) > 0 })
}

// grit reports whether a squadron has grit, by itself or by intel of a friendly squadron at distance 1 (ARM-KEY-020, ruling A9).
func (s *State) grit(id board.SquadronID) bool {
	if s.keyword(id, catalog.Grit) > 0 {
		return true
	}
	q := s.View.Squadron(id)
	return slices.ContainsFunc(s.squadronsOnTable(q.Seat), func(f board.SquadronID) bool {
		return s.keyword(f, catalog.Intel) > 0 && gauge.DistanceOf(gauge.SquadronsApart(q.Pose, s.View.Squadron(f).Pose)) == gauge.Distance1
	})
}

// moveSquadron has a squadron moved up to the end of a band (ARM-SQM).
func (t *Table) moveSquadron(id board.SquadronID, far gauge.Distance) {
	q := t.Squadron(id)
	reach := min(far.Limit(), gauge.RulerLength) - 2*gauge.SquadronRadius // no part beyond the line: from base to base, its own width less
	disc := physics.Disc(q.Pose.Point(), gauge.SquadronRadius+reach+2*gauge.SquadronRadius+slack)
	p := &game.Placement{Area: t.View.Field.All().Shape(), Leaving: refuse(rule.SquadronLeaves, "squadron-leaves", "squadron", id.Piece()),
		Pieces: []game.Piece{{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius),
			Start: q.Pose, Zone: game.Zone{Outline: disc, Refusal: *refuse(rule.SquadronSpeed, "beyond-speed", "squadron", id.Piece())}}}}
	t.keepOffPieces(p, rule.SquadronOnto)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return k.ID == id.Piece() })
	c := t.ask(game.Decision{Kind: ask.MoveSquadron, Seat: q.Seat, Prompt: game.Say("prompt.move-squadron", "squadron", id.Piece()),
		About: []string{id.Piece()},
		Shape: game.Place, Placement: p})
	t.announce(board.SquadronMoved{Squadron: id, Pose: *c.Pose})
	if p.Leaves(id.Piece(), *c.Pose) { // ARM-SQM-010
		t.destroySquadron(id, true)
		return
	}
	if !t.HasMoved(id) {
		t.Memory.Moved = append(t.Memory.Moved, id)
	}
	t.squadronMeets(id)
	if q.Where == board.OnTable {
		t.trigger(AfterMoving, Moment{Squadron: id})
	}
	t.strategic(id)
}

// squadronTargets are the attacks that a squadron may declare: on enemies at distance 1, an engaged one rather than a
// ship, an escort rather than another squadron; with snipe on squadrons at distance 2 (ARM-ATK-006, ARM-EGT-003, -005,
// -008, ARM-KEY-015, -030, -033).
func (t *Table) squadronTargets(id board.SquadronID) (shots []Shot) {
	v := t.sights()
	q, card := t.Squadron(id), t.squadronCard(id)
	engaged, busy := t.Engaged(id), false // it can attack one of them
	escorted := slices.ContainsFunc(engaged, func(e board.SquadronID) bool { return t.keywordFor(e, catalog.Escort, id) > 0 })
	for _, d := range t.squadronsOnTable(board.Across(q.Seat)) {
		pose := t.Squadron(d).Pose
		kind, dice := board.NormalAttack, t.armament(Moment{Squadron: id}, card.AntiSquadron)
		switch far := gauge.DistanceOf(gauge.SquadronsApart(q.Pose, pose)); {
		case far == gauge.Distance2 && t.keyword(id, catalog.Snipe) > 0:
			kind, dice = board.SnipeAttack, t.armament(Moment{Squadron: id}, catalog.Dice{catalog.Blue: t.keyword(id, catalog.Snipe)})
		case far != gauge.Distance1:
			continue
		}
		if escorted && t.keywordFor(d, catalog.Escort, id) == 0 || dice.Total() <= 0 {
			continue
		}
		busy = busy || slices.Contains(engaged, d)
		line := physics.Segment{A: q.Pose.Point(), B: pose.Point()}
		shot := Shot{Kind: kind, Attacker: id.Piece(), Defender: d.Piece(), Line: line, Sight: line, Dice: dice}
		t.obstruct(&v, &shot)
		shots = append(shots, shot)
	}
	if busy && (len(t.holders(id)) > 0 || t.keptFromShips(id)) {
		return shots
	}
	shots = append(shots, t.strafeStations(&v, id)...)
	for _, d := range t.onTable(board.Across(q.Seat)) {
		for _, z := range t.shipCard(d).Zones() {
			if shot, ok := t.strafe(&v, id, d, z); ok {
				shots = append(shots, shot)
			}
		}
	}
	return shots
}

// strafe is a squadron's attack on a hull zone at distance 1.
func (t *Table) strafe(v *sights, id board.SquadronID, d board.ShipID, at gauge.Zone) (Shot, bool) {
	q, target := t.Squadron(id), t.gauged(d)
	gap := gauge.RangeToHull(q.Pose, target, at)
	if gauge.DistanceOf(gap.Distance) != gauge.Distance1 {
		return Shot{}, false
	}
	if _, free := target.FreeLine(gap, at); !free {
		return Shot{}, false
	}
	sight := physics.Segment{A: q.Pose.Point(), B: target.Target(at)}
	if _, crosses := target.OtherZone(sight, at); crosses {
		return Shot{}, false
	}
	shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), Defender: d.Piece(), At: at, Line: gap.Line(), Sight: sight,
		Dice: t.squadronCard(id).Battery}
	t.obstruct(v, &shot)
	return shot, true
}

// cloakMoves lets squadrons with cloak move up to distance 1 at the end of the Squadron Phase, in their owner's order
// (ARM-KEY-008).
func (t *Table) cloakMoves() {
	for _, seat := range []game.Seat{t.View.First, t.second()} {
		left := slices.DeleteFunc(t.squadronsOnTable(seat), func(id board.SquadronID) bool {
			return t.keyword(id, catalog.Cloak) == 0
		})
		for len(left) > 0 && !t.ending {
			var options []game.Option
			for _, id := range left {
				options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.squadron", "squadron", id.Piece()),
					Target: id.Piece()})
			}
			options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
			next := board.SquadronOf(t.askOne(seat, ask.ActivateSquadron, game.Say("prompt.cloak-move"), nil, options))
			if next == 0 {
				break
			}
			left = slices.DeleteFunc(left, func(id board.SquadronID) bool { return id == next })
			t.moveSquadron(next, gauge.Distance1)
		}
	}
}
