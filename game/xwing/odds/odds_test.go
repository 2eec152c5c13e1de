package odds_test

import (
	"math"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/odds"
	"xwing/game/xwing/xwingtest"
)

// duel is a T-65 X-wing at range 1 of a TIE/ln fighter, and the one way to attack that is looked at.
func duel(t testing.TB, change func(red, blue *board.Ship)) (*xwing.State, xwing.Shot) {
	t.Helper()
	s, err := xwing.NewScenario(xwingtest.Rules(t), xwing.Scenario{Phase: board.Engagement, First: game.Red, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0), xwingtest.Ship(game.Blue, "academypilot", 450, 400, 180)}})
	if err != nil {
		t.Fatal(err)
	}
	change(s.View.Ship(1), s.View.Ship(2))
	for _, shot := range s.Shots(1) {
		if shot.Option.ID == "primary:0>ship:2" {
			return s, shot
		}
	}
	t.Fatal("there is no shot")
	return nil, xwing.Shot{}
}

// TestOf holds what is counted against sums made by hand: four attack dice at range 1 against three of a TIE fighter with 3 hull.
func TestOf(t *testing.T) {
	for _, c := range []struct {
		name    string
		change  func(red, blue *board.Ship)
		without []string
		mean    float64
	}{
		{"bare", func(*board.Ship, *board.Ship) {}, nil, mean(4, 4.0/8, 3, 3.0/8)},
		{"the attacker's focus", func(red, _ *board.Ship) { red.Tokens[board.Focus]++ }, nil, mean(4, 6.0/8, 3, 3.0/8)},
		{"switched off", func(red, _ *board.Ship) { red.Tokens[board.Focus]++ }, []string{"focus"}, mean(4, 4.0/8, 3, 3.0/8)},
		{"the defender's focus", func(_, blue *board.Ship) { blue.Tokens[board.Focus]++ }, nil, mean(4, 4.0/8, 3, 5.0/8)},
		{"a lock", func(red, _ *board.Ship) { red.Locks = []string{"ship:2"} }, nil, mean(4, 6.0/8, 3, 3.0/8)},
		{"a lock and a focus", func(red, _ *board.Ship) { red.Locks, red.Tokens[board.Focus] = []string{"ship:2"}, 1 }, nil,
			mean(4, 15.0/16, 3, 3.0/8)},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, shot := duel(t, c.change)
			o, err := odds.Of(s, shot, c.without...)
			if err != nil || math.Abs(o.Mean()-c.mean) > 1e-12 {
				t.Errorf("%.6f on average, want %.6f (%v)", o.Mean(), c.mean, err)
			}
			total := 0.0
			for _, p := range o.Damage {
				total += p
			}
			if math.Abs(total-1) > 1e-12 || math.Abs(o.Hit+o.Damage[0]-1) > 1e-12 || math.Abs(o.Kill-o.Damage[3]-o.Damage[4]) > 1e-12 {
				t.Errorf("the chances do not add up: %+v", o.Spread)
			}
		})
	}
}

// mean is the damage of n dice that hurt with a chance of p each, less those of m that evade with one of q.
func mean(n int, p float64, m int, q float64) (sum float64) {
	for hits := range n + 1 {
		for evades := range min(m, hits) + 1 {
			sum += float64(hits-evades) * binomial(n, hits, p) * binomial(m, evades, q)
		}
	}
	return sum
}

func binomial(n, k int, p float64) float64 {
	c := math.Pow(p, float64(k)) * math.Pow(1-p, float64(n-k))
	for i := range k {
		c *= float64(n-i) / float64(i+1)
	}
	return c
}

// TestNothingChanges: the table on which an attack is counted stays as it is.
func TestNothingChanges(t *testing.T) {
	s, shot := duel(t, func(red, blue *board.Ship) { red.Tokens[board.Focus], blue.Tokens[board.Evade] = 1, 1 })
	before := string(s.Encode())
	if _, err := odds.Of(s, shot); err != nil || string(s.Encode()) != before {
		t.Error("counting an attack changed the table", err)
	}
}

// BenchmarkOf is an attack with all that two ships usually have.
func BenchmarkOf(b *testing.B) {
	s, shot := duel(b, func(red, blue *board.Ship) {
		red.Locks, red.Tokens[board.Focus], blue.Tokens[board.Focus], blue.Tokens[board.Evade] = []string{"ship:2"}, 1, 1, 1
	})
	for b.Loop() {
		if _, err := odds.Of(s, shot); err != nil {
			b.Fatal(err)
		}
	}
}
