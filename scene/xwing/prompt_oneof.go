package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// askOneOf lists the options: one click is the answer.
func (t *prompt) askOneOf(a *Client, in draw.Rect, d game.Decision) {
	u := a.UI
	if t.question.draft.target != "" && len(about(d, t.question.draft.target)) < len(d.Options) {
		b := in.CutTop(u.Px(30), u.Px(6))
		if u.Button("option.all", b, a.Say("all-answers"), ui.ButtonStyle{Align: draw.Center, Size: 14}) {
			t.question.draft.target = ""
			a.Touch()
		}
	} else {
		t.question.draft.target = ""
	}
	answered := ""
	options, folded := t.folded(d)
	picked, byKey := t.question.pickByKey(a, options)
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i, o := range options {
			st := t.question.optionStyle(a, o)
			st.Cap = capOfOption(i, o)
			if i == 0 {
				u.Home()
			}
			label := t.cards.labelOf(a, d, o)
			h := u.ButtonHeight(r.W, label, st)
			b := draw.Rect{X: r.X, Y: y, W: r.W, H: h}
			if u.Button("option:"+o.ID, b, label, st) {
				answered = o.ID
			}
			if u.Hover() == "option:"+o.ID {
				t.question.hover(d, o)
				t.question.tipOfShot(a, d, o, b)
				t.ghosts.tipOfFailure(a, d, o, b)
			}
			y += h + u.Px(6)
		}
		y += t.question.neverButton(a, draw.Rect{X: r.X, Y: y, W: r.W}, d)
		if folded > 0 {
			b := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(32)}
			if u.Button("option.more", b, a.Say("impossible", "n", strconv.Itoa(folded)), ui.ButtonStyle{Size: 14, Quiet: true}) {
				t.question.draft.unfolded = true
				a.Touch()
			}
			y += b.H
		}
		return y - r.Y
	})
	t.question.recap(a, in)
	if byKey {
		answered = t.question.takeByKey(a, picked)
	}
	if answered != "" {
		if t.question.because = ""; !d.Private { // what was answered behind a curtain stays there
			t.question.because = t.play.words.Option(*optionOf(d, answered))
		}
		t.question.answer(a, game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{answered}})
	}
}

// folded is the options to be listed, and how many that are not legal are left
// out because they are too many to be of interest.
func (t *prompt) folded(d game.Decision) ([]*game.Option, int) {
	const shown = 4
	options := t.deadLast(t.foesFirst(d, listed(d, t.question.draft.target)))
	legal := 0
	for _, o := range options {
		if o.Legal() {
			legal++
		}
	}
	if t.question.draft.unfolded || t.question.draft.target != "" || len(options)-legal <= shown {
		return options, 0
	}
	return options[:legal], len(options) - legal
}

// deadLast puts the answers about destroyed ships behind the others, the legal ones
// before those that are not.
func (t *prompt) deadLast(options []*game.Option) []*game.Option {
	rank := func(o *game.Option) int {
		n := 0
		if t.cards.destroyed(o) {
			n = 1
		}
		if !o.Legal() {
			n += 2
		}
		return n
	}
	slices.SortStableFunc(options, func(a, b *game.Option) int { return rank(a) - rank(b) })
	return options
}

// foesFirst puts the targets of a lock into the order in which they are wanted:
// enemies, obstacles, one's own ships; the legal ones stay before the others.
func (t *prompt) foesFirst(d game.Decision, options []*game.Option) []*game.Option {
	if d.Kind != ask.ChooseLockTarget {
		return options
	}
	rank := func(o *game.Option) int {
		n := 0
		if s := t.play.board.view.Ship(board.ShipOf(o.Target)); s == nil {
			n = 1
		} else if s.Seat == d.Seat {
			n = 2
		}
		if !o.Legal() {
			n += 3
		}
		return n
	}
	slices.SortStableFunc(options, func(a, b *game.Option) int { return rank(a) - rank(b) })
	return options
}

// about lists the options that point at a piece.
func about(d game.Decision, target string) []*game.Option {
	var out []*game.Option
	for i := range d.Options {
		if d.Options[i].Target == target {
			out = append(out, &d.Options[i])
		}
	}
	return out
}

// listed is the options in the order of the panel: those about the piece that
// was clicked, or all; the legal ones first.
func listed(d game.Decision, target string) []*game.Option {
	var legal, not []*game.Option
	for i := range d.Options {
		o := &d.Options[i]
		if target != "" && o.Target != target {
			continue
		}
		if o.Legal() {
			legal = append(legal, o)
		} else {
			not = append(not, o)
		}
	}
	return append(legal, not...)
}

// pickByKey is the option that a key has picked: by its number, or the one that
// declines.
func (t *question) pickByKey(a *Client, options []*game.Option) (*game.Option, bool) {
	if n, ok := a.Picked(); ok && n < len(options) {
		return options[n], true
	}
	if scene.Struck(&a.UI.In, scene.ActPass) {
		for _, o := range options {
			if declines(o) {
				return o, true
			}
		}
	}
	return nil, false
}

// takeByKey is the id of an option if it may be taken; else it is said why not.
func (t *question) takeByKey(a *Client, o *game.Option) string {
	if o.Legal() {
		return o.ID
	}
	t.draft.refusal = t.play.words.Refusal(*o.Refusal)
	a.Touch()
	return ""
}

// declines reports whether an option is to do nothing, or nothing more.
func declines(o *game.Option) bool { return o.ID == "none" || o.ID == "done" || o.ID == "no" }

// capOfOption is the key that takes the i-th option, "" for none.
func capOfOption(i int, o *game.Option) string {
	switch {
	case !o.Legal():
		return ""
	case declines(o):
		return scene.Caps(scene.Bound(scene.ActPass))
	case i < 9:
		return strconv.Itoa(i + 1)
	}
	return ""
}

// tipOfFailure says beside r why the places that an answer leads to are closed,
// if they all are.
func (t *ghosts) tipOfFailure(a *Client, d game.Decision, o *game.Option, r draw.Rect) {
	if !o.Legal() {
		return
	}
	var whys []string
	for _, s := range t.spots(d) {
		switch {
		case s.pick != o.ID:
		case s.refusal == nil:
			return
		default:
			if why := t.play.words.Refusal(*s.refusal); !slices.Contains(whys, why) {
				whys = append(whys, why)
			}
		}
	}
	if len(whys) > 0 {
		a.UI.Tip(strings.Join(whys, "\n"), r)
	}
}
