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
		picked := t.askOne(seat, ask.ActivateSquadron, game.Say("prompt.activate-squadron"), nil, options)
		t.Wing(board.SquadronOf(picked)).Activate(0, false)
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

// Engaged are the enemy squadrons that a squadron is engaged with (ARM-EGT-001).
func (s *State) Engaged(id board.SquadronID) (ids []board.SquadronID) {
	return s.EngagedWith(id, s.View.Squadron(id).Pose)
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

// MoveSquadron has the owner of a squadron move it up to the end of a distance band (ARM-SQM), off what is to be kept off.
func (t *Table) MoveSquadron(id board.SquadronID, far gauge.Distance, off ...game.KeepOut) {
	q := t.Squadron(id)
	if t.trigger(BeforeMoving, Moment{Squadron: id}); q.Where != board.OnTable || t.ending {
		return
	}
	reach := min(far.Limit(), gauge.RulerLength) - 2*gauge.SquadronRadius // no part beyond the line: from base to base, its own width less
	disc := physics.Disc(q.Pose.Point(), gauge.SquadronRadius+reach+2*gauge.SquadronRadius+slack)
	p := &game.Placement{Area: t.View.Field.All().Shape(), Leaving: refuse(rule.SquadronLeaves, "squadron-leaves", "squadron", id.Piece()),
		Pieces: []game.Piece{{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius),
			Start: q.Pose, Zone: game.Zone{Outline: disc, Refusal: *refuse(rule.SquadronSpeed, "beyond-speed", "squadron", id.Piece())}}}}
	t.keepOffPieces(p, rule.SquadronOnto)
	p.KeepOut = append(slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return k.ID == id.Piece() }), off...)
	if len(off) > 0 {
		if _, _, free := p.AnyLegal(); !free {
			return
		}
	}
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
	t.Wing(id).activation().flown = true
	t.squadronMeets(id)
	if q.Where == board.OnTable {
		t.trigger(AfterMoving, Moment{Squadron: id})
	}
	t.strategic(id)
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
			t.MoveSquadron(next, gauge.Distance1)
		}
	}
}
