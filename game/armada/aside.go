package armada

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// moveAside has the other player place the squadrons on which a ship has ended (ARM-OVL-001 to -008).
func (t *Table) moveAside(id board.ShipID) {
	ship := t.Ship(id)
	t.placeAside(board.Across(ship.Seat), id.Piece(), func(pose physics.Pose) bool { return gauge.SquadronOverlaps(pose, ship.Base()) },
		func(standing []physics.Pose) *gauge.Heap {
			m := Maneuver{t: t, ship: id}
			boxes, _ := m.others()
			return gauge.NewHeap(ship.Base(), boxes, standing, t.View.Field.All())
		})
}

// placeAside has a player place the squadrons that something lies on, one after the other, in any order.
func (t *Table) placeAside(by game.Seat, around string, under func(physics.Pose) bool, heaped func(standing []physics.Pose) *gauge.Heap) {
	var lifted []board.SquadronID
	var standing []physics.Pose
	for _, q := range t.squadronsOnTable(game.NoSeat) {
		if under(t.Squadron(q).Pose) {
			lifted = append(lifted, q)
		} else {
			standing = append(standing, t.Squadron(q).Pose)
		}
	}
	if len(lifted) == 0 {
		return
	}
	heap := heaped(standing)
	for len(lifted) > 0 {
		q, pose := t.askAside(by, around, heap, lifted)
		heap.Put(pose)
		lifted = slices.DeleteFunc(lifted, func(l board.SquadronID) bool { return l == q })
		t.announce(board.SquadronMoved{Squadron: q, Pose: pose, Aside: true})
	}
}

// askAside has a player place one of the lifted squadrons: where as many of the others can be
// in contact as could before, or else at the nearest place that is free (ARM-OVL-002 to -007, -027).
func (t *Table) askAside(by game.Seat, around string, heap *gauge.Heap, lifted []board.SquadronID) (board.SquadronID, physics.Pose) {
	p := ontoToken(t, around, heap, lifted)
	if p == nil {
		rails := asideRails(heap, len(lifted))
		p = &game.Placement{Area: t.View.Field.All().Shape()}
		zone := game.Zone{Refusal: *refuse(rule.AsideTouching, "aside-touching", "ship", around)}
		for _, q := range lifted {
			p.Pieces = append(p.Pieces, game.Piece{ID: q.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius),
				Start: rails[0].Start, Rails: rails, Zone: zone})
		}
	}
	c := t.ask(game.Decision{Kind: ask.PlaceAside, Seat: by, Shape: game.Place, Placement: p,
		Prompt: game.Say("prompt.place-aside", "ship", around), About: []string{around}})
	return board.SquadronOf(c.Piece), *c.Pose
}

// ontoToken is where squadrons may be placed once no other one can touch a token from without: on the token, or in contact
// with a squadron that touches it (ARM-FAQ-073); nil around a ship, and where there is no such place.
func ontoToken(t *Table, around string, heap *gauge.Heap, lifted []board.SquadronID) *game.Placement {
	o := t.View.Obstacle(board.ObstacleOf(around))
	if o == nil || heap.Room() > 0 {
		return nil
	}
	token, all := o.Shape(), t.View.Field.All().Shape()
	p := &game.Placement{Area: all, Near: &game.Near{IDs: []string{around}, Shapes: []physics.Shape{token},
		Refusal: *refuse(rule.AsideTouching, "aside-touching", "ship", around)}}
	t.keepOffPieces(p, rule.AsideOnto)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return slices.Contains(lifted, board.SquadronOf(k.ID)) })
	for _, k := range p.KeepOut {
		if board.SquadronOf(k.ID) != 0 && physics.Nearby(k.Shape, token, physics.ContactGap) {
			p.Near.IDs, p.Near.Shapes = append(p.Near.IDs, k.ID), append(p.Near.Shapes, k.Shape)
		}
	}
	for _, q := range lifted {
		p.Pieces = append(p.Pieces, game.Piece{ID: q.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: o.Pose,
			Zone: game.Zone{Outline: all, Refusal: p.Near.Refusal}})
	}
	if _, _, free := p.AnyLegal(); !free {
		return nil
	}
	return p
}

// asideRails are the lines along which a squadron may be placed aside.
func asideRails(heap *gauge.Heap, left int) []game.Rail {
	var rails []game.Rail
	for _, s := range heap.Way(left) {
		r := game.Rail{Start: physics.Pose{}.MovedTo(s.Start), Aside: s.Aside, Round: s.Round, Ends: [2]int32{0, micrometres(s.Length)}}
		for i, part := range s.Parts {
			gap := game.RailGap{Ends: [2]int32{micrometres(part.From), micrometres(part.To)}}
			if i > 0 && s.Parts[i-1].Fit == gauge.Fits {
				gap.Ends[0]++
			}
			if i+1 < len(s.Parts) && s.Parts[i+1].Fit == gauge.Fits {
				gap.Ends[1]--
			}
			if refusal := notAside(part.Fit); refusal != nil && gap.Ends[0] <= gap.Ends[1] {
				gap.Refusal = *refusal
				r.Gaps = append(r.Gaps, gap)
			}
		}
		rails = append(rails, r)
	}
	if !slices.ContainsFunc(rails, func(r game.Rail) bool { return r.Open() }) {
		return []game.Rail{{Start: physics.Pose{}.MovedTo(heap.Nearest())}}
	}
	return rails
}

// notAside is why a squadron may not be placed aside somewhere, nil where it may.
func notAside(fit gauge.Fit) *game.Refusal {
	switch fit {
	case gauge.Outside:
		return refuse(rule.AsideInPlayArea, "aside-outside")
	case gauge.Onto:
		return refuse(rule.AsideOnto, "aside-onto")
	case gauge.Crowds:
		return refuse(rule.AsideCrowds, "aside-crowds")
	}
	return nil
}

func micrometres(mm float64) int32 { return int32(math.Round(mm * 1000)) }
