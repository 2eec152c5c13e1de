package xwing

import (
	"cmp"
	"slices"

	"xwing/game/xwing/board"
	"xwing/physics"
)

// Met is a device that a move goes through or onto.
type Met struct {
	Device  board.DeviceID // a mine
	Remote  board.ShipID   // or a remote
	Overlap bool           // the base comes to lie on it
	at      float64
}

// devicesMet returns the mines and remotes that satisfy meets, in the order of
// their distance along the move, with whether final lies on them (X20-MOV-003,
// X20-DEV-015).
func (s *State) devicesMet(id board.ShipID, final physics.Shape, meets func(physics.Shape) (bool, float64)) []Met {
	if len(s.View.Devices) == 0 && len(s.View.RemotesInPlay()) == 0 {
		return nil
	}
	var met []Met
	for _, d := range s.View.DevicesInPlay() {
		if b := s.blast(s.View.Device(d).Kind); b == nil || !b.Met {
			continue
		}
		if ok, at := meets(s.DeviceShape(d)); ok {
			met = append(met, Met{Device: d, Overlap: physics.ShapesOverlap(final, s.DeviceShape(d)), at: at})
		}
	}
	for _, r := range s.View.RemotesInPlay() {
		if ok, at := meets(s.ShipShape(r)); ok && r != id {
			met = append(met, Met{Remote: r, Overlap: physics.ShapesOverlap(final, s.ShipShape(r)), at: at})
		}
	}
	slices.SortStableFunc(met, func(a, b Met) int { return cmp.Compare(a.at, b.at) })
	return met
}

// meetDevices makes a ship suffer the mines that its move went through or onto,
// one after the other, and gives the remotes that it met their turn.
func (t *Table) meetDevices(id board.ShipID, met []Met, by board.MoveKind) {
	for _, m := range met {
		switch {
		case t.gone(id):
			return
		case m.Device != 0:
			if !t.ignoresDevice(id, m.Device) {
				t.detonate(m.Device, id)
			}
		case !t.gone(m.Remote) && !t.ignoresRemote(id, m.Remote):
			t.Trigger(Moment{When: AfterMeetingRemote, Ship: id, Other: m.Remote, Met: MomentMet{Overlap: m.Overlap},
				Move: MomentMove{By: by}})
		}
	}
}

// ignoresDevice reports whether a ship ignores a bomb or a mine: to it that is not there.
func (t *Table) ignoresDevice(id board.ShipID, d board.DeviceID) bool {
	return d != 0 && t.sum(IgnoringDevices, &Moment{Ship: id, Device: MomentDevice{ID: d}}) > 0
}

// ignoresRemote reports whether it ignores a remote.
func (t *Table) ignoresRemote(id, remote board.ShipID) bool {
	return t.sum(IgnoringDevices, &Moment{Ship: id, Other: remote}) > 0
}

// ignoresCloud reports whether it ignores an obstacle that is a device.
func (t *Table) ignoresCloud(id board.ShipID, o board.ObstacleID) bool {
	return t.cloud(o) != nil && t.isDevice(t.View.Obstacle(o).XWS) &&
		t.sum(IgnoringDevices, &Moment{Ship: id, Met: MomentMet{Obstacles: []board.ObstacleID{o}}}) > 0
}

// meetBeneath gives a remote that has just been placed or relocated under ships its turn: they
// overlap it (X20-FAQ-016). Nothing has moved them there.
func (t *Table) meetBeneath(remote board.ShipID) {
	var found []Entry
	for _, id := range t.View.ShipsInPlay() {
		if physics.ShapesOverlap(t.ShipShape(id), t.ShipShape(remote)) && !t.ignoresRemote(id, remote) {
			found = append(found, t.triggered(&Moment{When: AfterMeetingRemote, Ship: id, Other: remote, Met: MomentMet{Overlap: true}})...)
		}
	}
	t.enqueue(found)
}
