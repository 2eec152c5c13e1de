package main

import "encoding/binary"

// point is a point of an outline in units of the em.
type point struct{ x, y int16 }

// glyph is closed contours of straight lines.
type glyph struct{ contours [][]point }

// points is how many points the glyph has.
func (g *glyph) points() int {
	n := 0
	for _, c := range g.contours {
		n += len(c)
	}
	return n
}

// bounds are the least and the greatest coordinates.
func (g *glyph) bounds() (lo, hi point) {
	first := true
	for _, c := range g.contours {
		for _, p := range c {
			if first {
				lo, hi, first = p, p, false
			}
			lo = point{min(lo.x, p.x), min(lo.y, p.y)}
			hi = point{max(hi.x, p.x), max(hi.y, p.y)}
		}
	}
	return lo, hi
}

// Flags of a point in the table glyf.
const (
	onCurve = 1 << iota
	shortX
	shortY
	_
	positiveX // with shortX; without it: the same x as before
	positiveY
)

// bytes is the glyph as the table glyf has it, padded to whole words.
func (g *glyph) bytes() []byte {
	lo, hi := g.bounds()
	b := words(nil, uint16(len(g.contours)), uint16(lo.x), uint16(lo.y), uint16(hi.x), uint16(hi.y))
	end := -1
	for _, c := range g.contours {
		end += len(c)
		b = words(b, uint16(end))
	}
	b = words(b, 0) // no instructions
	var flags, xs, ys []byte
	var at point
	for _, c := range g.contours {
		for _, p := range c {
			fx, x := delta(p.x-at.x, shortX, positiveX)
			fy, y := delta(p.y-at.y, shortY, positiveY)
			flags, xs, ys = append(flags, onCurve|fx|fy), append(xs, x...), append(ys, y...)
			at = p
		}
	}
	b = append(append(append(b, flags...), xs...), ys...)
	for len(b)%4 != 0 {
		b = append(b, 0)
	}
	return b
}

// delta is a step along an axis as briefly as may be: nothing, a byte and its
// sign, or a word.
func delta(d int16, short, positive byte) (flag byte, b []byte) {
	switch {
	case d == 0:
		return positive, nil
	case d > 0 && d < 256:
		return short | positive, []byte{byte(d)}
	case d < 0 && d > -256:
		return short, []byte{byte(-d)}
	}
	return 0, words(nil, uint16(d))
}

// words appends big-endian words.
func words(b []byte, ws ...uint16) []byte {
	for _, w := range ws {
		b = binary.BigEndian.AppendUint16(b, w)
	}
	return b
}
