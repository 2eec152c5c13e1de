package scene

import "xwing/scene/draw"

// columns deals out places for answers: from left to right, row by row, each as high as it needs.
type columns struct {
	in          draw.Rect
	n, dealt    int
	gap         float64
	top, bottom float64 // of the row that is being filled
}

// columnsIn deals out those of a list, in as many columns as the question has: one if it says nothing.
func (q *Question) columnsIn(in draw.Rect) *columns {
	return &columns{in: in, n: max(q.Columns, 1), gap: q.App.UI.Px(6), top: in.Y, bottom: in.Y}
}

// wide is how wide a place is.
func (c *columns) wide() float64 { return (c.in.W - c.gap*float64(c.n-1)) / float64(c.n) }

// next is the next place, so high.
func (c *columns) next(high float64) draw.Rect {
	at := c.dealt % c.n
	if at == 0 && c.dealt > 0 {
		c.top = c.bottom + c.gap
		c.bottom = c.top
	}
	c.dealt++
	c.bottom = max(c.bottom, c.top+high)
	return draw.Rect{X: c.in.X + (c.wide()+c.gap)*float64(at), Y: c.top, W: c.wide(), H: high}
}

// end is where what comes below them begins.
func (c *columns) end() float64 {
	if c.dealt == 0 {
		return c.top
	}
	return c.bottom + c.gap
}
