package odds

import (
	"cmp"
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// Volley is what attacks on one target come to, one after the other.
type Volley struct {
	Spread            // of all of it: damage in all, that the target is destroyed, that it has no shields left
	Attacks []Attack  // in their order
	Kills   []float64 // that it is destroyed by the end of each
}

// VolleyCount counts a Volley step by step, as a Count does an attack. In each attack both players do what is best for them in that
// one, as if it were the only one; of what does equally well the defender takes what leaves him most tokens and Force. What he has
// spent is gone, and what he has suffered is; charges of cards are as before in each attack, and so are the attackers' tokens.
type VolleyCount struct {
	open    [][]Attack // of ships of which it is not known yet how they attack
	count   *Count     // of one of these
	best    int        // of those of the ship that is first
	means   []float64  // of these, as far as they are counted
	without []string
	start   target
	now     map[standing]float64 // before the attack that is counted
	next    map[standing]float64
	todo    []standing
	walk    *walk
	table   *xwing.State
	volley  Volley
	err     error
}

// BeginVolley begins to count attacks on one ship: of each of the ships that attack it, in their order, the ways to do so, of which the
// one with most damage on average is taken. Each has a table of its own or all have one; who defends is as the first has him. What is
// switched off is named as for Of.
func BeginVolley(ships [][]Attack, without ...string) *VolleyCount {
	return &VolleyCount{open: ships, without: without}
}

// VolleyOf counts to the end.
func VolleyOf(ships [][]Attack, without ...string) (Volley, error) {
	c := BeginVolley(ships, without...)
	for !c.Step(mostTries) {
	}
	return c.Volley()
}

// Volley is what it comes to, once all is counted.
func (c *VolleyCount) Volley() (Volley, error) { return c.volley, c.err }

// Step performs attacks so many times more at most, and reports whether all is counted.
func (c *VolleyCount) Step(tries int) (done bool) {
	for range tries {
		switch {
		case c.done():
			return true
		case len(c.open) > 0:
			c.choose()
		case c.walk == nil:
			c.stand()
		default:
			c.try()
		}
	}
	return c.done()
}

func (c *VolleyCount) done() bool {
	return c.err != nil || len(c.open) == 0 && len(c.volley.Kills) == len(c.volley.Attacks)
}

// choose counts a little of the ways to attack of the ship that is first, and takes the best once all are counted.
func (c *VolleyCount) choose() {
	ways := c.open[0]
	if len(ways) > 1 && len(c.means) < len(ways) {
		if c.count == nil {
			a := ways[len(c.means)]
			c.count = Begin(a.Table, a.Shot, c.without...)
		}
		if c.count.Step(1) {
			o, err := c.count.Odds()
			c.count, c.err, c.means = nil, err, append(c.means, o.Mean())
			if n := len(c.means) - 1; c.means[n] > c.means[c.best]+alike {
				c.best = n
			}
		}
		return
	}
	c.volley.Attacks = append(c.volley.Attacks, ways[c.best])
	c.open, c.means, c.best = c.open[1:], nil, 0
	if len(c.open) > 0 {
		return
	}
	first := c.volley.Attacks[0]
	ship := first.Table.View.Ship(first.Shot.Defender)
	c.start = target{shields: ship.Shields.Active, hull: ship.HullRemaining()}
	c.next = map[standing]float64{{has: purseOf(ship)}: 1}
	c.turn()
}

// try performs an attack on the defender as he stands once more.
func (c *VolleyCount) try() {
	if c.walk.try(c.table, c.volley.Attacks[len(c.volley.Kills)].Shot); c.walk.err != nil {
		c.err = fmt.Errorf("odds: volley: %w", c.walk.err)
		return
	}
	if c.walk.over {
		at := c.todo[0]
		for end, p := range c.walk.ends {
			end.shields, end.cards = end.shields+at.shields, end.cards+at.cards
			c.next[end] += c.now[at] * p
		}
		c.walk, c.todo = nil, c.todo[1:]
	}
}

// stand has the defender of the attack that is counted stand as may be now; if all ways that he may stand are counted, it is the turn
// of the next attack.
func (c *VolleyCount) stand() {
	if len(c.todo) == 0 {
		c.volley.Kills = append(c.volley.Kills, 0)
		c.turn()
		return
	}
	at := c.todo[0]
	if c.dead(at) { // nobody shoots at it any more
		c.next[at] += c.now[at]
		c.todo = c.todo[1:]
		return
	}
	a := &c.volley.Attacks[len(c.volley.Kills)]
	c.table = a.Table.Clone().(*xwing.State)
	ship := c.table.View.Ship(a.Shot.Defender)
	at.has.have(ship)
	c.table.Worn(ship.ID, int(at.shields), int(at.cards))
	c.walk = &walk{volley: true}
	c.walk.begin(c.table, a.Shot)
	for _, id := range c.without {
		c.walk.without[id] = true
	}
}

// dead reports whether the target is destroyed.
func (c *VolleyCount) dead(at standing) bool { return int(at.cards) >= c.start.hull }

// turn goes on with how the defender may stand after an attack.
func (c *VolleyCount) turn() {
	c.now, c.next = c.next, map[standing]float64{}
	c.todo = c.todo[:0]
	for at := range c.now {
		c.todo = append(c.todo, at)
	}
	slices.SortFunc(c.todo, standing.compare) // sums come out the same each time
	c.volley.Spread = Spread{}
	for _, at := range c.todo {
		s := &c.volley.Spread
		p, damage := c.now[at], int(at.shields)+int(at.cards)
		s.Damage[min(damage, MostDamage)] += p
		s.Hit += p * chance(damage > 0)
		s.Strip += p * chance(int(at.shields) == c.start.shields)
		s.Kill += p * chance(c.dead(at))
	}
	if n := len(c.volley.Kills); n > 0 {
		c.volley.Kills[n-1] = c.volley.Kill
	}
}

func (s standing) compare(o standing) int {
	return cmp.Or(cmp.Compare(s.shields, o.shields), cmp.Compare(s.cards, o.cards), cmp.Compare(s.has.focus, o.has.focus),
		cmp.Compare(s.has.calculate, o.has.calculate), cmp.Compare(s.has.force, o.has.force), cmp.Compare(s.has.evade, o.has.evade))
}

// Shooters lists, of each ship of a side that has not engaged yet this round, the attacks that it could make on a target now: in the
// order in which they engage, by initiative, and of those alike as they are listed.
func Shooters(s *xwing.State, side game.Seat, target board.ShipID) (ships [][]Attack) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		if s.View.SideOf(ship.Seat) != s.View.SideOf(side) || ship.Where != board.InPlay || ship.Engaged {
			continue
		}
		var ways []Attack
		for _, shot := range s.Shots(ship.ID) {
			if shot.Option.Legal() && shot.Defender == target {
				ways = append(ways, Attack{s, shot})
			}
		}
		if len(ways) > 0 {
			ships = append(ships, ways)
		}
	}
	return InOrder(ships)
}

// InOrder puts the attacks of ships into the order in which these engage.
func InOrder(ships [][]Attack) [][]Attack {
	initiative := func(ways []Attack) int { return ways[0].Table.Initiative(ways[0].Shot.Attacker) }
	slices.SortStableFunc(ships, func(a, b []Attack) int { return initiative(b) - initiative(a) })
	return ships
}
