package scene

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
)

// SomeOf lists the options to be ticked, and confirms from Min to Max of them.
func (q *Question) SomeOf(in draw.Rect, d game.Decision) {
	a := q.App
	u := a.UI
	ticked := len(q.Draft.Picks)
	reason := ""
	switch {
	case ticked < d.Min:
		reason = a.Say("pick-more", "n", strconv.Itoa(d.Min-ticked))
	case ticked > d.Max:
		reason = a.Say("pick-fewer", "n", strconv.Itoa(ticked-d.Max))
	}
	lead := func(in *draw.Rect) { q.howMany(in, d) }
	single := d.Min == 1 && d.Max == 1 // one press is the answer, as among the options of OneOf
	if !single && q.Confirm(&in, a.Say("confirm-n", "n", strconv.Itoa(ticked)), reason) {
		q.Pick(d, q.Draft.Picks...)
		return
	}
	n, byKey := a.Picked()
	answered := ""
	q.list(in, d, lead, func(r draw.Rect) float64 {
		cells := q.columnsIn(r)
		for i := range d.Options {
			o := &d.Options[i]
			st := q.Manner.Style(d, o)
			st.Cap = a.optionCap(i, o)
			if i == 0 {
				u.Home()
			}
			st.On = slices.Contains(q.Draft.Picks, o.ID)
			label := q.Manner.Label(d, o)
			b := cells.next(u.ButtonHeight(cells.wide(), label, st))
			pressed := u.Button("option:"+o.ID, b, label, st)
			if pressed || byKey && n == i && q.takeByKey(o) != "" {
				if single {
					answered = o.ID
				} else if d.Max == 1 && !st.On {
					q.Draft.Picks = nil
				}
				q.Toggle(o.ID)
				a.Touch()
			}
			if u.Hover() == "option:"+o.ID {
				q.Manner.Hover(d, o, b)
			}
		}
		return cells.end() - r.Y
	})
	if answered != "" {
		q.Pick(d, answered)
	}
}

// howMany tells why options are to be ticked, and how many.
func (q *Question) howMany(in *draw.Rect, d game.Decision) {
	a := q.App
	u := a.UI
	how := a.Say("pick-between", "min", strconv.Itoa(d.Min), "max", strconv.Itoa(d.Max))
	if d.Min == d.Max {
		how = a.Say("pick-exactly", "n", strconv.Itoa(d.Min))
	}
	if text := q.Manner.Above(d); text != "" {
		h := u.Paragraph(*in, text, draw.Style{Size: 14, Color: draw.Accent})
		u.Note("prompt.because", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
		in.CutTop(h, u.Px(6))
	}
	u.Label(in.CutTop(u.Px(18), u.Px(6)), how, draw.Style{Size: 14, Color: draw.Muted})
}
