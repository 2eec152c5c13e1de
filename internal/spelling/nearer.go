package spelling

import (
	"cmp"
	"strings"
)

// Nearer compares two names by how near they are to what is looked for: first those that begin with it, then those in which
// a word does, then the others.
func Nearer(a, b, find string) int { return cmp.Compare(nearness(a, find), nearness(b, find)) }

func nearness(name, find string) int {
	name, find = strings.ToLower(name), strings.ToLower(find)
	switch {
	case strings.HasPrefix(name, find):
		return 0
	case strings.Contains(" "+name, " "+find):
		return 1
	}
	return 2
}
