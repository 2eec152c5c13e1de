package luck

import (
	"math"
	"strconv"

	"xwing/game"
)

// Sum is what some attacks came to.
type Sum struct {
	Attacks  int
	Expected float64 // damage
	Came     int
	ByDice   float64 // what dice added to the damage
}

// add adds an attack.
func (s *Sum) add(a *Attack) {
	s.Attacks++
	s.Expected += a.Expected
	s.Came += a.Came
	s.ByDice += a.ByDice()
}

// Of sums up the attacks of a side on the other.
func (l *Luck) Of(side game.Side) (s Sum) {
	for i := range l.Attacks {
		if a := &l.Attacks[i]; a.Side == side && !a.Friendly {
			s.add(a)
		}
	}
	return s
}

// Rounds sums up the attacks of each side round by round, from the first on.
func (l *Luck) Rounds() (all [][2]Sum) {
	for i := range l.Attacks {
		a := &l.Attacks[i]
		for len(all) < a.Round {
			all = append(all, [2]Sum{})
		}
		if !a.Friendly && a.Round > 0 {
			all[a.Round-1][a.Side].add(a)
		}
	}
	return all
}

// Test holds what dice did for one side, attacking and defending, against chance.
type Test struct {
	Attacks  int     // of both sides
	Favor    float64 // damage that dice did more to the others and less to its own than was to be expected
	Variance float64 // of that, as fair dice have it
}

// For is the Test of a side.
func (l *Luck) For(side game.Side) (t Test) {
	for i := range l.Attacks {
		a := &l.Attacks[i]
		switch {
		case a.Friendly:
			continue
		case a.Side == side:
			t.Favor += a.ByDice()
		default:
			t.Favor -= a.ByDice()
		}
		t.Attacks++
		t.Variance += a.Variance
	}
	return t
}

// Add adds another game's.
func (t *Test) Add(o Test) {
	t.Attacks += o.Attacks
	t.Favor += o.Favor
	t.Variance += o.Variance
}

// Deviation is the standard deviation of what fair dice do.
func (t Test) Deviation() float64 { return math.Sqrt(t.Variance) }

// Z is how many deviations it is off.
func (t Test) Z() float64 {
	if t.Variance <= 0 {
		return 0
	}
	return t.Favor / t.Deviation()
}

// P is how often fair dice are as far off, to either side: reckoned as if it were normal, which it nearly is from some twenty attacks on.
func (t Test) P() float64 { return math.Erfc(math.Abs(t.Z()) / math.Sqrt2) }

// leastAttacks is of how many attacks anything can be said.
const leastAttacks = 20

// Verdict is what may honestly be said of a Test.
type Verdict uint8

// The verdicts.
const (
	TooFew   Verdict = iota // there are too few attacks to say anything
	Ordinary                // fair dice are as far off in one case of twenty or more often: it means nothing
	Seldom                  // fair dice are so less often than in one case of twenty: among many games there are such
	Rare                    // less often than in one of a hundred
)

// Verdict says what the Test says.
func (t Test) Verdict() Verdict {
	switch p := t.P(); {
	case t.Attacks < leastAttacks || t.Variance <= 0:
		return TooFew
	case p >= 0.05:
		return Ordinary
	case p >= 0.01:
		return Seldom
	}
	return Rare
}

var verdicts = [...]string{TooFew: "few", Ordinary: "ordinary", Seldom: "seldom", Rare: "rare"}

// String is the id of the verdict.
func (v Verdict) String() string { return verdicts[v] }

// Says says what dice did for Red, whose Test it is, or for Blue, and what that means: a key that ends in the id of the verdict,
// or in "none" where no dice were rolled, with how many attacks there are and how often fair dice are as far off.
func (t Test) Says(key string) game.Phrase {
	if t.Attacks == 0 {
		return game.Say(key + "none")
	}
	seat := game.Red
	if t.Favor < 0 {
		seat = game.Blue
	}
	p := t.P()
	return game.Say(key+t.Verdict().String(), "seat", seat.ID(), "damage", strconv.FormatFloat(math.Abs(t.Favor), 'f', 1, 64),
		"n", strconv.Itoa(t.Attacks), "percent", strconv.Itoa(int(math.Round(100*p))), "in", strconv.Itoa(int(math.Round(1/max(p, 1e-6)))))
}
