package xwing

import (
	"fmt"
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
func (id DeviceID) Piece() string { return fmt.Sprintf("device:%d", int(id)) }

// DeviceOf returns the device that a piece id names, 0 if it names none.
func DeviceOf(piece string) DeviceID { return DeviceID(numberOf(piece, "device:")) }

// Piece returns the id by which Decisions, Events and scenes name the ship.
func (id ShipID) Piece() string { return fmt.Sprintf("ship:%d", int(id)) }

// Piece returns the id by which Decisions, Events and scenes name the obstacle.
func (id ObstacleID) Piece() string { return fmt.Sprintf("obstacle:%d", int(id)) }

// ShipOf returns the ship that a piece id names, 0 if it names none.
func ShipOf(piece string) ShipID { return ShipID(numberOf(piece, "ship:")) }

// ObstacleOf returns the obstacle that a piece id names, 0 if it names none.
func ObstacleOf(piece string) ObstacleID { return ObstacleID(numberOf(piece, "obstacle:")) }

func numberOf(piece, prefix string) int {
	s, ok := strings.CutPrefix(piece, prefix)
	if !ok {
		return 0
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}
