package draw

import "math"

// Writing is a line of text as it is seen in a frame: for those who measure whether it
// can be read.
type Writing struct {
	Text    string
	Size    float64
	Bold    bool
	Color   Color
	Rect    Rect    // of its capitals
	Shown   Rect    // what of that is to be seen: inside the clip, and nothing painted over it
	Box     Rect    // of the least panel or button that it is written in; empty: it stands free
	Behind  []Color // that it is seen against, here and there; fewer where a picture lies behind
	Covered bool    // something was painted over a part of it
}

// capitals is how high capitals are, of the size of a letter.
const capitals = 0.72

// Writings are all texts of the list, in the order of painting. What the ground looks like
// is not known to a list: it is taken for the color given.
func (l *List) Writings(f *Fonts, ground Color) []Writing {
	var out []Writing
	var at []int         // where the commands of the texts are
	var painted []region // all others
	clip := l.size
	for i := range l.cmds {
		switch c := &l.cmds[i]; c.op {
		case opClip:
			clip = c.rect()
		case opText:
			w := Writing{Text: c.text, Size: float64(c.s), Bold: c.bold, Color: c.color, Rect: c.written(f)}
			w.Shown = w.Rect.Intersect(clip)
			out, at = append(out, w), append(at, i)
		default:
			painted = append(painted, region{i, c, l.pts[c.at : c.at+c.n], c.bounds(l.pts[c.at : c.at+c.n]).Intersect(clip)})
		}
	}
	for k := range out {
		l.read(&out[k], at[k], painted, ground)
	}
	return out
}

// region is a command and where it paints at most.
type region struct {
	i   int
	cmd *cmd
	pts []Pt
	r   Rect
}

// read finds out what a text is written on, and what over it.
func (l *List) read(w *Writing, at int, painted []region, ground Color) {
	clipped := w.Shown
	var below []region
	for _, p := range painted {
		if p.r.Intersect(w.Rect).Empty() {
			continue
		}
		if p.i < at {
			below = append(below, p)
		} else if p.cmd.opaque(l.size) && p.r.H > w.Rect.H/4 { // else it strikes the text out
			w.Shown = beside(w.Shown, p.r)
		}
	}
	w.Covered = w.Shown != clipped
	w.Box = boxOf(below, w.Rect, l.size)
	for _, dx := range [...]float64{0.02, 0.25, 0.5, 0.75, 0.98} {
		for _, dy := range [...]float64{0.1, 0.9} {
			if c, known := behind(below, w.Shown.X+dx*w.Shown.W, w.Shown.Y+dy*w.Shown.H, ground); known {
				w.Behind = append(w.Behind, c)
			}
		}
	}
}

// written is where the capitals of a text stand.
func (c *cmd) written(f *Fonts) Rect {
	w := f.Width(c.text, Style{Size: float64(c.s), Bold: c.bold})
	x := float64(c.x)
	switch c.align {
	case Center:
		x -= w / 2
	case RightAligned:
		x -= w
	}
	h := capitals * float64(c.s)
	return Rect{x, float64(c.y) - h/2, w, h}
}

func (c *cmd) rect() Rect { return Rect{float64(c.x), float64(c.y), float64(c.w), float64(c.h)} }

// boxOf is the rectangle that a text stands in: the least of those below it that holds
// its middle, and over which nothing larger was painted.
func boxOf(below []region, r, frame Rect) Rect {
	var box Rect
	x, y := r.Center()
	for _, p := range below {
		c := p.cmd
		if c.op != opRound && c.op != opFill && c.op != opRing || c.color.A == 0 {
			continue
		}
		if b := c.rect(); b.H >= r.H && p.r.Contains(x, y) && (box.Empty() || b.area() < box.area() || c.opaque(frame)) {
			box = b
		}
	}
	return box
}

// opaque reports whether a command is a rectangle through which nothing is read: a panel,
// or what darkens all of the frame for a window over it.
func (c *cmd) opaque(frame Rect) bool {
	whole := c.rect().area() >= frame.area()
	return (c.op == opFill || c.op == opRound) && (c.color.A > 0xd0 || whole && c.color.A > 0x80)
}

// beside is the largest part of a rectangle that another leaves free.
func beside(r, cover Rect) Rect {
	c := r.Intersect(cover)
	if c.Empty() {
		return r
	}
	best := Rect{}
	for _, free := range [...]Rect{{r.X, r.Y, c.X - r.X, r.H}, {c.Right(), r.Y, r.Right() - c.Right(), r.H},
		{r.X, r.Y, r.W, c.Y - r.Y}, {r.X, c.Bottom(), r.W, r.Bottom() - c.Bottom()}} {
		if !free.Empty() && free.area() > best.area() {
			best = free
		}
	}
	return best
}

