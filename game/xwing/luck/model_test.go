package luck

import (
	"math"
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/compare"
)

// near reports whether two numbers are the same but for rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// expected is what an attack of so many dice is worth, and its variance, before anything is rolled.
func expected(attack, defense int, a, d tokens) (mean, variance float64) {
	return spread(board.AttackDice, attack, func(shown [3]int) float64 {
		return pool{}.with(shown, true).hits(a, func(hits int) float64 { return beyond(hits, defense, d) })
	})
}

// TestByHand: attacks that anybody can work out on paper.
func TestByHand(t *testing.T) {
	focus, lock := tokens{turns: all}, tokens{lock: true}
	for _, c := range []struct {
		name            string
		attack, defense int
		a, d            tokens
		mean, variance  float64
	}{
		{"one die, no defense: a half", 1, 0, tokens{}, tokens{}, 1. / 2, 1. / 4},
		{"a focus makes it three quarters", 1, 0, focus, tokens{}, 3. / 4, 3. / 16},
		{"a lock: a half, and a quarter of which half hits, and the focus quarter too", 1, 0, lock, tokens{}, 3. / 4, (1 - 3./4) / 4},
		{"lock and focus: three quarters and then of the blank quarter three", 1, 0, tokens{lock: true, turns: all}, tokens{}, 15. / 16,
			3. / 256},
		{"one against one: a half, times five eighths", 1, 1, tokens{}, tokens{}, 1. / 2 * 5 / 8, 1. / 4 * 25 / 64},
		{"against a focus: three eighths are left", 1, 1, tokens{}, focus, 1. / 2 * 3 / 8, 1. / 4 * 9 / 64},
		{"an evade token changes the only die", 1, 1, tokens{}, tokens{evades: 1}, 0, 0},
		{"it changes none where none is rolled", 1, 0, tokens{}, tokens{evades: 1}, 1. / 2, 1. / 4},
		{"but in first edition adds one", 2, 0, tokens{}, tokens{evades: 1, evadesAdd: true}, 1. / 4, 3. / 16},
		{"two dice, one calculate: 1 of two, and any focus result", 2, 0, tokens{turns: 1}, tokens{}, 1 + 7./16, 95. / 256},
	} {
		mean, variance := expected(c.attack, c.defense, c.a, c.d)
		if !near(mean, c.mean) {
			t.Errorf("%s: %v, want %v", c.name, mean, c.mean)
		}
		if !near(variance, c.variance) {
			t.Errorf("%s: variance %v, want %v", c.name, variance, c.variance)
		}
	}
}

// TestBareAsCompared: without tokens it is what package compare reckons.
func TestBareAsCompared(t *testing.T) {
	for attack := range 7 {
		for defense := range 6 {
			if mean, _ := expected(attack, defense, tokens{}, tokens{}); !near(mean, compare.Expected(attack, defense)) {
				t.Errorf("%d against %d: %v, want %v", attack, defense, mean, compare.Expected(attack, defense))
			}
		}
	}
}

// TestAsEnumerated goes face by face through all that up to three dice may show, and what their rerolls may.
func TestAsEnumerated(t *testing.T) {
	tried := 0
	for attack := range 4 {
		for defense := range 3 {
			for n := range 3 * 2 * 3 * 2 * 2 {
				a := tokens{turns: []int{0, 1, all}[n%3], lock: n/3%2 == 1}
				if a.lock && attack == 3 && n > 12 {
					continue // it takes seconds
				}
				d := tokens{turns: []int{0, 1, all}[n/6%3], evades: n / 18 % 2, evadesAdd: n/36%2 == 1}
				mean, variance := expected(attack, defense, a, d)
				want, squares := 0.0, 0.0
				faces(board.AttackDice, attack, nil, func(shown []board.Face) {
					w := slowly(shown, defense, a, d)
					want += w / math.Pow(8, float64(attack))
					squares += w * w / math.Pow(8, float64(attack))
				})
				if tried++; !near(mean, want) || !near(variance, squares-want*want) {
					t.Errorf("%d %+v against %d %+v: %v and %v, enumerated %v and %v", attack, a, defense, d, mean, variance, want,
						squares-want*want)
				}
			}
		}
	}
	if tried < 400 {
		t.Errorf("%d cases", tried)
	}
}

// faces calls f with every row of faces that so many dice may show.
func faces(side board.Side, n int, row []board.Face, f func([]board.Face)) {
	if n == 0 {
		f(row)
		return
	}
	for _, face := range side.Faces() {
		faces(side, n-1, append(row[:len(row):len(row)], face), f)
	}
}

// slowly is what attack dice are worth on the average of every reroll and every defense, one by one.
func slowly(shown []board.Face, defense int, a, d tokens) float64 {
	kept, rerolled, eyes := []board.Face{}, 0, 0
	for _, f := range shown {
		if f == board.FocusResult {
			eyes++
		}
	}
	spare := max(0, eyes-a.turns)
	for _, f := range shown {
		switch {
		case a.lock && f == board.Blank:
			rerolled++
		case a.lock && f == board.FocusResult && spare > 0:
			rerolled++
			spare--
		default:
			kept = append(kept, f)
		}
	}
	sum, rows := 0.0, 0.0
	faces(board.AttackDice, rerolled, kept, func(now []board.Face) {
		hits := results(now, a.turns)
		faces(board.DefenseDice, defense, nil, func(against []board.Face) {
			evades := results(against, d.turns)
			for range d.evades {
				if d.evadesAdd || evades < defense {
					evades++
				}
			}
			sum += float64(max(0, hits-evades))
			rows++
		})
	})
	return sum / rows
}

// results counts what counts, with so many focus results turned.
func results(row []board.Face, turns int) (n int) {
	for _, f := range row {
		switch {
		case f.Hurts(), f == board.EvadeResult:
			n++
		case f == board.FocusResult && turns > 0:
			turns--
			n++
		}
	}
	return n
}
