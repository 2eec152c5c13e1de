package draw

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/internal/harmless"
)

// Sprite is a picture that may still be on its way: Image is nil until then.
type Sprite struct {
	Image *ebiten.Image
	W, H  float64 // size in the sprite's own units (mm, or pixels of its recipe)
	Scale float64 // pixels of Image for one unit
}

type op uint8

const (
	opFill op = iota + 1
	opRound
	opRing
	opText
	opSprite
	opLine
	opPolygon
	opPolyline
	opDisc
	opCircle
	opClip
	opGround
	opLit
	opSoft
	opGlow
	opRamp
)

// Align says where a text stands about its x.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	RightAligned
)

// Style is how a text looks.
type Style struct {
	Size  float64
	Bold  bool
	Color Color
	Align Align
	Plain bool // without signs before its words
}

// cmd is one command; the fields mean different things to different ops.
type cmd struct {
	op         op
	x, y, w, h float32
	r, s       float32 // radius or angle; line width or scale
	color, to  Color   // to: at the other end of a ramp
	bold       bool
	align      Align
	text       string
	sprite     *Sprite
	at, n      int // points
}

// List is a frame: what to paint, in order.
type List struct {
	Theme *Theme // that its colors are shown by; nil: as they are
	cmds  []cmd
	pts   []Pt
	clips []Rect
	size  Rect
}

// Reset empties the list for a frame of that size in pixels.
func (l *List) Reset(w, h float64) {
	l.cmds, l.pts, l.clips = l.cmds[:0], l.pts[:0], l.clips[:0]
	l.size = Rect{0, 0, w, h}
}

// Equal reports whether two lists paint the same frame.
func (l *List) Equal(m *List) bool {
	return l.size == m.size && slices.Equal(l.cmds, m.cmds) && slices.Equal(l.pts, m.pts)
}

// Covers reports whether every pixel is painted, whatever was there before.
func (l *List) Covers() bool {
	if len(l.cmds) == 0 {
		return false
	}
	c := &l.cmds[0]
	return c.op == opFill && c.color.A == 0xff && c.x <= 0 && c.y <= 0 &&
		float64(c.x+c.w) >= l.size.W && float64(c.y+c.h) >= l.size.H
}

// Len is the number of commands.
func (l *List) Len() int { return len(l.cmds) }

// Copy makes l a copy of m.
func (l *List) Copy(m *List) {
	l.cmds = append(l.cmds[:0], m.cmds...)
	l.pts = append(l.pts[:0], m.pts...)
	l.size = m.size
}

// Append adds all commands of m.
func (l *List) Append(m *List) {
	base := len(l.pts)
	l.pts = append(l.pts, m.pts...)
	for _, c := range m.cmds {
		c.at += base
		l.cmds = append(l.cmds, c)
	}
}

// Fill paints a rectangle.
func (l *List) Fill(r Rect, c Color) {
	l.cmds = append(l.cmds, cmd{op: opFill, x: float32(r.X), y: float32(r.Y), w: float32(r.W), h: float32(r.H), color: l.Theme.Of(c)})
}

// Round paints a rectangle with rounded corners.
func (l *List) Round(r Rect, radius float64, c Color) {
	l.cmds = append(l.cmds, cmd{op: opRound, x: float32(r.X), y: float32(r.Y), w: float32(r.W), h: float32(r.H),
		r: float32(radius), color: l.Theme.Of(c)})
}

// Ring paints the outline of a rectangle with rounded corners, inside it.
func (l *List) Ring(r Rect, radius, width float64, c Color) {
	l.cmds = append(l.cmds, cmd{op: opRing, x: float32(r.X), y: float32(r.Y), w: float32(r.W), h: float32(r.H),
		r: float32(radius), s: float32(width), color: l.Theme.Of(c)})
}

// Text writes one line; y is the middle of its height.
func (l *List) Text(x, y float64, s string, st Style) {
	if s == "" {
		return
	}
	s = harmless.Text(s)
	l.cmds = append(l.cmds, cmd{op: opText, x: float32(x), y: float32(y), s: float32(st.Size), color: l.Theme.Of(st.Color),
		bold: st.Bold, align: st.Align, text: s})
}

