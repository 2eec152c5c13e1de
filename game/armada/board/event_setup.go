package board

import (
	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/physics"
)

// FirstPlayerChosen gives a seat the initiative for the whole game.
type FirstPlayerChosen struct{ Seat game.Seat }

// Change notes it.
func (e FirstPlayerChosen) Change(v *View) { v.First = e.Seat }

// Phrase says who has it.
func (e FirstPlayerChosen) Phrase(*View) game.Phrase { return tell(e, "", "seat", e.Seat.ID()) }

// ObjectiveChosen picks one of the second player's objectives; the others leave the game.
type ObjectiveChosen struct {
	Objective  string
	ShortEdges bool // the players sit at the short edges
}

// Change takes the others away.
func (e ObjectiveChosen) Change(v *View) {
	v.Objective, v.Field.ShortEdges = e.Objective, e.ShortEdges
	v.Sides[0].Objectives, v.Sides[1].Objectives = nil, nil
}

// Phrase says which.
func (e ObjectiveChosen) Phrase(*View) game.Phrase {
	return tell(e, "", "objective", "objective/"+e.Objective)
}

// ObstaclesChosen lays out the obstacles that are to be placed.
type ObstaclesChosen struct{ Obstacles []Obstacle }

// Change lays them out.
func (e ObstaclesChosen) Change(v *View) { v.Obstacles = append(v.Obstacles, e.Obstacles...) }

// Phrase says nothing more.
func (e ObstaclesChosen) Phrase(*View) game.Phrase { return tell(e, "") }

// ObstaclePlaced puts an obstacle on the table, or moves one.
type ObstaclePlaced struct {
	Obstacle ObstacleID
	Pose     physics.Pose
	Moved    bool
}

// Change puts it there, with the tokens that lie on it (ARM-OBM-010).
func (e ObstaclePlaced) Change(v *View) {
	o := v.Obstacle(e.Obstacle)
	if o == nil {
		return
	}
	if e.Moved {
		from, to := o.Pose.Frame(), e.Pose.Frame()
		for i := range v.Markers {
			if m := &v.Markers[i]; !m.Gone && o.Shape().Contains(m.Pose.Point()) {
				m.Pose = m.Pose.MovedTo(to.Out(from.In(m.Pose.Point())))
			}
		}
	}
	o.Placed, o.Gone, o.Pose = true, false, e.Pose
}

// Phrase says which.
func (e ObstaclePlaced) Phrase(*View) game.Phrase {
	return tell(e, when(e.Moved, ".moved"), "obstacle", e.Obstacle.Piece())
}

// ObstacleRemoved takes an obstacle from the table; tokens that lie on it stay.
type ObstacleRemoved struct{ Obstacle ObstacleID }

// Change takes it away.
func (e ObstacleRemoved) Change(v *View) {
	if o := v.Obstacle(e.Obstacle); o != nil {
		o.Gone = true
	}
}

// Phrase says which.
func (e ObstacleRemoved) Phrase(*View) game.Phrase {
	return tell(e, "", "obstacle", e.Obstacle.Piece())
}

// CardDialsStacked puts so many facedown command dials on the objective card, or leaves so many there.
type CardDialsStacked struct{ N int }

// Change counts them.
func (e CardDialsStacked) Change(v *View) { v.CardDials = e.N }

// Phrase says nothing more.
func (e CardDialsStacked) Phrase(*View) game.Phrase { return tell(e, "") }

// CardDialRevealed turns the top one of them up.
type CardDialRevealed struct{ Command catalog.Command }

// Change takes it away.
func (e CardDialRevealed) Change(v *View) { v.CardDials-- }

// Phrase says what it shows.
func (e CardDialRevealed) Phrase(*View) game.Phrase {
	return tell(e, "", "command", e.Command.String())
}

// CardTokensChanged leaves so many objective tokens on the objective card.
type CardTokensChanged struct{ N int }

// Change counts them.
func (e CardTokensChanged) Change(v *View) { v.OnCard = e.N }

// Phrase says how many.
func (e CardTokensChanged) Phrase(*View) game.Phrase { return tell(e, "", "n", itoa(e.N)) }

// StationGarrisoned makes a station the second player's.
type StationGarrisoned struct {
	Obstacle ObstacleID
	Hull     int
	Armed    bool
}

