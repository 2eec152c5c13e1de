package physics

// Ruler is a ruler with bands: the greatest distance in mm that belongs to each, ascending. What is farther than
// the last is in none, which counts as one more band.
type Ruler []float64

// Band is the band of a distance in mm.
func (r Ruler) Band(distance float64) int {
	for band, most := range r {
		if distance <= most {
			return band
		}
	}
	return len(r)
}

// Between is the band of the shortest way from a to b; nothing is near an empty shape.
func (r Ruler) Between(a, b Shape) int {
	if a.kind == nothing || b.kind == nothing {
		return len(r)
	}
	around, other := a.extent(), b.extent()
	for band, most := range r {
		if !around.beyond(&other, most) && nearby(&a, &b, &other, most) {
			return band
		}
	}
	return len(r)
}
