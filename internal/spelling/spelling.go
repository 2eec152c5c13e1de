// Package spelling compares names as people write them: without regard to case, signs and diacritics, and with a letter
// too many or too few. It knows no game.
package spelling

import (
	"strings"
	"unicode"
)

// Fold is a text as searches compare it: letters and digits in lower case, without diacritics.
func Fold(s string) string {
	plain := true
	for i := range len(s) {
		if c := s[i]; c >= 0x80 {
			return strings.Join(Words(s), "")
		} else if !alphanumeric(c) {
			plain = false
		}
	}
	if plain {
		return s
	}
	folded := make([]byte, 0, len(s))
	for i := range len(s) {
		c := s[i]
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		if alphanumeric(c) {
			folded = append(folded, c)
		}
	}
	return string(folded)
}

// alphanumeric reports whether a byte stands for itself in what is folded.
func alphanumeric(c byte) bool { return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' }

// Words are the words of a text, each folded. An apostrophe or a hyphen does not part words.
func Words(s string) []string {
	s = strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		if r >= 0x80 {
			if i := strings.IndexRune(accented, r); i >= 0 {
				r = rune(plain[len([]rune(accented[:i]))])
			}
		}
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			return r
		case unicode.IsSpace(r), r == '/', r == '(', r == ')':
			return ' '
		}
		return -1
	}, s)
	return strings.Fields(s)
}

// accented are letters with diacritics, plain the same without, one for one.
const (
	accented = "àáâãäåāąçćčďèéêëēęěìíîïīłñńňòóôõöøōřśšťùúûüūůýÿźżž"
	plain    = "aaaaaaaacccdeeeeeeeiiiiilnnnooooooorsstuuuuuuyyzzz"
)

// Nearest is the id whose spelling is almost this one, "" if there is none: ids[i] is spelled spelled[i].
func Nearest(id string, ids, spelled []string) (best string) {
	whole := Fold(id)
	least := max(1, len(whole)/4) + 1
	for i, other := range spelled {
		other = Fold(other)
		if by := len(whole) - len(other); by >= least || -by >= least {
			continue
		}
		if far := within(whole, other, least); far < least {
			least, best = far, ids[i]
		}
	}
	return best
}

// Distance is how many letters must be put in, left out, changed or exchanged with the next to make one of
// the other.
func Distance(a, b string) int { return within(a, b, 1<<10) }

// within is the distance if it is below a limit, else that or more.
func within(a, b string, limit int) int {
	const far, most = 1 << 10, 60
	if len(a) > most || len(b) > most {
		return far
	}
	var room [3][most + 1]int
	before, last, row := room[0][:len(b)+1], room[1][:len(b)+1], room[2][:len(b)+1]
	for j := range last {
		last[j] = j
	}
	least := 0 // of the row before
	for i := 1; i <= len(a); i++ {
		row[0] = i
		now := i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(last[j]+1, row[j-1]+1, change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			now = min(now, row[j])
		}
		if min(least+1, now) >= limit { // an exchange goes on from the row before
			return limit
		}
		least = now
		before, last, row = last, row, before
	}
	return last[len(b)]
}
