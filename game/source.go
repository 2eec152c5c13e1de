package game

import (
	"math/bits"
	"math/rand/v2"
)

// Source is a seeded stream of chance, kept by value in the state: a PCG whose
// two words are its whole memory. One Source serves one purpose (the dice, one
// damage deck).
type Source struct {
	Hi, Lo uint64
}

// NewSource returns the stream number of the given seed.
func NewSource(seed, stream uint64) Source {
	return Source{Hi: seed, Lo: stream}
}

// Uint64 draws 64 bits.
func (s *Source) Uint64() uint64 {
	p := rand.NewPCG(s.Hi, s.Lo)
	v := p.Uint64()
	s.Hi, s.Lo = next(s.Hi, s.Lo)
	return v
}

// Below draws a number from 0 to n-1, every one equally likely (Lemire's
// method with rejection).
func (s *Source) Below(n int) int {
	if n <= 0 {
		panic("game: Below of no possibilities")
	}
	bound := uint64(n)
	hi, lo := bits.Mul64(s.Uint64(), bound)
	if lo < bound {
		for threshold := -bound % bound; lo < threshold; {
			hi, lo = bits.Mul64(s.Uint64(), bound)
		}
	}
	return int(hi)
}

// Shuffle puts n things into a random order (Fisher and Yates, from the end).
func (s *Source) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.Below(i+1))
	}
}

// next advances the 128-bit linear congruential state of rand.PCG by one step.
func next(hi, lo uint64) (uint64, uint64) {
	const (
		mulHi = 2549297995355413924
		mulLo = 4865540595714422341
		incHi = 6364136223846793005
		incLo = 1442695040888963407
	)
	h, l := bits.Mul64(lo, mulLo)
	h += hi*mulLo + lo*mulHi
	l, c := bits.Add64(l, incLo, 0)
	h, _ = bits.Add64(h, incHi, c)
	return h, l
}
