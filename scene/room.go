package scene

import "xwing/scene/draw"

// Room says how panels stand in a window. Only Desk.Room tells it, and only by how many units of
// the design the window has: neither a size of words nor a kind of screen is ever asked for.
type Room int

const (
	Broad  Room = iota // beside each other, and beside the table
	Narrow             // one at a time, the table has what it can
	rooms
)

// Rooms is how many there are.
const Rooms = int(rooms)

// The window that is designed for, the least that the broad room has, that with words a tenth
// larger, and the least that the narrow one has, in units of the design.
const (
	designWide  = 1280
	designHigh  = 720
	broadWide   = 1160
	broadHigh   = 650
	narrowWide  = 640
	narrowHigh  = 360
	roundedSome = 1 // pixels that a window may have less: it has whole ones
)

// Room is how panels stand in the window.
func (d *Desk) Room() Room {
	if d.Width+roundedSome < d.UI.Px(broadWide) || d.Height+roundedSome < d.UI.Px(broadHigh) {
		return Narrow
	}
	return Broad
}

// Window is all of the window.
func (d *Desk) Window() draw.Rect { return draw.Rect{W: d.Width, H: d.Height} }
