package board

// Copies makes copies of many short lists, side by side in few arrays.
type Copies[E any] struct {
	atOnce int // for how many elements room is made
	room   []E
	all    []E // what room is left of
}

// Of returns a copy of a list, which grows elsewhere; nil stays nil.
func (c *Copies[E]) Of(list []E) []E {
	switch n := len(list); {
	case list == nil:
		return nil
	case n == 0:
		return []E{}
	case n > len(c.room):
		c.all = make([]E, max(n, c.atOnce))
		c.room = c.all
	}
	out := c.room[:len(list):len(list)]
	c.room = c.room[len(list):]
	copy(out, list)
	return out
}

// Again has what was copied so far be overwritten by what is copied next, of which about so many elements are expected.
func (c *Copies[E]) Again(about int) { c.room, c.atOnce = c.all, about }
