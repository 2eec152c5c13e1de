// Package digest sums up plain data in 64 bits, two words at a time, the same on
// every machine: the hash of a game's state stands in its journal several times a
// round. It tells different data from equal data by all odds; it guards nothing.
package digest

import "math/bits"

// Digest is a sum under way. The zero value is ready. Whoever writes lists says
// their length first, so that no two different states write the same words.
type Digest struct{ sum uint64 }

// Two odd constants without a pattern: the fractional parts of the golden ratio
// and of the square root of 3.
const (
	golden = 0x9e3779b97f4a7c15
	root   = 0xbb67ae8584caa73b
)

// fold multiplies two words and puts the halves of the product together.
func fold(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

// Pair takes in two words, at the price of one.
func (d *Digest) Pair(a, b uint64) {
	d.sum = bits.RotateLeft64(d.sum, 23) + fold(d.sum^a^golden, b^root)
}

// Word takes in one word.
func (d *Digest) Word(a uint64) { d.Pair(a, 0) }

// Int takes in a number.
func (d *Digest) Int(n int) { d.Word(uint64(n)) }

// Texts takes in a list of texts.
func (d *Digest) Texts(list []string) {
	if d.Int(len(list)); len(list) > 0 { // most are empty: no loop is set up for those
		d.texts(list)
	}
}

func (d *Digest) texts(list []string) {
	for _, s := range list {
		d.Word(Text(s))
	}
}

// Sum returns the sum of all that was taken in.
func (d *Digest) Sum() uint64 { return fold(d.sum^root, golden) }

// Bools is a word of up to 64 truths.
func Bools(truths ...bool) uint64 {
	var n uint64
	for _, is := range truths {
		n = n<<1 | Bit(is)
	}
	return n
}

// Bit is 1 if something is so, and else 0: [Bools] of one. Many of them, each moved to its place, are put together faster than by a
// list.
func Bit(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// Small is a word of four numbers of 16 bits each.
func Small(a, b, c, d int) uint64 {
	return uint64(uint16(a))<<48 | uint64(uint16(b))<<32 | uint64(uint16(c))<<16 | uint64(uint16(d))
}

// Bytes is a word of up to eight numbers of 8 bits each.
func Bytes(numbers []int8) uint64 {
	var n uint64
	for _, small := range numbers {
		n = n<<8 | uint64(uint8(small))
	}
	return n
}

// Eight is [Bytes] of just as many, which takes no loop.
func Eight(n *[8]int8) uint64 {
	return uint64(uint8(n[0]))<<56 | uint64(uint8(n[1]))<<48 | uint64(uint8(n[2]))<<40 | uint64(uint8(n[3]))<<32 |
		uint64(uint8(n[4]))<<24 | uint64(uint8(n[5]))<<16 | uint64(uint8(n[6]))<<8 | uint64(uint8(n[7]))
}

// Text is a word for a text, of its own: what was taken in before is not waited for.
func Text(s string) uint64 {
	if s == "" { // as many are
		return empty
	}
	return text(s)
}

// empty is the word for no text.
var empty = text("")

func text(s string) uint64 {
	length := len(s)
	sum := uint64(length)
	var first, last uint64 // that overlap, so that no byte is left over
	switch {
	case length >= 8:
		last = eight(s[length-8:])
		for ; len(s) > 16; s = s[8:] {
			sum = fold(sum^golden, eight(s)^root)
		}
		first = eight(s)
	case length >= 4:
		first, last = four(s), four(s[length-4:])
	case length > 0:
		first = uint64(s[0])<<16 | uint64(s[length/2])<<8 | uint64(s[length-1])
	}
	return fold(first^golden, last^root) + sum
}

// eight is the first eight bytes of a text.
func eight(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// four is the first four bytes of a text.
func four(s string) uint64 {
	_ = s[3]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
}
