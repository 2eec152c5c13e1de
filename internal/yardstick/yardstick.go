// Package yardstick is a fixed piece of work to measure others by. What a game takes on
// a machine says little; how many of these loops it takes beside them says how much
// work it is.
package yardstick

import "slices"

// What the loop goes over: more than the nearest cache holds, so that memory counts.
const (
	words  = 1 << 15
	sorted = 1 << 10
	small  = 64
)

// Loop does the same each time, about a millisecond's worth, and returns what came of it:
// sums, jumps about in memory, branches that nobody can guess, small pieces of
// memory, as the rules of a game are made of. It uses nothing of the project, and is not
// to be changed: every ratio that is quoted is by it.
func Loop() uint64 {
	table := make([]uint64, words)
	x := uint64(0x9e3779b97f4a7c15)
	for i := range table {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		table[i] = x
	}
	at, sum := uint64(0), uint64(0)
	for range 2 * words { // from place to place
		at = (at*6364136223846793005 + table[at%words]) % words
		if table[at]&1 == 0 {
			sum += table[at] >> 3
		} else {
			sum ^= table[at]
		}
	}
	part := slices.Clone(table[:sorted])
	slices.Sort(part)
	f := 1.0
	counted := map[uint64]int{}
	for i := range sorted {
		piece := make([]uint64, 0, small)
		for j := range small / 4 {
			piece = append(piece, part[(i+j*37)%sorted]^sum)
		}
		f = float64(f*0.999) + float64(piece[i%len(piece)]&0xff)
		counted[piece[0]%257] += len(piece)
	}
	for _, n := range counted {
		sum += uint64(n)
	}
	return sum ^ uint64(f)
}
