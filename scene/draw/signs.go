package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"xwing/scene/art/figure"
)

// signs puts the signs of the icon set before the words that they belong to.
type signs struct {
	of    map[string]rune // by the words: "barrel roll"
	begin map[string]bool // words that have their capital from beginning a sentence
	words int             // of the longest
	known map[string]string
}

// NameSigns tells before which words of a text which signs stand. A text has
// them when it is broken into lines, unless its style is Plain.
func (f *Fonts) NameSigns(of map[string]rune) {
	f.signs = signs{of: map[string]rune{}, begin: map[string]bool{}, known: map[string]string{}}
	for words, r := range of {
		f.signs.of[words] = r
		if first, n := utf8.DecodeRuneInString(words); unicode.IsLower(first) {
			raised := string(unicode.ToUpper(first)) + words[n:]
			f.signs.of[raised], f.signs.begin[raised] = r, true
		}
		f.signs.words = max(f.signs.words, strings.Count(words, " ")+1)
	}
}

// in is the text with the signs in it.
func (s *signs) in(text string) string {
	if len(s.of) == 0 {
		return text
	}
	if t, ok := s.known[text]; ok {
		return t
	}
	if len(s.known) > maxWidths {
		clear(s.known)
	}
	t := s.put(text)
	s.known[text] = t
	return t
}

// put goes through the words of a text; where several signs would fit, that of
// the most words stands.
func (s *signs) put(text string) string {
	var b strings.Builder
	done := 0
	for i := 0; i < len(text); {
		ends := wordEnds(text[i:], s.words)
		if len(ends) == 0 {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		next := i + ends[0]
		for k := len(ends) - 1; k >= 0; k-- {
			if r, ok := s.of[text[i:i+ends[k]]]; ok && !hasSign(text[:i]) {
				if next = i + ends[k]; !s.inName(text, i, next) {
					b.WriteString(text[done:i])
					b.WriteRune(r)
					done = i
				}
				break
			}
		}
		i = next
	}
	return b.String() + text[done:]
}

// inName reports whether the words from one byte of a text to another belong to a
// name: "Seismic Charge", "Hull Breach", "First Order Cadet". They have a capital
// then, and so has what follows, or they do not begin a sentence.
func (s *signs) inName(text string, from, to int) bool {
	if first, _ := utf8.DecodeRuneInString(text[from:]); !unicode.IsUpper(first) {
		return false
	}
	if after, spaced := strings.CutPrefix(text[to:], " "); spaced {
		if next, _ := utf8.DecodeRuneInString(after); unicode.IsUpper(next) {
			return true
		}
	}
	if !s.begin[text[from:to]] {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(text[:from], " \""))
	return unicode.IsLetter(before) || unicode.IsDigit(before) || before == ','
}

// hasSign reports whether a text ends with a sign already.
func hasSign(text string) bool {
	r, _ := utf8.DecodeLastRuneInString(text)
	return figure.IsSign(r)
}

// wordEnds are where the first word of a text ends, the second, and so on up to
// n words with one space between each; none if it does not begin with a word.
func wordEnds(text string, n int) []int {
	var ends []int
	at := 0
	for range n {
		end := at
		for end < len(text) {
			r, size := utf8.DecodeRuneInString(text[end:])
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '’' && r != '-' && r != '–' {
				break
			}
			end += size
		}
		if end == at {
			break
		}
		ends = append(ends, end)
		if end == len(text) || text[end] != ' ' {
			break
		}
		at = end + 1
	}
	return ends
}
