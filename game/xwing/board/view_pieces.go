package board

import (
	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// Device is a bomb or a mine in the play area (Device chapter). Remotes stand
// among the ships, devices that are obstacles among the obstacles.
type Device struct {
	ID    DeviceID
	Kind  string // catalog id ("protonbomb")
	Token string `json:",omitempty"` // of the token, where it is not the kind's
	Seat  game.Seat
	Pose  physics.Pose
	Fuses int
	Gone  bool
}

// Device returns the device with the id; nil if there is none.
func (v *View) Device(id DeviceID) *Device {
	if id < 1 || int(id) > len(v.Devices) {
		return nil
	}
	return &v.Devices[id-1]
}

// DevicesInPlay returns the bombs and mines in the play area, in DeviceID order.
func (v *View) DevicesInPlay() []DeviceID {
	var ids []DeviceID
	for i := range v.Devices {
		if !v.Devices[i].Gone {
			ids = append(ids, v.Devices[i].ID)
		}
	}
	return ids
}

// Placed says who placed a device and how.
type Placed struct {
	By   ShipID
	Seat game.Seat
	Way  Way
}

// ObstaclesInPlay returns the obstacles in the play area, in ObstacleID order.
func (v *View) ObstaclesInPlay() []ObstacleID {
	var ids []ObstacleID
	for i := range v.Obstacles {
		if !v.Obstacles[i].Gone {
			ids = append(ids, v.Obstacles[i].ID)
		}
	}
	return ids
}

// Obstacle is an obstacle in the play area.
type Obstacle struct {
	ID    ObstacleID
	XWS   string
	Type  catalog.ObstacleType
	Pose  physics.Pose
	Seat  game.Seat // who placed it
	Gone  bool
	Fuses int `json:",omitempty"`
}

// Obstacle returns the obstacle with the id; nil if there is none.
func (v *View) Obstacle(id ObstacleID) *Obstacle {
	if id < 1 || int(id) > len(v.Obstacles) {
		return nil
	}
	return &v.Obstacles[id-1]
}
