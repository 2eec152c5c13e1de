package odds

import (
	"math"
	"math/rand/v2"
	"testing"

	"xwing/game/armada/catalog"
)

// die is a die that lies on the table.
type die struct {
	color catalog.Color
	face  catalog.Face
}

// slow counts the same by looking at each of the eight sides of every die, one die after the other.
type slow struct {
	a      Attack
	g      Guard
	damage []float64
	crit   float64
}

func (s *slow) roll(dice []die, left catalog.Dice, likely float64) {
	for c, n := range left {
		if n == 0 {
			continue
		}
		left[c]--
		for _, f := range catalog.Faces(catalog.Color(c)) {
			s.roll(append(dice, die{catalog.Color(c), f}), left, likely/8)
		}
		return
	}
	s.reroll(dice, int(s.a.Rerolls), likely)
}

// worth is what a die counts, beyond the mean of its color if that is asked for.
func (s *slow) worth(d die, beyond bool) float64 {
	worth, mean := 0.0, 0.0
	for _, f := range catalog.Faces(d.color) {
		mean += float64(f.Hits()) / 8
		if s.a.Crits {
			mean += float64(f.Crits()) / 8
		}
	}
	worth = float64(d.face.Hits())
	if s.a.Crits {
		worth += float64(d.face.Crits())
	}
	if beyond {
		worth -= mean
	}
	return worth
}

func (s *slow) reroll(dice []die, left int, likely float64) {
	tokens := 0
	for _, n := range s.g.Tokens {
		tokens += int(n)
	}
	worst, least := -1, 0.0
	for i, d := range dice {
		if d.face == catalog.Accuracy && tokens > 0 {
			continue
		}
		if w := s.worth(d, true); w < least {
			worst, least = i, w
		}
	}
	if left == 0 || worst < 0 {
		s.defend(dice, likely)
		return
	}
	was := dice[worst]
	for _, f := range catalog.Faces(was.color) {
		dice[worst].face = f
		s.reroll(dice, left-1, likely/8)
	}
	dice[worst] = was
}

func (s *slow) defend(dice []die, likely float64) {
	tokens := s.g.Tokens
	for _, d := range dice {
		if d.face != catalog.Accuracy {
			continue
		}
		for _, k := range []catalog.DefenseToken{catalog.Scatter, catalog.Brace, catalog.Evade, catalog.Redirect, catalog.Contain,
			catalog.Salvo} {
			if tokens[k] > 0 {
				tokens[k]--
				break
			}
		}
	}
	if tokens[catalog.Scatter] > 0 {
		s.damage[0] += likely
		return
	}
	evades := 0
	if tokens[catalog.Evade] > 0 {
		evades = int(s.g.Evades)
	}
	s.evade(dice, evades, likely, tokens[catalog.Brace] > 0, tokens[catalog.Contain] > 0)
}

func (s *slow) evade(dice []die, left int, likely float64, brace, contain bool) {
	best, most := -1, 0.0
	for i, d := range dice {
		w := s.worth(d, !s.g.Cancels)
		if w > most || best >= 0 && w == most && d.face.Crits() > dice[best].face.Crits() {
			best, most = i, w
		}
	}
	if left > 0 && best >= 0 {
		if s.g.Cancels {
			rest := append(append([]die(nil), dice[:best]...), dice[best+1:]...)
			s.evade(rest, left-1, likely, brace, contain)
			return
		}
		was := dice[best]
		for _, f := range catalog.Faces(was.color) {
			dice[best].face = f
			s.evade(dice, left-1, likely/8, brace, contain)
		}
		dice[best] = was
		return
	}
	total, crit := 0.0, false
	for _, d := range dice {
		total += s.worth(d, false)
		crit = crit || d.face.Crits() > 0
	}
	if brace {
		total = math.Ceil(total / 2)
	}
	s.damage[int(total)] += likely
	if crit && s.a.Crits && !contain {
		s.crit += likely
	}
}

