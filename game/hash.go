package game

import "hash/fnv"

// Summer is a State that has a quicker hash of all that it is made of than that
// of its canonical bytes.
type Summer interface{ Sum() uint64 }

// HashOf is the hash of a state as check lines carry it: its Sum, or FNV-1a of
// its canonical bytes. It tells a different state from an equal one; it guards
// nothing.
func HashOf(s State) string {
	if known, ok := s.(Summer); ok {
		return hexOf(known.Sum())
	}
	h := fnv.New64a()
	h.Write(s.Encode())
	return hexOf(h.Sum64())
}

// hexOf writes a hash with all its digits.
func hexOf(sum uint64) string {
	var digits [16]byte
	for i := range digits {
		digits[i] = "0123456789abcdef"[sum>>(60-4*i)&15]
	}
	return string(digits[:])
}
