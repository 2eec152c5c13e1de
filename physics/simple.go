package physics

import (
	"errors"
	"fmt"
	"math"
)

// simple tells what keeps points from being the outline of a polygon; nil when nothing does.
func simple(points []Vec) error {
	n := len(points)
	if n < 3 {
		return fmt.Errorf("%d points, want three or more", n)
	}
	for i, v := range points {
		if !finite(v.X, v.Y) {
			return fmt.Errorf("point %d is (%v, %v), want numbers of mm", i+1, v.X, v.Y)
		}
		if v == points[(i+1)%n] {
			return fmt.Errorf("points %d and %d are one", i+1, (i+1)%n+1)
		}
	}
	for i := range points {
		for j := i + 1; j < n; j++ {
			a, b, c, d := points[i], points[(i+1)%n], points[j], points[(j+1)%n]
			met := meeting(a, b, c, d)
			switch {
			case j == i+1:
				met = folded(a, b, d)
			case i == 0 && j == n-1:
				met = folded(c, a, b)
			}
			if met {
				return fmt.Errorf("the outline meets itself between points %d and %d, and %d and %d",
					i+1, (i+1)%n+1, j+1, (j+1)%n+1)
			}
		}
	}
	if area2(points) == 0 {
		return errors.New("the points lie in a line")
	}
	return nil
}

// meeting reports whether two edges have a point in common.
func meeting(a, b, c, d Vec) bool {
	return opposed(a, b, c, d) && opposed(c, d, a, b) && max(a.X, b.X) >= min(c.X, d.X) && max(c.X, d.X) >= min(a.X, b.X) &&
		max(a.Y, b.Y) >= min(c.Y, d.Y) && max(c.Y, d.Y) >= min(a.Y, b.Y)
}

// opposed reports whether c and d do not both lie on one side of the line through a and b.
func opposed(a, b, c, d Vec) bool {
	left, right := b.Sub(a).Cross(c.Sub(a)), b.Sub(a).Cross(d.Sub(a))
	return !(left > 0 && right > 0 || left < 0 && right < 0)
}

// folded reports whether the outline turns back on itself at b.
func folded(a, b, c Vec) bool {
	in, out := b.Sub(a), c.Sub(b)
	return in.Cross(out) == 0 && in.Dot(out) < 0
}

// area2 is twice the area in mm², negative of a clockwise outline.
func area2(p []Vec) float64 {
	sum := 0.0
	a := p[len(p)-1]
	for _, b := range p {
		sum += a.Cross(b)
		a = b
	}
	return sum
}

func isConvex(p []Vec) bool {
	n := len(p)
	for i := range p {
		a, b, c := p[i], p[(i+1)%n], p[(i+2)%n]
		if b.Sub(a).Cross(c.Sub(b)) < 0 {
			return false
		}
	}
	return true
}

// finite reports whether all are numbers, and none too large to be one of mm on any table.
func finite(all ...float64) bool {
	for _, x := range all {
		if !(math.Abs(x) <= most) {
			return false
		}
	}
	return true
}

// most is how many mm a [Pose] can be from the origin: over two kilometres.
const most = math.MaxInt32 / 1000
