package scene

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// OneOf lists the options: one click is the answer.
func (q *Question) OneOf(in draw.Rect, d game.Decision) {
	u := q.App.UI
	answered := ""
	options, folded := q.Folded(d)
	picked, byKey := q.pickByKey(options)
	lead := func(in *draw.Rect) { q.narrowed(in, d) }
	in = q.list(in, d, lead, func(r draw.Rect) float64 {
		cells := q.columnsIn(r)
		for i, o := range options {
			st := q.Manner.Style(d, o)
			st.Cap = q.App.optionCap(i, o)
			if i == 0 {
				u.Home()
			}
			label := q.Manner.Label(d, o)
			b := cells.next(u.ButtonHeight(cells.wide(), label, st))
			if u.Button("option:"+o.ID, b, label, st) {
				answered = o.ID
			}
			if u.Hover() == "option:"+o.ID {
				q.Manner.Hover(d, o, b)
			}
		}
		y := cells.end()
		y += q.Manner.Below(draw.Rect{X: r.X, Y: y, W: r.W}, d)
		if folded > 0 {
			label, st := q.App.Say("impossible", "n", strconv.Itoa(folded)), ui.ButtonStyle{Size: 14, Quiet: true}
			b := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(32)}
			if h := u.ButtonHeight(r.W, label, st); h > u.Px(40) { // two lines
				b.H = h
			}
			if u.Button("option.more", b, label, st) {
				q.Draft.unfolded = true
				q.App.Touch()
			}
			y += b.H
		}
		return y - r.Y
	})
	q.recap(in)
	if byKey {
		answered = q.takeByKey(picked)
	}
	if answered != "" {
		if q.Because = ""; !d.Private { // what was answered behind a curtain stays there
			q.Because = q.Play.Words.Option(*OptionOf(d, answered))
		}
		q.Pick(d, answered)
	}
}

// narrowed offers to list all answers again, where only those about a piece are.
func (q *Question) narrowed(in *draw.Rect, d game.Decision) {
	if q.Draft.Target == "" || len(Concerning(d, q.Draft.Target)) == len(d.Options) {
		q.Draft.Target = ""
		return
	}
	u := q.App.UI
	if u.Button("option.all", in.CutTop(u.Px(30), u.Px(6)), q.App.Say("all-answers"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
		q.Draft.Target = ""
		q.App.Touch()
	}
}

// Folded is the options to be listed, the legal ones first, and how many that are not
// legal are left out because they are too many to be of interest.
func (q *Question) Folded(d game.Decision) ([]*game.Option, int) {
	const shown = 4
	var options, not []*game.Option
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case q.Draft.Target != "" && o.Target != q.Draft.Target:
		case o.Legal():
			options = append(options, o)
		default:
			not = append(not, o)
		}
	}
	for _, part := range [][]*game.Option{options, not} {
		slices.SortStableFunc(part, func(a, b *game.Option) int { return q.Manner.Rank(d, a) - q.Manner.Rank(d, b) })
	}
	if q.Draft.unfolded || q.Draft.Target != "" || len(not) <= shown {
		return append(options, not...), 0
	}
	return options, len(not)
}

// Concerning lists the options that point at a piece.
func Concerning(d game.Decision, target string) []*game.Option {
	var out []*game.Option
	for i := range d.Options {
		if d.Options[i].Target == target {
			out = append(out, &d.Options[i])
		}
	}
	return out
}

// pickByKey is the option that a key has picked: by its number, or the one that
// declines.
func (q *Question) pickByKey(options []*game.Option) (*game.Option, bool) {
	if n, ok := q.App.Picked(); ok && n < len(options) {
		return options[n], true
	}
	if Struck(&q.App.UI.In, ActPass) {
		for _, o := range options {
			if game.Declines(o.ID) {
				return o, true
			}
		}
	}
	return nil, false
}

// takeByKey is the id of an option if it may be taken; else it is said why not.
func (q *Question) takeByKey(o *game.Option) string {
	if o.Legal() {
		return o.ID
	}
	q.Refuse(*o.Refusal)
	return ""
}

// optionCap is the key that takes the i-th option, "" for none.
func (a *App) optionCap(i int, o *game.Option) string {
	switch {
	case !o.Legal():
		return ""
	case game.Declines(o.ID):
		return Caps(a.UI, ActPass)
	case i < counted:
		return strconv.Itoa((i + 1) % counted)
	}
	return ""
}
