package xwing

import (
	"maps"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
	"xwing/scene/xwing/dialgrid"
)

// dials is the open question for dials, if it is on screen.
func (t *dials) dials() (game.Decision, bool) {
	d, ok := t.question.Asked()
	return d, ok && d.Shape == game.OneForEach && t.question.Drafted(d)
}

// dialSlot is the slot of that id, if it is a dial.
func dialSlot(d game.Decision, id string) (*game.Slot, dialgrid.Grid, bool) {
	for i := range d.Slots {
		if d.Slots[i].ID == id {
			if dial, ok := dialOf(&d.Slots[i]); ok {
				return &d.Slots[i], dialgrid.Of(maps.Keys(dial)), true
			}
		}
	}
	return nil, dialgrid.Grid{}, false
}

// setDial picks a maneuver for a slot if it is one of its legal options.
func (t *dials) setDial(a *desk, s *game.Slot, m catalog.Maneuver) {
	if dial, ok := dialOf(s); ok && dial[m] != nil && dial[m].Legal() {
		if t.question.Draft.Each[s.ID] != dial[m].ID && !t.question.App.Secret() {
			a.Cue(sound.Notch)
		}
		t.question.Draft.Each[s.ID] = dial[m].ID
		a.Touch()
	}
}

// dialKeys turns the dial in hand by keys: arrows go through the grid, numbers
// choose a speed, Tab goes to the next ship, Enter confirms.
func (t *dials) dialKeys(a *desk) bool {
	d, ok := t.dials()
	if !ok {
		return false
	}
	u := a.UI
	in := &u.In
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		u.ByKeys()
		t.question.NextSlot(d, back)
		return true
	}
	if scene.Swallow(in, scene.ActPress) || scene.Swallow(in, scene.ActMain) {
		t.confirmDials(a, d)
		return true
	}
	s, g, ok := dialSlot(d, t.question.Draft.Slot)
	if !ok {
		return false
	}
	m, _ := maneuverOf(t.question.Draft.Each[s.ID])
	if i, ok := scene.StruckAt(in, actDial); ok {
		u.ByKeys()
		t.setDial(a, s, g.Step(m, scene.Ways[i][1], scene.Ways[i][0]))
	}
	if i, ok := scene.StruckAt(in, actSpeed); ok {
		u.ByKeys()
		t.setDial(a, s, g.Speed(m, i%6))
	}
	if scene.Struck(in, actCopy) {
		if from, m, ok := t.copied(d, s.ID); ok {
			t.copyDial(a, sameManeuver(d, from, m))
		}
	}
	return true
}

// confirmDials confirms if all dials are set, else goes on to the first that is not.
func (t *dials) confirmDials(a *desk, d game.Decision) {
	if len(t.question.Draft.Each) == len(d.Slots) {
		t.question.GiveEach(d)
		return
	}
	a.UI.ByKeys()
	t.question.OpenNext(d)
}

// copyDial gives other ships the maneuvers given.
func (t *dials) copyDial(a *desk, fits map[string]string) {
	for slot, option := range fits {
		t.question.Draft.Each[slot] = option
	}
	a.Touch()
}

// wheelDial turns the dial of the ship under the mouse, or the one under the
// mouse in the panel, and reports whether it took the wheel.
func (t *dials) wheelDial(a *desk, slot string) bool {
	d, ok := t.dials()
	in := &a.UI.In
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
	m, _ := maneuverOf(t.question.Draft.Each[slot])
	t.question.Draft.Slot = slot
	t.setDial(a, s, g.Turn(m, n))
	in.WheelY = 0
	a.Touch()
	return true
}

// copyButton gives the rest of the squad the same maneuver, as far as their
// dials have it; it returns its height.
func (t *dials) copyButton(a *desk, r draw.Rect, d game.Decision, s *game.Slot) float64 {
	u := a.UI
	if len(d.Slots) < 2 {
		return 0
	}
	from, m, ok := t.copied(d, s.ID)
	if !ok {
		u.Button("dial.copy", r, a.Say("dial-copy"), ui.ButtonStyle{Size: 14, Align: draw.Center, Reason: a.Say("dial-copy-none")})
		return r.H
	}
	fits := sameManeuver(d, from, m)
	st := ui.ButtonStyle{Size: 14, Align: draw.Center, Tip: a.Say("dial-copy-tip"), Cap: scene.Caps(u, actCopy)}
	if n := len(d.Slots) - 1 - len(fits); n > 0 {
		st.Tip += " " + a.Say("dial-copy-lacking", "n", strconv.Itoa(n))
	}
	if len(fits) == 0 {
		st.Reason = a.Say("dial-copy-nobody")
	}
	if u.Button("dial.copy", r, a.Say("dial-copy-to", "maneuver", m.Code(), "n", strconv.Itoa(len(fits))), st) {
		t.copyDial(a, fits)
	}
	return r.H
}

// copied is the slot whose dial is given to the others, and its maneuver: the open one, or while that is not set the
// one set before it, for setting a dial opens the next.
func (t *dials) copied(d game.Decision, open string) (slot string, m catalog.Maneuver, ok bool) {
	at := slices.IndexFunc(d.Slots, func(s game.Slot) bool { return s.ID == open })
	for ; at >= 0; at-- {
		if m, ok := maneuverOf(t.question.Draft.Each[d.Slots[at].ID]); ok {
			return d.Slots[at].ID, m, true
		}
	}
	return "", m, false
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
func (t *dials) hoverDial(id board.ShipID) {
	if m, ok := maneuverOf(t.question.Draft.Each[id.Piece()]); ok && t.question.hint.maneuver.IsZero() {
		t.question.hint.ship, t.question.hint.maneuver = id, m
	}
}
