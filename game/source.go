package game

import "math/bits"

// Source is a seeded stream of chance, kept by value in the state: the PCG of
// math/rand/v2 (DXSM output), whose two words are its whole memory. One Source
// serves one purpose (the dice, one damage deck). It is written out here so
// that a journal plays the same game whatever becomes of the standard library.
type Source struct {
	Hi, Lo uint64
}

// NewSource returns the stream number of the given seed.
func NewSource(seed, stream uint64) Source {
	return Source{Hi: seed, Lo: stream}
}

// Uint64 draws 64 bits: one step of the 128-bit linear congruential state, then
// the double xorshift multiply of its two halves.
func (s *Source) Uint64() uint64 {
	const (
		mulHi    = 2549297995355413924
		mulLo    = 4865540595714422341
		incHi    = 6364136223846793005
		incLo    = 1442695040888963407
		cheapMul = 0xda942042e4dd58b5
	)
	hi, lo := bits.Mul64(s.Lo, mulLo)
	hi += s.Hi*mulLo + s.Lo*mulHi
	lo, carry := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, carry)
	s.Hi, s.Lo = hi, lo

	hi ^= hi >> 32
	hi *= cheapMul
	hi ^= hi >> 48
	hi *= lo | 1
	return hi
}

// Below draws a number from 0 to n-1, every one equally likely (Lemire's
// method with rejection).
func (s *Source) Below(n int) int {
	if n <= 0 {
		panic("game: Below of no possibilities")
	}
	return int(s.below(uint64(n)))
}

// below is Below for any bound from 1 up.
func (s *Source) below(bound uint64) uint64 {
	hi, lo := bits.Mul64(s.Uint64(), bound)
	if lo < bound {
		for threshold := -bound % bound; lo < threshold; {
			hi, lo = bits.Mul64(s.Uint64(), bound)
		}
	}
	return hi
}

// Shuffle puts n things into a random order (Fisher and Yates, from the end).
func (s *Source) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, s.Below(i+1))
	}
}
