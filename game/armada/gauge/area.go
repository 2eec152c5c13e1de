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

// Field is a play area, in mm: its lower left corner is the origin. The players sit at the lower and the upper edge, or at
// the short edges, left and right (ARM-SET-004, -045): the upper player is the right one then.
type Field struct {
	Width, Depth float64
	ShortEdges   bool `json:",omitempty"`
}

// StandardField and CoreField are the play areas of the standard game, 6' by 3', and of the core set, 3' by 3'.
func StandardField() Field { return Field{Width: 1828.8, Depth: 914.4} }

// CoreField is the play area of the core set.
func CoreField() Field { return Field{Width: 914.4, Depth: 914.4} }

// All is the whole of it.
func (f Field) All() Area { return Area{0, 0, f.Width, f.Depth} }

// Setup is the setup area: its middle 4', or all of it if it is no wider (ARM-SET), as between short edges (ARM-SET-045).
func (f Field) Setup() Area {
	const width = 1219.2
	if f.ShortEdges {
		return f.All()
	}
	aside := max(0, (f.Width-width)/2)
	return Area{aside, 0, f.Width - aside, f.Depth}
}

// Deployment is the deployment zone of the lower or the upper player: up to distance 3 of the own edge, in the setup area;
// at short edges up to two rulers (ARM-SET-030, -046).
func (f Field) Deployment(upper bool) Area {
	if f.ShortEdges {
		return f.Along(upper, 2*RulerLength)
	}
	return f.Along(upper, Distance3.Limit())
}

// Along is the part of the setup area along a player's edge, so many mm deep.
func (f Field) Along(upper bool, deep float64) Area {
	a := f.Setup()
	switch {
	case f.ShortEdges && upper:
		a.X0 = f.Width - deep
	case f.ShortEdges:
		a.X1 = deep
	case upper:
		a.Y0 = f.Depth - deep
	default:
		a.Y1 = deep
	}
	return a
}

// Between is the part of an area farther than so many mm from both player edges.
func (f Field) Between(a Area, mm float64) Area {
	mm += physics.Slack
	if f.ShortEdges {
		a.X0, a.X1 = mm, f.Width-mm
	} else {
		a.Y0, a.Y1 = mm, f.Depth-mm
	}
	return a
}

// Facing is the heading, in degrees, of a piece that looks from a player's edge to the other one.
func (f Field) Facing(upper bool) float64 {
	switch {
	case f.ShortEdges && upper:
		return 90
	case f.ShortEdges:
		return 270
	case upper:
		return 180
	}
	return 0
}
