package physics

// Around is the line at a distance in mm around an upright box about the origin, counter-clockwise, its arcs
// sampled to a tolerance: for drawing.
func Around(half Vec, distance, tolerance float64) []Vec {
	const quarter = 1.5707963267948966
	var out []Vec
	corners := [4]Vec{{half.X, half.Y}, {-half.X, half.Y}, {-half.X, -half.Y}, {half.X, -half.Y}}
	from := Vec{1, 0}
	n := arcSteps(distance, quarter, tolerance)
	for _, corner := range corners {
		for i := 0; i <= n; i++ {
			out = append(out, corner.Add(turned(from, quarter*float64(i)/float64(n)).Scale(distance)))
		}
		from = from.Left()
	}
	return out
}
