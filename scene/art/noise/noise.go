// Package noise is smooth noise of the plane, of which clouds, rocks and plates are
// made: by a seed, the same everywhere.
package noise

import "math"

// Field is a noise; its number is the seed.
type Field uint64

// Corner is a number from 0 to 1 for a point with whole coordinates.
func (n Field) Corner(x, y int) float64 {
	h := uint64(n) + uint64(x)*0x9e3779b97f4a7c15 + uint64(y)*0xc2b2ae3d27d4eb4f
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	h ^= h >> 32
	return float64(h>>40) / (1 << 24)
}

// At is the noise at a point, from 0 to 1.
func (n Field) At(x, y float64) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	u, v := curve(x-fx), curve(y-fy)
	a, b := n.Corner(i, j), n.Corner(i+1, j)
	c, d := n.Corner(i, j+1), n.Corner(i+1, j+1)
	return a + (b-a)*u + (c-a)*v + (a-b-c+d)*u*v
}

// curve rises from 0 to 1 without a bend at either end.
func curve(t float64) float64 { return t * t * t * (t*(t*6-15) + 10) }

// Fbm is noise on noise, each of half the size and weight; from 0 to 1, mostly about
// a half.
func (n Field) Fbm(x, y float64, octaves int) float64 {
	sum, weight, all := 0.0, 1.0, 0.0
	for range octaves {
		sum += weight * n.At(x, y)
		all += weight
		weight /= 2
		// Turned a little from one to the next, so that no grid shows.
		x, y = 1.6*x-1.2*y+17.3, 1.2*x+1.6*y-9.1
		n += 0x51ed
	}
	return sum / all
}

// Rise is 0 below a, 1 above b, smooth between.
func Rise(a, b, x float64) float64 {
	t := min(max((x-a)/(b-a), 0), 1)
	return t * t * (3 - 2*t)
}

// Of is the field of a name.
func Of(name string) Field {
	h := uint64(1469598103934665603)
	for _, b := range []byte(name) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return Field(h)
}
