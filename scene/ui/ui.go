package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// UI is the state of the widgets that outlives a tick: what the mouse went down
// on, how far lists are scrolled.
type UI struct {
	L     *draw.List
	Fonts *draw.Fonts
	In    Input
	S     float64 // pixels for one unit of the design, at 1280×720

	padded  bool // a gamepad has been used last
	focus   focus
	write   writing
	active  string // the widget that the left button went down on
	pulled  string // it, while the mouse is held down and off it
	scrolls map[string]*scroll
	solids  []draw.Rect // what keeps the mouse from the table
	blocked bool        // a dialog stands over the widgets being built
	wheeled bool        // the wheel of this tick has been used
	clip    []scrollFrame
	tip     tip
	spared  []spared
	hover   string
	pointed string // hover of the tick before

	Widgets   []Widget
	Pieces    []Widget
	Clicked   bool   // a button has been clicked in this tick
	Refused   bool   // one that may not be pressed has
	RefusedAt string // that one

	Keyboard  *Keyboard
	Clipboard Clipboard
	Complaint error // why a field could not copy or paste in this tick
}

// Widget is one thing on screen as the log tells it.
type Widget struct {
	ID      string `json:"id"`
	Words   string `json:"words"`
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason,omitempty"`
	Rect    [4]int `json:"rect"` // x, y, width, height in pixels; empty when scrolled out of sight
	Scroll  string `json:"scroll,omitempty"`
	On      bool   `json:"on,omitempty"`
}

// New returns a UI that paints into l.
func New(fonts *draw.Fonts, l *draw.List) *UI {
	return &UI{L: l, Fonts: fonts, S: 1, Keyboard: NewKeyboard(ebiten.KeyName), scrolls: map[string]*scroll{}}
}

// Begin starts the widgets of a tick.
func (u *UI) Begin(in Input, scale float64) {
	u.In, u.S = in, scale
	u.solids, u.Widgets, u.Pieces = u.solids[:0], nil, nil
	u.blocked, u.wheeled = false, false
	u.Clicked, u.Refused, u.Complaint = false, false, nil
	u.RefusedAt, u.pointed = "", u.hover
	u.tip, u.hover, u.pulled = tip{}, "", ""
	u.spared = u.spared[:0]
	u.clip = u.clip[:0]
	moved := u.focus.x != in.X || u.focus.y != in.Y
	u.focus.begin(&u.In)
	switch {
	case in.Pad.Active():
		u.padded, u.focus.keyed = true, true
	case moved || len(in.Struck) > 0 || in.Pressed != [buttons]bool{}:
		u.padded = false
	}
}

// either is the key of a button, or what does as much on the gamepad that has been used last.
func (u *UI) either(key string, b PadButton) string {
	if u.padded {
		return b.String()
	}
	return key
}

// Padded reports whether a gamepad has been used last, neither mouse nor keys.
func (u *UI) Padded() bool { return u.padded }

// End closes the widgets of a tick: the tooltip goes on top.
func (u *UI) End() {
	if !u.In.Down[LeftButton] {
		u.active = ""
	}
	u.paintRing()
	u.paintTip()
}

// Px turns a length of the design into pixels.
func (u *UI) Px(v float64) float64 { return v * u.S }

// Block makes what is built from here to Unblock not respond: a dialog stands over it.
func (u *UI) Block() { u.blocked = true }

// Unblock ends Block; what lies below needs not be spared by tooltips.
func (u *UI) Unblock() {
	if u.blocked {
		u.spared = u.spared[:0]
	}
	u.blocked = false
}

// Solid says that a rectangle belongs to the widgets: the table does not see
// the mouse there.
func (u *UI) Solid(r draw.Rect) { u.solids = append(u.solids, r) }

// Solids are the rectangles that belong to widgets so far in this frame.
func (u *UI) Solids() []draw.Rect { return u.solids }

// Free reports whether the mouse is over no widget and held by none, so that
// the table may have it; it does not count while the keys are in use.
func (u *UI) Free() bool {
	if u.active != "" || u.blocked || u.focus.keyed {
		return false
	}
	for _, r := range u.solids {
		if r.Contains(u.In.X, u.In.Y) {
			return false
		}
	}
	return true
}

// Over reports whether the mouse is on the rectangle and may act there; while the
// keys are in use it may not.
func (u *UI) Over(r draw.Rect) bool {
	if u.blocked || u.focus.keyed || !r.Contains(u.In.X, u.In.Y) {
		return false
	}
	for _, f := range u.clip {
		if !f.r.Contains(u.In.X, u.In.Y) {
			return false
		}
	}
	return true
}

// Pulled reports whether the mouse went down on a widget and is held off it, as somebody
// does who drags what it stands for.
func (u *UI) Pulled(id string) bool { return id == u.pulled }

// Hover is the id of the widget that the mouse or else the keys are at, "" for none.
func (u *UI) Hover() string { return u.hover }

// Pointed is Hover of the tick before, for what is asked before the widgets of a tick are built.
func (u *UI) Pointed() string { return u.pointed }

// seen is the visible part of a rectangle and the list that scrolls it.
func (u *UI) seen(r draw.Rect) (draw.Rect, string) {
	id := ""
	for _, f := range u.clip {
		c := r.Intersect(f.r)
		id = f.id
		if c.H < r.H/2 {
			return draw.Rect{}, id
		}
		r = c
	}
	return r, id
}

// note reports a widget to the log.
func (u *UI) note(id, words string, r draw.Rect, enabled bool, reason string, on bool) {
	v, scroll := u.seen(r)
	u.Widgets = append(u.Widgets, Widget{ID: id, Words: words, Enabled: enabled && !u.blocked, Reason: reason,
		Rect: ints(v), Scroll: scroll, On: on})
}

// Piece reports a piece on the table to the log.
func (u *UI) Piece(id, words string, r draw.Rect) {
	u.Pieces = append(u.Pieces, Widget{ID: id, Words: words, Enabled: true, Rect: ints(r)})
}

func ints(r draw.Rect) [4]int {
	r = r.Snapped()
	return [4]int{int(r.X), int(r.Y), int(r.W), int(r.H)}
}

// press reports whether the widget is hot (the mouse or the keys are at it),
// held, and clicked just now.
func (u *UI) press(id string, r draw.Rect, primary bool) (hot, held, clicked bool) {
	if hot, clicked := u.stopAt(id, r, primary); hot {
		u.hover = id
		return hot, false, clicked
	}
	hot = u.Over(r) && (u.active == "" || u.active == id)
	if hot {
		u.hover = id
		if u.In.Pressed[LeftButton] {
			u.active = id
		}
	}
	if held = u.active == id; held && u.In.Down[LeftButton] && !r.Contains(u.In.X, u.In.Y) {
		u.pulled = id
	}
	clicked = hot && held && u.In.Released[LeftButton]
	return hot, held, clicked
}