// Change gives it its hull.
func (e StationGarrisoned) Change(v *View) {
	if o := v.Obstacle(e.Obstacle); o != nil {
		o.Hull, o.Armed = e.Hull, e.Armed
	}
}

// Phrase says nothing more.
func (e StationGarrisoned) Phrase(*View) game.Phrase { return tell(e, "") }

// PassTokensGained gives a player pass tokens.
type PassTokensGained struct {
	Seat game.Seat
	N    int
}

// Change counts them.
func (e PassTokensGained) Change(v *View) { v.Sides[e.Seat].Passes += e.N }

// Phrase says who and how many.
func (e PassTokensGained) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "n", itoa(e.N))
}

// ShipDeployed puts a ship on the table.
type ShipDeployed struct {
	Ship  ShipID
	Pose  physics.Pose
	Speed int
}

// Change puts it there.
func (e ShipDeployed) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Where, s.Pose, s.Speed = OnTable, e.Pose, e.Speed
	}
}

// Phrase says which, and how fast.
func (e ShipDeployed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "speed", itoa(e.Speed))
}

// SquadronDeployed puts a squadron on the table.
type SquadronDeployed struct {
	Squadron SquadronID
	Pose     physics.Pose
}

// Change puts it there.
func (e SquadronDeployed) Change(v *View) {
	if s := v.Squadron(e.Squadron); s != nil {
		s.Where, s.Pose, s.Activated = OnTable, e.Pose, false
	}
}

// Phrase says which.
func (e SquadronDeployed) Phrase(*View) game.Phrase {
	return tell(e, "", "squadron", e.Squadron.Piece())
}

// PieceSetAside takes a ship or a squadron out of play until what set it aside deploys it.
type PieceSetAside struct{ Piece string }

// Change sets it aside.
func (e PieceSetAside) Change(v *View) {
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		s.Where = SetAside
	}
	if s := v.Squadron(SquadronOf(e.Piece)); s != nil {
		s.Where = SetAside
	}
}

// Phrase says which.
func (e PieceSetAside) Phrase(*View) game.Phrase { return tell(e, "", "piece", e.Piece) }

// MarkerPlaced lays a round token on the table, or moves one.
type MarkerPlaced struct{ Marker Marker }

// Change lays it there.
func (e MarkerPlaced) Change(v *View) {
	if m := v.Marker(e.Marker.ID); m != nil {
		*m = e.Marker
	} else {
		v.Markers = append(v.Markers, e.Marker)
	}
}

// Phrase says which.
func (e MarkerPlaced) Phrase(*View) game.Phrase {
	return tell(e, "", "marker", e.Marker.ID.Piece(), "kind", string(e.Marker.Kind))
}

// MarkerRemoved takes a round token from the table.
type MarkerRemoved struct{ Marker MarkerID }

// Change takes it away.
func (e MarkerRemoved) Change(v *View) {
	if m := v.Marker(e.Marker); m != nil {
		m.Gone = true
	}
}

// Phrase says which.
func (e MarkerRemoved) Phrase(*View) game.Phrase { return tell(e, "", "marker", e.Marker.Piece()) }

// TokenAssigned lays an objective token or the like on a ship or squadron, or takes it away.
type TokenAssigned struct {
	Piece   string
	Token   string
	Removed bool
}

// Change lays it there.
func (e TokenAssigned) Change(v *View) {
	change := func(list *[]string) {
		if e.Removed {
			*list = without(*list, e.Token)
		} else {
			*list = append(*list, e.Token)
		}
	}
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		change(&s.Carried)
	}
	if s := v.Squadron(SquadronOf(e.Piece)); s != nil {
		change(&s.Carried)
	}
}

// Phrase says on which.
func (e TokenAssigned) Phrase(*View) game.Phrase {
	return tell(e, when(e.Removed, ".removed"), "piece", e.Piece, "token", e.Token)
}

// DecksShuffled says how many cards each damage deck has.
type DecksShuffled struct{ Cards [2]int }

// Change counts them.
func (e DecksShuffled) Change(v *View) {
	for i := range e.Cards {
		v.Sides[i].Deck = e.Cards[i]
	}
}

// Phrase says nothing more.
func (e DecksShuffled) Phrase(*View) game.Phrase { return tell(e, "") }
