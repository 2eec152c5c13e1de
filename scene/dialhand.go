package scene

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// dials is the open question for dials, if it is on screen.
func (t *tableScreen) dials() (game.Decision, bool) {
	d, ok := t.decision()
	return d, ok && d.Shape == game.OneForEach && t.play.board.resting() && !t.behindCurtain() && t.draft.key == t.key(d)
}

// dialSlot is the slot of that id, if it is a dial.
func dialSlot(d game.Decision, id string) (*game.Slot, dialGrid, bool) {
	for i := range d.Slots {
		if d.Slots[i].ID == id {
			if dial, ok := dialOf(&d.Slots[i]); ok {
				return &d.Slots[i], gridOf(dial), true
			}
		}
	}
	return nil, dialGrid{}, false
}

// setDial picks a maneuver for a slot if it is one of its legal options.
func (t *tableScreen) setDial(a *App, s *game.Slot, m catalog.Maneuver) {
	if dial, ok := dialOf(s); ok && dial[m] != nil && dial[m].Legal() {
		if t.draft.each[s.ID] != dial[m].ID && !a.secret() {
			a.cue(sound.Notch)
		}
		t.draft.each[s.ID] = dial[m].ID
		a.dirty = true
	}
}

// dialKeys turns the dial in hand by keys: arrows go through the grid, numbers
// choose a speed, Tab goes to the next ship, Enter confirms.
func (t *tableScreen) dialKeys(a *App) bool {
	d, ok := t.dials()
	if !ok {
		return false
	}
	u := a.ui
	in := &u.In
	if back := struck(in, actBack); back || struck(in, actNext) {
		u.ByKeys()
		t.nextSlot(a, d, back)
		return true
	}
	if swallow(in, actPress) || swallow(in, actMain) {
		t.confirmDials(a, d)
		return true
	}
	s, g, ok := dialSlot(d, t.draft.slot)
	if !ok {
		return false
	}
	m, _ := maneuverOf(t.draft.each[s.ID])
	if i, ok := struckAt(in, actDial); ok {
		u.ByKeys()
		t.setDial(a, s, g.step(m, ways[i][1], ways[i][0]))
	}
	if i, ok := struckAt(in, actSpeed); ok {
		u.ByKeys()
		t.setDial(a, s, g.speed(m, i%6))
	}
	if struck(in, actCopy) && !m.IsZero() {
		t.copyDial(a, sameManeuver(d, s.ID, m))
	}
	return true
}

// confirmDials confirms if all dials are set, else goes on to the first that is not.
func (t *tableScreen) confirmDials(a *App, d game.Decision) {
	if len(t.draft.each) == len(d.Slots) {
		t.answerEach(a, d)
		return
	}
	a.ui.ByKeys()
	t.openNext(a, d)
}

// openNext goes on to the first dial that is not set.
func (t *tableScreen) openNext(a *App, d game.Decision) {
	a.dirty = true
	for i := range d.Slots {
		if _, done := t.draft.each[d.Slots[i].ID]; !done {
			t.draft.slot = d.Slots[i].ID
			return
		}
	}
}

// copyDial gives other ships the maneuvers given.
func (t *tableScreen) copyDial(a *App, fits map[string]string) {
	for slot, option := range fits {
		t.draft.each[slot] = option
	}
	a.dirty = true
}

// nextSlot goes on to the next ship, or back to the one before.
func (t *tableScreen) nextSlot(a *App, d game.Decision, back bool) {
	a.dirty = true
	step := 1
	if back {
		step = len(d.Slots) - 1
	}
	for i := range d.Slots {
		if d.Slots[i].ID == t.draft.slot {
			t.draft.slot = d.Slots[(i+step)%len(d.Slots)].ID
			return
		}
	}
	t.draft.slot = d.Slots[0].ID
}

// wheelDial turns the dial of the ship under the mouse, or the one under the
// mouse in the panel, and reports whether it took the wheel.
func (t *tableScreen) wheelDial(a *App, slot string) bool {
	d, ok := t.dials()
	in := &a.ui.In
	if !ok || in.WheelY == 0 || in.Ctrl() {
		return false
	}
	s, g, ok := dialSlot(d, slot)
	if !ok {
		return false
	}
	n := 1
	if in.WheelY > 0 {
		n = -1
	}
	m, _ := maneuverOf(t.draft.each[slot])
	t.draft.slot = slot
	t.setDial(a, s, g.turn(m, n))
	in.WheelY = 0
	a.dirty = true
	return true
}

// copyButton gives the rest of the squad the same maneuver, as far as their
// dials have it; it returns its height.
func (t *tableScreen) copyButton(a *App, r draw.Rect, d game.Decision, s *game.Slot) float64 {
	u := a.ui
	if len(d.Slots) < 2 {
		return 0
	}
	m, ok := maneuverOf(t.draft.each[s.ID])
	if !ok {
		u.Button("dial.copy", r, a.say("dial-copy"), ui.ButtonStyle{Size: 14, Align: draw.Center, Reason: a.say("dial-copy-none")})
		return r.H
	}
	fits := sameManeuver(d, s.ID, m)
	st := ui.ButtonStyle{Size: 14, Align: draw.Center, Tip: a.say("dial-copy-tip"), Cap: caps(bound(actCopy))}
	if n := len(d.Slots) - 1 - len(fits); n > 0 {
		st.Tip += " " + a.say("dial-copy-lacking", "n", strconv.Itoa(n))
	}
	if len(fits) == 0 {
		st.Reason = a.say("dial-copy-nobody")
	}
	if u.Button("dial.copy", r, a.say("dial-copy-to", "n", strconv.Itoa(len(fits))), st) {
		t.copyDial(a, fits)
	}
	return r.H
}

// sameManeuver is the option of every other slot that has the speed and bearing
// of a maneuver.
func sameManeuver(d game.Decision, but string, m catalog.Maneuver) map[string]string {
	fits := map[string]string{}
	for i := range d.Slots {
		dial, ok := dialOf(&d.Slots[i])
		if !ok || d.Slots[i].ID == but {
			continue
		}
		for n, o := range dial {
			if n.Speed == m.Speed && n.Bearing == m.Bearing && o.Legal() {
				fits[d.Slots[i].ID] = o.ID
			}
		}
	}
	return fits
}

// hoverDial shows the dial of the ship under the mouse as it is set.
func (t *tableScreen) hoverDial(id board.ShipID) {
	if m, ok := maneuverOf(t.draft.each[id.Piece()]); ok && t.hint.maneuver.IsZero() {
		t.hint.ship, t.hint.maneuver = id, m
	}
}
