package ui

import (
	"cmp"
	"math"

	"xwing/scene/draw"
)

// ButtonStyle is how a button looks and what it says beside its label.
type ButtonStyle struct {
	Words    string     // what the log says instead of the label
	Reason   string     // why it may not be pressed; it is greyed then
	Off      bool       // may not be pressed, without a reason worth saying
	On       bool       // chosen
	Tip      string     // shown while the mouse rests on it
	Note     string     // a second, smaller line
	Mark     draw.Color // a strip at the left edge, if not transparent
	Size     float64    // of the label, in units of the design; 0: 15
	Align    draw.Align // of the label
	Quiet    bool       // no frame until the mouse is on it
	Primary  bool       // the one to press next
	Sprite   *draw.Sprite
	Picture  float64  // how high that is, in units of the design; 0: 22
	LineTwo  []string // the note broken into lines, if it has been already
	ShowWhy  bool     // the reason stands below the label instead of in a tooltip
	Advisory bool     // greyed and with its reason, but it may be pressed
	Cap      string   // the key that presses it
	Spare    float64  // kept free of the label at the right end, in units of the window
}

// picture is how high the sprite is, in units of the design.
func (st *ButtonStyle) picture() float64 {
	if st.Picture == 0 {
		return 22
	}
	return st.Picture
}

// radius of the corners of buttons and panels, in units of the design.
const radius = 5

// Button builds a button and reports whether it has been clicked.
func (u *UI) Button(id string, r draw.Rect, label string, st ButtonStyle) bool {
	enabled := st.Reason == "" && !st.Off || st.Advisory
	hot, held, clicked := u.press(id, r, st.Primary && enabled)
	u.note(id, cmp.Or(st.Words, label), r, enabled, st.Reason, st.On)
	width := r.W // on whole pixels it may be less: words that were measured for it must not break otherwise
	r = r.Snapped()
	face, text := draw.Button, draw.Text
	switch {
	case !enabled:
		face, text = draw.Mix(draw.Panel, draw.Button, 0.45), draw.Dim
	case st.On:
		face = draw.ButtonOn
	case st.Primary:
		face = draw.Primary
	}
	if st.Quiet && !hot && !st.On {
		face.A = 0
	}
	if enabled && hot {
		face = draw.Mix(face, draw.Lit, 0.22)
		face.A = 0xff
		if held {
			face = draw.Mix(face, draw.Space, 0.25)
		}
	}
	if face.A > 0 {
		u.L.Round(r, u.Px(radius), face)
		edge := draw.Edge
		if st.On || st.Primary {
			edge = draw.Accent
		}
		if !enabled {
			edge = draw.EdgeSoft
		}
		u.L.Ring(r, u.Px(radius), max(1, u.Px(1)), edge)
	}
	if st.Mark.A > 0 {
		m := draw.Rect{X: r.X + u.Px(4), Y: r.Y + u.Px(5), W: u.Px(4), H: r.H - u.Px(10)}
		u.L.Round(m, u.Px(2), draw.Fade(st.Mark, alphaOf(enabled)))
	}
	if st.Cap != "" {
		u.keyCap(r, st.Cap, enabled)
	}
	u.label(r, width, label, st, text)
	switch {
	case !hot:
	case st.Reason != "" && !st.ShowWhy:
		u.Tip(st.Reason, r)
	case st.Tip != "":
		u.Tip(st.Tip, r)
	}
	u.Clicked = u.Clicked || clicked && enabled
	if clicked && !enabled {
		u.Refused, u.RefusedAt = true, id
	}
	return clicked && enabled
}

func alphaOf(enabled bool) float64 {
	if enabled {
		return 1
	}
	return 0.4
}

