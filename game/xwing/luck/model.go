package luck

import "xwing/game/xwing/board"

// tokens are what a ship has to change dice with.
type tokens struct {
	lock      bool // on the defender: dice that are not rerolled yet may be
	turns     int  // how many focus results are turned
	evades    int
	evadesAdd bool // an evade token adds a result instead of changing one
}

// all is more focus results than there are dice.
const all = 99

// tokensOf are those of a ship; of the attacker with what it has locked.
func tokensOf(s *board.Ship, target string, evadesAdd bool) tokens {
	t := tokens{turns: s.Has(board.Calculate) + max(0, s.Force.Active), evades: s.Has(board.Evade), evadesAdd: evadesAdd}
	if s.Has(board.Focus) > 0 {
		t.turns = all
	}
	for _, l := range s.Locks {
		t.lock = t.lock || l == target
	}
	return t
}

// chances are how likely a die of a side shows what counts, a focus result, and a blank.
func chances(side board.Side) (p [3]float64) {
	for _, f := range side.Faces() {
		p[kind(f)] += 1.0 / 8
	}
	return p
}

// kind is what a face is good for: 0 counts, 1 is a focus result, 2 is a blank.
func kind(f board.Face) int {
	switch {
	case f.Hurts() || f == board.EvadeResult:
		return 0
	case f == board.FocusResult:
		return 1
	}
	return 2
}

// pool is how many dice show what: what counts, focus results, blanks; and of the latter two how many may be rerolled.
type pool struct {
	n     [3]int
	again [3]int
}

// count counts dice that are still there.
func count(dice []board.Die) (p pool) {
	for _, d := range dice {
		switch k := kind(d.Face); {
		case d.Gone:
		case d.Fixed && k > 0:
			p.n[2]++ // it stays as it is
		default:
			p.n[k]++
			if k > 0 && !d.Rerolled && !d.Added {
				p.again[k]++
			}
		}
	}
	return p
}

// with is the pool with so many dice more of each kind.
func (p pool) with(q [3]int, again bool) pool {
	for k, n := range q {
		p.n[k] += n
		if again {
			p.again[k] += n
		}
	}
	return p
}

// eachThrow calls f with all that n dice of a side may show, by kind, and how likely that is.
func eachThrow(side board.Side, n int, f func(shown [3]int, chance float64)) {
	p := chances(side)
	for good := 0; good <= n; good++ {
		for eyes := 0; good+eyes <= n; eyes++ {
			chance := ways(n, good) * ways(n-good, eyes)
			for k, times := range [3]int{good, eyes, n - good - eyes} {
				for range times {
					chance *= p[k]
				}
			}
			f([3]int{good, eyes, n - good - eyes}, chance)
		}
	}
}

// ways is in how many ways k of n can be picked.
func ways(n, k int) float64 {
	out := 1.0
	for i := range k {
		out = out * float64(n-i) / float64(i+1)
	}
	return out
}

// evades is how many evade results a pool comes to.
func (p pool) evades(t tokens) int {
	good := p.n[0] + min(p.n[1], t.turns)
	if t.evadesAdd {
		return good + t.evades
	}
	return good + min(t.evades, p.n[0]+p.n[1]+p.n[2]-good)
}

// hits is worth, on the average, of the hits that a pool of attack dice comes to: a lock rerolls blanks, and focus results
// that nothing turns.
func (p pool) hits(t tokens, worth func(hits int) float64) float64 {
	turned := func(q pool) int { return q.n[0] + min(q.n[1], t.turns) }
	if !t.lock {
		return worth(turned(p))
	}
	eyes := min(p.again[1], max(0, p.n[1]-t.turns))
	rerolled := p.again[2] + eyes
	p.n[2], p.n[1] = p.n[2]-p.again[2], p.n[1]-eyes
	mean := 0.0
	eachThrow(board.AttackDice, rerolled, func(shown [3]int, chance float64) {
		mean += float64(chance * worth(turned(p.with(shown, false))))
	})
	return mean
}

// beyond is what so many hits do on the average against so many defense dice with their tokens.
func beyond(hits, dice int, t tokens) float64 {
	mean := 0.0
	eachThrow(board.DefenseDice, dice, func(shown [3]int, chance float64) {
		mean += float64(chance * float64(max(0, hits-pool{}.with(shown, true).evades(t))))
	})
	return mean
}

// spread is mean and variance of what a throw of n dice is worth.
func spread(side board.Side, n int, worth func(shown [3]int) float64) (mean, variance float64) {
	squares := 0.0
	eachThrow(side, n, func(shown [3]int, chance float64) {
		w := worth(shown)
		mean += float64(chance * w)
		squares += float64(chance * float64(w*w))
	})
	return mean, max(0, squares-float64(mean*mean))
}
