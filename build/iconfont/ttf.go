package main

import (
	"encoding/binary"
	"unicode/utf16"
)

// font is glyphs, the first for what is missing, and the runes of the others,
// which follow one another.
type font struct {
	glyphs []glyph
	runes  []rune
}

// What the font says of its lines. They stay below those of the font of the
// letters, so that a line with a sign stands where it stands without.
const (
	ascent, descent = 700, 150
)

// table is one table of the file.
type table struct {
	tag  string
	data []byte
}

// bytes is the font as a TrueType file: the tables in the order of their tags.
func (f *font) bytes() []byte {
	loca, glyf := f.outlines()
	tables := []table{
		{"OS/2", f.os2()}, {"cmap", f.cmap()}, {"glyf", glyf}, {"head", f.head()}, {"hhea", f.hhea()},
		{"hmtx", f.hmtx()}, {"loca", loca}, {"maxp", f.maxp()}, {"name", names()}, {"post", post()},
	}
	n := uint16(len(tables))
	b := words(nil, 1, 0, n, 128, 3, n*16-128) // for 8 to 15 tables
	at := uint32(len(b) + 16*len(tables))
	var body []byte
	head := 0
	for _, t := range tables {
		if t.tag == "head" {
			head = int(at)
		}
		b = append(b, t.tag...)
		length := uint32(len(t.data))
		for len(t.data)%4 != 0 {
			t.data = append(t.data, 0)
		}
		b = binary.BigEndian.AppendUint32(b, checksum(t.data))
		b = binary.BigEndian.AppendUint32(b, at)
		b = binary.BigEndian.AppendUint32(b, length)
		body = append(body, t.data...)
		at += uint32(len(t.data))
	}
	b = append(b, body...)
	binary.BigEndian.PutUint32(b[head+8:], 0xB1B0AFBA-checksum(b))
	return b
}

func checksum(b []byte) uint32 {
	sum := uint32(0)
	for i := 0; i < len(b); i += 4 {
		sum += binary.BigEndian.Uint32(b[i:])
	}
	return sum
}

// outlines are the tables loca and glyf.
func (f *font) outlines() (loca, glyf []byte) {
	for i := range f.glyphs {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		glyf = append(glyf, f.glyphs[i].bytes()...)
	}
	return binary.BigEndian.AppendUint32(loca, uint32(len(glyf))), glyf
}

// bounds are those of all glyphs.
func (f *font) bounds() (lo, hi point) {
	lo, hi = f.glyphs[0].bounds()
	for i := range f.glyphs {
		l, h := f.glyphs[i].bounds()
		lo, hi = point{min(lo.x, l.x), min(lo.y, l.y)}, point{max(hi.x, h.x), max(hi.y, h.y)}
	}
	return lo, hi
}

func (f *font) head() []byte {
	lo, hi := f.bounds()
	b := words(nil, 1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, em) // the sum comes when all is known
	b = append(b, make([]byte, 16)...)                       // made and changed: never, so that it is always the same
	return words(b, uint16(lo.x), uint16(lo.y), uint16(hi.x), uint16(hi.y), 0, 8, 2, 1, 0)
}

func (f *font) hhea() []byte {
	lo, hi := f.bounds()
	right := int16(wide) - hi.x
	b := words(nil, 1, 0, ascent, minus(descent), 0, wide, uint16(lo.x), uint16(right), uint16(hi.x), 1, 0, 0, 0, 0, 0, 0, 0)
	return words(b, uint16(len(f.glyphs)))
}

// minus is a negative number as a word.
func minus(n int16) uint16 { return uint16(-n) }

func (f *font) hmtx() []byte {
	var b []byte
	for i := range f.glyphs {
		lo, _ := f.glyphs[i].bounds()
		b = words(b, wide, uint16(lo.x))
	}
	return b
}

func (f *font) maxp() []byte {
	points, contours := 0, 0
	for i := range f.glyphs {
		points, contours = max(points, f.glyphs[i].points()), max(contours, len(f.glyphs[i].contours))
	}
	return words(nil, 1, 0, uint16(len(f.glyphs)), uint16(points), uint16(contours), 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
}

// cmap maps the runes in one run (format 4).
func (f *font) cmap() []byte {
	first, last := uint16(f.runes[0]), uint16(f.runes[len(f.runes)-1])
	b := words(nil, 0, 2, 0, 3, 0, 20, 3, 1, 0, 20) // the same for Unicode and for Windows
	b = words(b, 4, 32, 0, 4, 4, 1, 0, last, 0xFFFF, 0, first, 0xFFFF)
	return words(b, 1-first, 1, 0, 0)
}

func (f *font) os2() []byte {
	b := words(nil, 4, wide, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 300, 0)
	b = append(b, make([]byte, 10+16)...) // no class; private use: bit 60
	b[len(b)-16+4] = 0x10
	b = append(b, "XWNG"...)
	b = words(b, 0x40, uint16(f.runes[0]), uint16(f.runes[len(f.runes)-1]), ascent, minus(descent), 0, ascent, descent)
	b = append(b, make([]byte, 8)...)
	return words(b, 400, 600, 0, 0, 0)
}

func names() []byte {
	const family, version = "xwing icons", "Version 1.0"
	list := []struct {
		id   uint16
		text string
	}{{1, family}, {2, "Regular"}, {3, family}, {4, family}, {5, version}, {6, "xwing-icons"}}
	b := words(nil, 0, uint16(len(list)), uint16(6+12*len(list)))
	var text []byte
	for _, n := range list {
		u := words(nil, utf16.Encode([]rune(n.text))...)
		b = words(b, 3, 1, 0x409, n.id, uint16(len(u)), uint16(len(text)))
		text = append(text, u...)
	}
	return append(b, text...)
}

func post() []byte {
	b := words(nil, 3, 0, 0, 0, minus(100), 50, 0, 0)
	return append(b, make([]byte, 16)...)
}
