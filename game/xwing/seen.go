package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// Seen is the table as the player of a seat may look at it: what everybody sees, what
// lies behind his curtain, the previews that a person hovering over the table would be
// shown, and, while he is asked, games that he may try. It is all that a player that is
// no person gets: what is hidden from him cannot be reached from it. What it hands out of
// the game itself is to be read only, to which a check of whole games holds him. It is of use until the next answer.
type Seen struct {
	state   *State
	seat    game.Seat
	session *game.Session // nil: without games to try
	turn    *game.Turn    // once one is tried
}

// Sit returns the table as a seat of a game sees it.
func Sit(s *game.Session, seat game.Seat) *Seen {
	seen := new(Seen)
	seen.Sit(s, seat)
	return seen
}

// Sit has what saw one question see the next.
func (s *Seen) Sit(session *game.Session, seat game.Seat) {
	*s = Seen{state: session.State().(*State), seat: seat, session: session}
}

// Seen returns the table as a seat sees it, without games to try.
func (s *State) Seen(seat game.Seat) *Seen { return &Seen{state: s, seat: seat} }

// Seat is whose view it is.
func (s *Seen) Seat() game.Seat { return s.seat }

// Fork returns a game that the player may try, by game.Turn's Fork; false while he is not
// asked. It is the caller's to close.
func (s *Seen) Fork(seed uint64, b Belief) (*game.Session, bool) {
	if s.turn == nil && s.session != nil {
		s.turn, _ = s.session.Turn(s.seat)
	}
	if s.turn == nil {
		return nil, false
	}
	return s.turn.Fork(seed, b), true
}

// Public is the table as everybody sees it: the live one, to be read only.
func (s *Seen) Public() *board.View { return &s.state.View }

// Own returns the table as the seat sees it: with its own facedown dials, for example.
func (s *Seen) Own() board.View { return s.state.ViewFor(s.seat) }

// Rules are what the game is played by, to be read only.
func (s *Seen) Rules() *Rules { return s.state.rules }

// Worth is the squad points of a ship, its upgrades included: squads are open to all.
func (s *Seen) Worth(id board.ShipID) int { return s.state.Worth(id) }

// Mission is the scenario, nil for none.
func (s *Seen) Mission() *Mission { return s.state.Mission() }

// Dial returns the maneuvers on the dial of a ship, to be read only.
func (s *Seen) Dial(id board.ShipID) []catalog.Maneuver { return s.state.Dial(id) }

// Weapons is State.Weapons.
func (s *Seen) Weapons(id board.ShipID) []board.Weapon { return s.state.Weapons(id) }

// Foresee is State.Foresee.
func (s *Seen) Foresee(f *Foresight) { s.state.Foresee(f) }

// BestReposition is State.BestReposition.
func (s *Seen) BestReposition(id board.ShipID, action catalog.ActionType, over float64, worth func(physics.Pose, float64) float64) float64 {
	return s.state.BestReposition(id, action, over, worth)
}

// PreviewPlaces is State.PreviewPlaces.
func (s *Seen) PreviewPlaces(id board.ShipID, option string) (kind string, spots []PlaceSpot) {
	return s.state.PreviewPlaces(id, option)
}

// PreviewDeploy is State.PreviewDeploy.
func (s *Seen) PreviewDeploy(id board.ShipID) []DeploySpot { return s.state.PreviewDeploy(id) }

// IsMine is State.IsMine.
func (s *Seen) IsMine(kind string) bool { return s.state.IsMine(kind) }

// MissionTargets is State.MissionTargets.
func (s *Seen) MissionTargets(id board.ShipID) []board.FeatureID { return s.state.MissionTargets(id) }

// Upcoming is State.Upcoming.
func (s *Seen) Upcoming(id board.ShipID) catalog.Maneuver { return s.state.Upcoming(id) }

// TakeAim is State.TakeAim.
func (s *Seen) TakeAim(a *Aim, attacker board.ShipID) { s.state.TakeAim(a, attacker) }
