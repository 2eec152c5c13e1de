package board

import (
	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// SpeedChanged sets a ship's speed dial.
type SpeedChanged struct {
	Ship  ShipID
	Speed int
}

// Change sets it.
func (e SpeedChanged) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Speed = e.Speed
	}
}

// Phrase says how fast it is.
func (e SpeedChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "speed", itoa(e.Speed))
}

// ShipMoved executes a maneuver: along a course, at the speed at which it fits.
type ShipMoved struct {
	Ship   ShipID
	Course gauge.Course
	Speed  int // less than the course's where it would have overlapped a ship
	Pose   physics.Pose
}

// Change moves it.
func (e ShipMoved) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Pose = e.Pose
	}
}

// Phrase says how fast, and whether it was cut short.
func (e ShipMoved) Phrase(*View) game.Phrase {
	return tell(e, when(e.Speed < e.Course.Speed, ".short"), "ship", e.Ship.Piece(), "speed", itoa(e.Course.Speed), "fits", itoa(e.Speed))
}

// ManeuverExecuted says that a ship has executed a maneuver, with what its overlaps led to.
type ManeuverExecuted struct{ Ship ShipID }

// Change changes nothing.
func (e ManeuverExecuted) Change(*View) {}

// Phrase says nothing more.
func (e ManeuverExecuted) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipsOverlapped says that a ship's maneuver would have ended on another one.
type ShipsOverlapped struct {
	Ship ShipID
	With ShipID
}

// Change changes nothing: the damage cards do.
func (e ShipsOverlapped) Change(*View) {}

// Phrase says which.
func (e ShipsOverlapped) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "with", e.With.Piece())
}

// ObstacleMet says that a ship or squadron has ended on an obstacle.
type ObstacleMet struct {
	Piece    string
	Obstacle ObstacleID
}

// Change changes nothing: what the obstacle does is told by itself.
func (e ObstacleMet) Change(*View) {}

// Phrase says which.
func (e ObstacleMet) Phrase(*View) game.Phrase {
	return tell(e, "", "piece", e.Piece, "obstacle", e.Obstacle.Piece())
}

// SquadronActivated begins the activation of a squadron.
type SquadronActivated struct {
	Squadron SquadronID
	By       ShipID // by its squadron command; 0 in the Squadron Phase
}

// Change makes it the active piece.
func (e SquadronActivated) Change(v *View) { v.Active = e.Squadron.Piece() }

// Phrase says which.
func (e SquadronActivated) Phrase(*View) game.Phrase {
	return tell(e, when(e.By != 0, ".commanded"), "squadron", e.Squadron.Piece(), "ship", e.By.Piece())
}

// SquadronMoved moves a squadron; Aside: a ship has ended where it stood. Placed: a card has it placed.
type SquadronMoved struct {
	Squadron SquadronID
	Pose     physics.Pose
	Aside    bool
	Placed   bool
}

// Change moves it.
func (e SquadronMoved) Change(v *View) {
	if s := v.Squadron(e.Squadron); s != nil {
		s.Pose = e.Pose
	}
}

// Phrase says which.
func (e SquadronMoved) Phrase(*View) game.Phrase {
	return tell(e, when(e.Aside, ".aside")+when(e.Placed, ".placed"), "squadron", e.Squadron.Piece())
}

// KeywordGained says that a squadron has a keyword for a time: a memory of the rules (ARM-KEY-001).
type KeywordGained struct {
	Squadron SquadronID
	Keyword  catalog.KeywordName
}

// Change changes nothing: what a squadron has is asked of the rules.
func (e KeywordGained) Change(*View) {}

// Phrase says which.
func (e KeywordGained) Phrase(*View) game.Phrase {
	return tell(e, "", "squadron", e.Squadron.Piece(), "keyword", e.Keyword.String())
}
