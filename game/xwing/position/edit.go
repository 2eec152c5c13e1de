package position

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// AddShip puts a ship on the table, behind the others; remotes move on by a number.
func (p *Position) AddShip(s xwing.ScenarioShip) board.ShipID {
	if s.Tokens == nil {
		s.Tokens = map[board.Token]int{}
	}
	n := board.ShipID(len(p.Table.Ships) + 1)
	p.rename(func(piece string) string {
		if id := board.ShipOf(piece); id >= n {
			return (id + 1).Piece()
		}
		return piece
	})
	p.Table.Ships = append(p.Table.Ships, s)
	return n
}

// Pose is where a piece lies; false if there is none of that name.
func (p *Position) Pose(cat *catalog.Catalog, piece string) (physics.Pose, bool) {
	if at := p.at(cat, piece); at != nil {
		return *at, true
	}
	return physics.Pose{}, false
}

// Put lays a piece somewhere else.
func (p *Position) Put(cat *catalog.Catalog, piece string, to physics.Pose) {
	if at := p.at(cat, piece); at != nil {
		*at = to
	}
}

// at is where the place of a piece is kept; nil if there is none of that name.
func (p *Position) at(cat *catalog.Catalog, piece string) *physics.Pose {
	t := &p.Table
	if id := int(board.ShipOf(piece)); id > 0 && id <= len(t.Ships) {
		return &t.Ships[id-1].Pose
	}
	if id := int(board.ObstacleOf(piece)); id > 0 && id <= len(t.Obstacles) {
		return &t.Obstacles[id-1].Pose
	}
	if id := int(board.FeatureOf(piece)); id > 0 && id <= len(t.Features) {
		return &t.Features[id-1]
	}
	if i := p.deviceOf(cat, piece); i >= 0 {
		return &t.Devices[i].Pose
	}
	return nil
}

// Remove takes a ship, an obstacle or a device off the table, and with it what is said of it.
func (p *Position) Remove(cat *catalog.Catalog, piece string) {
	t := &p.Table
	if id := int(board.ObstacleOf(piece)); id > 0 && id <= len(t.Obstacles) {
		t.Obstacles = slices.Delete(t.Obstacles, id-1, id)
		p.close("obstacle:", id)
		return
	}
	if id := int(board.ShipOf(piece)); id > 0 && id <= len(t.Ships) {
		t.Ships = slices.Delete(t.Ships, id-1, id)
		p.closeWings(id - 1)
		p.close("ship:", id)
		return
	}
	if i := p.deviceOf(cat, piece); i >= 0 {
		t.Devices = slices.Delete(t.Devices, i, i+1)
		if id := int(board.ShipOf(piece)); id > 0 {
			p.close("ship:", id)
		} else {
			p.close("device:", int(board.DeviceOf(piece)))
		}
	}
}

// close has the pieces behind one that is gone move up by a number.
func (p *Position) close(kind string, gone int) {
	p.rename(func(piece string) string {
		n := board.NumberOf(piece, kind)
		switch {
		case n == gone:
			return ""
		case n > gone:
			return kind + strconv.Itoa(n-1)
		}
		return piece
	})
}

// closeWings takes a ship, by its place, out of its wing; without its leader, or with too few ships, there is none.
func (p *Position) closeWings(gone int) {
	up := func(i int) int {
		if i > gone {
			return i - 1
		}
		return i
	}
	p.Table.Wings = slices.DeleteFunc(p.Table.Wings, func(w xwing.MusterWing) bool {
		return w.Leader == gone || slices.Contains(w.Mates, gone)
	})
	for i := range p.Table.Wings {
		w := &p.Table.Wings[i]
		w.Leader = up(w.Leader)
		for j := range w.Mates {
			w.Mates[j] = up(w.Mates[j])
		}
	}
}

// rename gives pieces other names wherever they are named; what is about one without a name goes.
func (p *Position) rename(to func(piece string) string) {
	p.Details = slices.DeleteFunc(p.Details, func(d Detail) bool {
		if to(d.Ship.Piece()) == "" {
			return true
		}
		return slices.ContainsFunc(d.Words, func(w string) bool { return strings.Contains(w, ":") && to(w) == "" })
	})
	for i := range p.Details {
		d := &p.Details[i]
		d.Ship = board.ShipOf(to(d.Ship.Piece()))
		for j, w := range d.Words {
			if strings.Contains(w, ":") {
				d.Words[j] = to(w)
			}
		}
	}
	p.Table.Counters = slices.DeleteFunc(p.Table.Counters, func(c board.Counter) bool { return c.On != 0 && to(c.On.Piece()) == "" })
	for i := range p.Table.Counters {
		if c := &p.Table.Counters[i]; c.On != 0 {
			c.On = board.ObstacleOf(to(c.On.Piece()))
		}
	}
}

