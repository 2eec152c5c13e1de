package board

import (
	"strconv"
	"strings"
)

// ShipID, SquadronID, ObstacleID and MarkerID number the pieces of a game from 1, the first fleet's first. 0 is none.
type (
	ShipID     int
	SquadronID int
	ObstacleID int
	MarkerID   int
)

// Piece returns the id by which Decisions, Events and scenes name the ship.
func (id ShipID) Piece() string { return "ship:" + strconv.Itoa(int(id)) }

// Piece returns the id by which Decisions, Events and scenes name the squadron.
func (id SquadronID) Piece() string { return "squadron:" + strconv.Itoa(int(id)) }

// Piece returns the id by which Decisions, Events and scenes name the obstacle.
func (id ObstacleID) Piece() string { return "obstacle:" + strconv.Itoa(int(id)) }

// Piece returns the id by which Decisions, Events and scenes name the token.
func (id MarkerID) Piece() string { return "marker:" + strconv.Itoa(int(id)) }

// ShipOf returns the ship that a piece id names, 0 if it names none.
func ShipOf(piece string) ShipID { return ShipID(number(piece, "ship:")) }

// SquadronOf returns the squadron that a piece id names, 0 if it names none.
func SquadronOf(piece string) SquadronID { return SquadronID(number(piece, "squadron:")) }

// ObstacleOf returns the obstacle that a piece id names, 0 if it names none.
func ObstacleOf(piece string) ObstacleID { return ObstacleID(number(piece, "obstacle:")) }

// MarkerOf returns the token that a piece id names, 0 if it names none.
func MarkerOf(piece string) MarkerID { return MarkerID(number(piece, "marker:")) }

// number is what follows a prefix, 0 if that is no number of a piece. Most ids asked are of other kinds: nothing is made
// of those.
func number(piece, prefix string) int {
	s, ok := strings.CutPrefix(piece, prefix)
	if !ok || s == "" || len(s) > 9 {
		return 0
	}
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0
		}
		n = 10*n + int(s[i]-'0')
	}
	return n
}
