package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// token returns the facts of a device's token.
func (r *Rules) token(id string) *catalog.DeviceToken {
	t, err := r.Catalog.Token(id)
	if err != nil {
		panic("xwing: " + err.Error())
	}
	return t
}

// TokenShape returns where a device's token of the kind lies at a pose, its
// guides included (X20-DEV-012).
func (r *Rules) TokenShape(kind string, at physics.Pose) physics.Shape {
	return r.token(kind).Outline.At(at)
}

// DeviceShape returns where a bomb or mine lies; what of it may lie out of the play area does not count.
func (s *State) DeviceShape(id board.DeviceID) physics.Shape {
	d := s.View.Device(id)
	kind := d.Kind
	if d.Token != "" {
		kind = d.Token
	}
	return s.tokenThere(kind, d.Pose)
}

// tokenThere is as much as counts of a bomb's or mine's token at a pose.
func (s *State) tokenThere(kind string, at physics.Pose) physics.Shape {
	shape := s.rules.TokenShape(kind, at)
	if s.rules.Edition.Devices.PartlyOutside {
		return s.View.Area.Part(shape)
	}
	return shape
}

// DeviceTypes returns what a kind of device is: bomb, mine, remote …
func (s *State) DeviceTypes(kind string) []catalog.DeviceType {
	d, err := s.rules.Catalog.Device(kind)
	if err != nil {
		return nil
	}
	return d.Types
}

// IsBomb reports whether devices of the kind are bombs (X20-DEV-016).
func (s *State) IsBomb(kind string) bool {
	return slices.Contains(s.DeviceTypes(kind), catalog.Bomb)
}

// IsRemoteOf reports whether devices of the kind are remotes that an upgrade of the ship in a slot puts into play.
func (s *State) IsRemoteOf(id board.ShipID, kind, slot string) bool {
	d, err := s.rules.Catalog.Device(kind)
	return err == nil && slices.Contains(d.Types, catalog.RemoteDevice) &&
		slices.ContainsFunc(s.View.Ship(id).Upgrades, func(u board.Upgrade) bool {
			return u.Kind == slot && slices.Contains(d.Upgrades, u.XWS)
		})
}

// IsMine reports whether devices of the kind are mines (X20-DEV-018).
func (s *State) IsMine(kind string) bool {
	return slices.Contains(s.DeviceTypes(kind), catalog.Mine)
}

// ShipShape returns where a ship's base stands, or a remote's token lies.
func (s *State) ShipShape(id board.ShipID) physics.Shape {
	ship := s.View.Ship(id)
	if ship.Remote != "" {
		return s.rules.TokenShape(ship.Remote, ship.Pose)
	}
	if ship.Joined != 0 {
		return s.targetShape(target{id, ship.Section})
	}
	return ship.Base().Shape()
}

// nearShape returns the ships and remotes at range 0 to hi of a shape, the first
// player's first, then in ShipID order.
func (t *Table) nearShape(of physics.Shape, hi gauge.Range) []board.ShipID {
	var out []board.ShipID
	for seat := range t.playerOrder() {
		for _, id := range append(t.View.ShipsInPlay(), t.View.RemotesInPlay()...) {
			if t.Ship(id).Seat == seat && gauge.MeasureRange(t.ShipShape(id), of) <= hi {
				out = append(out, id)
			}
		}
	}
	return out
}

// removeDevice takes a device out of play, and the locks on it.
func (t *Table) removeDevice(id board.DeviceID) {
	if d := t.View.Device(id); d != nil && !d.Gone {
		t.breakLocksOn(id.Piece())
		t.announce(board.DeviceRemoved{Device: id})
	}
}

