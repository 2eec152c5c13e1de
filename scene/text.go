package scene

import (
	"unicode"
	"unicode/utf8"
)

// Capital is a text that stands by itself.
func Capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	if !unicode.IsLower(first) {
		return text
	}
	return string(unicode.ToUpper(first)) + text[n:]
}
