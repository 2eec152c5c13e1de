package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// askOrder lists the options in their present order, each with buttons that
// move it up and down.
func (t *prompt) askOrder(a *Client, in draw.Rect, d game.Decision) {
	u := a.UI
	u.Label(in.CutTop(u.Px(18), u.Px(6)), a.Say("order-how"), draw.Style{Size: 14, Color: draw.Muted})
	if t.question.confirm(a, &in, a.Say("confirm"), "") {
		t.question.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: slices.Clone(t.question.draft.picks)})
		return
	}
	swap := t.orderByKey(a)
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i, id := range t.question.draft.picks {
			o := optionOf(d, id)
			if o == nil {
				continue
			}
			label := strconv.Itoa(i+1) + ".  " + t.cards.optionWords(o)
			st := t.question.optionStyle(a, o)
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
				t.question.hover(d, o)
				u.Tip(tip, all) // beside the arrows, not over them
			}
			arrow := ui.ButtonStyle{Align: draw.Center, Off: i == 0}
			if u.Button("up:"+id, up, "▲", arrow) {
				swap = i - 1
			}
			arrow.Off = i == len(t.question.draft.picks)-1
			if u.Button("down:"+id, down, "▼", arrow) {
				swap = i
			}
			y += h + u.Px(6)
		}
		return y - r.Y
	})
	if swap >= 0 {
		p := t.question.draft.picks
		p[swap], p[swap+1] = p[swap+1], p[swap]
		a.Touch()
	}
}

// orderByKey is which option a key swaps with the one below it, -1 for none: the
// one that the keys are at goes up or down.
func (t *prompt) orderByKey(a *Client) int {
	in := &a.UI.In
	up, down := scene.Struck(in, scene.ActEarlier), scene.Struck(in, scene.ActLater)
	id, ok := strings.CutPrefix(a.UI.Focused(), "option:")
	i := slices.Index(t.question.draft.picks, id)
	switch {
	case !ok || i < 0:
		return -1
	case up:
		return i - 1
	case down && i < len(t.question.draft.picks)-1:
		return i
	}
	return -1
}

// optionOf is the option of that id, nil if there is none.
func optionOf(d game.Decision, id string) *game.Option {
	for i := range d.Options {
		if d.Options[i].ID == id {
			return &d.Options[i]
		}
	}
	return nil
}
