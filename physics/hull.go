package physics

import (
	"cmp"
	"slices"
)

// Hull returns the corners of the smallest convex polygon around some points, counter-clockwise; fewer than three where they
// lie on a line.
func Hull(points []Vec) []Vec {
	sorted := slices.Clone(points)
	slices.SortFunc(sorted, func(a, b Vec) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	sorted = slices.Compact(sorted)
	if len(sorted) < 3 {
		return sorted
	}
	var hull []Vec
	half := func() { // the side of it to the right of the way through the points
		from := len(hull)
		for _, p := range sorted {
			for n := len(hull); n-from >= 2 && hull[n-1].Sub(hull[n-2]).Cross(p.Sub(hull[n-2])) <= Slack; n = len(hull) {
				hull = hull[:n-1]
			}
			hull = append(hull, p)
		}
		hull = hull[:len(hull)-1] // the first of the other side
	}
	half()
	slices.Reverse(sorted)
	half()
	return hull
}
