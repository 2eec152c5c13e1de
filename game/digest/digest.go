// Package digest sums up plain data in 64 bits, word by word, the same on every
// machine: the hash of a game's state stands in its journal several times a
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

// Word takes in 64 bits.
func (d *Digest) Word(n uint64) {
	hi, lo := bits.Mul64(d.sum^n^golden, root)
	d.sum = bits.RotateLeft64(d.sum, 23) + (hi ^ lo)
}

// Int takes in a number.
func (d *Digest) Int(n int) { d.Word(uint64(n)) }

// Bools takes in up to 64 truths at once.
func (d *Digest) Bools(truths ...bool) {
	var n uint64
	for _, is := range truths {
		n <<= 1
		if is {
			n |= 1
		}
	}
	d.Word(n)
}

// Small takes in up to four numbers at once, of 16 bits each.
func (d *Digest) Small(numbers ...int) {
	var n uint64
	for _, small := range numbers {
		n = n<<16 | uint64(uint16(small))
	}
	d.Word(n)
}

// Bytes takes in up to eight numbers at once, of 8 bits each.
func (d *Digest) Bytes(numbers []int8) {
	var n uint64
	for _, small := range numbers {
		n = n<<8 | uint64(uint8(small))
	}
	d.Word(n)
}

// Text takes in a text, and its length with what is left of it after eights.
func (d *Digest) Text(s string) {
	last := uint64(len(s)) << 56
	for len(s) >= 8 {
		d.Word(uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56)
		s = s[8:]
	}
	for i := range len(s) {
		last |= uint64(s[i]) << (8 * i)
	}
	d.Word(last)
}

// Texts takes in a list of texts.
func (d *Digest) Texts(list []string) {
	d.Int(len(list))
	for _, s := range list {
		d.Text(s)
	}
}

// Sum returns the sum of all that was taken in.
func (d *Digest) Sum() uint64 {
	hi, lo := bits.Mul64(d.sum^root, golden)
	return hi ^ lo
}
