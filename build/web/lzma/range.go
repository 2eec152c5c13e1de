package lzma

// The range coder: bits are written by how likely they are.

const (
	probBits  = 11
	probStart = 1 << (probBits - 1)
	moveBits  = 5
	topValue  = 1 << 24
)

// rangeCoder writes bits.
type rangeCoder struct {
	low   uint64
	width uint32
	cache byte
	held  int // bytes that a carry may still change
	out   []byte
}

func newRangeCoder() *rangeCoder { return &rangeCoder{width: 0xffffffff, held: 1} }

func (c *rangeCoder) shift() {
	if uint32(c.low) < 0xff000000 || c.low>>32 != 0 {
		carry, b := byte(c.low>>32), c.cache
		for ; c.held > 0; c.held-- {
			c.out = append(c.out, b+carry)
			b = 0xff
		}
		c.cache = byte(c.low >> 24)
	}
	c.held++
	c.low = c.low << 8 & 0xffffffff
}

// bit writes a bit, and learns from it.
func (c *rangeCoder) bit(p *uint16, bit int) {
	bound := (c.width >> probBits) * uint32(*p)
	if bit == 0 {
		c.width = bound
		*p += (1<<probBits - *p) >> moveBits
	} else {
		c.low += uint64(bound)
		c.width -= bound
		*p -= *p >> moveBits
	}
	for c.width < topValue {
		c.width <<= 8
		c.shift()
	}
}

// plain writes the lowest bits of a value, each as likely as not.
func (c *rangeCoder) plain(value uint32, bits int) {
	for i := bits - 1; i >= 0; i-- {
		c.width >>= 1
		if value>>i&1 == 1 {
			c.low += uint64(c.width)
		}
		for c.width < topValue {
			c.width <<= 8
			c.shift()
		}
	}
}

// tree writes a value of so many bits, the highest first.
func (c *rangeCoder) tree(probs []uint16, bits int, value uint32) {
	m := uint32(1)
	for i := bits - 1; i >= 0; i-- {
		bit := value >> i & 1
		c.bit(&probs[m], int(bit))
		m = m<<1 | bit
	}
}

// reverse writes a value of so many bits, the lowest first.
func (c *rangeCoder) reverse(probs []uint16, bits int, value uint32) {
	m := uint32(1)
	for range bits {
		bit := value & 1
		value >>= 1
		c.bit(&probs[m], int(bit))
		m = m<<1 | bit
	}
}

// end writes what is left.
func (c *rangeCoder) end() []byte {
	for range 5 {
		c.shift()
	}
	return c.out
}

func fresh(n int) []uint16 {
	p := make([]uint16, n)
	for i := range p {
		p[i] = probStart
	}
	return p
}
