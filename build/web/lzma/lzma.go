// Package lzma packs bytes into the file format of LZMA, as xz --format=lzma does. Its
// short decoder goes with the web page: gzip packs the program a third larger.
package lzma

import (
	"encoding/binary"
	"math/bits"
)

// How a byte is told from what stands before it.
const (
	literalContext = 4 // bits of the byte before
	shortest       = 2
	longest        = 273
	states         = 12
)

// Pack returns the data, packed: a header of 13 bytes, and the code.
func Pack(data []byte) []byte {
	head := []byte{literalContext} // no bits of the place count
	head = binary.LittleEndian.AppendUint32(head, 1<<26)
	head = binary.LittleEndian.AppendUint64(head, uint64(len(data)))
	e := newEncoder(data)
	for e.at < len(data) {
		e.step()
	}
	return append(head, e.code.end()...)
}

// encoder is the state of the packing.
type encoder struct {
	data  []byte
	at    int
	code  *rangeCoder
	find  *finder
	state int
	reps  [4]int // the latest distances

	isMatch, isRep, isRep0, isRep1, isRep2, isRep0Long []uint16
	literals                                           []uint16
	slots                                              [4][]uint16
	special                                            []uint16
	align                                              []uint16
	matchLen, repLen                                   lengths
}

// lengths are the likelihoods of how long a match is.
type lengths struct {
	choice         []uint16
	low, mid, high []uint16
}

func newLengths() lengths { return lengths{fresh(2), fresh(8), fresh(8), fresh(256)} }

func newEncoder(data []byte) *encoder {
	e := &encoder{data: data, code: newRangeCoder(), find: newFinder(data), reps: [4]int{1, 1, 1, 1},
		isMatch: fresh(states), isRep: fresh(states), isRep0: fresh(states), isRep1: fresh(states), isRep2: fresh(states),
		isRep0Long: fresh(states), literals: fresh(0x300 << literalContext), special: fresh(128), align: fresh(16),
		matchLen: newLengths(), repLen: newLengths()}
	for i := range e.slots {
		e.slots[i] = fresh(64)
	}
	return e
}

// step packs the next byte or match.
func (e *encoder) step() {
	n, dist, rep := e.choose()
	switch {
	case n < shortest:
		e.literal()
		n = 1
	case rep >= 0:
		e.repeated(rep, n)
	default:
		e.match(n, dist)
	}
	e.at += n
}

// literal writes one byte.
func (e *encoder) literal() {
	e.code.bit(&e.isMatch[e.state], 0)
	b, before := uint32(e.data[e.at]), uint32(0)
	if e.at > 0 {
		before = uint32(e.data[e.at-1])
	}
	probs := e.literals[0x300*(before>>(8-literalContext)):]
	m := uint32(1)
	if e.state >= 7 { // behind a match: the byte that would have gone on with it is not this one
		other := uint32(e.data[e.at-e.reps[0]])
		for i := 7; i >= 0; i-- {
			mb, bit := other>>i&1, b>>i&1
			e.code.bit(&probs[(1+mb)<<8+m], int(bit))
			m = m<<1 | bit
			if mb != bit {
				for i--; i >= 0; i-- {
					bit = b >> i & 1
					e.code.bit(&probs[m], int(bit))
					m = m<<1 | bit
				}
			}
		}
	} else {
		e.code.tree(probs, 8, b)
	}
	switch {
	case e.state < 4:
		e.state = 0
	case e.state < 10:
		e.state -= 3
	default:
		e.state -= 6
	}
}

// match writes a match at a new distance.
func (e *encoder) match(n, dist int) {
	e.code.bit(&e.isMatch[e.state], 1)
	e.code.bit(&e.isRep[e.state], 0)
	e.length(&e.matchLen, n)
	e.distance(uint32(dist-1), min(n-shortest, 3))
	e.reps = [4]int{dist, e.reps[0], e.reps[1], e.reps[2]}
	e.state = after(e.state, 7, 10)
}

// repeated writes a match at one of the latest distances.
func (e *encoder) repeated(rep, n int) {
	e.code.bit(&e.isMatch[e.state], 1)
	e.code.bit(&e.isRep[e.state], 1)
	if rep == 0 {
		e.code.bit(&e.isRep0[e.state], 0)
		e.code.bit(&e.isRep0Long[e.state], 1)
	} else {
		e.code.bit(&e.isRep0[e.state], 1)
		e.code.bit(&e.isRep1[e.state], min(rep-1, 1))
		if rep > 1 {
			e.code.bit(&e.isRep2[e.state], rep-2)
		}
		dist := e.reps[rep]
		copy(e.reps[1:rep+1], e.reps[:rep])
		e.reps[0] = dist
	}
	e.length(&e.repLen, n)
	e.state = after(e.state, 8, 11)
}

func after(state, literal, match int) int {
	if state < 7 {
		return literal
	}
	return match
}

// length writes how long a match is.
func (e *encoder) length(l *lengths, n int) {
	switch n -= shortest; {
	case n < 8:
		e.code.bit(&l.choice[0], 0)
		e.code.tree(l.low, 3, uint32(n))
	case n < 16:
		e.code.bit(&l.choice[0], 1)
		e.code.bit(&l.choice[1], 0)
		e.code.tree(l.mid, 3, uint32(n-8))
	default:
		e.code.bit(&l.choice[0], 1)
		e.code.bit(&l.choice[1], 1)
		e.code.tree(l.high, 8, uint32(n-16))
	}
}

// distance writes a distance, less one: how large it is, then the rest.
func (e *encoder) distance(d uint32, short int) {
	slot := d
	if d >= 4 {
		n := uint32(bits.Len32(d)) - 1
		slot = n<<1 | d>>(n-1)&1
	}
	e.code.tree(e.slots[short], 6, slot)
	if slot < 4 {
		return
	}
	more := int(slot>>1) - 1
	base := (2 | slot&1) << more
	if slot < 14 {
		e.code.reverse(e.special[base-slot:], more, d-base)
		return
	}
	e.code.plain((d-base)>>4, more-4)
	e.code.reverse(e.align, 4, d&15)
}
