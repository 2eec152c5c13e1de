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
	a := q.App
	u := a.UI
	lead := func(in *draw.Rect) {
		u.Label(in.CutTop(u.Px(18), u.Px(6)), a.Say("order-how"), draw.Style{Size: 14, Color: draw.Muted})
	}
	if q.Confirm(&in, a.Say("confirm"), "") {
		q.Pick(d, q.Draft.Picks...)
		return
	}
	swap := q.orderByKey()
	q.list(in, d, lead, func(r draw.Rect) float64 {
		y := r.Y
		for i, id := range q.Draft.Picks {
			o := OptionOf(d, id)
			if o == nil {
				continue
			}
			label := strconv.Itoa(i+1) + ".  " + q.Manner.Label(d, o)
			st := q.Manner.Style(d, o)
			tip := st.Tip
			st.Tip = ""
			h := u.ButtonHeight(r.W-u.Px(76), label, st)
			row := draw.Rect{X: r.X, Y: y, W: r.W, H: h}
			all := row
			down := row.CutRight(u.Px(34), u.Px(4))
			up := row.CutRight(u.Px(34), u.Px(4))
			if i == 0 {
				u.Home()
			}
			u.Button("option:"+id, row, label, st)
			if u.Hover() == "option:"+id {
				q.Manner.Hover(d, o, all)
				u.Tip(tip, all) // beside the arrows, not over them
			}
			arrow := ui.ButtonStyle{Align: draw.Center, Off: i == 0}
			if u.Button("up:"+id, up, "▲", arrow) {
				swap = i - 1
			}
			arrow.Off = i == len(q.Draft.Picks)-1
			if u.Button("down:"+id, down, "▼", arrow) {
				swap = i
			}
			y += h + u.Px(6)
		}
		return y - r.Y
	})
	if swap >= 0 {
		p := q.Draft.Picks
		p[swap], p[swap+1] = p[swap+1], p[swap]
		a.Touch()
	}
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
