package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// OverlapRules say what it costs to overlap a ship with a maneuver (Overlap chapter):
// the Perform Action step, in each edition.
type OverlapRules struct {
	// FriendDie has a ship that overlaps a friendly one roll an attack die: hit or crit is 1 damage. 2.5: yes.
	FriendDie bool
	// EnemyAction lets a ship that overlaps none but enemy ships perform a focus or calculate action of its bar, as a red
	// one, and then no other in its activation. 2.5: yes.
	EnemyAction bool
	// Touches has ships touch, as a relation of two, from an overlap that brings them into contact until one of them moves:
	// those alone do not attack each other. First edition: yes; else it is contact that counts.
	Touches bool
	// MayDock lets a ship that overlaps a friendly carrier dock with it instead of that. 2.5: yes.
	MayDock bool
}

// bumped resolves what it comes to that the full end of a ship's maneuver overlaps
// others, after the obstacles that it met (RULINGS 24). A friendly or allied one among them
// decides (X25-OVL-006, RULINGS 8).
func (t *Table) bumped(id board.ShipID, onto []board.ShipID) {
	if len(onto) == 0 || t.gone(id) {
		return
	}
	if t.docksInstead(id, onto) {
		return
	}
	t.scrape(id, onto)
	if i := slices.IndexFunc(onto, func(other board.ShipID) bool { return t.sameSide(id, other) }); i >= 0 {
		t.overlappedFriend(id, onto[i])
	} else if t.rules.Edition.Overlap.EnemyAction {
		t.overlappedEnemy(id)
	}
}

// touch notes which of the ships that a maneuver has overlapped the ship stands against now: those alone count as overlapped
// (X10-OVL-006, X10-TCH-006).
func (t *Table) touch(id board.ShipID, went MovePreview) (against []board.ShipID) {
	if went.Full {
		return nil
	}
	base := gauge.Base{Pose: went.Final, Size: t.Ship(id).Size}
	var room othersRoom
	ids, bases := t.others(id, &room)
	for i, other := range ids {
		if (other == went.Touched || slices.Contains(went.Overlapped, other)) && gauge.InContact(base, bases[i]) {
			against = append(against, other)
		}
	}
	if len(against) > 0 {
		t.announce(board.ShipsTouch{Ship: id, Others: against})
	}
	return against
}

// onto returns the ships that a move overlaps on its way back to where it ends: those at its full end, and the last.
func (p *MovePreview) onto() []board.ShipID {
	if p.Touched == 0 || slices.Contains(p.Overlapped, p.Touched) {
		return p.Overlapped
	}
	return append(slices.Clip(p.Overlapped), p.Touched)
}

// touches reports whether two ships are so near that they do not attack each other but by
// what allows it.
func (s *State) touches(a, b board.ShipID) bool {
	if s.rules.Edition.Overlap.Touches {
		return s.View.Touch(a, b)
	}
	return s.inContact(a, b)
}

// overlappedFriend rolls the die for a ship that has overlapped another.
func (t *Table) overlappedFriend(id, other board.ShipID) {
	if !t.rules.Edition.Overlap.FriendDie {
		return
	}
	if t.RollAttackDie(id, game.Say("why.overlapped", "ship", other.Piece())).Hurts() {
		t.SufferDamage(id, Damage{Hits: 1})
	}
}

// overlappedEnemy offers a ship that has overlapped another the one action that is left
// to it in its activation. To a stressed one there is none, even if it may act while stressed (X25-OVL-008).
func (t *Table) overlappedEnemy(id board.ShipID) {
	if t.View.Active == id && t.View.Phase == board.Activation {
		t.memory(id).Blocked = true
	}
	if t.Ship(id).Stressed() {
		return
	}
	t.PerformAction(id, ActionGrant{Source: OverlappedEnemy, OnBar: []catalog.ActionType{catalog.Focus, catalog.Calculate}, Color: catalog.Red})
}

// othersRoom is room for as many ships as there mostly are, and for their bases.
type othersRoom struct {
	ids   [16]board.ShipID
	bases [16]gauge.Base
}

// others returns the other ships in play and their bases: what a moving ship can
// overlap (Overlap chapter). They stand in the room that is given.
func (s *State) others(id board.ShipID, room *othersRoom) ([]board.ShipID, []gauge.Base) {
	ids, bases := room.ids[:0], room.bases[:0]
	for i := range s.View.Ships {
		if other := &s.View.Ships[i]; other.Where == board.InPlay && other.Remote == "" && other.ID != id && apart(other, id) {
			ids, bases = append(ids, other.ID), append(bases, other.Base())
		}
	}
	return ids, bases
}

// overlapped returns the first ship that a base standing there would overlap, 0
// if it overlaps none.
func (s *State) overlapped(id board.ShipID, base gauge.Base) board.ShipID {
	for i := range s.View.Ships {
		other := &s.View.Ships[i]
		if other.Where == board.InPlay && other.Remote == "" && other.ID != id && apart(other, id) && gauge.Overlap(base, other.Base()) {
			return other.ID
		}
	}
	return 0
}

// passedThrough returns the obstacles on which the template of a maneuver lies: it has moved through them (X20-MOV-002).
func (s *State) passedThrough(went MovePreview) []board.ObstacleID {
	var out []board.ObstacleID
	for _, o := range went.Crossed {
		if went.Maneuver.Bearing != gauge.Stationary && gauge.MovesThrough(went.Execution, s.ObstacleShape(o)) {
			out = append(out, o)
		}
	}
	return out
}

// flownThrough returns the other ships on which a template lies that a ship has moved along:
// it has moved through them (X20-MOV-002).
func (s *State) flownThrough(id board.ShipID, template physics.Shape) []board.ShipID {
	var out []board.ShipID
	var room othersRoom
	ids, bases := s.others(id, &room)
	lo, hi := template.Bounds()
	for i, b := range bases {
		at, r := b.Pose.Point(), b.Size.Around()
		if at.X < lo.X-r || at.X > hi.X+r || at.Y < lo.Y-r || at.Y > hi.Y+r {
			continue // far from it
		}
		if physics.ShapesOverlap(template, b.Shape()) {
			out = append(out, ids[i])
		}
	}
	return out
}
