package board

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// DevicePlaced puts a bomb or mine into play.
type DevicePlaced struct {
	Device DeviceID
	Kind   string
	Token  string // where it is not the kind's
	Pose   physics.Pose
	Fuses  int
	Placed
}

// Change lays the device down.
func (e DevicePlaced) Change(v *View) {
	if e.By == 0 && e.Token == "" { // no ship's: it was set aside
		v.Aside = without(v.Aside, catalog.DeviceKind.Ref(e.Kind))
	}
	v.Devices = append(v.Devices, Device{ID: e.Device, Kind: e.Kind, Token: e.Token, Seat: e.Seat, Pose: e.Pose, Fuses: e.Fuses})
}

// Phrase says who dropped or launched it.
func (e DevicePlaced) Phrase(*View) game.Phrase {
	return tell(e, when(e.Way.Launch, ".launched")+when(e.Way.Touching, ".touching")+when(e.Way.Away, ".away")+
		when(!e.Way.Touching && !e.Way.Away && !e.Way.Template.Exists(), ".laid"),
		"ship", e.By.Piece(), "seat", e.Seat.ID(), "device", catalog.DeviceKind.Ref(e.Kind))
}

// RemotePlaced puts a remote into play, which has from now on a place among the ships.
type RemotePlaced struct {
	Ship             ShipID
	Kind             string
	Pose             physics.Pose
	Initiative, Hull int
	Charges          Charges
	Placed
}

// Change adds the remote to the ships.
func (e RemotePlaced) Change(v *View) {
	v.Ships = append(v.Ships, Ship{ID: e.Ship, Seat: e.Seat, Remote: e.Kind, Where: InPlay, Pose: e.Pose,
		Size: gauge.Small, Initiative: e.Initiative, Hull: e.Hull, Charges: e.Charges})
}

// Phrase says who dropped or launched it, or set it up.
func (e RemotePlaced) Phrase(*View) game.Phrase {
	return tell(e, when(e.Way.Launch, ".launched")+when(!e.Way.Template.Exists() && !e.Way.Away, ".setup")+when(e.Way.Away, ".away"),
		"ship", e.By.Piece(), "seat", e.Seat.ID(), "device", catalog.DeviceKind.Ref(e.Kind))
}

// RemoteMoved relocates a remote: with a template from some of its guides, "" if
// it has no others, or to the guides of a ship.
type RemoteMoved struct {
	Ship     ShipID
	From, To physics.Pose
	Guides   string // "front-left"
	Template gauge.Template
	Host     ShipID // at whose guides, 0 with a template
}

// Change moves the remote.
func (e RemoteMoved) Change(v *View) { v.Ship(e.Ship).Pose = e.To }

// Phrase says by which guides.
func (e RemoteMoved) Phrase(*View) game.Phrase {
	values := []string{"ship", e.Ship.Piece(), "guides", e.Guides}
	switch {
	case e.Host != 0:
		return tell(e, ".host", append(values, "host", e.Host.Piece())...)
	case e.Guides != "":
		return tell(e, ".guides", append(values, "template", TemplateCode(e.Template))...)
	}
	return tell(e, "", append(values, "template", TemplateCode(e.Template))...)
}

// DeviceDetonated makes a device detonate; Ship met it, 0 for none.
type DeviceDetonated struct {
	Device DeviceID
	Ship   ShipID
}

// Change changes nothing: the device leaves play by an event of its own.
func (e DeviceDetonated) Change(*View) {}

// Phrase says what detonates, and whose doing it is.
func (e DeviceDetonated) Phrase(*View) game.Phrase {
	return tell(e, when(e.Ship != 0, ".met"), "device", e.Device.Piece(), "ship", e.Ship.Piece())
}

// RemoteDetonated makes a remote detonate.
type RemoteDetonated struct{ Ship ShipID }

// Change changes nothing: the remote leaves play by an event of its own.
func (e RemoteDetonated) Change(*View) {}

// Phrase says what detonates.
func (e RemoteDetonated) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// DeviceRemoved takes a device out of play.
type DeviceRemoved struct{ Device DeviceID }

// Change takes the device away.
func (e DeviceRemoved) Change(v *View) { v.Device(e.Device).Gone = true }

// Phrase says nothing more.
func (e DeviceRemoved) Phrase(*View) game.Phrase { return tell(e, "") }

// FusesChanged sets how many fuse markers lie on a device or an obstacle.
type FusesChanged struct {
	Piece string
	Fuses int
}

// Change counts the fuses.
func (e FusesChanged) Change(v *View) {
	if d := v.Device(DeviceOf(e.Piece)); d != nil {
		d.Fuses = e.Fuses
	}
	if o := v.Obstacle(ObstacleOf(e.Piece)); o != nil {
		o.Fuses = e.Fuses
	}
}

// Phrase says how many there are.
func (e FusesChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "device", e.Piece, "n", strconv.Itoa(e.Fuses))
}