// TestAgainstEachSide counts 200 drawn pools with rerolls, accuracy icons and tokens in two ways.
func TestAgainstEachSide(t *testing.T) {
	rng := rand.New(rand.NewPCG(34, 1))
	rerolled, evaded, braced, accuracy := 0, 0, 0, 0
	for n := range 200 {
		a := Attack{Crits: rng.IntN(3) > 0, Rerolls: uint8(rng.IntN(3))}
		for range 1 + rng.IntN(4) {
			a.Dice[rng.IntN(3)]++
		}
		g := Guard{Evades: uint8(1 + rng.IntN(2)), Cancels: rng.IntN(2) > 0}
		for range rng.IntN(4) {
			g.Tokens[1+rng.IntN(len(g.Tokens)-1)]++
		}
		if a.Dice.Total() == 4 {
			a.Rerolls, g.Evades = min(a.Rerolls, 1), 1 // the slow way takes its time
		}
		got, want := Of(a, g), slow{a: a, g: g, damage: make([]float64, 2*a.Dice.Total()+1)}
		want.roll(nil, a.Dice, 1)
		sum := 0.0
		for i := range got.Damage {
			sum += got.Damage[i]
			if math.Abs(got.Damage[i]-want.damage[i]) > 1e-12 {
				t.Errorf("pool %d, %v against %v: %d damage at %.15f, each side says %.15f", n, a, g, i, got.Damage[i], want.damage[i])
			}
		}
		if math.Abs(sum-1) > 1e-12 || math.Abs(got.Critical-want.crit) > 1e-12 {
			t.Errorf("pool %d, %v against %v: all results are %.15f, criticals %.15f, want 1 and %.15f",
				n, a, g, sum, got.Critical, want.crit)
		}
		rerolled += int(a.Rerolls)
		evaded += int(g.Tokens[catalog.Evade])
		braced += int(g.Tokens[catalog.Brace])
		accuracy += a.Dice[catalog.Red] + a.Dice[catalog.Blue]
	}
	if rerolled < 50 || evaded < 30 || braced < 30 || accuracy < 100 {
		t.Errorf("%d rerolls, %d evades, %d braces, %d dice with accuracy icons: too few", rerolled, evaded, braced, accuracy)
	}
}

// TestKnownPools holds some figures that are worked out by hand.
func TestKnownPools(t *testing.T) {
	near := func(what string, got, want float64) {
		if math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: %.15f, want %.15f", what, got, want)
		}
	}
	one := Of(Attack{Dice: catalog.Dice{1, 0, 0}, Crits: true}, Guard{})
	near("a red die", one.Mean(), 6.0/8)
	near("two damage of a red die", one.AtLeast(2), 1.0/8)
	near("a critical effect", one.Critical, 2.0/8)
	two := Of(Attack{Dice: catalog.Dice{0, 0, 2}}, Guard{})
	near("two black dice at squadrons", two.Mean(), 2*6.0/8)
	near("beyond a shield", two.Beyond(1, 9), 36.0/64)
	again := Of(Attack{Dice: catalog.Dice{0, 0, 1}, Rerolls: 1}, Guard{})
	near("a black die rerolled", again.Mean(), 6.0/8+2.0/8*6.0/8)
	brace := Of(Attack{Dice: catalog.Dice{0, 1, 0}, Crits: true}, Guard{Tokens: [7]uint8{catalog.Brace: 1}})
	near("a blue die against brace", brace.Mean(), 6.0/8)
	if empty := Of(Attack{}, Guard{}); len(empty.Damage) != 1 || empty.Damage[0] != 1 {
		t.Errorf("no dice come to %v", empty)
	}
}

// BenchmarkOf counts the front battery of a large ship against three tokens.
func BenchmarkOf(b *testing.B) {
	a := Attack{Dice: catalog.Dice{3, 2, 3}, Crits: true, Rerolls: 1}
	g := Guard{Tokens: [7]uint8{catalog.Brace: 1, catalog.Evade: 1, catalog.Redirect: 1}, Evades: 1}
	for b.Loop() {
		Of(a, g)
	}
}
