package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Profile returns the ship's cards added up as they now lie: stat line, action
// bar, arcs, with the faces of its dual cards. It is to be read only.
func (s *State) Profile(id board.ShipID) catalog.Profile { return *s.profile(id) }

// profile is Profile where it stands.
func (s *State) profile(id board.ShipID) *catalog.Profile {
	ship := s.View.Ship(id)
	if f := s.faceOf(ship); f != nil && ship.Remote == "" {
		return &f.profile
	}
	p := s.profileAnew(ship)
	return &p
}

// profileAnew adds up a ship's cards.
func (s *State) profileAnew(ship *board.Ship) catalog.Profile {
	if ship.Remote != "" {
		facts := s.remoteFacts(ship.Remote)
		p := catalog.Profile{Ship: &catalog.Ship{}, Stats: catalog.Stats{Agility: facts.Agility, Hull: facts.Hull}}
		for _, a := range facts.Attacks {
			p.Arcs = append(p.Arcs, a.Arc)
		}
		return p
	}
	return s.addUp(ship)
}

// addUp works out a ship's profile.
func (s *State) addUp(ship *board.Ship) catalog.Profile {
	faces := make([]catalog.Face, 0, len(ship.Upgrades))
	for _, u := range ship.Upgrades {
		if !u.Discarded {
			faces = append(faces, catalog.Face{XWS: u.XWS, Side: u.Side})
		}
	}
	p, err := s.rules.Catalog.ProfileFaces(s.rules.List, ship.Pilot, faces)
	if err != nil {
		panic("xwing: a ship's cards left the catalog: " + err.Error())
	}
	return p
}