// DevicesAt returns the pieces that are devices at range 0 to hi of a ship, whosever they are: bombs, mines, remotes and
// clouds that are devices.
func (t *Table) DevicesAt(of board.ShipID, hi gauge.Range) []string {
	var pieces []string
	for _, id := range t.View.DevicesInPlay() {
		if gauge.MeasureRange(t.ShipShape(of), t.DeviceShape(id)) <= hi {
			pieces = append(pieces, id.Piece())
		}
	}
	for _, id := range t.View.RemotesInPlay() {
		if t.AtRange(of, id, gauge.Range0, hi) {
			pieces = append(pieces, id.Piece())
		}
	}
	for _, id := range t.cloudsNear(of, hi) {
		pieces = append(pieces, id.Piece())
	}
	return pieces
}

// RemoveOneOf has the player of an ability remove one of the devices of his choice.
func (t *Table) RemoveOneOf(m Moment, devices []string) {
	var options []game.Option
	for _, piece := range devices {
		options = append(options, game.Option{ID: piece, Target: piece, Text: game.Say("option.device", "device", piece)})
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseDevice, game.Say("prompt.choose-device", "card", m.Card), []string{m.Owner.Piece()}, options)
	switch ship, obstacle := board.ShipOf(pick), board.ObstacleOf(pick); {
	case ship != 0:
		t.removeShip(ship)
	case obstacle != 0:
		t.removeObstacle(obstacle)
	default:
		t.removeDevice(board.DeviceOf(pick))
	}
}

// removeObstacle takes an obstacle out of play, and the locks on it. One that has a fuse marker loses that instead (X25-FUS-003).
func (t *Table) removeObstacle(id board.ObstacleID) {
	o := t.View.Obstacle(id)
	switch {
	case o == nil || o.Gone:
	case o.Fuses > 0:
		t.setFuses(id.Piece(), o.Fuses-1)
	default:
		t.breakLocksOn(id.Piece())
		t.announce(board.ObstacleRemoved{Obstacle: id})
	}
}

// breakLocksOn breaks every lock on a piece.
func (t *Table) breakLocksOn(piece string) {
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		for s.HasLocked(piece) {
			t.announce(board.LockLost{Ship: s.ID, Target: piece})
		}
	}
}

// BreakLocksOn breaks every lock on a ship.
func (t *Table) BreakLocksOn(id board.ShipID) { t.breakLocksOn(id.Piece()) }

// setFuses changes how many fuse markers lie on a device or on an obstacle.
func (t *Table) setFuses(piece string, n int) { t.announce(board.FusesChanged{Piece: piece, Fuses: n}) }

// AddFuse puts a fuse marker on a device.
func (t *Table) AddFuse(id board.DeviceID) {
	if d := t.View.Device(id); d != nil && !d.Gone {
		t.setFuses(id.Piece(), d.Fuses+1)
	}
}

// BreakOwnLocks breaks every lock that a ship has.
func (t *Table) BreakOwnLocks(id board.ShipID) {
	for len(t.Ship(id).Locks) > 0 {
		t.BreakLock(id, t.Ship(id).Locks[0], false)
	}
}

// ShipsNearDevice returns the ships at range 0 to hi of where a device lies, or has lain, for
// which f holds.
func (t *Table) ShipsNearDevice(id board.DeviceID, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	return slices.DeleteFunc(t.nearShape(t.DeviceShape(id), hi), func(near board.ShipID) bool {
		return t.Ship(near).Remote != "" || !f(near)
	})
}

// FriendlyDevice reports whether a device is of the ship's side.
func (s *State) FriendlyDevice(id board.ShipID, d board.DeviceID) bool {
	return s.View.Device(d).Seat == s.View.Ship(id).Seat
}

// DeviceOnLine reports whether the range line of the attack under way passes through a bomb or a mine for which f holds.
func (s *State) DeviceOnLine(f func(board.DeviceID) bool) bool {
	return slices.ContainsFunc(s.View.DevicesInPlay(), func(d board.DeviceID) bool {
		kind, shape := s.View.Device(d).Kind, s.DeviceShape(d)
		return (s.IsBomb(kind) || s.IsMine(kind)) && f(d) && physics.Crosses(s.View.Attack.Line, &shape)
	})
}