// behind is the color of a place; it is not known where a picture lies.
func behind(below []region, x, y float64, ground Color) (Color, bool) {
	at, known := ground, true
	for _, p := range below {
		c := p.cmd
		if !p.r.Contains(x, y) || !c.paints(p.pts, x, y) {
			continue
		}
		switch c.op {
		case opGround:
			at, known = ground, true
		case opSprite, opLit:
			known = false
		case opGlow: // light that is added
			at = Mix(at, Color{R: c.color.R, G: c.color.G, B: c.color.B, A: 0xff}, 0.5*float64(c.color.A)/255)
		default:
			now := c.colorAt(x, y)
			at, known = over(at, now), known || now.A == 0xff
		}
	}
	return at, known
}

// bounds is where a command other than a text paints at most.
func (c *cmd) bounds(pts []Pt) Rect {
	switch c.op {
	case opFill, opRamp, opRound, opRing:
		return c.rect()
	case opLine:
		x, y, m := float64(min(c.x, c.w)), float64(min(c.y, c.h)), float64(c.s)
		return Rect{x - m, y - m, float64(max(c.x, c.w)) - x + 2*m, float64(max(c.y, c.h)) - y + 2*m}
	case opPolygon, opSoft, opPolyline:
		b := bounds(pts, c.s)
		return Rect{float64(b.x0), float64(b.y0), float64(b.x1 - b.x0), float64(b.y1 - b.y0)}
	case opDisc, opGlow, opCircle:
		r := float64(c.r + c.s)
		return Rect{float64(c.x) - r, float64(c.y) - r, 2 * r, 2 * r}
	case opSprite, opLit:
		if c.sprite == nil {
			return Rect{}
		}
		r := c.sprite.W * float64(c.s)
		return Rect{float64(c.x) - r, float64(c.y) - r, 2 * r, 2 * r}
	}
	return Rect{-1e6, -1e6, 2e6, 2e6}
}

// over is what is seen where a color lies over an opaque one.
func over(below, c Color) Color {
	m := Mix(below, Color{R: c.R, G: c.G, B: c.B, A: 0xff}, float64(c.A)/255)
	m.A = 0xff
	return m
}

// colorAt is the color of a command at a place that it paints.
func (c *cmd) colorAt(x, y float64) Color {
	if c.op != opRamp {
		return c.color
	}
	if c.bold {
		return Mix(c.color, c.to, (y-float64(c.y))/float64(c.h))
	}
	return Mix(c.color, c.to, (x-float64(c.x))/float64(c.w))
}

// paints reports whether a command other than a text paints a place; a picture is taken
// for a disc.
func (c *cmd) paints(pts []Pt, x, y float64) bool {
	far := math.Hypot(x-float64(c.x), y-float64(c.y))
	switch c.op {
	case opFill, opRamp, opRound:
		return c.rect().Contains(x, y)
	case opRing:
		return c.rect().Contains(x, y) && !c.rect().Inset(float64(c.s)).Contains(x, y)
	case opDisc, opGlow:
		return far < float64(c.r)
	case opCircle:
		return math.Abs(far-float64(c.r)) < float64(c.s)/2
	case opPolygon, opSoft:
		return inside(pts, x, y)
	case opSprite, opLit:
		return c.sprite != nil && far < c.sprite.W*float64(c.s)/2
	case opGround:
		return true
	case opLine:
		return offLine(x, y, float64(c.x), float64(c.y), float64(c.w), float64(c.h)) < float64(c.s)/2
	}
	return false
}

// inside reports whether a point lies in a polygon.
func inside(pts []Pt, x, y float64) bool {
	in := false
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		if (float64(p.Y) > y) != (float64(q.Y) > y) &&
			x < float64(p.X)+(y-float64(p.Y))/float64(q.Y-p.Y)*float64(q.X-p.X) {
			in = !in
		}
	}
	return in
}

// offLine is the distance of a point from a straight line between two others.
func offLine(x, y, x0, y0, x1, y1 float64) float64 {
	dx, dy := x1-x0, y1-y0
	t := 0.0
	if n := dx*dx + dy*dy; n > 0 {
		t = min(max(((x-x0)*dx+(y-y0)*dy)/n, 0), 1)
	}
	return math.Hypot(x-x0-t*dx, y-y0-t*dy)
}
