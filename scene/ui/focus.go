package ui

import (
	"cmp"
	"math"
	"slices"

	"xwing/scene/draw"
)

// focus is what the keys are at. It is shown as a ring, and the widget that has
// it does what it does under the mouse: the same tooltip, the same preview.
type focus struct {
	at    string // the widget, "" for none
	keyed bool   // the keys have been used last, not the mouse
	press string // the widget that a key presses in this tick
	ring  draw.Rect
	stops []stop // built in this frame
	known []stop // built in the frame before
	home  bool   // the next stop is the one to begin with
	field bool   // the next stop is a line to write in
	x, y  float64
}

// stop is a widget that the keys can go to.
type stop struct {
	id      string
	r       draw.Rect // also where it is scrolled out of sight
	seen    bool
	list    string // that scrolls it
	home    bool
	primary bool
	field   bool
}

// begin takes over what was built before, and lets the mouse take over as soon
// as it does something.
func (f *focus) begin(in *Input) {
	if in.X != f.x || in.Y != f.y || in.Pressed != [buttons]bool{} || in.WheelX != 0 || in.WheelY != 0 {
		f.keyed = false
	}
	f.x, f.y = in.X, in.Y
	f.known, f.stops = f.stops, f.known[:0]
	leftToRight(f.known)
	f.press, f.ring, f.home = "", draw.Rect{}, false
	if _, ok := f.find(f.at); !ok {
		f.at = ""
	}
}

// leftToRight puts stops that follow one another in one row into the order in which
// they are read, in whatever order they were built.
func leftToRight(stops []stop) {
	for from := 0; from < len(stops); {
		to := from + 1
		for to < len(stops) && stops[to].list == stops[from].list && inRow(stops[from].r, stops[to].r) {
			to++
		}
		slices.SortStableFunc(stops[from:to], func(a, b stop) int { return cmp.Compare(a.r.X, b.r.X) })
		from = to
	}
}

// inRow reports whether two widgets stand side by side.
func inRow(a, b draw.Rect) bool {
	_, ya := a.Center()
	_, yb := b.Center()
	return math.Abs(ya-yb) < min(a.H, b.H)/2 && (a.Right() <= b.X+1 || b.Right() <= a.X+1)
}

func (f *focus) find(id string) (stop, bool) {
	for _, s := range f.known {
		if s.id == id && id != "" {
			return s, true
		}
	}
	return stop{}, false
}

// first is where the keys begin: where the screen says, else at the button to be
// pressed next, else at the first there is.
func (f *focus) first() (stop, bool) {
	for _, want := range []func(s stop) bool{func(s stop) bool { return s.home }, func(s stop) bool { return s.primary },
		func(s stop) bool { return s.seen }} {
		for _, s := range f.known {
			if want(s) {
				return s, true
			}
		}
	}
	return stop{}, false
}

// Home makes the next widget the one that the keys begin at.
func (u *UI) Home() {
	if !u.blocked {
		u.focus.home = true
	}
}

// ByKeys says that the keys are in use: what is under the mouse does not count
// until the mouse moves.
func (u *UI) ByKeys() { u.focus.keyed = true }

// KeysAt has the keys be at a widget that is built in this tick.
func (u *UI) KeysAt(id string) { u.focus.keyed, u.focus.at = true, id }

// Keyed reports whether the keys have been used last, not the mouse.
func (u *UI) Keyed() bool { return u.focus.keyed }

// Focused is the widget that the keys are at, "" for none.
func (u *UI) Focused() string {
	if !u.focus.keyed {
		return ""
	}
	return u.focus.at
}

// Unfocus takes the keys from where they are.
func (u *UI) Unfocus() { u.focus.at = "" }

// PressFocused presses the widget that the keys are at when it is built next,
// and reports whether there is one.
func (u *UI) PressFocused() bool {
	u.focus.press = u.Focused()
	return u.focus.press != ""
}

