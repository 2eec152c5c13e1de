package scene

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Order lists the options in their present order, each with buttons that move it up
// and down.
func (q *Question) Order(in draw.Rect, d game.Decision) {
	if q.Confirm(&in, q.App.Say("confirm"), "") {
		q.Pick(d, q.Draft.Picks...)
		return
	}
	q.ordered(in, d, q.App.Say("order-how"), false)
}

// Turns lists pieces of which one has the next turn, in the order that would be theirs: one
// click takes a piece out of its order, and one button says the turns of all of them.
func (q *Question) Turns(in draw.Rect, d game.Decision) {
	a := q.App
	b := in.CutBottom(a.UI.Px(42), a.UI.Px(8))
	st := ui.ButtonStyle{Align: draw.Center, Size: 16, Primary: true, Tip: a.Say("in-this-order-tip"), Cap: Caps(a.UI, ActPress)}
	if a.UI.Button("in-order", b, a.Say("in-this-order"), st) {
		q.Manner.Turns(d, slices.Clone(q.Draft.Picks))
		q.Pick(d, q.Draft.Picks[0])
		return
	}
	n, byKey := a.Picked()
	answered := q.ordered(in, d, a.Say("turns-how"), true)
	if byKey && n < len(q.Draft.Picks) {
		answered = q.takeByKey(OptionOf(d, q.Draft.Picks[n]))
	}
	if answered != "" {
		q.Pick(d, answered)
	}
}

// ordered builds the options in the order of the draft, and returns the one that was
// clicked. Where that is an answer, keys give it, too; else a row has its number.
func (q *Question) ordered(in draw.Rect, d game.Decision, how string, answers bool) (clicked string) {
	u := q.App.UI
	lead := func(in *draw.Rect) {
		h := max(u.Px(18), u.Paragraph(*in, how, draw.Style{Size: 14, Color: draw.Muted}))
		in.CutTop(h, u.Px(6))
	}
	swap := q.orderByKey()
	q.list(in, d, lead, func(r draw.Rect) float64 {
		y := r.Y
		for i, id := range q.Draft.Picks {
			o := OptionOf(d, id)
			if o == nil {
				continue
			}
			label := q.Manner.Label(d, o)
			st := q.Manner.Style(d, o)
			if answers {
				st.Cap = q.App.optionCap(i, o)
			} else {
				label = strconv.Itoa(i+1) + ".  " + label
			}
			row := draw.Rect{X: r.X, Y: y, W: r.W, H: u.ButtonHeight(r.W-u.Px(76), label, st)}
			place := row
			if answers {
				q.Manner.Along(&row, d, o)
			}
			up, down, pressed := q.orderRow(row, d, o, i, label, st)
			switch {
			case pressed:
				clicked = id
			case up:
				swap = i - 1
			case down:
				swap = i
			}
			y += place.H + u.Px(6)
		}
		return y - r.Y
	})
	if swap >= 0 {
		p := q.Draft.Picks
		p[swap], p[swap+1] = p[swap+1], p[swap]
		q.App.Touch()
	}
	return clicked
}

// orderRow is the option that stands at a place of the draft, and the buttons that move it.
func (q *Question) orderRow(row draw.Rect, d game.Decision, o *game.Option, at int, label string, st ui.ButtonStyle) (up, down, pressed bool) {
	u, all := q.App.UI, row
	tip := st.Tip
	st.Tip = ""
	later := row.CutRight(u.Px(34), u.Px(4))
	sooner := row.CutRight(u.Px(34), u.Px(4))
	if at == 0 {
		u.Home()
	}
	pressed = u.Button("option:"+o.ID, row, label, st)
	if u.Hover() == "option:"+o.ID {
		q.Manner.Hover(d, o, all)
		u.Tip(tip, all) // beside the arrows, not over them
	}
	arrow := ui.ButtonStyle{Align: draw.Center, Off: at == 0}
	up = u.Button("up:"+o.ID, sooner, "▲", arrow)
	arrow.Off = at == len(q.Draft.Picks)-1
	down = u.Button("down:"+o.ID, later, "▼", arrow)
	return up, down, pressed
}

// orderByKey is which option a key swaps with the one below it, -1 for none: the one
// that the keys are at goes up or down.
func (q *Question) orderByKey() int {
	in := &q.App.UI.In
	up, down := Struck(in, ActEarlier), Struck(in, ActLater)
	id, ok := strings.CutPrefix(q.App.UI.Focused(), "option:")
	i := slices.Index(q.Draft.Picks, id)
	switch {
	case !ok || i < 0:
		return -1
	case up:
		return i - 1
	case down && i < len(q.Draft.Picks)-1:
		return i
	}
	return -1
}
