package draw

import "math"

// roundPoints appends the outline of a rectangle with rounded corners to pts,
// the more points the larger the radius.
func roundPoints(pts []Pt, at Rect, r float32) []Pt {
	x, y, w, h := float32(at.X), float32(at.Y), float32(at.W), float32(at.H)
	r = max(min(r, w/2, h/2), 0)
	if r < 1 {
		return append(pts, Pt{x, y}, Pt{x + w, y}, Pt{x + w, y + h}, Pt{x, y + h})
	}
	n := min(max(int(1.5*math.Sqrt(float64(r))), 2), 12)
	for corner, c := range [4]Pt{{x + r, y + r}, {x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}} {
		for i := range n + 1 {
			sin, cos := math.Sincos((float64(corner) + float64(i)/float64(n)) * math.Pi / 2)
			pts = append(pts, Pt{X: c.X - r*float32(cos), Y: c.Y - r*float32(sin)})
		}
	}
	return pts
}

// circlePoints appends the outline of a circle to pts.
func circlePoints(pts []Pt, x, y, r float32) []Pt {
	n := min(max(int(3*math.Sqrt(float64(r))), 8)*2, 160)
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		pts = append(pts, Pt{X: x + r*float32(cos), Y: y + r*float32(sin)})
	}
	return pts
}
