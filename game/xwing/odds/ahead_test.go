package odds

import (
	"slices"
	"testing"
	"time"
)

// TestLookedAheadAsPerformed: what is known by looking ahead is what comes of performing it, and names the same lines.
func TestLookedAheadAsPerformed(t *testing.T) {
	fewer := 0
	for _, at := range situations(t, 7) {
		looked, performed := walk{}, walk{plan: map[uint64]int{}}
		if err := looked.count(at); err != nil {
			t.Errorf("%s: %v", at.name, err)
			continue
		}
		if err := performed.count(at); err != nil {
			t.Errorf("%s: %v", at.name, err)
			continue
		}
		if !same(&looked.odds.Spread, &performed.odds.Spread) {
			t.Errorf("%s: looked at %v, performed %v", at.name, looked.odds.Spread, performed.odds.Spread)
		}
		if got, want := ids(looked.odds.Lines), ids(performed.odds.Lines); !slices.Equal(got, want) {
			t.Errorf("%s: looked at, the lines are %v, performed they are %v", at.name, got, want)
		}
		if looked.odds.Tries < performed.odds.Tries {
			fewer++
		}
	}
	if fewer < 50 {
		t.Errorf("only %d attacks were looked ahead in", fewer)
	}
}

func ids(lines []Line) (all []string) {
	for _, l := range lines {
		all = append(all, l.ID)
	}
	slices.Sort(all)
	return all
}

// BenchmarkSituations counts attacks of kept games, each ten times of which the fastest is taken.
func BenchmarkSituations(b *testing.B) {
	all := situations(b, 10)
	for b.Loop() {
		var took []float64
		for _, at := range all {
			least := time.Hour
			for range 10 {
				w, began := walk{}, time.Now()
				if err := w.count(at); err != nil {
					b.Fatal(err)
				}
				least = min(least, time.Since(began))
			}
			took = append(took, float64(least.Microseconds())/1000)
		}
		slices.Sort(took)
		b.ReportMetric(took[len(took)/2], "ms/median")
		b.ReportMetric(took[len(took)*95/100], "ms/95th")
	}
}
