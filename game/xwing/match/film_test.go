package match

import (
	"os"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game"
)

// BenchmarkFilm goes to every choice of the longest kept game, each from one far from it, and says how long the longest way took.
func BenchmarkFilm(b *testing.B) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		b.Fatal(err)
	}
	text, err := os.ReadFile("../../../testdata/games/rebel-gunners-imperial-ordnance-sensible.jsonl")
	if err != nil {
		b.Fatal(err)
	}
	s, _, err := game.Resume(text, k.Start, nil)
	if err != nil {
		b.Fatal(err)
	}
	f := s.Film()
	defer f.Close()
	begun := time.Now()
	for f.Next() {
	}
	b.ReportMetric(float64(time.Since(begun).Microseconds())/1000, "ms/whole")
	worst := time.Duration(0)
	for b.Loop() {
		for n := range f.Len() + 1 {
			f.Seek((n + f.Len()/2) % f.Len())
			at := time.Now()
			f.Seek(n)
			f.Session().State()
			worst = max(worst, time.Since(at))
		}
	}
	b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst")
	b.ReportMetric(float64(f.Len()), "choices")
}