// label writes the label and the lines below it, broken as a button of that width
// breaks them.
func (u *UI) label(r draw.Rect, width float64, label string, st ButtonStyle, color draw.Color) {
	size := st.Size
	if size == 0 {
		size = 15
	}
	pad := u.margin(width)
	inner := draw.Rect{X: r.X + pad, Y: r.Y, W: r.W - 2*pad, H: r.H}
	if st.Mark.A > 0 {
		inner.X += u.Px(6)
		inner.W -= u.Px(6)
	}
	if st.Cap != "" && st.Align == draw.Left {
		inner.W -= u.capWidth(st.Cap) - u.Px(2)
	}
	inner.W -= st.Spare
	if st.Sprite != nil {
		box := inner.CutLeft(u.Px(st.picture()+2), u.Px(6))
		x, y := box.Center()
		side := math.Round(u.Px(st.picture())) // on whole pixels, where the picture is crisp
		x, y = math.Round(x-side/2)+side/2, math.Round(y-side/2)+side/2
		u.L.Sprite(st.Sprite, x, y, 0, side/st.Sprite.W, alphaOf(st.Reason == "" && !st.Off))
	}
	style := draw.Style{Size: u.Px(size), Color: color, Align: st.Align, Bold: st.Primary, Plain: st.Sprite != nil}
	note := draw.Style{Size: u.Px(13), Color: draw.Muted}
	if st.On {
		note.Color = draw.Mix(draw.Muted, draw.Text, 0.7)
	}
	if st.Primary {
		note.Color = draw.Text
	}
	room := inner.W + width - r.W
	lines := u.lines(label, style, room)
	small := st.LineTwo
	if small == nil && st.Note != "" {
		small = u.Fonts.Wrap(st.Note, note, room)
	}
	if st.ShowWhy && st.Reason != "" {
		note.Color = draw.Mix(draw.Warn, draw.Muted, 0.35)
		small = append(small[:len(small):len(small)], u.Fonts.Wrap(st.Reason, note, room)...)
	}
	h := float64(len(lines))*draw.LineHeight(style.Size) + float64(len(small))*draw.LineHeight(note.Size)
	y := r.Y + (r.H-h)/2
	x := inner.From(st.Align)
	note.Align = st.Align
	for _, line := range lines {
		u.L.Text(x, y+draw.LineHeight(style.Size)/2, line, style)
		y += draw.LineHeight(style.Size)
	}
	for _, line := range small {
		u.L.Text(x, y+draw.LineHeight(note.Size)/2, line, note)
		y += draw.LineHeight(note.Size)
	}
}

// margin is what a button leaves free at its ends: little, if it is narrow.
func (u *UI) margin(width float64) float64 { return min(u.Px(10), width/10) }

// mostLines is how many lines a label has at most.
const mostLines = 7

// lines breaks a label into lines.
func (u *UI) lines(label string, st draw.Style, width float64) []string {
	if label == "" {
		return nil
	}
	lines := u.Fonts.Wrap(label, st, width)
	if len(lines) > mostLines {
		last := lines[mostLines-1] + " " + lines[mostLines]
		lines = append(lines[:mostLines-1:mostLines-1], u.Fonts.Fit(last, st, width))
	}
	for i := range lines {
		lines[i] = u.Fonts.Fit(lines[i], st, width)
	}
	return lines
}

// ButtonHeight is how high a button of that width must be for all its words.
func (u *UI) ButtonHeight(width float64, label string, st ButtonStyle) float64 {
	size := st.Size
	if size == 0 {
		size = 15
	}
	inner := width - 2*u.margin(width)
	if st.Mark.A > 0 {
		inner -= u.Px(6)
	}
	if st.Cap != "" && st.Align == draw.Left {
		inner -= u.capWidth(st.Cap) - u.Px(2)
	}
	if st.Sprite != nil {
		inner -= u.Px(st.picture() + 8)
	}
	style := draw.Style{Size: u.Px(size), Bold: st.Primary, Plain: st.Sprite != nil}
	note := draw.Style{Size: u.Px(13)}
	h := float64(len(u.lines(label, style, inner))) * draw.LineHeight(style.Size)
	n := len(st.LineTwo)
	if st.LineTwo == nil && st.Note != "" {
		n = len(u.Fonts.Wrap(st.Note, note, inner))
	}
	if st.ShowWhy && st.Reason != "" {
		n += len(u.Fonts.Wrap(st.Reason, note, inner))
	}
	h += float64(n) * draw.LineHeight(note.Size)
	return max(h+u.Px(12), u.Px(34))
}
