package game

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
)

// Every line of a journal ends with a checksum of what it says and of where it
// stands: {"choice":{…},"sum":"0a1b2c3d"}. It holds for one place in one journal, so
// that a line that was changed, lost, moved or put in is told from a journal that
// merely ends early. It tells accidents; it guards nothing.

// A seal's form, behind the content of a line, which is the line without its last brace.
const (
	sealHead = `,"sum":"`
	sealTail = `"}`
	sealLen  = len(sealHead) + 8 + len(sealTail)
)

// seals is where a journal's next line stands.
type seals struct {
	seed   uint32 // the header's own sum; 0 before it
	number int    // of the next line, from 1, which is the header
}

// sumAt is the checksum of a line's content at a place.
func (s seals) sumAt(number int, content []byte) uint32 {
	return crc32.Update(s.seed^uint32(number)*0x9e3779b9, crc32.IEEETable, content)
}

// seal puts the checksum into a line that ends with a brace, in the line's own memory
// if there is room.
func (s seals) seal(line []byte) []byte {
	content := line[:len(line)-1]
	sum := s.sumAt(s.number, content)
	line = append(content, sealHead...)
	for shift := 28; shift >= 0; shift -= 4 {
		line = append(line, "0123456789abcdef"[sum>>shift&15])
	}
	return append(line, sealTail...)
}

// pass goes on behind a line of that sum.
func (s *seals) pass(sum uint32) {
	if s.number == 1 {
		s.seed = sum
	}
	s.number++
}

// unseal takes a line apart into its content and its checksum; false if it has none.
func unseal(line []byte) (content []byte, sum uint32, sealed bool) {
	at := len(line) - sealLen
	if at < 0 || string(line[at:at+len(sealHead)]) != sealHead || string(line[len(line)-len(sealTail):]) != sealTail {
		return line, 0, false
	}
	for _, digit := range line[at+len(sealHead) : len(line)-len(sealTail)] {
		switch {
		case '0' <= digit && digit <= '9':
			sum = sum<<4 | uint32(digit-'0')
		case 'a' <= digit && digit <= 'f':
			sum = sum<<4 | uint32(digit-'a'+10)
		default:
			return line, 0, false
		}
	}
	return line[:at], sum, true
}

// sealReach is how many lines before or behind its own a line is looked for that
// stands in the wrong place, and sealLong how many bytes it may have for that: those
// that are written have a few hundred.
const (
	sealReach = 10_000
	sealLong  = 1 << 12
)

// misplaced says what has become of the next line, in whose place another content
// and sum stand; rest is the file behind it.
func (s seals) misplaced(content []byte, sum uint32, rest []byte) Phrase {
	if len(content) > sealLong {
		return Say("journal.changed")
	}
	for number := max(2, s.number-sealReach); number < s.number+sealReach; number++ {
		switch {
		case s.sumAt(number, content) != sum:
			continue
		case number < s.number:
			return Say("journal.again", "number", strconv.Itoa(number))
		case s.comesIn(rest):
			return Say("journal.elsewhere")
		case number == s.number+1:
			return Say("journal.missing")
		}
		return Say("journal.more-missing", "n", strconv.Itoa(number-s.number-1))
	}
	return Say("journal.changed")
}

// comesIn reports whether the next line stands somewhere in a part of the file.
func (s seals) comesIn(rest []byte) bool {
	for line := range bytes.Lines(rest) {
		content, sum, sealed := unseal(bytes.TrimRight(line, "\r\n"))
		if sealed && s.sumAt(s.number, content) == sum {
			return true
		}
	}
	return false
}

// Reseal writes the checksums of a journal anew, for tests and tools that change one.
// Its first line becomes that of today's form.
func Reseal(journal []byte) []byte {
	var out []byte
	at := seals{number: 1}
	for line := range bytes.Lines(journal) {
		content, _, sealed := unseal(bytes.TrimRight(line, "\r\n"))
		if !sealed {
			content = bytes.TrimSuffix(content, []byte("}"))
		}
		if at.number == 1 {
			content = bytes.Replace(content, fmt.Appendf(nil, `"format":%d`, unsealed), fmt.Appendf(nil, `"format":%d`, Format), 1)
		}
		out = append(append(out, at.seal(append(bytes.Clone(content), '}'))...), '\n')
		at.pass(at.sumAt(at.number, content))
	}
	return out
}
