package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// movedBack is where a huge ship comes to stand by a straight that would end on other huge ships: it is moved back along it
// until it touches the first that it reaches, and which those are (X10-HUG-010, RULINGS 74).
func (s *State) movedBack(base gauge.Base, to physics.Pose, met *HugeMove, id board.ShipID) physics.Pose {
	far := to.Point().Sub(base.Pose.Point()).Len()
	frame := base.Pose.Frame()
	at := func(ahead float64) gauge.Base { return base.At(frame.Moved(0, ahead).Pose()) }
	var room othersRoom
	ids, bases := s.others(id, &room)
	for again := true; again; {
		again = false
		for i, other := range ids {
			if !s.Huge(other) || !gauge.Overlap(at(far), bases[i]) {
				continue
			}
			lo, hi := 0.0, far // free, and over it: bases are convex
			for hi-lo > physics.ContactGap/4 {
				if mid := (lo + hi) / 2; gauge.Overlap(at(mid), bases[i]) {
					hi = mid
				} else {
					lo = mid
				}
			}
			far, again = lo, lo > 0 // no farther back than where it stands
			met.Rammed = append(met.Rammed, other)
		}
	}
	return at(far).Pose
}

// ramInContact deals the ship and every huge ship that stood in its way a faceup damage card each, straight to the hull; those
// that it touches now do not attack each other (X10-HUG-011).
func (h *hugeManeuver) ramInContact() {
	var against []board.ShipID
	for _, other := range h.went.Huge.Rammed {
		if gauge.InContact(h.Ship(h.id).Base(), h.Ship(other).Base()) {
			against = append(against, other)
		}
	}
	if len(against) > 0 && h.rules.Edition.Overlap.Touches {
		h.announce(board.ShipsTouch{Ship: h.id, Others: against})
	}
	h.together(func() {
		last := h.went.Huge.Rammed[len(h.went.Huge.Rammed)-1] // which it touches
		h.dealWhere(h.id, h.Ship(last).Base().Shape())
		for _, other := range h.went.Huge.Rammed {
			h.dealWhere(other, h.Ship(h.id).Base().Shape())
		}
	})
}

// dealWhere deals a huge ship a faceup damage card for the section that a shape has met.
func (t *Table) dealWhere(id board.ShipID, shape physics.Shape) {
	on := t.sectionAt(id, shape)
	t.inSection(on, t.halfAt(on, shape), func() { t.DealDamageCard(on, true) })
}

// crushAll destroys the ships that the huge one has come to lie on (X10-HUG-008).
func (h *hugeManeuver) crushAll() {
	for _, other := range h.went.Huge.RunOver {
		h.announce(board.ShipRunOver{Ship: h.id, Other: other})
	}
	h.together(func() {
		for _, other := range h.went.Huge.RunOver {
			h.Destroy(other)
		}
	})
}

// scrape rolls for a ship whose maneuver has overlapped huge ones: it suffers what the die shows (X10-HUG-015).
func (t *Table) scrape(id board.ShipID, onto []board.ShipID) {
	n := t.rules.Edition.Huge.BumpDice
	if n == 0 {
		return
	}
	for _, other := range onto {
		if !t.Huge(other) || t.gone(id) {
			continue
		}
		hits, crits := damageOf(t.RollAttackDice(id, n, game.Say("why.overlapped", "ship", other.Piece())))
		t.SufferDamage(id, Damage{Hits: hits, Crits: crits})
	}
}

// damageOf counts the hits and crits of a roll.
func damageOf(faces []board.Face) (hits, crits int) {
	for _, f := range faces {
		switch f {
		case board.Hit:
			hits++
		case board.Crit:
			crits++
		}
	}
	return hits, crits
}
