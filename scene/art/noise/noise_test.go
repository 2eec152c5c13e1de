package noise

import "testing"

// TestFieldIsSmooth holds that noise stays from 0 to 1, changes little from one point
// to the next, and is another by another seed.
func TestFieldIsSmooth(t *testing.T) {
	lo, hi, last, differs := 1.0, 0.0, Of("a").Fbm(0, 0.4, 4), 0
	for i := range 4000 {
		x := float64(i-2000) * 0.01
		v := Of("a").Fbm(x, 0.4, 4)
		if i > 0 && abs(v-last) > 0.1 {
			t.Fatalf("at %v it jumps from %v to %v", x, last, v)
		}
		if abs(v-Of("b").Fbm(x, 0.4, 4)) > 0.05 {
			differs++
		}
		lo, hi, last = min(lo, v), max(hi, v), v
	}
	if lo < 0 || hi > 1 || hi-lo < 0.4 {
		t.Errorf("it reaches from %v to %v", lo, hi)
	}
	if differs < 1000 {
		t.Errorf("two seeds differ at %d of 4000 points", differs)
	}
}

// TestRise has no bend at its ends.
func TestRise(t *testing.T) {
	for _, c := range []struct{ x, want float64 }{{-1, 0}, {2, 0}, {3, 0.5}, {4, 1}, {9, 1}} {
		if got := Rise(2, 4, c.x); got != c.want {
			t.Errorf("Rise(2, 4, %v) = %v, want %v", c.x, got, c.want)
		}
	}
}

func abs(x float64) float64 { return max(x, -x) }
