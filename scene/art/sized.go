package art

// Sized is another recipe's picture at exactly Side pixels, to be painted where
// one of its pixels is one of the screen.
type Sized struct {
	Of   Recipe
	Side int
}

// SizedTo is a recipe at exactly side pixels: a ship is raised anew at every size.
func SizedTo(r Recipe, side int) Recipe {
	if ship, ok := r.(Ship); ok {
		ship.Side = side
		return ship
	}
	return Sized{Of: r, Side: side}
}

// Size is the other's, at another scale.
func (s Sized) Size() (w, h, scale float64) {
	w, h, _ = s.Of.Size()
	return w, h, float64(s.Side) / w
}

// Paint paints the other.
func (s Sized) Paint(p *Paper) { s.Of.Paint(p) }
