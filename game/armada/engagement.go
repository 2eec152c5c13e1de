package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/rule"
)

// crowd is how many squadrons more a squadron counts as engaged by.
func (s *State) crowd(id board.SquadronID) int {
	return (&Table{State: s}).sum(Engagement, Moment{Squadron: id})
}

// IsEngaged reports whether a squadron is engaged, or counts as that.
func (s *State) IsEngaged(id board.SquadronID) bool { return len(s.Engaged(id)) > 0 || s.crowd(id) > 0 }

// EngagedBesides reports whether a squadron is engaged with another one than that (ARM-KEY-039), or counts as that.
func (s *State) EngagedBesides(id, but board.SquadronID) bool {
	return slices.ContainsFunc(s.Engaged(id), func(q board.SquadronID) bool { return q != but }) || s.crowd(id) > 0
}

// EngagedBy is how many squadrons a squadron is engaged by, or counts as engaged by.
func (s *State) EngagedBy(id board.SquadronID) int { return len(s.Engaged(id)) + s.crowd(id) }

// againstMove is why a squadron may not move: it is held where it is, or pinned.
func (s *State) againstMove(id board.SquadronID) *game.Refusal {
	if s.IsHeld(id) {
		return refuse(rule.CannotMove, "held", "squadron", id.Piece())
	}
	if s.isFree(id) {
		return nil
	}
	if why := s.pinned(id); why != nil && (&Table{State: s}).sum(MovingEngaged, Moment{Squadron: id}) == 0 {
		return why
	}
	return nil
}

// Pinned reports whether squadrons that engage a squadron keep it from moving, but for cards that let it move.
func (s *State) Pinned(id board.SquadronID) bool { return s.pinned(id) != nil }

// pinned is why a squadron that is engaged may not move: it is engaged; grit helps against a single one (ARM-EGT-002, ARM-KEY-016, -017).
func (s *State) pinned(id board.SquadronID) (why *game.Refusal) {
	(&Table{State: s}).eachAnswer(Engagement, Moment{Squadron: id}, func(_ *Ability, m Moment) {
		why = refuse(rule.EngagedMayNotMove, "engaged", "squadron", id.Piece(), "by", m.Owner.Piece())
	})
	holders := s.holders(id)
	if why != nil || len(holders) == 0 || len(s.Engaged(id)) == 1 && s.grit(id) {
		return why
	}
	return refuse(rule.EngagedMayNotMove, "engaged", "squadron", id.Piece(), "by", holders[0].Piece())
}

// keptFromShips reports whether a heavy squadron that engages a squadron keeps it from attacking ships by a card.
func (s *State) keptFromShips(id board.SquadronID) bool {
	t := &Table{State: s}
	return slices.ContainsFunc(s.Engaged(id), func(q board.SquadronID) bool { return t.sum(KeepingFromShips, Moment{Squadron: q}) > 0 })
}
