package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// putDown puts what was chosen into play: a device, a remote or an obstacle.
func (t *Table) putDown(m Moment, p *Placing, at PlaceSpot) {
	if t.isDevice(p.Device) && t.View.Phase != board.Setup {
		t.memory(m.Owner).PlacedDevice = true
	}
	began := t.Began()
	by := board.Placed{By: m.Owner, Seat: t.Ship(m.Owner).Seat, Way: at.Way}
	switch {
	case slices.Contains(t.DeviceTypes(p.Device), catalog.RemoteDevice):
		remote := t.placeRemote(by, p.Device, at.Pose)
		t.Trigger(Moment{When: AfterPlacingDevice, Ship: m.Owner, Other: remote, Device: MomentDevice{Launched: at.Way.Launch,
			Touching: at.Way.Away}, Began: began})
		t.meetBeneath(remote)
	case slices.Contains(t.DeviceTypes(p.Device), catalog.ObstacleDevice):
		t.placeCloud(by, p, at.Pose)
		if t.isDevice(p.Device) {
			t.Trigger(Moment{When: AfterPlacingDevice, Ship: m.Owner, Device: MomentDevice{Launched: at.Way.Launch}, Began: began})
		}
	default:
		var ids []board.DeviceID
		for _, part := range p.parts(at.Pose) {
			if !t.offTable(t.rules.TokenShape(part.token, part.pose)) { // what lies outside is ignored (X10-BMB-008)
				ids = append(ids, t.placeDevice(by, p, part))
			}
		}
		for i, id := range ids {
			t.Trigger(Moment{When: AfterPlacingDevice, Ship: m.Owner,
				Device: MomentDevice{ID: id, Launched: at.Way.Launch, Touching: at.Way.Touching || at.Way.Away}, N: i, Began: began})
		}
		t.detonateBeneath(ids)
	}
}

func (t *Table) placeDevice(by board.Placed, p *Placing, at part) board.DeviceID {
	id := board.DeviceID(len(t.View.Devices) + 1)
	token := ""
	if at.token != p.Device {
		token = at.token
	}
	t.announce(board.DevicePlaced{Device: id, Kind: p.Device, Token: token, Pose: at.pose, Fuses: p.Fuses, Placed: by})
	return id
}

// placeCloud puts an obstacle into play that a card drops or launches. Ships that
// it comes to lie under overlap it and suffer its effects (X20-FAQ-018).
func (t *Table) placeCloud(by board.Placed, p *Placing, at physics.Pose) {
	o := t.obstacleFacts(p.Device)
	id := board.ObstacleID(len(t.View.Obstacles) + 1)
	t.announce(board.ObstaclePlaced{Obstacle: id, XWS: o.ID, Type: o.Type, Seat: by.Seat, Pose: at})
	if p.Fuses > 0 {
		t.setFuses(id.Piece(), p.Fuses)
	}
	for _, ship := range t.View.ShipsInPlay() {
		if physics.ShapesOverlap(t.ShipShape(ship), t.ObstacleShape(id)) {
			t.meetObstacles(ship, []board.ObstacleID{id}, obstacleMeeting{})
		}
	}
}
