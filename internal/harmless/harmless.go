// Package harmless makes texts of strangers harmless where they are shown: what would steer a terminal, or turn the
// direction of what stands around it, becomes a mark.
package harmless

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Mark stands where a character is not shown.
const Mark = '¤'

// Text is the text with a mark for each control character but tab and line feed, each that changes the direction of
// writing, and each byte that is not UTF-8.
func Text(s string) string {
	at := strings.IndexFunc(s, steers)
	if at < 0 {
		return s
	}
	return s[:at] + strings.Map(func(r rune) rune {
		if steers(r) {
			return Mark
		}
		return r
	}, s[at:])
}

// steers reports whether a character does something to what is around it in place of being seen. Broken UTF-8 reads as
// utf8.RuneError, and terminals take its bytes for control characters.
func steers(r rune) bool {
	switch {
	case r == '\t' || r == '\n':
		return false
	case r == utf8.RuneError:
		return true
	}
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)
}

// Writer hands on what is written to it as [Text] shows it.
type Writer struct {
	out  io.Writer
	rest []byte // the beginning of a character whose end has not come
}

// NewWriter returns a Writer to out.
func NewWriter(out io.Writer) *Writer { return &Writer{out: out} }

// Write hands on all but a character that is cut off at the end; that follows with the next text.
func (w *Writer) Write(p []byte) (int, error) {
	text := append(w.rest, p...)
	end := len(text)
	for i := max(0, len(text)-utf8.UTFMax+1); i < len(text); i++ {
		if utf8.RuneStart(text[i]) && !utf8.FullRune(text[i:]) {
			end = i
			break
		}
	}
	w.rest = append([]byte(nil), text[end:]...)
	if _, err := io.WriteString(w.out, Text(string(text[:end]))); err != nil {
		return 0, err
	}
	return len(p), nil
}
