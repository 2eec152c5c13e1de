package game

import (
	"fmt"
	"hash/fnv"
)

// Summer is a State that knows the hash of its canonical bytes without writing
// them: Sum is the 64-bit FNV-1a hash of what Encode returns.
type Summer interface{ Sum() uint64 }

// HashOf is the hash of a state as check lines carry it: FNV-1a of its canonical
// bytes. It tells a different state from an equal one; it guards nothing.
func HashOf(s State) string {
	if known, ok := s.(Summer); ok {
		return hexOf(known.Sum())
	}
	h := fnv.New64a()
	h.Write(s.Encode())
	return hexOf(h.Sum64())
}

// hexOf writes a hash with all its digits.
func hexOf(sum uint64) string { return fmt.Sprintf("%016x", sum) }
