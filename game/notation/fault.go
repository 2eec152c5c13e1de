package notation

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// Fault is what is wrong with a text, and where: line and column count from 1, in characters.
type Fault struct {
	Line, Column int
	What         string
}

// Error is one line.
func (f *Fault) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", f.Line, f.Column, f.What)
}

// faultAt is a fault at a byte of a text.
func faultAt(text []byte, at int, format string, args ...any) *Fault {
	before := text[:min(at, len(text))]
	start := bytes.LastIndexByte(before, '\n') + 1
	return &Fault{Line: 1 + bytes.Count(before, []byte("\n")), Column: 1 + utf8.RuneCount(before[start:]), What: fmt.Sprintf(format,
		args...)}
}

// excerpt is a word as a fault quotes it.
func excerpt(word string) string {
	const most = 40
	if utf8.RuneCountInString(word) > most {
		word = string([]rune(word)[:most]) + "…"
	}
	return fmt.Sprintf("%q", word)
}