// Sprite paints a sprite with its middle at (x, y), turned clockwise by angle
// (radians), scale pixels for one of its units, with the given opacity.
func (l *List) Sprite(sp *Sprite, x, y, angle, scale, alpha float64) {
	l.cmds = append(l.cmds, cmd{op: opSprite, sprite: sp, x: float32(x), y: float32(y), r: float32(angle),
		s: float32(scale), color: Fade(White, alpha)})
}

// Line paints a straight line.
func (l *List) Line(x0, y0, x1, y1, width float64, c Color) {
	l.cmds = append(l.cmds, cmd{op: opLine, x: float32(x0), y: float32(y0), w: float32(x1), h: float32(y1),
		s: float32(width), color: l.Theme.Of(c)})
}

// Dashed paints a straight line of dashes of that length.
func (l *List) Dashed(x0, y0, x1, y1, width, dash float64, c Color) {
	dx, dy := x1-x0, y1-y0
	n := hypot(dx, dy)
	if n < 1 || n > 20000 {
		return
	}
	for s := 0.0; s < n; s += 2 * dash {
		e := min(s+dash, n)
		l.Line(x0+dx*s/n, y0+dy*s/n, x0+dx*e/n, y0+dy*e/n, width, c)
	}
}

// Polygon fills a polygon.
func (l *List) Polygon(pts []Pt, c Color) {
	if len(pts) < 3 {
		return
	}
	l.cmds = append(l.cmds, cmd{op: opPolygon, at: len(l.pts), n: len(pts), color: l.Theme.Of(c)})
	l.pts = append(l.pts, pts...)
}

// Outline strokes a polygon's edge.
func (l *List) Outline(pts []Pt, width float64, c Color) {
	if len(pts) < 2 {
		return
	}
	l.cmds = append(l.cmds, cmd{op: opPolyline, at: len(l.pts), n: len(pts), s: float32(width), color: l.Theme.Of(c)})
	l.pts = append(l.pts, pts...)
}

// DashedOutline strokes a polygon's edge with dashes of that length.
func (l *List) DashedOutline(pts []Pt, width, dash float64, c Color) {
	at := 0.0 // how far along the edge, from the first point
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		x, y := float64(p.X), float64(p.Y)
		dx, dy := float64(q.X)-x, float64(q.Y)-y
		n := hypot(dx, dy)
		for s := 0.0; s < n; {
			into := math.Mod(at+s, 2*dash)
			e := min(s+dash-math.Mod(into, dash), n)
			if into < dash {
				l.Line(x+dx*s/n, y+dy*s/n, x+dx*e/n, y+dy*e/n, width, c)
			}
			s = max(e, s+1e-3)
		}
		at += n
	}
}

// Disc fills a circle.
func (l *List) Disc(x, y, r float64, c Color) {
	l.cmds = append(l.cmds, cmd{op: opDisc, x: float32(x), y: float32(y), r: float32(r), color: l.Theme.Of(c)})
}

// Circle strokes a circle.
func (l *List) Circle(x, y, r, width float64, c Color) {
	l.cmds = append(l.cmds, cmd{op: opCircle, x: float32(x), y: float32(y), r: float32(r), s: float32(width), color: l.Theme.Of(c)})
}

// Clip confines what follows to a rectangle, within the clip before, until Unclip.
func (l *List) Clip(r Rect) {
	if n := len(l.clips); n > 0 {
		r = r.Intersect(l.clips[n-1])
	}
	l.clips = append(l.clips, r)
	l.clip(r)
}

// Unclip ends the latest Clip.
func (l *List) Unclip() {
	l.clips = l.clips[:len(l.clips)-1]
	if n := len(l.clips); n > 0 {
		l.clip(l.clips[n-1])
		return
	}
	l.clip(l.size)
}

func (l *List) clip(r Rect) {
	r = r.Snapped()
	l.cmds = append(l.cmds, cmd{op: opClip, x: float32(r.X), y: float32(r.Y), w: float32(r.W), h: float32(r.H)})
}

// AsIs adds what has colors of its own, whatever the theme is.
func (l *List) AsIs(paint func()) {
	theme := l.Theme
	l.Theme = nil
	paint()
	l.Theme = theme
}

// Size is the frame in pixels.
func (l *List) Size() Rect { return l.size }