// Duplicate lays another piece of the same kind beside one, a ship with its tokens and its damage, and tells its name; "" if
// there is none of that name.
func (p *Position) Duplicate(cat *catalog.Catalog, piece string, to physics.Pose) string {
	t := &p.Table
	if id := board.ShipOf(piece); id > 0 && int(id) <= len(t.Ships) {
		own := p.Clone()
		s := own.Table.Ships[id-1]
		s.Pose = to
		n := p.AddShip(s)
		for _, d := range own.Details {
			if d.Ship == id && !slices.Contains([]string{"lock", "docked", "tows", "scored"}, d.What) {
				p.Details = append(p.Details, Detail{d.What, n, d.Words})
			}
		}
		return n.Piece()
	}
	if id := int(board.ObstacleOf(piece)); id > 0 && id <= len(t.Obstacles) {
		t.Obstacles = append(t.Obstacles, xwing.ScenarioObstacle{XWS: t.Obstacles[id-1].XWS, Pose: to})
		return board.ObstacleID(len(t.Obstacles)).Piece()
	}
	if i := p.deviceOf(cat, piece); i >= 0 {
		d := t.Devices[i]
		d.Pose = to
		t.Devices = append(t.Devices, d)
		return p.pieceOf(cat, len(t.Devices)-1)
	}
	return ""
}

// Detail is what is said of a ship in a line that begins so; false if nothing is.
func (p *Position) Detail(ship board.ShipID, what string, first ...string) ([]string, bool) {
	if i := p.find(ship, what, first); i >= 0 {
		return p.Details[i].Words, true
	}
	return nil, false
}

func (p *Position) find(ship board.ShipID, what string, first []string) int {
	return slices.IndexFunc(p.Details, func(d Detail) bool {
		return d.Ship == ship && d.What == what && len(d.Words) >= len(first) && slices.Equal(d.Words[:len(first)], first)
	})
}

// Say says something of a ship, in place of what was said so before; the first words, so many, tell it from other lines.
func (p *Position) Say(ship board.ShipID, what string, telling int, words ...string) {
	d := Detail{what, ship, words}
	if i := p.find(ship, what, words[:telling]); i >= 0 {
		p.Details[i] = d
		return
	}
	p.Details = append(p.Details, d)
}

// Unsay takes back what is said of a ship in the first line that begins so; it reports whether there was one.
func (p *Position) Unsay(ship board.ShipID, what string, first ...string) bool {
	i := p.find(ship, what, first)
	if i >= 0 {
		p.Details = slices.Delete(p.Details, i, i+1)
	}
	return i >= 0
}

// Give changes how many tokens of a kind a ship holds, within what it may.
func (p *Position) Give(ship board.ShipID, k board.Token, by int) {
	if int(ship) > len(p.Table.Ships) || ship < 1 {
		return
	}
	held := p.Table.Ships[ship-1].Tokens
	held[k] = min(max(held[k]+by, 0), MostTokens)
}

// Turn has it be another seat's ship.
func (p *Position) Turn(ship board.ShipID, seat game.Seat) {
	if ship >= 1 && int(ship) <= len(p.Table.Ships) {
		p.Table.Ships[ship-1].Seat = seat
	}
}

// deviceOf is the place of a device or remote among a position's: devices and remotes number apart; -1 for none.
func (p *Position) deviceOf(cat *catalog.Catalog, piece string) int {
	devices, remotes := 0, len(p.Table.Ships)
	for i, d := range p.Table.Devices {
		facts, err := cat.Device(d.Kind)
		if err == nil && slices.Contains(facts.Types, catalog.RemoteDevice) {
			if remotes++; board.ShipID(remotes).Piece() == piece {
				return i
			}
		} else if devices++; board.DeviceID(devices).Piece() == piece {
			return i
		}
	}
	return -1
}

// pieceOf names the device, or remote, in a place among a position's.
func (p *Position) pieceOf(cat *catalog.Catalog, at int) string {
	for n := range len(p.Table.Devices) {
		for _, piece := range []string{board.DeviceID(n + 1).Piece(), board.ShipID(len(p.Table.Ships) + n + 1).Piece()} {
			if p.deviceOf(cat, piece) == at {
				return piece
			}
		}
	}
	return ""
}
