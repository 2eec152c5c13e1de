package gauge

import (
	"math"
	"slices"

	"xwing/physics"
)

// track is the line on which the middle of a squadron's base stands that touches something: around an outline at the
// radius of the base, counter-clockwise, of straight legs and arcs.
type track struct {
	legs   []leg
	length float64 // mm
}

// leg is a straight or a round part of a track.
type leg struct {
	start, length float64 // mm along the track
	a, b          physics.Vec
	round         bool
	centre        physics.Vec
	radius, angle float64 // mm, and radians of its beginning
}

// newTrack is the track around a polygon, counter-clockwise, at a distance in mm. Where the polygon is hollow the
// track runs nearer to it: such places are not free.
func newTrack(outline []physics.Vec, distance float64) (t track) {
	n := len(outline)
	for i, v := range outline {
		before, next := outline[(i+n-1)%n], outline[(i+1)%n]
		in, out := v.Sub(before).Unit(), next.Sub(v).Unit()
		if turn := in.Cross(out); turn > 0 {
			from := physics.Atan2(-in.X, in.Y) // of the normal to the right, (in.Y, -in.X)
			t.arc(v, distance, from, physics.Atan2(turn, in.Dot(out)))
		}
		off := physics.Vec{X: out.Y, Y: -out.X}.Scale(distance)
		t.straight(v.Add(off), next.Add(off))
	}
	return t
}

// newCircle is the track around a point.
func newCircle(centre physics.Vec, distance float64) (t track) {
	t.arc(centre, distance, 0, 2*math.Pi)
	return t
}

func (t *track) straight(a, b physics.Vec) {
	t.legs = append(t.legs, leg{start: t.length, length: b.Sub(a).Len(), a: a, b: b})
	t.length += b.Sub(a).Len()
}

func (t *track) arc(centre physics.Vec, radius, from, sweep float64) {
	length := float64(radius * sweep)
	t.legs = append(t.legs, leg{start: t.length, length: length, round: true, centre: centre, radius: radius, angle: from})
	t.length += length
}

// at is the point so many mm along the track, which is a loop.
func (t *track) at(u float64) physics.Vec {
	for u >= t.length {
		u -= t.length
	}
	i, _ := slices.BinarySearchFunc(t.legs, u, func(l leg, u float64) int {
		if l.start <= u {
			return -1
		}
		return 1
	})
	return t.legs[max(0, i-1)].at(u)
}

func (l *leg) at(u float64) physics.Vec {
	s := u - l.start
	if !l.round {
		if l.length == 0 {
			return l.a
		}
		return l.a.Lerp(l.b, s/l.length)
	}
	sin, cos := physics.SinCos(l.angle + s/l.radius)
	return l.centre.Add(physics.Vec{X: cos, Y: sin}.Scale(l.radius))
}

// cutLine calls with where the leg meets the line through a point along a direction of length 1.
func (l *leg) cutLine(through, along physics.Vec, cut func(u float64)) {
	if l.round {
		off := along.Cross(l.centre.Sub(through))
		if off < -l.radius || off > l.radius {
			return
		}
		half := math.Sqrt(float64(l.radius*l.radius) - float64(off*off))
		foot := l.centre.Sub(along.Left().Scale(off))
		l.cutPoint(foot.Add(along.Scale(half)), cut)
		l.cutPoint(foot.Sub(along.Scale(half)), cut)
		return
	}
	from, to := along.Cross(l.a.Sub(through)), along.Cross(l.b.Sub(through))
	if (from < 0) != (to < 0) {
		cut(l.start + float64(l.length*from/(from-to)))
	}
}

// cutCircle calls with where the leg meets a circle.
func (l *leg) cutCircle(centre physics.Vec, radius float64, cut func(u float64)) {
	if !l.round {
		d := l.b.Sub(l.a).Unit()
		along, off := d.Dot(centre.Sub(l.a)), d.Cross(centre.Sub(l.a))
		if half2 := float64(radius*radius) - float64(off*off); half2 >= 0 {
			half := math.Sqrt(half2)
			for _, s := range [2]float64{along - half, along + half} {
				if s >= 0 && s <= l.length {
					cut(l.start + s)
				}
			}
		}
		return
	}
	between := centre.Sub(l.centre)
	d := between.Len()
	if d == 0 || d > l.radius+radius || d < abs(l.radius-radius) {
		return
	}
	along := (float64(l.radius*l.radius) - float64(radius*radius) + float64(d*d)) / (2 * d)
	half := math.Sqrt(max(0, float64(l.radius*l.radius)-float64(along*along)))
	u := between.Scale(1 / d)
	foot := l.centre.Add(u.Scale(along))
	l.cutPoint(foot.Add(u.Left().Scale(half)), cut)
	l.cutPoint(foot.Sub(u.Left().Scale(half)), cut)
}

// cutPoint calls with the place of a point of the circle of a round leg, if it is one of the leg.
func (l *leg) cutPoint(v physics.Vec, cut func(u float64)) {
	d := v.Sub(l.centre)
	turn := physics.Atan2(d.Y, d.X) - l.angle
	for turn < 0 {
		turn += 2 * math.Pi
	}
	for turn > 2*math.Pi {
		turn -= 2 * math.Pi
	}
	if s := float64(turn * l.radius); s <= l.length {
		cut(l.start + s)
	}
}
