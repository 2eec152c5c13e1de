// Package spelling compares names as people write them: without regard to case, signs and diacritics, and with a letter
// too many or too few. It knows no game.
package spelling

import (
	"strings"
	"unicode"
)

// Fold is a text as searches compare it: letters and digits in lower case, without diacritics.
func Fold(s string) string { return strings.Join(Words(s), "") }

// Words are the words of a text, each folded. An apostrophe or a hyphen does not part words.
func Words(s string) []string {
	s = strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		if i := strings.IndexRune(accented, r); i >= 0 {
			r = rune(plain[len([]rune(accented[:i]))])
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
		if far := Distance(whole, other); far < least {
			least, best = far, ids[i]
		}
	}
	return best
}

// Distance is how many letters must be put in, left out, changed or exchanged with the next to make one of
// the other.
func Distance(a, b string) int {
	const far = 1 << 10
	if len(a) > 60 || len(b) > 60 {
		return far
	}
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(last[j]+1, row[j-1]+1, change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
