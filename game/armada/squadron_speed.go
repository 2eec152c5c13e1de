package armada

import (
	"slices"

	"xwing/game/armada/board"
)

// SquadronSpeed is the speed of a squadron: as printed, or as it is changed to for its activation, less what lowers it and then
// more what raises it.
func (s *State) SquadronSpeed(id board.SquadronID) int {
	n := s.squadronCard(id).Speed
	if f := s.flight(id); f != nil && f.Speed > 0 {
		n = f.Speed
	}
	t := &Table{State: s}
	for _, raise := range [2]bool{false, true} {
		t.eachAnswer(SquadronSpeed, Moment{Squadron: id}, func(a *Ability, m Moment) {
			m.N = n
			if now := a.By(t, m); (now > n) == raise {
				n = now
			}
		})
	}
	return n
}

// flight is the activation of a squadron that is under way; nil if there is none.
func (s *State) flight(id board.SquadronID) *Flight {
	for i := range slices.Backward(s.Memory.Flights) {
		if f := &s.Memory.Flights[i]; f.Squadron == id {
			return f
		}
	}
	return nil
}

// TreatSpeed changes the speed of a squadron to a number for its activation.
func (s *State) TreatSpeed(id board.SquadronID, speed int) {
	if f := s.flight(id); f != nil {
		f.Speed = speed
	}
}

// ForbidAttack keeps a squadron from attacking in its activation.
func (s *State) ForbidAttack(id board.SquadronID) {
	if f := s.flight(id); f != nil {
		f.Still = true
	}
}
