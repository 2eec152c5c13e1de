package odds

import "xwing/game/armada/catalog"

// counter counts the results of one attack.
type counter struct {
	Attack
	guard  Guard
	sides  [sideCount]side
	value  [sideCount]int
	gain   [sideCount]float64
	spread Spread
}

// pool is how many dice show each side.
type pool [sideCount]uint8

// Of counts what comes of an attack. Dice of one color are told apart by nothing, so that results are counted by how many
// show each side.
func Of(a Attack, g Guard) Spread {
	c := counter{Attack: a, guard: g, sides: sides()}
	c.spread.Damage = make([]float64, 2*a.Dice.Total()+1)
	for i, s := range c.sides {
		c.value[i], c.gain[i] = Damage(s.face, a.Crits), Gain(s.color, s.face, a.Crits)
	}
	var p pool
	c.roll(&p, 0, a.Dice, 1)
	return c.spread
}

// roll deals the dice that are left out among the sides from the n-th on.
func (c *counter) roll(p *pool, n int, left catalog.Dice, likely float64) {
	if n == sideCount {
		c.reroll(p, int(c.Rerolls), likely)
		return
	}
	s := &c.sides[n]
	last := n+1 == sideCount || c.sides[n+1].color != s.color // all that is left of the color
	dice := left[s.color]
	for k := 0; k <= dice; k++ {
		if !last || k == dice {
			p[n], left[s.color] = uint8(k), dice-k
			c.roll(p, n+1, left, likely)
		}
		likely *= s.p * float64(dice-k) / float64(k+1) // of one die more, in any place among those that are left
	}
	p[n] = 0
}

// reroll is what the attacker rolls again. Accuracy icons are kept where there is something to lock.
func (c *counter) reroll(p *pool, left int, likely float64) {
	worst := -1
	for i := range p {
		if p[i] == 0 || c.gain[i] >= 0 || c.sides[i].face == catalog.Accuracy && c.guard.Tokens != (Guard{}).Tokens {
			continue
		}
		if worst < 0 || c.gain[i] < c.gain[worst] {
			worst = i
		}
	}
	if left == 0 || worst < 0 {
		c.defend(p, likely)
		return
	}
	c.again(p, worst, likely, func(likely float64) { c.reroll(p, left-1, likely) })
}

// again calls with each side that a die may show after a reroll.
func (c *counter) again(p *pool, die int, likely float64, call func(likely float64)) {
	p[die]--
	for i, s := range c.sides {
		if s.color == c.sides[die].color {
			p[i]++
			call(likely * s.p)
			p[i]--
		}
	}
	p[die]++
}

// defend locks tokens and spends those that are left.
func (c *counter) defend(p *pool, likely float64) {
	accuracy := 0
	for i, s := range c.sides {
		if s.face == catalog.Accuracy {
			accuracy += int(p[i])
		}
	}
	g := c.guard.Lock(accuracy)
	switch {
	case g.Tokens[catalog.Scatter] > 0:
		c.spread.Damage[0] += likely
	case g.Tokens[catalog.Evade] > 0:
		c.evade(p, &g, int(g.Evades), likely)
	default:
		c.count(p, &g, likely)
	}
}

// evade takes the best dice away, or has them rerolled as long as one is better than the mean of its color; of dice that
// are as good, one with a critical icon.
func (c *counter) evade(p *pool, g *Guard, left int, likely float64) {
	best, most := -1, 0.0
	for i := range p {
		by := c.gain[i]
		if g.Cancels {
			by = float64(c.value[i])
		}
		if p[i] > 0 && (by > most || best >= 0 && by == most && c.crit(i) && !c.crit(best)) {
			best, most = i, by
		}
	}
	switch {
	case left == 0 || best < 0:
		c.count(p, g, likely)
	case g.Cancels:
		p[best]--
		c.evade(p, g, left-1, likely)
		p[best]++
	default:
		c.again(p, best, likely, func(likely float64) { c.evade(p, g, left-1, likely) })
	}
}

// crit reports whether a side shows a critical icon.
func (c *counter) crit(side int) bool { return c.sides[side].face.Crits() > 0 }

// count adds a result up.
func (c *counter) count(p *pool, g *Guard, likely float64) {
	total, crit := 0, false
	for i, n := range p {
		total += int(n) * c.value[i]
		crit = crit || n > 0 && c.crit(i)
	}
	if g.Tokens[catalog.Brace] > 0 {
		total = (total + 1) / 2
	}
	c.spread.Damage[total] += likely
	if crit && c.Crits && g.Tokens[catalog.Contain] == 0 {
		c.spread.Critical += likely
	}
}

// Mean is the damage on average.
func (s *Spread) Mean() (sum float64) {
	for n, p := range s.Damage {
		sum += float64(float64(n) * p)
	}
	return sum
}

// AtLeast is how likely so much damage is, or more.
func (s *Spread) AtLeast(n int) (sum float64) {
	for i := max(0, n); i < len(s.Damage); i++ {
		sum += s.Damage[i]
	}
	return sum
}

// Beyond is how much damage there is on average beyond what shields take, at most so much of it.
func (s *Spread) Beyond(shields, most int) (sum float64) {
	for n, p := range s.Damage {
		sum += float64(float64(min(max(0, n-shields), most)) * p)
	}
	return sum
}
