package physics

// Common calls with the corners of what two shapes have in common, where their outlines turn or cross: whatever
// is farthest in any direction is among them. Those on the arcs of b are sampled to a tolerance in mm.
func Common(a, b *Shape, tolerance float64, call func(Vec)) {
	for i := range a.pieces() {
		p := a.piece(i)
		if b.Contains(p.a) {
			call(p.a)
		}
		for j := range b.pieces() {
			q := b.piece(j)
			var buf [2]Vec
			for _, v := range crossings(&p, &q, buf[:0]) {
				call(v)
			}
		}
	}
	corners := b.poly()
	if b.kind == sector || b.kind == disc {
		corners = b.Outline(tolerance)
	}
	for _, v := range corners {
		if a.Contains(v) {
			call(v)
		}
	}
}
