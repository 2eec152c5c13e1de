package ui

import (
	"math"
	"strings"

	"xwing/scene/draw"
)

// Panel paints a panel and keeps the mouse on it from the table; it returns the
// room inside its margin.
func (u *UI) Panel(r draw.Rect) draw.Rect {
	r = r.Snapped()
	u.Solid(r)
	u.L.Round(r, u.Px(radius+1), draw.Panel)
	u.L.Ring(r, u.Px(radius+1), max(1, u.Px(1)), draw.Edge)
	return r.Inset(u.Px(10))
}

// leastSize is that of the smallest words, in units of the design.
const leastSize = 12

// Label writes a text in the middle of the height of r. What is too wide is written
// smaller, down to the smallest words; then in two lines, if r is high enough; cut only
// where nothing else is left: a tooltip has all of that.
func (u *UI) Label(r draw.Rect, s string, st draw.Style) {
	lines, st := u.labelLines(r, s, st)
	for i, line := range lines {
		if u.Fonts.Width(line, st) > r.W && u.Over(r) {
			u.Tip(s, r)
		}
		u.L.Text(r.From(st.Align), labelLine(r, st, i, len(lines)), u.Fonts.Fit(line, st, r.W), st)
	}
}

// OneSize is how large the texts of a column are written so that each of them has room in a width, in units of the
// design: at most as large as the style says, and no smaller than the smallest words.
func (u *UI) OneSize(width float64, st draw.Style, texts ...string) float64 {
	size := st.Size
	for _, text := range texts {
		for size > leastSize {
			if st.Size = u.Px(size); u.Fonts.Width(text, st) <= width {
				break
			}
			size = max(size-0.5, leastSize)
		}
	}
	return size
}

// StruckLabel writes a label and strikes each of its lines out.
func (u *UI) StruckLabel(r draw.Rect, s string, st draw.Style) {
	u.Label(r, s, st)
	lines, st := u.labelLines(r, s, st)
	for i, line := range lines {
		w := min(u.Fonts.Width(line, st), r.W)
		x := r.X
		if st.Align == draw.Center {
			x += (r.W - w) / 2
		}
		u.L.Fill(draw.Rect{X: x, Y: labelLine(r, st, i, len(lines)), W: w, H: max(1, u.Px(1))}, st.Color)
	}
}

// labelLines are the lines of a label, one or two, and how they are written.
func (u *UI) labelLines(r draw.Rect, s string, st draw.Style) ([]string, draw.Style) {
	st.Size = u.Px(st.Size)
	least := min(u.Px(leastSize), st.Size)
	for wide := u.Fonts.Width(s, st); wide > r.W && st.Size > least; wide = u.Fonts.Width(s, st) {
		st.Size = max(math.Floor(4*st.Size*r.W/wide-0.1)/4, least) // widths do not grow evenly
	}
	lines := []string{s}
	if lh := math.Round(st.Size * 1.1); r.H >= 2*lh && u.Fonts.Width(s, st) > r.W {
		plain := st
		plain.Plain = true
		if lines = u.Fonts.Wrap(s, plain, r.W); len(lines) > 2 {
			lines = []string{lines[0], strings.Join(lines[1:], " ")}
		}
	}
	return lines, st
}

// labelLine is the middle of a line of a label, of n.
func labelLine(r draw.Rect, st draw.Style, i, n int) float64 {
	return r.Y + r.H/2 + math.Round(st.Size*1.1)*(float64(i)-0.5*float64(n-1))
}

// LabelHeight is how high a label of that width and size of words must be so that it is not
// cut: one line or two.
func (u *UI) LabelHeight(width float64, s string, st draw.Style, one, two float64) float64 {
	if st.Size = u.Px(min(st.Size, leastSize)); u.Fonts.Width(s, st) > width {
		return u.Px(two)
	}
	return u.Px(one)
}

// Paragraph writes a text from the top of r on, broken into lines, and returns
// the height used.
func (u *UI) Paragraph(r draw.Rect, s string, st draw.Style) float64 {
	st.Size = u.Px(st.Size)
	lh := draw.LineHeight(st.Size)
	x := r.X
	if st.Align == draw.Center {
		x = r.X + r.W/2
	}
	lines := u.Fonts.Wrap(s, st, r.W)
	for i, line := range lines {
		u.L.Text(x, r.Y+lh*(float64(i)+0.5), line, st)
	}
	return lh * float64(len(lines))
}

// ParagraphHeight is the height that Paragraph would use.
func (u *UI) ParagraphHeight(width float64, s string, st draw.Style) float64 {
	st.Size = u.Px(st.Size)
	return draw.LineHeight(st.Size) * float64(len(u.Fonts.Wrap(s, st, width)))
}

// Title writes a small heading with a line below it and returns the height used.
func (u *UI) Title(r draw.Rect, s string) float64 {
	h := u.Px(22)
	u.Label(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(18)}, s, draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	u.L.Fill(draw.Rect{X: r.X, Y: r.Y + h - u.Px(2), W: r.W, H: max(1, u.Px(1))}, draw.EdgeSoft)
	return h + u.Px(4)
}

// Columns divides a rectangle into columns of at least so many units of the design, n at
// most and one at least, and says which of them each of n groups stands in.
func (u *UI) Columns(r draw.Rect, n int, least, gap float64) []*draw.Rect {
	fit := min(max(int((r.W+u.Px(gap))/u.Px(least+gap)), 1), n)
	columns := r.Columns(fit, u.Px(gap))
	out := make([]*draw.Rect, n)
	for i := range out {
		out[i] = &columns[i*fit/n]
	}
	return out
}

// Note reports words that cannot be pressed to the log.
func (u *UI) Note(id, words string, r draw.Rect) {
	v, scroll := u.seen(r)
	u.Widgets = append(u.Widgets, Widget{ID: id, Words: words, Rect: ints(v), Scroll: scroll})
}

// Area is an invisible button: hot while the mouse is on it, clicked when it is
// let go on it.
func (u *UI) Area(id, words string, r draw.Rect) (hot, clicked bool) {
	hot, _, clicked = u.press(id, r, false)
	u.note(id, words, r, true, "", false)
	return hot, clicked
}

// Size is the size of the frame in pixels.
func (u *UI) Size() (w, h float64) {
	s := u.L.Size()
	return s.W, s.H
}
