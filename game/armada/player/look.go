package player

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/odds"
	"xwing/physics"
)

// look is the table while one Decision is answered.
type look struct {
	Table
	view   board.View
	seat   game.Seat
	about  string  // the acting piece, "" for none
	crafts []craft // by ShipID-1
	wings  []wing  // by SquadronID-1
	odds   counts
}

// craft is a ship with what is printed of it, and what it is worth.
type craft struct {
	*board.Ship
	print string // of which card all this is
	card  *catalog.Ship
	hull  *gauge.Chassis
	cost  float64 // with its upgrades
	each  float64 // points for each damage that it can suffer
	ahead physics.Pose
}

// wing is a squadron likewise.
type wing struct {
	*board.Squadron
	print string
	card  *catalog.Squadron
	each  float64
}

// at looks at the table of a Decision.
func (l *look) at(t Table, d *game.Decision, known counts) {
	l.Table, l.seat, l.about, l.odds = t, d.Seat, "", known
	t.Look(&l.view)
	if len(d.About) > 0 {
		l.about = d.About[0]
	}
	l.crafts = slices.Grow(l.crafts[:0], len(l.view.Ships))[:len(l.view.Ships)]
	for i := range l.crafts {
		l.crafts[i].at(t, &l.view.Ships[i])
	}
	l.wings = slices.Grow(l.wings[:0], len(l.view.Squadrons))[:len(l.view.Squadrons)]
	for i := range l.wings {
		l.wings[i].at(t, &l.view.Squadrons[i])
	}
}

// at looks at a ship as it is now; what is printed of it is looked up once.
func (c *craft) at(t Table, s *board.Ship) {
	c.Ship, c.ahead = s, s.Pose
	if c.print != s.Card {
		c.print, c.cost = s.Card, 0
		if card, err := t.Catalog().Ship(s.Card); err == nil {
			c.card, c.hull, c.cost = card, t.Chassis(card.Chassis), float64(card.Cost)
		}
		for _, u := range s.Upgrades {
			if card, err := t.Catalog().Upgrade(u.Card); err == nil {
				c.cost += float64(card.Cost)
			}
		}
	}
	c.each = c.cost / c.toughness()
	if s.Where == board.OnTable && !s.Activated && s.Speed > 0 { // it will have moved on
		c.ahead = gauge.End(s.Base(), gauge.Course{Speed: s.Speed, Side: gauge.RightSide})
	}
}

// at looks at a squadron as it is now.
func (w *wing) at(t Table, q *board.Squadron) {
	w.Squadron = q
	if w.print == q.Card {
		return
	}
	if card, err := t.Catalog().Squadron(q.Card); err == nil {
		w.print, w.card, w.each = q.Card, card, float64(card.Cost)/float64(card.Hull)
	}
}

// toughness is the damage that a ship can suffer yet, shields counted half.
func (c *craft) toughness() float64 {
	shields := 0
	for _, n := range c.Shields {
		shields += n
	}
	return max(1, float64(c.Hull-c.Damage())+float64(shields)/2)
}

// craft is the ship with the id; nil if there is none.
func (l *look) craft(id board.ShipID) *craft {
	if id < 1 || int(id) > len(l.crafts) {
		return nil
	}
	return &l.crafts[id-1]
}

// wing is the squadron with the id; nil if there is none.
func (l *look) wing(id board.SquadronID) *wing {
	if id < 1 || int(id) > len(l.wings) {
		return nil
	}
	return &l.wings[id-1]
}

// ships calls with the ships on the table of one side or the other.
func (l *look) ships(own bool, call func(c *craft)) {
	for i := range l.crafts {
		if c := &l.crafts[i]; c.Where == board.OnTable && (c.Seat == l.seat) == own {
			call(c)
		}
	}
}

// squadrons calls with the squadrons on the table of one side or the other.
func (l *look) squadrons(own bool, call func(w *wing)) {
	for i := range l.wings {
		if w := &l.wings[i]; w.Where == board.OnTable && (w.Seat == l.seat) == own {
			call(w)
		}
	}
}

// counts are the pools that were counted already.
type counts map[pool]*odds.Spread

type pool struct {
	odds.Attack
	odds.Guard
}

// of counts a pool once.
func (c counts) of(a odds.Attack, g odds.Guard) *odds.Spread {
	key := pool{a, g}
	if known := c[key]; known != nil {
		return known
	}
	s := odds.Of(a, g)
	c[key] = &s
	return &s
}

// half is half of a base, roughly: what is between its middle and its rim.
func half(s gauge.Size) float64 {
	b := s.Base()
	return (b.X + b.Y) / 4
}
