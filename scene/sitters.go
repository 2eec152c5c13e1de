package scene

import (
	"xwing/game"
	"xwing/internal/settings"
)

// Skill is how well the computer plays.
type Skill int

// What skills there are. A Recruit errs; an Ace tries its answers out.
const (
	Regular Skill = iota
	Recruit
	Ace
)

// skills are what they are called in settings and journals; a Regular is the computer, and that is all.
var skills = [...]string{settings.Computer, settings.Recruit, settings.Ace}

// Seats is which of the seats the computer plays, and how well.
type Seats struct {
	all   uint64 // bit n is seat n
	skill [Ace + 1]uint64
}

// mostSeats is how many there can be in such a set.
const mostSeats = 64

// SeatsOf is those seats, which a Regular plays.
func SeatsOf(seats ...game.Seat) (s Seats) {
	for _, seat := range seats {
		s = s.With(seat, Regular)
	}
	return s
}

// With has the computer play one seat more, or as well as is said.
func (s Seats) With(seat game.Seat, k Skill) Seats {
	s = s.Without(seat)
	s.all |= 1 << seat
	if k != Regular {
		s.skill[k] |= 1 << seat
	}
	return s
}

// Without has it not play a seat.
func (s Seats) Without(seat game.Seat) Seats {
	s.all &^= 1 << seat
	for k := range s.skill {
		s.skill[k] &^= 1 << seat
	}
	return s
}

// Skill is how well the computer plays a seat.
func (s Seats) Skill(seat game.Seat) Skill {
	for k, seats := range s.skill {
		if seats>>seat&1 != 0 {
			return Skill(k)
		}
	}
	return Regular
}

// Has reports whether the computer plays a seat.
func (s Seats) Has(seat game.Seat) bool { return seat >= 0 && s.all>>seat&1 != 0 }

// Any reports whether it plays one at all.
func (s Seats) Any() bool { return s.all != 0 }

// All reports whether it plays every one of so many: a person only watches.
func (s Seats) All(seats int) bool { return s.all == 1<<seats-1 }

// Sitter is who sits at a seat of a game that the front door begins or goes on with.
type Sitter int

// Who can sit there.
const (
	AsKept Sitter = iota // whoever did; in a new game a person
	Person
	Computer
	RecruitComputer
	AceComputer
)

// SitterNamed is whom settings and flags call so; false if they call nobody so.
func SitterNamed(name string) (Sitter, bool) {
	switch name {
	case settings.Person:
		return Person, true
	case settings.Computer:
		return Computer, true
	case settings.Recruit:
		return RecruitComputer, true
	case settings.Ace:
		return AceComputer, true
	}
	return AsKept, false
}

// Seated is who the front door wants at the seats, instead of those that there are.
func (s Seats) Seated(wanted []Sitter) Seats {
	for i, who := range wanted {
		switch seat := game.Seat(i); who {
		case Person:
			s = s.Without(seat)
		case Computer:
			s = s.With(seat, Regular)
		case RecruitComputer:
			s = s.With(seat, Recruit)
		case AceComputer:
			s = s.With(seat, Ace)
		}
	}
	return s
}