// PressPrimary presses the button that is to be pressed next, if one is.
func (u *UI) PressPrimary() bool {
	for _, s := range u.focus.known {
		if s.primary {
			u.focus.keyed, u.focus.at, u.focus.press = true, s.id, s.id
			return true
		}
	}
	return false
}

// Next goes to the next widget in the order in which they are built, or back;
// past the end it begins again.
func (u *UI) Next(back bool) {
	f := &u.focus
	was := f.at
	f.keyed = true
	if was == "" {
		u.goFirst()
		return
	}
	for i, s := range f.known {
		if s.id != was {
			continue
		}
		step := 1
		if back {
			step = len(f.known) - 1
		}
		u.goTo(f.known[(i+step)%len(f.known)])
		return
	}
}

// Step goes to the nearest widget in a direction: (0, 1) is down.
func (u *UI) Step(dx, dy int) {
	f := &u.focus
	f.keyed = true
	from, ok := f.find(f.at)
	if !ok {
		u.goFirst()
		return
	}
	best, least := stop{}, math.Inf(1)
	for _, s := range f.known {
		inList := s.list == from.list && s.list != ""
		if s.id == from.id || !s.seen && !inList {
			continue
		}
		far, ok := away(from.r, s.r, dx, dy)
		if !ok {
			continue
		}
		if !inList && from.list != "" && dy != 0 {
			far += 40 * u.S // a list is gone through before it is left
		}
		if far < least {
			best, least = s, far
		}
	}
	if !math.IsInf(least, 1) {
		u.goTo(best)
	}
}

// away is how far r lies from the place of from in a direction; what lies aside
// counts as farther. ok is false for what does not lie in that direction.
func away(from, r draw.Rect, dx, dy int) (far float64, ok bool) {
	x0, y0 := from.Center()
	x1, y1 := r.Center()
	ahead, gap, aside := (x1-x0)*float64(dx), max(r.X-from.Right(), from.X-r.Right()), max(r.Y-from.Bottom(), from.Y-r.Bottom())
	middle := math.Abs(y1 - y0)
	if dy != 0 {
		ahead, gap, aside = (y1-y0)*float64(dy), aside, gap
		middle = math.Abs(x1 - x0)
	}
	if ahead <= 1 || gap < -math.Min(from.H, from.W)/2 {
		return 0, false
	}
	return max(gap, 0) + 3*max(aside, 0) + 0.15*middle, true
}

func (u *UI) goFirst() {
	if s, ok := u.focus.first(); ok {
		u.goTo(s)
	}
}

// goTo moves the focus to a widget and scrolls it into sight.
func (u *UI) goTo(s stop) {
	u.focus.at = s.id
	list := u.scrolls[s.list]
	if list == nil {
		return
	}
	pad := u.Px(6)
	switch {
	case s.r.Y < list.r.Y:
		list.at -= list.r.Y - s.r.Y + pad
		list.follow = false
	case s.r.Bottom() > list.r.Bottom():
		list.at += s.r.Bottom() - list.r.Bottom() + pad
	}
}

// Stop is a place that only the keys go to: on the table the mouse has other
// means. hot says that they are there, pressed that it is taken.
func (u *UI) Stop(id string, r draw.Rect) (hot, pressed bool) { return u.stopAt(id, r, false) }

// stopAt enters a widget into the way of the keys.
func (u *UI) stopAt(id string, r draw.Rect, primary bool) (hot, pressed bool) {
	if u.blocked {
		return false, false
	}
	f := &u.focus
	v, list := u.seen(r)
	f.stops = append(f.stops, stop{id: id, r: r, seen: !v.Empty(), list: list, home: f.home, primary: primary, field: f.field})
	f.home, f.field = false, false
	if !f.keyed || f.at != id {
		return false, false
	}
	u.focus.ring = v
	return true, f.press == id
}

// paintRing frames the widget that the keys are at.
func (u *UI) paintRing() {
	r := u.focus.ring
	if r.Empty() {
		return
	}
	r = r.Snapped().Inset(-u.Px(1))
	u.L.Ring(r, u.Px(radius+1), max(2, u.Px(2.5)), draw.Focus)
}
