package ui

import (
	"math"

	"xwing/scene/draw"
)

// scroll is how far a list is scrolled.
type scroll struct {
	at, height float64
	r          draw.Rect
	grab       float64 // where on the handle the mouse took it
	follow     bool    // keep to the end
	held       bool    // a finger came down on it
	fx, fy     float64 // there
	last       float64 // how high it was in the tick before
	narrow     bool    // room is left for the bar
	fits       float64 // how high it was beside the bar when it fitted there; 0: without a bar it fits, too
	keeps      float64 // how high it is if it fits beside the bar only; 0: not known to
}

type scrollFrame struct {
	id string
	r  draw.Rect
}

// barWidth is the width of a scroll bar in units of the design.
const barWidth = 8

// Scroll builds a list in r: body paints it from the top of its rectangle on
// (which reaches as far down as needed) and returns the height it used.
func (u *UI) Scroll(id string, r draw.Rect, body func(draw.Rect) float64) {
	s := u.scrolls[id]
	if s == nil {
		s = &scroll{}
		u.scrolls[id] = s
	}
	if r.W != s.r.W || r.H != s.r.H {
		s.keeps = 0
	}
	s.r = r
	limit := max(s.height-r.H, 0)
	if limit > 0 && u.Over(r) && u.In.WheelY != 0 && !u.wheeled {
		s.at -= u.In.WheelY * u.Px(48)
		s.follow = false
		u.wheeled = true
	}
	if limit > 0 && u.Over(r) && u.In.PanY != 0 {
		s.at -= u.In.PanY
		s.follow = false
	}
	u.swipe(id, s, limit)
	if s.follow {
		s.at = limit
	}
	s.at = min(max(s.at, 0), limit)
	inner := r
	if s.narrows(limit > 0) {
		inner.W -= u.Px(barWidth + 5)
	}
	if limit > 0 {
		u.bar(id, s, r, limit)
	}
	u.L.Clip(r)
	u.clip = append(u.clip, scrollFrame{id, r})
	s.height = body(draw.Rect{X: inner.X, Y: inner.Y - s.at, W: inner.W, H: 1e6})
	u.clip = u.clip[:len(u.clip)-1]
	u.L.Unclip()
	u.Widgets = append(u.Widgets, Widget{ID: id, Rect: ints(r), Enabled: !u.blocked})
}

// narrows reports whether a list leaves room for its bar. One that fits beside the bar and does not without, since
// what stands in it grows with its width, keeps that room: else the two would take turns for ever.
func (s *scroll) narrows(over bool) bool {
	switch {
	case over && !s.narrow:
		s.narrow, s.keeps = true, s.fits
	case !over && s.narrow && s.height != s.keeps:
		s.narrow, s.fits = false, s.height
	case !over && !s.narrow:
		s.fits = 0
	}
	return s.narrow
}

// swipeSlip is how far, in units of the design, a finger goes up or down before it moves a list.
const swipeSlip = 8

// swipe lets a finger take a list along, up and down; what it came down on is not pressed then. One
// that goes aside drags what it came down on.
func (u *UI) swipe(id string, s *scroll, limit float64) {
	in, swipe := &u.In, id+".swipe"
	if !in.Finger {
		s.held = false
		return
	}
	if in.Pressed[LeftButton] && limit > 0 && u.Over(s.r) {
		s.held, s.fx, s.fy = true, in.X, in.Y
	}
	if dy := math.Abs(in.Y - s.fy); s.held && u.active != id+".bar" && dy > u.Px(swipeSlip) && dy > math.Abs(in.X-s.fx) {
		s.held, s.last = false, s.fy
		u.active = swipe
	}
	if u.active == swipe {
		s.at -= in.Y - s.last
		s.follow, s.last = false, in.Y
	}
}

// Follow makes a list show its end, as a log does, until somebody scrolls it.
func (u *UI) Follow(id string) {
	if s := u.scrolls[id]; s != nil {
		s.follow = true
	}
}

// ScrollHeight is how high what stands in a list was when it was built last.
func (u *UI) ScrollHeight(id string) float64 {
	if s := u.scrolls[id]; s != nil {
		return s.height
	}
	return 0
}

// Slack is by how much the room of a list was less than what stands in it when it was built
// last; below zero there was room to spare.
func (u *UI) Slack(id string) float64 {
	if s := u.scrolls[id]; s != nil {
		return s.height - s.r.H
	}
	return 0
}

// Top scrolls a list back to its beginning.
func (u *UI) Top(id string) { delete(u.scrolls, id) }

// ScrollBy scrolls a list by most of its height, down for 1 and up for -1.
func (u *UI) ScrollBy(id string, pages float64) {
	if s := u.scrolls[id]; s != nil {
		s.at += pages * s.r.H * 0.8
		s.follow = false
	}
}

// bar paints the scroll bar and lets it be dragged.
func (u *UI) bar(id string, s *scroll, r draw.Rect, limit float64) {
	track := draw.Rect{X: r.Right() - u.Px(barWidth), Y: r.Y, W: u.Px(barWidth), H: r.H}
	h := max(track.H*r.H/s.height, u.Px(24))
	handle := draw.Rect{X: track.X, Y: track.Y + (track.H-h)*s.at/limit, W: track.W, H: h}
	bar := id + ".bar"
	hot := u.Over(track) && (u.active == "" || u.active == bar)
	if hot && u.In.Pressed[LeftButton] {
		u.active = bar
		s.grab = h / 2
		if handle.Contains(u.In.X, u.In.Y) {
			s.grab = u.In.Y - handle.Y
		}
	}
	if u.active == bar {
		s.follow = false
		s.at = min(max((u.In.Y-s.grab-track.Y)/(track.H-h)*limit, 0), limit)
		handle.Y = track.Y + (track.H-h)*s.at/limit
	}
	u.L.Round(track, u.Px(barWidth/2), draw.EdgeSoft)
	c := draw.Edge
	if hot || u.active == bar {
		c = draw.Dim
	}
	u.L.Round(handle, u.Px(barWidth/2), c)
}
