package threat

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// CellSize is how wide and high the cells of a Map are, in mm.
const CellSize = 4

// Map is how many attack dice could fall on the table, by cells of CellSize from (0, 0) on, row by row: in the middle of each.
type Map struct {
	Wide, High int
	Dice       []uint8
}

// Middle is the middle of a cell in mm.
func Middle(x, y int) physics.Vec {
	return physics.Vec{X: (float64(x) + 0.5) * CellSize, Y: (float64(y) + 0.5) * CellSize}
}

// Foe is a ship that could shoot.
type Foe struct {
	Ship   board.ShipID
	Size   gauge.Size
	Token  gauge.Token
	Places []Place
	Guns   []xwing.Barrel // those that count
	Most   int            // attack dice that any of them rolls
}

// base is the foe at one of its places.
func (f *Foe) base(p *Place) gauge.Base {
	return gauge.Base{Pose: p.Pose, Size: f.Size, Token: f.Token}
}

// Terms say what is counted.
type Terms struct {
	Seat     game.Seat // whose opponents shoot
	Ordnance bool      // weapons with the ordnance icon, and those that require a token, count as if they could fire
}

// Count is a count under way, which goes on step by step and may be left at any time. It changes nothing of the state.
type Count struct {
	state *xwing.State
	terms Terms
	todo  []board.ShipID

	foes  []Foe
	place int // of the last of them that is painted next
	own   []uint8
	all   Map
	heat  *Heat
}

// Begin begins to count on a table as a seat knows it. The state is the Count's own from then on.
func Begin(s *xwing.State, terms Terms) *Count {
	c := &Count{state: s, terms: terms, todo: s.View.ShipsAgainst(terms.Seat)}
	area := s.View.Area
	c.all = Map{Wide: int(area.Width/CellSize) + 1, High: int(area.Height/CellSize) + 1}
	c.all.Dice, c.own = make([]uint8, c.all.Wide*c.all.High), make([]uint8, c.all.Wide*c.all.High)
	return c
}

// Step works on so many places of ships, and reports whether all is counted.
func (c *Count) Step(places int) (done bool) {
	for range places {
		if c.heat != nil {
			return true
		}
		switch f := c.last(); {
		case f != nil && c.place < len(f.Places):
			for i := range f.Guns {
				c.paint(f.base(&f.Places[c.place]), &f.Guns[i])
			}
			if c.place++; c.place == len(f.Places) {
				c.add()
			}
		case len(c.todo) > 0:
			c.foes, c.todo, c.place = append(c.foes, c.foe(c.todo[0])), c.todo[1:], 0
		default:
			c.heat = c.all.heat()
		}
	}
	return c.heat != nil
}

// last is the foe that is painted; nil before the first.
func (c *Count) last() *Foe {
	if len(c.foes) == 0 {
		return nil
	}
	return &c.foes[len(c.foes)-1]
}

// foe is an opponent's ship with its places and weapons.
func (c *Count) foe(id board.ShipID) Foe {
	ship := c.state.View.Ship(id)
	f := Foe{Ship: id, Size: ship.Size, Token: ship.Token, Places: Places(c.state, id)}
	if ship.Has(board.Disarm) > 0 && c.state.View.Phase < board.Engagement {
		return f
	}
	f.Guns = slices.DeleteFunc(c.state.Barrels(id), func(b xwing.Barrel) bool { return !c.counts(ship, &b.Weapon) })
	for i := range f.Guns {
		f.Most = max(f.Most, slices.Max(f.Guns[i].Dice[:]))
	}
	return f
}

// counts reports whether a weapon may be counted on.
func (c *Count) counts(ship *board.Ship, w *board.Weapon) bool {
	if u := ship.Upgrade(w.Upgrade); w.Special && u != nil && u.Charges.Active == 0 && u.Charges.Limit > 0 {
		return false
	}
	return c.terms.Ordnance || !w.Ordnance && w.Requires == ""
}

// paint has each cell that a weapon covers from a place show its dice, if it shows fewer.
func (c *Count) paint(from gauge.Base, b *xwing.Barrel) {
	field := c.state.Rules().Edition.Arcs.Field(from, b.Arc)
	farthest := gauge.Beyond - 1
	for farthest > 0 && b.Dice[farthest] == 0 {
		farthest--
	}
	low, high := field.Rows(farthest)
	first, last := cells(low, high, c.all.High)
	for y := first; y <= last; y++ {
		at := Middle(0, y).Y
		from, to := field.Arc(at)
		if from > to {
			continue
		}
		row := c.own[y*c.all.Wide : (y+1)*c.all.Wide]
		inner := none
		if lo, hi := field.Under(at); lo <= hi {
			inner[0], inner[1] = cells(lo, hi, c.all.Wide)
		}
		for r := gauge.Range0; r <= farthest; r++ {
			lo, hi := field.Within(at, r)
			if lo > hi {
				continue
			}
			if n := uint8(b.Dice[r]); n > 0 {
				first, last := cells(max(lo, from), min(hi, to), c.all.Wide)
				raise(row, first, min(last, inner[0]-1), n)
				raise(row, max(first, inner[1]+1), last, n)
			}
			inner[0], inner[1] = cells(lo, hi, c.all.Wide)
			if inner[0] > inner[1] {
				inner = none
			}
		}
	}
}

// none is a stretch of no cells, beyond the end of all rows.
var none = [2]int{1 << 30, 1 << 30}

// cells are the first and the last whose middle lies in a stretch of mm, of so many.
func cells(lo, hi float64, of int) (first, last int) {
	const far = 1e6 // mm; no cell is
	lo, hi = max(lo, -far), min(hi, far)
	return max(0, int(math.Ceil(lo/CellSize-0.5))), min(of-1, int(math.Floor(hi/CellSize-0.5)))
}

// raise raises cells of a row to n.
func raise(row []uint8, first, last int, n uint8) {
	if first > last {
		return
	}
	for x := range row[first : last+1] {
		row[first+x] = max(row[first+x], n)
	}
}

// add adds what a ship could do to what the others could.
func (c *Count) add() {
	for i, n := range c.own {
		c.all.Dice[i] += n
	}
	clear(c.own)
}

// Foes are all ships that could shoot, once all is counted.
func (c *Count) Foes() []Foe { return c.foes }

// Map is how many dice could fall on each cell, once all is counted.
func (c *Count) Map() *Map { return &c.all }

// Heat is that to be looked at, once all is counted.
func (c *Count) Heat() *Heat { return c.heat }
