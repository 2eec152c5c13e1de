package board

import (
	"slices"
	"xwing/game"
)

// ShipsOf returns a seat's ships in the play area, in ShipID order.
func (v *View) ShipsOf(seat game.Seat) []ShipID {
	return slices.DeleteFunc(v.ShipsInPlay(), func(id ShipID) bool { return v.Ship(id).Seat != seat })
}

// SquadOf returns a seat's ships that are not out of the game, wherever they are,
// in ShipID order.
func (v *View) SquadOf(seat game.Seat) []ShipID {
	var ids []ShipID
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Seat == seat && s.Where != Removed && s.Remote == "" {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// AnyDue reports whether any ship in the play area is due to be destroyed.
func (v *View) AnyDue() bool {
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Flies() && s.Due() && !s.Crippled {
			return true
		}
	}
	return false
}

// DockedWith returns the ships that are docked with a carrier, in ShipID order.
func (v *View) DockedWith(carrier ShipID) []ShipID {
	var ids []ShipID
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == InReserve && s.Docked == carrier {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// Aboard returns the docked ships whose carrier is in the play area.
func (v *View) Aboard() []ShipID {
	var ids []ShipID
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == InReserve && s.Docked != 0 && v.Ship(s.Docked).Where == InPlay {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// RemotesInPlay returns the ids of the remotes in the play area, in ShipID order.
func (v *View) RemotesInPlay() []ShipID {
	return v.appendRemotes(nil)
}

func (v *View) appendRemotes(ids []ShipID) []ShipID {
	for i := range v.Ships {
		if v.Ships[i].Remote != "" && v.Ships[i].Where == InPlay {
			ids = append(ids, v.Ships[i].ID)
		}
	}
	return ids
}

// Targets returns what can be attacked: ships, and the remotes (X20-RMT-002).
func (v *View) Targets() []ShipID { return v.AppendTargets(make([]ShipID, 0, len(v.Ships))) }

// AppendTargets appends the targets to a list.
func (v *View) AppendTargets(ids []ShipID) []ShipID {
	return v.appendRemotes(v.appendShips(ids))
}

// WaitingFor returns the ships in reserve that wait for the word of a ship: once it
// has fled nobody can call them any more.
func (v *View) WaitingFor(id ShipID) []ShipID {
	var ids []ShipID
	for i := range v.Ships {
		s := &v.Ships[i]
		if s.Where == InReserve && slices.ContainsFunc(s.Conditions, func(c Condition) bool { return c.By == id }) {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// ShipsInPlay returns the ids of the ships in the play area, remotes left out, in
// ShipID order.
func (v *View) ShipsInPlay() []ShipID {
	return v.appendShips(make([]ShipID, 0, len(v.Ships)))
}

func (v *View) appendShips(ids []ShipID) []ShipID {
	for i := range v.Ships {
		if v.Ships[i].Flies() {
			ids = append(ids, v.Ships[i].ID)
		}
	}
	return ids
}

// takeAlong puts the other section of a huge ship where a section is.
func (v *View) takeAlong(id ShipID) {
	s := v.Ship(id)
	if other := v.Ship(s.Joined); other != nil {
		other.Where, other.Pose = s.Where, s.Pose
	}
}

// Ship returns the ship with the id; nil if there is none.
func (v *View) Ship(id ShipID) *Ship {
	if id < 1 || int(id) > len(v.Ships) {
		return nil
	}
	return &v.Ships[id-1]
}
