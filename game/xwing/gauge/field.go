package gauge

import "xwing/physics"

// Field is what an arc of a base covers of the table, worked out to be read row by row: what [AttackRange] says of every point.
type Field struct {
	wedge physics.Wedge // on the table
	from  physics.Box   // what ranges through the arc are measured from
}

// Field is that of an arc of a base.
func (l ArcLayout) Field(b Base, arc Arc) Field {
	p := l.of(b)
	from := b.Box()
	if !p.plain {
		from = p.from(from, arc)
	}
	return Field{p.wedges[arc].On(from.Frame), from}
}

// Arc is what of the row at y mm lies between the lines of the arc, from lo to hi; nothing where lo is the greater.
func (f *Field) Arc(y float64) (lo, hi float64) { return f.wedge.Row(y) }

// Within is what of the row lies no farther away than the far line of a band, whatever the arc.
func (f *Field) Within(y float64, r Range) (lo, hi float64) { return f.from.Row(y, far[r]) }

// Under is what of the row lies under the base: in no arc of it.
func (f *Field) Under(y float64) (lo, hi float64) { return f.from.Row(y, -physics.OverlapDepth) }

// Rows are the least and the greatest y of what lies no farther away than the far line of a band.
func (f *Field) Rows(r Range) (lo, hi float64) {
	reach := f.from.Half.Len() + far[r]
	return f.from.Origin.Y - reach, f.from.Origin.Y + reach
}
