package xwing

import "math/bits"

// mask is a set of timings or of queries, a bit each: as many words as the longer list
// of the two fills.
type mask [(max(len(timingNames), len(queryNames)) + 63) / 64]uint64

func (m *mask) set(i int) { m[i>>6] |= 1 << (i & 63) }

func (m *mask) has(i int) bool { return m[i>>6]&(1<<(i&63)) != 0 }

func (m *mask) join(also mask) {
	for i := range m {
		m[i] |= also[i]
	}
}

// each yields the members of the set.
func (m *mask) each(yield func(int) bool) {
	for i, word := range m {
		for ; word != 0; word &= word - 1 {
			if !yield(i<<6 + bits.TrailingZeros64(word)) {
				return
			}
		}
	}
}
