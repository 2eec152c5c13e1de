package board

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// ObstaclePlaced puts an obstacle from a seat's reserve into the play area.
type ObstaclePlaced struct {
	Obstacle ObstacleID
	XWS      string
	Type     catalog.ObstacleType
	Seat     game.Seat
	Pose     physics.Pose
}

// Change places it and takes it from the reserve of whoever brought it.
func (e ObstaclePlaced) Change(v *View) {
	v.Obstacles = append(v.Obstacles, Obstacle{ID: e.Obstacle, XWS: e.XWS, Type: e.Type, Pose: e.Pose, Seat: e.Seat})
	n := game.Seat(v.Seats())
	for i := range n {
		if from := (e.Seat + i) % n; slices.Contains(v.Reserve[from], e.XWS) {
			v.Reserve[from] = without(v.Reserve[from], e.XWS)
			return
		}
	}
}

// Phrase says who placed it.
func (e ObstaclePlaced) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "type", catalog.ObstacleKind.Ref(e.XWS))
}

// ObstacleRemoved takes an obstacle out of the game.
type ObstacleRemoved struct{ Obstacle ObstacleID }

// Change takes it away.
func (e ObstacleRemoved) Change(v *View) { v.Obstacle(e.Obstacle).Gone = true }

// Phrase says which it was.
func (e ObstacleRemoved) Phrase(*View) game.Phrase {
	return tell(e, "", "obstacle", e.Obstacle.Piece())
}

// ObstacleMoved places an obstacle again that lies in the play area.
type ObstacleMoved struct {
	Obstacle ObstacleID
	Pose     physics.Pose
}

// Change lays it there.
func (e ObstacleMoved) Change(v *View) { v.Obstacle(e.Obstacle).Pose = e.Pose }

// Phrase says which it is.
func (e ObstacleMoved) Phrase(*View) game.Phrase { return tell(e, "", "obstacle", e.Obstacle.Piece()) }

// ShipPlaced sets a ship up.
type ShipPlaced struct {
	Ship   ShipID
	Pose   physics.Pose
	Formed bool `json:",omitempty"` // from reserve, into its place of a wing
}

// Change puts the ship into play.
func (e ShipPlaced) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Where, s.Pose, s.Docked = InPlay, e.Pose, 0
	v.takeAlong(e.Ship)
}

// Phrase says which ship it is.
func (e ShipPlaced) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// DecksShuffled tells how many cards each damage deck now holds.
// Ships whose damage cards were gathered for it have none any more.
type DecksShuffled struct {
	Cards    [Piles]int
	Gathered []ShipID
}

// Change counts the decks anew.
func (e DecksShuffled) Change(v *View) {
	v.Decks = e.Cards
	for _, id := range e.Gathered {
		v.Ship(id).Facedown, v.Ship(id).Faceup = 0, nil
	}
}

// huge reports whether there are cards of huge ships' decks.
func (e DecksShuffled) huge() bool {
	for p, n := range e.Cards {
		if Pile(p).Huge() && n > 0 {
			return true
		}
	}
	return false
}

// Phrase says whether it is a deck of cards gathered from ships, or whether huge ships have decks besides.
func (e DecksShuffled) Phrase(*View) game.Phrase {
	if len(e.Gathered) > 0 {
		return tell(e, ".gathered")
	}
	return tell(e, when(e.huge(), ".huge"))
}

// TableTurned turns what lies on the table around, before any ship does: the players change sides.
type TableTurned struct{}

// Change puts every obstacle where it lies as seen from the other side.
func (e TableTurned) Change(v *View) {
	for i := range v.Obstacles {
		o := &v.Obstacles[i]
		at := o.Pose.Point()
		o.Pose = o.Pose.Turned(180).MovedTo(physics.Vec{X: v.Area.Width - at.X, Y: v.Area.Height - at.Y})
	}
}

// Phrase says so.
func (e TableTurned) Phrase(*View) game.Phrase { return tell(e, "") }
