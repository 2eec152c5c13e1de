package scene

import (
	"maps"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
)

// OneForEach lists what is to be set, each with what it is set to; the one in hand shows
// its options. All can be changed until confirmed.
func (q *Question) OneForEach(in draw.Rect, d game.Decision) {
	reason := ""
	if open := len(d.Slots) - len(q.Draft.Each); open > 0 {
		reason = q.App.Say("slots-open", "n", strconv.Itoa(open))
	}
	if q.Confirm(&in, q.App.Say("confirm"), reason) {
		q.GiveEach(d)
		return
	}
	q.list(in, d, func(*draw.Rect) {}, func(r draw.Rect) float64 {
		y, size := r.Y, q.slotSize(r.W, d)
		for i := range d.Slots {
			y += q.slot(draw.Rect{X: r.X, Y: y, W: r.W}, d, &d.Slots[i], size)
		}
		y += q.Manner.Below(draw.Rect{X: r.X, Y: y, W: r.W}, d)
		return y - r.Y
	})
}

// GiveEach gives what has been set.
func (q *Question) GiveEach(d game.Decision) {
	q.Answer(game.Choice{Seat: d.Seat, Kind: d.Kind, Each: maps.Clone(q.Draft.Each)})
}

// slot builds one slot, its name of a size, and returns its height.
func (q *Question) slot(r draw.Rect, d game.Decision, s *game.Slot, size float64) float64 {
	u := q.App.UI
	open := q.Draft.Slot == s.ID
	label, st := q.Manner.Slot(s)
	st.On = open
	row := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(36)}
	st.Size = size
	if _, set := q.Draft.Each[s.ID]; set {
		st.Spare = u.Px(52)
	}
	if u.Button("slot:"+s.ID, row, label, st) {
		q.Draft.Slot = s.ID // an open one stays open: it may have opened under the mouse
		q.App.Touch()
	}
	q.slotAnswer(row, d, s)
	used := row.H + u.Px(6)
	if !open {
		return used
	}
	body := draw.Rect{X: r.X, Y: r.Y + used, W: r.W}
	if h, ok := q.Manner.Set(body, d, s); ok {
		return used + h
	}
	return used + q.slotList(body, d, s)
}

// slotSize is how large the names of the slots are, all alike, so that what is picked for them has room beside
// the longest.
func (q *Question) slotSize(wide float64, d game.Decision) float64 {
	u := q.App.UI
	room := wide - u.Px(38) - u.Fonts.Width(q.App.Say("open"), draw.Style{Size: u.Px(13)})
	labels := make([]string, len(d.Slots))
	for i := range d.Slots {
		labels[i], _ = q.Manner.Slot(&d.Slots[i])
	}
	return u.OneSize(room, draw.Style{Size: 15}, labels...)
}

// slotAnswer shows at the right end of a slot what has been picked for it.
func (q *Question) slotAnswer(row draw.Rect, d game.Decision, s *game.Slot) {
	u := q.App.UI
	end := row.Inset(u.Px(4))
	picked, ok := q.Draft.Each[s.ID]
	if ok && q.Manner.Sign(end, picked) {
		return
	}
	st := draw.Style{Size: 14, Color: draw.Accent, Align: draw.RightAligned}
	if i := slices.IndexFunc(s.Options, func(o game.Option) bool { return o.ID == picked }); ok && i >= 0 {
		picked = q.Manner.Label(d, &s.Options[i])
	}
	if !ok {
		picked, st.Size, st.Color = q.App.Say("open"), 13, draw.Warn
		name, _ := q.Manner.Slot(s)
		wide := u.Fonts.Width(name, draw.Style{Size: u.Px(12)}) + u.Fonts.Width(picked, draw.Style{Size: u.Px(13)})
		if wide > row.W-u.Px(38) {
			return // the name needs the room, and whatever is open shows nothing
		}
	}
	u.Label(draw.Rect{X: end.X, Y: end.Y, W: end.W - u.Px(6), H: end.H}, picked, st)
}

// slotList lists the options of a slot.
func (q *Question) slotList(r draw.Rect, d game.Decision, s *game.Slot) float64 {
	u := q.App.UI
	y := r.Y
	for i := range s.Options {
		o := &s.Options[i]
		st := q.Manner.Style(d, o)
		st.On = q.Draft.Each[s.ID] == o.ID
		label := q.Manner.Label(d, o)
		h := u.ButtonHeight(r.W-u.Px(12), label, st)
		if u.Button("option:"+s.ID+":"+o.ID, draw.Rect{X: r.X + u.Px(12), Y: y, W: r.W - u.Px(12), H: h}, label, st) {
			q.Fill(d, s, o.ID)
		}
		y += h + u.Px(4)
	}
	return y - r.Y + u.Px(4)
}

// Fill picks an option for a slot and goes on to the next that is open.
func (q *Question) Fill(d game.Decision, s *game.Slot, option string) {
	q.Draft.Each[s.ID] = option
	q.OpenNext(d)
}

// OpenNext goes on to the first slot that is not set.
func (q *Question) OpenNext(d game.Decision) {
	q.App.Touch()
	for i := range d.Slots {
		if _, done := q.Draft.Each[d.Slots[i].ID]; !done {
			q.Draft.Slot = d.Slots[i].ID
			return
		}
	}
}

// NextSlot goes on to the next slot, or back to the one before.
func (q *Question) NextSlot(d game.Decision, back bool) {
	q.App.Touch()
	step := 1
	if back {
		step = len(d.Slots) - 1
	}
	for i := range d.Slots {
		if d.Slots[i].ID == q.Draft.Slot {
			q.Draft.Slot = d.Slots[(i+step)%len(d.Slots)].ID
			return
		}
	}
	q.Draft.Slot = d.Slots[0].ID
}
