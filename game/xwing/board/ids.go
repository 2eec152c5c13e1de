package board

import (
	"strconv"
	"strings"
)

// ShipID numbers the ships of a game from 1, the red player's first, in squad
// order. 0 is no ship. It is also the number of the ship's ID marker.
type ShipID int

// ObstacleID numbers the obstacles of a game from 1. 0 is no obstacle.
type ObstacleID int

// DeviceID numbers the bombs and mines of a game from 1, in the order in which
// they were placed. 0 is no device.
type DeviceID int

// Piece returns the id by which Decisions, Events and scenes name the device.
func (id DeviceID) Piece() string { return "device:" + strconv.Itoa(int(id)) }

// DeviceOf returns the device that a piece id names, 0 if it names none.
func DeviceOf(piece string) DeviceID { return DeviceID(NumberOf(piece, "device:")) }

// Piece returns the id by which Decisions, Events and scenes name the ship.
func (id ShipID) Piece() string {
	if int(id) > 0 && int(id) < len(shipPieces) {
		return shipPieces[id]
	}
	return "ship:" + strconv.Itoa(int(id))
}

// shipPieces are the ids of the first ships, which are asked for all the time.
var shipPieces = [...]string{1: "ship:1", 2: "ship:2", 3: "ship:3", 4: "ship:4", 5: "ship:5", 6: "ship:6", 7: "ship:7",
	8: "ship:8", 9: "ship:9", 10: "ship:10", 11: "ship:11", 12: "ship:12", 13: "ship:13", 14: "ship:14", 15: "ship:15", 16: "ship:16"}

// Piece returns the id by which Decisions, Events and scenes name the obstacle.
func (id ObstacleID) Piece() string {
	if int(id) > 0 && int(id) < len(obstaclePieces) {
		return obstaclePieces[id]
	}
	return "obstacle:" + strconv.Itoa(int(id))
}

// obstaclePieces are the ids of those obstacles that the players set up.
var obstaclePieces = [...]string{1: "obstacle:1", 2: "obstacle:2", 3: "obstacle:3", 4: "obstacle:4", 5: "obstacle:5", 6: "obstacle:6"}

// ShipOf returns the ship that a piece id names, 0 if it names none.
func ShipOf(piece string) ShipID { return ShipID(NumberOf(piece, "ship:")) }

// ObstacleOf returns the obstacle that a piece id names, 0 if it names none.
func ObstacleOf(piece string) ObstacleID { return ObstacleID(NumberOf(piece, "obstacle:")) }

func NumberOf(piece, prefix string) int {
	digits, ok := strings.CutPrefix(piece, prefix)
	if !ok || len(digits) > 9 {
		return 0
	}
	n := 0
	for i := range len(digits) {
		d := digits[i] - '0'
		if d > 9 {
			return 0
		}
		n = 10*n + int(d)
	}
	return n
}
