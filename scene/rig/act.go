package rig

import (
	"errors"
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/ui"
)

// Find is the widget or piece of that id on screen.
func (r *Rig) Find(id string) (ui.Widget, bool) {
	for _, list := range [][]ui.Widget{r.now.Widgets, r.now.Pieces} {
		for _, w := range list {
			if w.ID == id {
				return w, true
			}
		}
	}
	return ui.Widget{}, false
}

// Enabled lists the ids of the widgets that begin with a prefix and may be pressed.
func (r *Rig) Enabled(prefix string) []string {
	var ids []string
	for _, w := range r.now.Widgets {
		if w.Enabled && strings.HasPrefix(w.ID, prefix) {
			ids = append(ids, w.ID)
		}
	}
	return ids
}

// Click clicks a widget; one that is scrolled out of sight is scrolled to.
func (r *Rig) Click(id string) error {
	w, err := r.reveal(id)
	if err != nil {
		return err
	}
	if !w.Enabled {
		return fmt.Errorf("%q (%s) may not be pressed: %s", id, w.Words, w.Reason)
	}
	return r.ClickAt(float64(w.Rect[0])+float64(w.Rect[2])/2, float64(w.Rect[1])+float64(w.Rect[3])/2)
}

// reveal finds a widget and scrolls its list until it is in sight.
func (r *Rig) reveal(id string) (ui.Widget, error) {
	for _, wheel := range []float64{-1, 1} {
		for range 200 {
			w, ok := r.Find(id)
			if !ok {
				return w, fmt.Errorf("there is no %q on screen %s; there are: %s", id, r.now.Screen, r.ids())
			}
			if w.Rect[2] > 0 {
				return w, nil
			}
			list, ok := r.Find(w.Scroll)
			if !ok {
				return w, fmt.Errorf("%q is out of sight, in no list", id)
			}
			r.guest.MoveCursor(float64(list.Rect[0])+float64(list.Rect[2])/2, float64(list.Rect[1])+float64(list.Rect[3])/2)
			if err := r.Wheel(wheel); err != nil {
				return w, err
			}
		}
	}
	return ui.Widget{}, fmt.Errorf("%q does not come into sight", id)
}

func (r *Rig) ids() string {
	var ids []string
	for _, w := range r.now.Widgets {
		ids = append(ids, w.ID)
	}
	return strings.Join(ids, " ")
}

// Move moves the mouse.
func (r *Rig) Move(x, y float64) error {
	r.guest.MoveCursor(x, y)
	return r.Tick(1)
}

// MoveTo moves the mouse onto a widget or piece.
func (r *Rig) MoveTo(id string) error {
	w, err := r.reveal(id)
	if err != nil {
		return err
	}
	return r.Move(float64(w.Rect[0])+float64(w.Rect[2])/2, float64(w.Rect[1])+float64(w.Rect[3])/2)
}

// ClickAt clicks at a point.
func (r *Rig) ClickAt(x, y float64) error {
	if err := r.pressAt(x, y); err != nil {
		return err
	}
	r.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return r.Tick(2)
}

// pressAt puts the left button down at a point.
func (r *Rig) pressAt(x, y float64) error {
	r.guest.MoveCursor(x, y)
	if err := r.Tick(1); err != nil {
		return err
	}
	r.guest.PressMouseButton(ebiten.MouseButtonLeft)
	return r.Tick(1)
}

// Wheel turns the wheel by one notch, up for 1.
func (r *Rig) Wheel(notch float64) error {
	r.guest.ScrollWheel(0, notch)
	if err := r.Tick(1); err != nil {
		return err
	}
	r.guest.ScrollWheel(0, 0)
	return r.Tick(1)
}

// Drag drags with a button from one point to another.
func (r *Rig) Drag(button ebiten.MouseButton, x0, y0, x1, y1 float64) error {
	r.guest.MoveCursor(x0, y0)
	if err := r.Tick(1); err != nil {
		return err
	}
	r.guest.PressMouseButton(button)
	if err := r.Tick(1); err != nil {
		return err
	}
	if err := r.sweep(x0, y0, x1, y1); err != nil {
		return err
	}
	r.guest.ReleaseMouseButton(button)
	return r.Tick(2)
}

// sweep moves the mouse in a few steps.
func (r *Rig) sweep(x0, y0, x1, y1 float64) error {
	const steps = 6
	for i := 1; i <= steps; i++ {
		f := float64(i) / steps
		r.guest.MoveCursor(x0+(x1-x0)*f, y0+(y1-y0)*f)
		if err := r.Tick(1); err != nil {
			return err
		}
	}
	return nil
}

// Carry takes what is at one point with the left button to another and keeps
// hold of it; Drop lets it go.
func (r *Rig) Carry(x0, y0, x1, y1 float64) error {
	if err := r.pressAt(x0, y0); err != nil {
		return err
	}
	return r.sweep(x0, y0, x1, y1)
}

// Drop ends Carry.
func (r *Rig) Drop() error {
	r.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	return r.Tick(2)
}

// Key strikes keys together: the last while the others are held.
func (r *Rig) Key(keys ...ebiten.Key) error {
	for _, k := range keys {
		r.guest.PressKey(k)
		if err := r.Tick(1); err != nil {
			return err
		}
	}
	for _, k := range keys {
		r.guest.ReleaseKey(k)
	}
	return r.Tick(1)
}

// Hold presses keys down and keeps them there; Let lets them go.
func (r *Rig) Hold(keys ...ebiten.Key) error {
	for _, k := range keys {
		r.guest.PressKey(k)
	}
	return r.Tick(2)
}

// Type writes a text into the field that was clicked, as an input method hands it over;
// where none is, it types.
func (r *Rig) Type(text string) error {
	for _, c := range text {
		if r.field != nil && !r.field.IsClosed() {
			r.field.Commit(string(c))
		} else {
			r.guest.TypeRune(c)
		}
		if err := r.Tick(1); err != nil {
			return err
		}
	}
	return r.Tick(1)
}

// Let ends Hold.
func (r *Rig) Let(keys ...ebiten.Key) error {
	for _, k := range keys {
		r.guest.ReleaseKey(k)
	}
	return r.Tick(2)
}

// Rest runs ticks until nothing moves by itself.
func (r *Rig) Rest() error {
	for range 2000 {
		if !r.now.Busy {
			return nil
		}
		if err := r.Tick(5); err != nil {
			return err
		}
	}
	return errors.New("the table does not come to rest")
}
