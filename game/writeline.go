package game

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// Choices and checks, of which a journal consists, are written here, in the one form
// that readPlain knows; it is what encoding/json would write of their Line but for
// the characters that are safe outside HTML.

// line writes a check's line behind b.
func (c *Check) line(b []byte) []byte {
	b = append(b, `{"check":{"step":`...)
	b = appendText(b, c.Step)
	b = append(b, `,"hash":`...)
	b = appendText(b, c.Hash)
	if len(c.Chance) > 0 {
		b = appendTexts(append(b, `,"chance":`...), c.Chance)
	}
	return append(b, "}}"...)
}

// line writes a choice's line behind b.
func (c *Choice) line(b []byte) []byte {
	b = append(b, `{"choice":{"seat":`...)
	b = strconv.AppendInt(b, int64(c.Seat), 10)
	b = append(b, `,"kind":`...)
	b = appendText(b, string(c.Kind))
	if len(c.Pick) > 0 {
		b = appendTexts(append(b, `,"pick":`...), c.Pick)
	}
	if len(c.Each) > 0 {
		b = append(b, `,"each":`...)
		before := byte('{')
		for _, slot := range slices.Sorted(maps.Keys(c.Each)) {
			b = appendText(append(b, before), slot)
			b = appendText(append(b, ':'), c.Each[slot])
			before = ','
		}
		b = append(b, '}')
	}
	if c.Piece != "" {
		b = appendText(append(b, `,"piece":`...), c.Piece)
	}
	if p := c.Pose; p != nil {
		b = fmt.Appendf(b, `,"pose":{"x":%d,"y":%d,"h":%d}`, p.X, p.Y, p.Heading)
	}
	if c.Self {
		b = append(b, `,"self":true`...)
	}
	return append(b, "}}"...)
}

func appendTexts(b []byte, list []string) []byte {
	before := byte('[')
	for _, s := range list {
		b = appendText(append(b, before), s)
		before = ','
	}
	return append(b, ']')
}

// appendText writes a text between quotes.
func appendText(b []byte, s string) []byte {
	for i := range len(s) {
		if !plainBytes[s[i]] {
			quoted, err := json.Marshal(s)
			if err != nil {
				panic("game: a text does not encode: " + err.Error())
			}
			return append(b, quoted...)
		}
	}
	b = append(b, '"')
	b = append(b, s...)
	return append(b, '"')
}

// plainBytes tells the same of every byte: each of a journal is looked at.
var plainBytes = func() (table [256]bool) {
	for c := range table {
		table[c] = isPlain(byte(c))
	}
	return table
}()

// isPlain reports whether a byte stands for itself within quotes.
func isPlain(c byte) bool { return ' ' <= c && c <= '~' && c != '"' && c != '\\' }
