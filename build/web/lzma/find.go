package lzma

import "encoding/binary"

const (
	hashBits = 20
	depth    = 48 // places that are looked at for a match
)

// finder finds where the bytes that come have stood before.
type finder struct {
	data  []byte
	heads []int32 // by the hash of four bytes: the latest place, +1
	chain []int32 // by place: the one before of the same hash, +1
	next  int     // the first place that is not entered
}

func newFinder(data []byte) *finder {
	return &finder{data: data, heads: make([]int32, 1<<hashBits), chain: make([]int32, len(data))}
}

func (f *finder) hash(at int) uint32 {
	return binary.LittleEndian.Uint32(f.data[at:]) * 2654435761 >> (32 - hashBits)
}

// enter makes all places before one known.
func (f *finder) enter(before int) {
	for ; f.next < before && f.next+4 <= len(f.data); f.next++ {
		h := f.hash(f.next)
		f.chain[f.next] = f.heads[h]
		f.heads[h] = int32(f.next + 1)
	}
}

// longest finds the longest match, and of those that are worth as much the nearest.
func (f *finder) longest(at int) (n, dist int) {
	if at+4 > len(f.data) {
		return 0, 0
	}
	f.enter(at)
	n = 3
	tries := depth
	for p := int(f.heads[f.hash(at)]) - 1; p >= 0 && tries > 0; p, tries = int(f.chain[p])-1, tries-1 {
		if at+n < len(f.data) && f.data[p+n] != f.data[at+n] {
			continue
		}
		if m := f.same(p, at); m > n && (m > n+1 || dist == 0 || !farther(dist, at-p)) {
			n, dist = m, at-p
			if n == longest {
				break
			}
		}
	}
	if dist == 0 {
		return 0, 0
	}
	return n, dist
}

// farther reports whether a distance is so much larger that a byte more is not worth it.
func farther(near, far int) bool { return far>>7 > near }

// same is how many bytes are the same from two places on.
func (f *finder) same(p, at int) int {
	most := min(len(f.data)-at, longest)
	n := 0
	for n+8 <= most && binary.LittleEndian.Uint64(f.data[p+n:]) == binary.LittleEndian.Uint64(f.data[at+n:]) {
		n += 8
	}
	for n < most && f.data[p+n] == f.data[at+n] {
		n++
	}
	return n
}

// repeat is the longest match at one of the latest distances.
func (e *encoder) repeat(at int) (n, rep int) {
	rep = -1
	for i, d := range e.reps {
		if d > at {
			continue
		}
		if m := e.find.same(at-d, at); m >= shortest && m > n {
			n, rep = m, i
		}
	}
	return n, rep
}

// choose decides what comes next: a match at a distance, at one of the latest ones
// (rep), or one byte (n < shortest). It looks one byte ahead.
func (e *encoder) choose() (n, dist, rep int) {
	n, dist = e.find.longest(e.at)
	rn, rep := e.repeat(e.at)
	if rn >= shortest && (rn+1 >= n || rn+2 >= n && dist >= 1<<9 || rn+3 >= n && dist >= 1<<15) {
		return rn, 0, rep
	}
	if n < shortest || n == longest {
		return n, dist, -1
	}
	next, far := e.find.longest(e.at + 1)
	if next >= shortest && (next >= n && far < dist || next == n+1 && !farther(dist, far) || next > n+1) {
		return 1, 0, -1
	}
	if rn, _ := e.repeat(e.at + 1); rn >= max(n-1, shortest) {
		return 1, 0, -1
	}
	return n, dist, -1
}
