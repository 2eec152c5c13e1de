package game

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// A journal plays the same game for ever: these values never change.
func TestSourceFirstValues(t *testing.T) {
	s := NewSource(1, 2)
	for i, want := range []uint64{0xc4f5a58656eef510, 0x9dcec3ad077dec6c, 0xc8d04605312f8088, 0xcbedc0dcb63ac19a} {
		if got := s.Uint64(); got != want {
			t.Errorf("value %d = %#x, want %#x", i, got, want)
		}
	}
	s = NewSource(1, 2)
	var below []int
	for range 12 {
		below = append(below, s.Below(8))
	}
	if want := []int{6, 4, 6, 6, 1, 0, 3, 3, 1, 1, 5, 3}; !slices.Equal(below, want) {
		t.Errorf("Below(8) = %v, want %v", below, want)
	}
	deck := []int{1, 2, 3, 4, 5, 6, 7, 8}
	s = NewSource(1, 2)
	s.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	if want := []int{2, 3, 6, 1, 4, 8, 5, 7}; !slices.Equal(deck, want) {
		t.Errorf("Shuffle = %v, want %v", deck, want)
	}
}

func TestSourceIsTheStandardPCG(t *testing.T) {
	for _, seed := range []uint64{0, 1, 1<<64 - 1, 0x0123456789abcdef} {
		ours, theirs := NewSource(seed, seed*3), rand.NewPCG(seed, seed*3)
		for i := range 1000 {
			if got, want := ours.Uint64(), theirs.Uint64(); got != want {
				t.Fatalf("seed %d, value %d = %d, want %d", seed, i, got, want)
			}
		}
	}
}

func TestBelowIsUniform(t *testing.T) {
	s := NewSource(11, 0)
	for _, n := range []int{1, 2, 3, 6, 33, 1000} {
		counts := make([]int, n)
		const each = 1000
		for range n * each {
			counts[s.Below(n)]++
		}
		if least, most := slices.Min(counts), slices.Max(counts); least < each*8/10 || most > each*12/10 {
			t.Errorf("Below(%d): from %d to %d, want about %d each", n, least, most, each)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("Below(0) returns")
		}
	}()
	s.Below(0)
}
