package shelf

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// What numbers are of beside the figures that rows are sorted by.
const (
	Shields      = "shields" // Of is the id of a hull zone
	Dice         = "dice"    // of a battery armament; Of is the id of a hull zone, "" of a squadron
	AntiSquadron = "antisquadron"
)

// Number is one that stands on a card.
type Number struct {
	What, Of string
	N        int
}

// Line is what two cards have of the same; -1 is nothing.
type Line struct {
	What, Of string
	N        [2]int
	Better   int // the place of the card that has the better of it; -1: neither
}

// Compare is what sets two cards apart: the numbers in which they differ. Fewer points are better, and more of anything else.
func (s *Shelf) Compare(a, b Row) (lines []Line) {
	both := [2][]Number{s.Numbers(a), s.Numbers(b)}
	for i, all := range both {
		for _, n := range all {
			l := Line{What: n.What, Of: n.Of, N: [2]int{-1, -1}, Better: i}
			l.N[i] = n.N
			if j := slices.IndexFunc(both[1-i], n.alike); j >= 0 {
				l.N[1-i] = both[1-i][j].N
			}
			switch {
			case l.N[0] == l.N[1], i == 1 && l.N[0] >= 0: // the same, or told already
				continue
			case n.What == "copies" || n.What == "cost" && l.N[1-i] < 0:
				l.Better = -1
			case (l.N[i] < l.N[1-i]) != (n.What == "cost"):
				l.Better = 1 - i
			}
			lines = append(lines, l)
		}
	}
	return lines
}

// alike reports whether a number is of the same.
func (n Number) alike(m Number) bool { return n.What == m.What && n.Of == m.Of }

// Numbers are those of a card: its figures in their order, then shields and dice.
func (s *Shelf) Numbers(r Row) (all []Number) {
	for _, f := range Figures() {
		if n, has := r.Figures[f]; has {
			all = append(all, Number{f, "", n})
		}
	}
	switch r.Kind {
	case Ship:
		if c, err := s.cat.Ship(r.ID); err == nil {
			all = append(all, ofShip(c)...)
		}
	case Squadron:
		if c, err := s.cat.Squadron(r.ID); err == nil {
			all = append(all, Number{Dice, "", c.Battery.Total()}, Number{AntiSquadron, "", c.AntiSquadron.Total()})
		}
	}
	return all
}

// ofShip are the shields and dice of a ship, by its hull zones.
func ofShip(c *catalog.Ship) (all []Number) {
	for z := gauge.Front; z <= gauge.RightAux; z++ {
		if n := c.Shields.Of(z); n > 0 {
			all = append(all, Number{Shields, z.String(), n})
		}
	}
	for z := gauge.Front; z <= gauge.RightAux; z++ {
		if n := c.Armament.Of(z).Total(); n > 0 {
			all = append(all, Number{Dice, z.String(), n})
		}
	}
	return append(all, Number{AntiSquadron, "", c.AntiSquadron.Total()})
}
