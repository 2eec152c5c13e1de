package threat

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Place is where a ship could end its next maneuver.
type Place struct {
	Maneuver catalog.Maneuver // as it would be executed; zero of a ship that stays where it is
	Pose     physics.Pose
	Bumped   bool // it gets no farther among the ships as they stand
	Cleared  bool // it gets there once those in its way have moved on
}

// Red reports whether it takes a red maneuver.
func (p *Place) Red() bool { return p.Maneuver.Difficulty == catalog.Red }

// Places returns where a ship could end its next maneuver, each once: this round's until it has been executed, next round's
// from the Engagement Phase on. Where it would flee is none.
func Places(s *xwing.State, id board.ShipID) []Place {
	ship := s.View.Ship(id)
	switch {
	case !ship.Flies():
		return nil
	case ship.Follows():
		return Places(s, ship.Joined)
	case ship.Wing.Mate():
		return ofMate(s, ship)
	case s.View.Phase < board.Engagement && (ship.Activated || s.View.Active == id):
		return []Place{{Pose: ship.Pose}}
	}
	var out []Place
	for _, m := range maneuvers(s, ship) {
		p := s.PreviewDial(id, m)
		if !p.Flees {
			out = with(out, Place{Maneuver: p.Maneuver, Pose: p.Final, Bumped: !p.Full && p.Huge == nil})
		}
		if !p.Full && p.Huge == nil && clears(&s.View, p.Overlapped) {
			base := ship.Base()
			if end := base.At(gauge.End(base, p.Maneuver.Move())); gauge.InsideBase(s.View.Area, end) {
				out = with(out, Place{Maneuver: p.Maneuver, Pose: end.Pose, Cleared: true})
			}
		}
	}
	if len(out) == 0 && len(s.Dial(id)) == 0 { // it has no dial
		out = append(out, Place{Pose: ship.Pose})
	}
	return out
}

// maneuvers are those that a ship could execute, or the one that its dial has shown.
func maneuvers(s *xwing.State, ship *board.Ship) []catalog.Maneuver {
	if ship.Dial.Revealed && s.View.Phase < board.Engagement {
		return []catalog.Maneuver{ship.Dial.Maneuver}
	}
	return s.Maneuvers(ship.ID)
}

// clears reports whether all ships could move out of the way before another moves.
func clears(v *board.View, ships []board.ShipID) bool {
	return !slices.ContainsFunc(ships, func(id board.ShipID) bool {
		return v.Ship(id).Activated && v.Phase < board.Engagement
	})
}

// with adds a place, unless the ship could get there already; by a maneuver that is not red rather than by a red one.
func with(places []Place, p Place) []Place {
	i := slices.IndexFunc(places, func(q Place) bool { return q.Pose == p.Pose })
	if i < 0 {
		return append(places, p)
	}
	if places[i].Red() && !p.Red() {
		places[i] = p
	}
	return places
}

// ofMate is where a wingmate comes to lie behind its leader.
func ofMate(s *xwing.State, mate *board.Ship) (out []Place) {
	leader := s.View.Ship(mate.Wing.Leader)
	if !leader.Flies() || s.View.Phase < board.Engagement && (leader.Activated || s.View.Active == leader.ID) {
		return []Place{{Pose: mate.Pose}}
	}
	for _, m := range maneuvers(s, leader) {
		p := s.PreviewDial(leader.ID, m)
		if i := slices.Index(s.View.Wingmates(leader.ID), mate.ID); i < len(p.Wing) {
			out = with(out, Place{Maneuver: p.Maneuver, Pose: p.Wing[i].Pose})
		}
	}
	return out
}
