package xwing

import (
	"xwing/game"
	"xwing/physics"
)

func (v *View) applyToDevice(e game.Event) {
	switch e := e.(type) {
	case DevicePlaced:
		v.Devices = append(v.Devices, Device{ID: e.Device, Kind: e.Kind, Token: e.Token, Seat: e.Seat, Pose: e.Pose, Fuses: e.Fuses})
	case DeviceRemoved:
		v.Device(e.Device).Gone = true
	case FusesChanged:
		if d := v.Device(DeviceOf(e.Piece)); d != nil {
			d.Fuses = e.Fuses
		}
		if o := v.Obstacle(ObstacleOf(e.Piece)); o != nil {
			o.Fuses = e.Fuses
		}
	case RemotePlaced:
		v.Ships = append(v.Ships, Ship{ID: e.Ship, Seat: e.Seat, Remote: e.Kind, Where: InPlay, Pose: e.Pose,
			Size: physics.Small, Initiative: e.Initiative, Hull: e.Hull, Charges: e.Charges})
	case RemoteMoved:
		v.Ship(e.Ship).Pose = e.To
	}
}
