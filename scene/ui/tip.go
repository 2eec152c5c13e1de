package ui

import (
	"math"

	"xwing/scene/draw"
)

// tip is a tooltip: what it says, and beside what.
type tip struct {
	text string
	r    draw.Rect
}

// spared is a part of the screen that a tooltip should not cover, and how many
// units of the design it goes out of its way for a square one of it.
type spared struct {
	r     draw.Rect
	worth float64
}

// Tip asks for a tooltip beside r.
func (u *UI) Tip(text string, r draw.Rect) { u.tip = tip{text, r} }

// Spare asks the tooltip of this tick, wherever it is asked for, not to cover
// what is seen there: it goes worth units of the design out of its way for each
// square unit.
func (u *UI) Spare(worth float64, rects ...draw.Rect) {
	for _, r := range rects {
		u.spared = append(u.spared, spared{r, worth})
	}
}

func (u *UI) paintTip() {
	if u.tip.text == "" {
		return
	}
	st := draw.Style{Size: u.Px(14), Color: draw.Text}
	width := 0.0
	lines := u.Fonts.Wrap(u.tip.text, st, u.Px(330))
	for _, l := range lines {
		width = max(width, u.Fonts.Width(l, st))
	}
	lh := draw.LineHeight(st.Size)
	pad := u.Px(8)
	r := u.tipPlace(width+2*pad, float64(len(lines))*lh+2*pad).Snapped()
	u.L.Round(r, u.Px(radius), draw.Tip)
	u.L.Ring(r, u.Px(radius), max(1, u.Px(1)), draw.Accent)
	for i, l := range lines {
		u.L.Text(r.X+pad, r.Y+pad+lh*(float64(i)+0.5), l, st)
	}
	u.Widgets = append(u.Widgets, Widget{ID: "tip", Words: u.tip.text, Rect: ints(r)})
}

// tipPlace is where a tooltip of that size stands: to the right of its widget,
// or below it in the bar on top. If it would cover there what is to be spared, it
// goes to where being near and covering little are best together.
func (u *UI) tipPlace(w, h float64) draw.Rect {
	at := u.tip.r
	sw, sh := u.Size()
	gap, edge := u.Px(8), u.Px(4)
	fit := func(x, y float64) draw.Rect {
		return draw.Rect{X: max(min(x, sw-w-edge), edge), Y: max(min(y, sh-h-edge), edge), W: w, H: h}
	}
	left, right := at.X-w-gap, at.Right()+gap
	if right+w > sw-edge {
		left, right = right, left
	}
	first := fit(right, at.Y)
	if at.Y < u.Px(48) {
		first = fit(at.X+at.W/2-w/2, at.Bottom()+u.Px(6))
	}
	best, least := first, u.covered(first)/u.S
	if least == 0 {
		return first
	}
	try := func(p draw.Rect) {
		if far := apart(p, at); far < least {
			if cost := far + u.covered(p)/u.S; cost < least {
				best, least = p, cost
			}
		}
	}
	for _, x := range [...]float64{right, left} {
		for _, y := range [...]float64{at.Y, at.Bottom() - h, at.Y + at.H/2 - h/2} {
			try(fit(x, y))
		}
	}
	for _, y := range [...]float64{at.Y - h - gap, at.Bottom() + gap} {
		for _, x := range [...]float64{at.X, at.Right() - w, at.X + at.W/2 - w/2} {
			try(fit(x, y))
		}
	}
	step := u.Px(20)
	for y := edge; y+h < sh; y += step {
		for x := edge; x+w < sw; x += step {
			try(fit(x, y))
		}
	}
	return best
}

// covered weighs what a tooltip at r would cover, its own widget included.
func (u *UI) covered(r draw.Rect) float64 {
	own := r.Intersect(u.tip.r)
	sum := own.W * own.H
	for _, s := range u.spared {
		c := r.Intersect(s.r)
		sum += s.worth * c.W * c.H
	}
	return sum
}

// apart is the distance of two rectangles, 0 where they overlap.
func apart(a, b draw.Rect) float64 {
	dx := max(a.X-b.Right(), b.X-a.Right(), 0)
	dy := max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0)
	return math.Hypot(dx, dy)
}
