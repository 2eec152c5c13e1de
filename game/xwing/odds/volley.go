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
	Spread           // of all of it: damage in all, that the target is destroyed, that it has no shields left
	Kills  []float64 // that it is by the end of each attack
}

// VolleyCount counts a Volley step by step, as a Count does an attack. In each attack both players do what is best for them in that
// one, as if it were the only one; of what does equally well the defender takes what leaves him most tokens and Force. What he has
// spent is gone, and what he has suffered is; charges of cards are as before in each attack, and so are the attackers' tokens.
type VolleyCount struct {
	attacks []Attack
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

// BeginVolley begins to count the attacks on one ship in their order, each on a table of its own or all on one; who defends is as
// the first table has him. What is switched off is named as for Of.
func BeginVolley(attacks []Attack, without ...string) *VolleyCount {
	c := &VolleyCount{attacks: attacks, without: without, next: map[standing]float64{}}
	if len(attacks) > 0 {
		ship := attacks[0].Table.View.Ship(attacks[0].Shot.Defender)
		c.start = target{shields: ship.Shields.Active, hull: ship.HullRemaining()}
		c.next[standing{has: purseOf(ship)}] = 1
	}
	c.turn()
	return c
}

// VolleyOf counts to the end.
func VolleyOf(attacks []Attack, without ...string) (Volley, error) {
	c := BeginVolley(attacks, without...)
	for !c.Step(mostTries) {
	}
	return c.Volley()
}

// Volley is what it comes to, once all is counted.
func (c *VolleyCount) Volley() (Volley, error) { return c.volley, c.err }

// Step performs attacks so many times more at most, and reports whether all is counted.
func (c *VolleyCount) Step(tries int) (done bool) {
	for range tries {
		if c.err != nil || len(c.volley.Kills) == len(c.attacks) {
			return true
		}
		if c.walk == nil {
			c.stand()
			continue
		}
		a := &c.attacks[len(c.volley.Kills)]
		if c.walk.try(c.table, a.Shot); c.walk.err != nil {
			c.err = fmt.Errorf("odds: volley: %w", c.walk.err)
			continue
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
	return c.err != nil || len(c.volley.Kills) == len(c.attacks)
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
	a := &c.attacks[len(c.volley.Kills)]
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

// Volleys lists for each ship that a side could attack in what is left of this Engagement Phase the attacks of all of its ships that
// have not engaged and could make one now, each the one that comes to most damage on average, in the order in which they engage: by
// initiative, and of those alike as they are listed.
func Volleys(s *xwing.State, side game.Seat) (all [][]Attack, err error) {
	of := map[board.ShipID][]Attack{}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		if s.View.SideOf(ship.Seat) != s.View.SideOf(side) || ship.Where != board.InPlay || ship.Engaged {
			continue
		}
		best := map[board.ShipID]Attack{}
		most := map[board.ShipID]float64{}
		for _, shot := range s.Shots(ship.ID) {
			if !shot.Option.Legal() {
				continue
			}
			o, err := Of(s, shot)
			if err != nil {
				return nil, err
			}
			if mean, known := most[shot.Defender]; !known || o.Mean() > mean+alike {
				best[shot.Defender], most[shot.Defender] = Attack{s, shot}, o.Mean()
			}
		}
		for target, a := range best {
			of[target] = append(of[target], a)
		}
	}
	for i := range s.View.Ships {
		if attacks := of[s.View.Ships[i].ID]; len(attacks) > 0 {
			all = append(all, InOrder(attacks))
		}
	}
	return all, nil
}

// InOrder puts attacks into the order in which their ships engage.
func InOrder(attacks []Attack) []Attack {
	initiative := func(a Attack) int { return a.Table.Initiative(a.Shot.Attacker) }
	slices.SortStableFunc(attacks, func(a, b Attack) int { return initiative(b) - initiative(a) })
	return attacks
}
