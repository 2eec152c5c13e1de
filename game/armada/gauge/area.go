package gauge

import "xwing/physics"

// Area is an upright rectangle on the table, in mm.
type Area struct{ X0, Y0, X1, Y1 float64 }

// Contains reports whether a point lies in the area; its edge, to within [physics.Slack], belongs to it.
func (a Area) Contains(v physics.Vec) bool {
	return v.X >= a.X0-physics.Slack && v.X <= a.X1+physics.Slack && v.Y >= a.Y0-physics.Slack && v.Y <= a.Y1+physics.Slack
}

// Holds reports whether all of a shape lies in the area.
func (a Area) Holds(s physics.Shape) bool {
	lo, hi := s.Bounds()
	return a.Contains(lo) && a.Contains(hi)
}

// Shape is the outline of the area.
func (a Area) Shape() physics.Shape { return physics.Rect(a.X0, a.Y0, a.X1, a.Y1) }

// Field is a play area, in mm: its lower left corner is the origin; the players sit at the lower and the upper edge.
type Field struct{ Width, Depth float64 }

// StandardField and CoreField are the play areas of the standard game, 6' by 3', and of the core set, 3' by 3'.
func StandardField() Field { return Field{1828.8, 914.4} }

// CoreField is the play area of the core set.
func CoreField() Field { return Field{914.4, 914.4} }

// All is the whole of it.
func (f Field) All() Area { return Area{0, 0, f.Width, f.Depth} }

// Setup is the setup area: its middle 4', or all of it if it is no wider (ARM-SET).
func (f Field) Setup() Area {
	const width = 1219.2
	aside := max(0, (f.Width-width)/2)
	return Area{aside, 0, f.Width - aside, f.Depth}
}

// Deployment is the deployment zone of the lower or the upper player: up to distance 3 of the own edge, in the setup area.
func (f Field) Deployment(upper bool) Area {
	a := f.Setup()
	if upper {
		a.Y0 = f.Depth - Distance3.Limit()
	} else {
		a.Y1 = Distance3.Limit()
	}
	return a
}
