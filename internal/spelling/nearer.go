package spelling

import (
	"cmp"
	"strings"
)

// Nearer compares two names by how near they are to what is looked for: first those that begin with it, then those in which
// a word does, then the others.
func Nearer(a, b, find string) int { return cmp.Compare(nearness(a, find), nearness(b, find)) }

func nearness(name, find string) int {
	name, find = Said(name), Said(find)
	switch {
	case strings.HasPrefix(name, find):
		return 0
	case strings.Contains(" "+name, " "+find):
		return 1
	}
	return 2
}

// Said is a text as Holds looks at it: its words, each folded.
func Said(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		words[i] = Fold(w)
	}
	return strings.Join(words, " ")
}

// Holds reports whether all words, or beginnings and ends of words, that are looked for stand in what is said.
func Holds(said, find string) bool {
	for _, word := range strings.Fields(find) {
		if !strings.Contains(said, Fold(word)) {
			return false
		}
	}
	return true
}
